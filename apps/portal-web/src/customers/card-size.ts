import type { CardDefinition } from '../api/types.js';

/** How much fills a card; undefined where nothing does. */
export function sizeInFull(definition: CardDefinition | undefined): number | undefined {
  return definition?.numberOfStamps ?? definition?.numberOfPoints ?? undefined;
}
