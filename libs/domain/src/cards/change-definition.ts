import type { CardDefinition, CardType } from './card.js';
import { type CardSizeInput, validateCardDefinition } from './definition.js';
import { cardSizeTooSmall, cardTypeFixed } from './refusals.js';

/** The capacity of a card. */
export type CardSize = Pick<CardDefinition, 'numberOfStamps' | 'openEnded' | 'numberOfPoints'>;

/** A change of a definition's type and size. Absent fields stay as they are. */
export type SizeChange = Partial<Omit<CardSizeInput, 'type'>> & { readonly type?: CardType | undefined };

/**
 * How many times an existing balance may fill a reduced size. The next give issues the rewards of all these rounds at
 * once.
 */
export const maxRoundsOfBalance = 10;

/**
 * Returns the size of a definition after a change, checked against its new progression. The type never changes, because
 * balances and lifetime totals are counted in it. A points card that becomes open-ended loses its size.
 * @throws Refusal `invalid` card_type_fixed, card_size_invalid, progression_invalid (docs/decisions/0027)
 */
export function changedSize(
  definition: CardSize & Pick<CardDefinition, 'type'>,
  change: SizeChange,
  progression: readonly { readonly at: number }[],
): CardSize {
  const { type = definition.type, numberOfStamps, openEnded, numberOfPoints } = change;
  if (type !== definition.type) throw cardTypeFixed();
  const input: CardSizeInput = {
    type,
    numberOfStamps: numberOfStamps === undefined ? definition.numberOfStamps : numberOfStamps,
    openEnded: openEnded ?? definition.openEnded,
    numberOfPoints: numberOfPoints === undefined ? keptPoints(definition, openEnded) : numberOfPoints,
  };
  return validateCardDefinition(input, progression);
}

const keptPoints = (definition: CardSize, openEnded: boolean | undefined): number | null =>
  openEnded ? null : definition.numberOfPoints;

/** True when balances that fit the old size may exceed the new one. */
export function becomesSmaller(before: CardSize, after: CardSize): boolean {
  return sizeOf(after) < sizeOf(before);
}

/** The smallest balance for which a new size is refused: it would fill the card more than ten times. */
export const minRefusedBalance = (after: CardSize): number => sizeOf(after) * (maxRoundsOfBalance + 1);

/**
 * Refuses a new size that an existing balance would fill more than ten times. A balance between is allowed: the card
 * completes at the next give, which issues the rewards reached. (docs/decisions/0027)
 * @throws Refusal `invalid` card_size_too_small
 */
export function requireSizeForBalance(after: CardSize, balance: number): void {
  if (balance >= minRefusedBalance(after)) throw cardSizeTooSmall(balance, maxRoundsOfBalance);
}

const sizeOf = ({ numberOfStamps, numberOfPoints }: CardSize): number => numberOfStamps ?? numberOfPoints ?? Infinity;
