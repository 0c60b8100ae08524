import type { CardDefinition } from '../../api/types.js';

/** The cards of a type that an order can fill; also the one that is set now, whatever became of it. */
export function cardChoices(
  cards: readonly CardDefinition[],
  type: string,
  chosen: string,
): { value: string; label: string }[] {
  return cards
    .filter((card) => card.type === type && (card.active || card.id === chosen))
    .map(({ id, title, active }) => ({ value: id, label: active ? title : `${title} (inactive: gets nothing)` }));
}
