import { Refusal } from '../errors.js';
import type { CardDefinition, CardType } from './card.js';
import { type GivenSize, validateCardDefinition } from './definition.js';

/** How much fits on a card. */
export type CardSize = Pick<CardDefinition, 'numberOfStamps' | 'openEnded' | 'numberOfPoints'>;

/** What a change of a definition says of its type and size; what is absent stays. */
export type SizeChange = Partial<Omit<GivenSize, 'type'>> & { readonly type?: CardType | undefined };

/** How often a held balance may fill a size that is made smaller: the next give issues all of it at once. */
const mostRoundsHeld = 10;

/**
 * The size of a definition after a change, with the progression that it will have. A card's type never changes: balances
 * and lifetime figures are counted in it. A points card that is made open-ended loses its size.
 * Refuses (invalid): card_type_fixed, card_size_invalid, progression_invalid. (docs/decisions, 0027)
 */
export function changedSize(
  definition: CardSize & Pick<CardDefinition, 'type'>,
  change: SizeChange,
  progression: readonly { readonly at: number }[],
): CardSize {
  const { type = definition.type, numberOfStamps, openEnded, numberOfPoints } = change;
  if (type !== definition.type) {
    throw new Refusal('invalid', 'card_type_fixed', "type can't be changed: make a new card in its place.");
  }
  const given: GivenSize = {
    type,
    numberOfStamps: numberOfStamps === undefined ? definition.numberOfStamps : numberOfStamps,
    openEnded: openEnded ?? definition.openEnded,
    numberOfPoints: numberOfPoints === undefined ? keptPoints(definition, openEnded) : numberOfPoints,
  };
  return validateCardDefinition(given, progression);
}

const keptPoints = (definition: CardSize, openEnded: boolean | undefined): number | null =>
  openEnded ? null : definition.numberOfPoints;

/** True when cards that fit the old size may lie above the new one. */
export function becomesSmaller(before: CardSize, after: CardSize): boolean {
  return sizeOf(after) < sizeOf(before);
}

/** The least balance that a size is refused for: one that would fill it more than ten times over. */
export const leastRefused = (after: CardSize): number => sizeOf(after) * (mostRoundsHeld + 1);

/**
 * Refuses (invalid) card_size_too_small: a new size that a balance which is held would fill more than ten times over. A
 * smaller one is fine: such a card completes at its next give, and issues what it then reached. (docs/decisions, 0027)
 */
export function refuseTooSmall(after: CardSize, held: number): void {
  if (held < leastRefused(after)) return;
  const message = `The card can't be this small: a customer holds ${held}, which would fill it more than ${mostRoundsHeld} times.`;
  throw new Refusal('invalid', 'card_size_too_small', message);
}

const sizeOf = ({ numberOfStamps, numberOfPoints }: CardSize): number => numberOfStamps ?? numberOfPoints ?? Infinity;
