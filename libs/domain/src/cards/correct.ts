import type { Card, CardDefinition } from './card.js';
import { requireAdjustable } from './adjust-points.js';
import { type CardUnit, maxBalance } from './progress.js';
import { balanceTooLarge, cardTypeMismatch, insufficientBalance, insufficientPoints } from './refusals.js';

type Definition = Pick<CardDefinition, 'type' | 'openEnded' | 'numberOfStamps'>;

/**
 * Requires that a card's balance may change by a signed amount: points of an open-ended card stay at 0 or more, stamps between 0
 * and one below full. The part that pays a debt does not count towards the maximum.
 * @throws Refusal `invalid` card_not_adjustable, card_type_mismatch, insufficient_balance, balance_too_large
 *   (docs/reference/cards.md#correct-points)
 */
export function requireCorrection(
  definition: Definition,
  unit: CardUnit,
  { balance, owed }: { readonly balance: number; readonly owed: number },
  change: number,
): void {
  if (unit === 'points') requireAdjustable(definition);
  else if (definition.type !== 'stamp') throw cardTypeMismatch(definition.type, unit);
  if (balance + change < 0) throw insufficientBalance(-change, balance);
  const max = unit === 'points' ? maxBalance : (definition.numberOfStamps ?? 1) - 1;
  if (balance + change - owed > max) throw balanceTooLarge('change', max);
}

/**
 * Requires an open-ended points card with enough points. An inactive definition is allowed.
 * @throws Refusal `invalid` card_not_adjustable, insufficient_points (docs/reference/cards.md#spend-points)
 */
export function requireSpending(definition: Definition, available: number, required: number): void {
  requireAdjustable(definition);
  if (available < required) throw insufficientPoints(required, available);
}

/** The customer's open-ended card with the most points, the oldest among equals. */
export const richestOf = <SomeCard extends Pick<Card, 'id' | 'points'>>(
  cards: readonly SomeCard[],
): SomeCard | undefined => cards.toSorted((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1))[0];
