import type { CardDefinition } from '../portal-client/shapes.js';

/** How much fills a card; undefined where nothing does. */
export function sizeInFull(definition: CardDefinition | undefined): number | undefined {
  return definition?.numberOfStamps ?? definition?.numberOfPoints ?? undefined;
}
