import type { CardDefinition } from '../api/types.js';

/** The stamps or points that fill a card; undefined if it has no limit. */
export function cardSize(definition: CardDefinition | undefined): number | undefined {
  return definition?.numberOfStamps ?? definition?.numberOfPoints ?? undefined;
}
