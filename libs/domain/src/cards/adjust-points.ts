import type { CardDefinition, Card, ProgressionStep } from './card.js';
import { cardNotAdjustable } from './refusals.js';
import { beginRound, moveOverSteps, type StepExceptions } from './steps.js';

/**
 * Requires a card whose points can be set, corrected or spent: an open-ended points card. An inactive definition is allowed.
 * @throws Refusal `invalid` card_not_adjustable (docs/reference/cards.md#adjust-points)
 */
export function requireAdjustable({ type, openEnded }: Pick<CardDefinition, 'type' | 'openEnded'>): void {
  if (type !== 'points' || !openEnded) throw cardNotAdjustable();
}

/** A balance that is set to less begins a new round of the card: its steps issue again. One that is set to more issues nothing. */
export function stepsAfterAdjustment(
  card: Pick<Card, 'stepExceptions'> & { readonly progression: readonly ProgressionStep[] },
  before: number,
  balance: number,
): StepExceptions {
  return balance < before
    ? beginRound(card.progression, balance)
    : moveOverSteps(card.stepExceptions, card.progression, before, balance);
}
