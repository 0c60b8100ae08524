import type { CardDefinition } from '../../api/types.js';

/** The active cards of a type, and the chosen card even if it is inactive. */
export function cardOptions(
  cards: readonly CardDefinition[],
  type: string,
  chosen: string,
): { value: string; label: string }[] {
  return cards
    .filter((card) => card.type === type && (card.active || card.id === chosen))
    .map(({ id, title, active }) => ({ value: id, label: active ? title : `${title} (inactive)` }));
}
