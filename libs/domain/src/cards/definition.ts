import type { CardDefinition, CardType } from './card.js';
import { pointsCardSizeInvalid, progressionInvalid, stampCardSizeInvalid } from './refusals.js';

export interface CardSizeInput {
  readonly type: CardType;
  readonly numberOfStamps?: number | null;
  readonly openEnded?: boolean;
  readonly numberOfPoints?: number | null;
}

/**
 * Checks a card size against its type and returns it in the stored form. A stamp card has numberOfStamps; a points card
 * is either openEnded or has numberOfPoints. Each progression step must be within the size.
 * @throws Refusal `invalid` card_size_invalid, progression_invalid (docs/reference/cards.md#size-and-progression)
 */
export function validateCardDefinition(
  input: CardSizeInput,
  progression: readonly { readonly at: number }[],
): Pick<CardDefinition, 'numberOfStamps' | 'openEnded' | 'numberOfPoints'> {
  const size = sizeOf(input);
  const max = size.numberOfStamps ?? size.numberOfPoints ?? Number.MAX_SAFE_INTEGER;
  if (progression.every(({ at }) => at >= 1 && at <= max)) return size;
  throw progressionInvalid();
}

function sizeOf(input: CardSizeInput): Pick<CardDefinition, 'numberOfStamps' | 'openEnded' | 'numberOfPoints'> {
  const stamps = input.numberOfStamps ?? null;
  const points = input.numberOfPoints ?? null;
  const openEnded = input.openEnded ?? false;
  switch (input.type) {
    case 'stamp':
      if (stamps === null || points !== null || openEnded) throw stampCardSizeInvalid();
      break;
    case 'points':
      if (stamps !== null || (points === null) !== openEnded) throw pointsCardSizeInvalid();
  }
  return { numberOfStamps: stamps, openEnded, numberOfPoints: points };
}
