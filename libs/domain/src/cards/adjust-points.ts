import type { Card, CardDefinition } from './card.js';
import { cardNotAdjustable } from './refusals.js';

/**
 * Sets the balance of an open-ended points card to `points` (an integer, 0 or more). Returns the new balance and the
 * change. Issues no reward and changes no lifetime total. An inactive definition is allowed.
 * @throws Refusal `invalid` card_not_adjustable (docs/reference/cards.md#adjust-points)
 */
export function adjustPoints(
  card: Pick<Card, 'points'>,
  definition: Pick<CardDefinition, 'type' | 'openEnded'>,
  points: number,
): { readonly balance: number; readonly change: number } {
  if (definition.type !== 'points' || !definition.openEnded) throw cardNotAdjustable();
  return { balance: points, change: points - card.points };
}
