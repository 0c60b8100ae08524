import type { Card, CardDefinition, ProgressionStep } from './card.js';
import { crossSteps, hasIssued, startOver, type StepExceptions } from './steps.js';
import { balanceTooLarge, cardInactive, cardTypeMismatch, type GivenBy, tooManyRewards } from './refusals.js';

/** The unit of a card: stamps on a stamp card, points on a points card. */
export type CardUnit = 'stamps' | 'points';

/** The size and the thresholds of a card. */
export type CardRules = Pick<CardDefinition, 'type' | 'active' | 'numberOfStamps' | 'openEnded' | 'numberOfPoints'> &
  Partial<Pick<CardDefinition, 'pointsExpiry'>> & {
    readonly progression: readonly ProgressionStep[];
  };

/** The result of a give: balance = balance before + quantity - consumed. */
export interface CardProgress {
  readonly balance: number;
  /** What completed rounds subtracted: number of rounds times card size. */
  readonly consumed: number;
  /** One step for each reward to issue, in the order in which the thresholds were crossed. */
  readonly steps: readonly ProgressionStep[];
  /** The templates of the steps. */
  readonly rewardTemplates: readonly ProgressionStep['rewardTemplate'][];
  readonly stepExceptions: StepExceptions;
}

/** The most `complete` entries, and events of them, of one write. The last one includes all further rounds. */
export const maxCompleted = 1000;
/** How many rewards one give may issue. */
export const maxRewards = 1000;
/** The most that a card can hold. */
export const maxBalance = Math.floor(Number.MAX_SAFE_INTEGER / 2);

/**
 * Adds stamps or points (an integer, 1 or more) to a card. Each crossed threshold issues one reward per crossing,
 * unless its template is inactive. A card with a size restarts when it is full, several times if necessary. When the
 * merchant has reduced the size below the balance, counting starts at one below full. A step of this round that has issued already
 * does not issue again. (docs/decisions/0027 and 0075)
 * @throws Refusal `invalid` card_type_mismatch, card_inactive, balance_too_large, too_many_rewards (more than 1000 at
 *   once) (docs/reference/cards.md#give)
 */
export function addToCard(
  card: Pick<Card, 'stamps' | 'points'>,
  definition: CardRules,
  unit: CardUnit,
  quantity: number,
  exceptions: StepExceptions = null,
  by: GivenBy = 'quantity',
): CardProgress {
  refuseUnfit(definition, unit);
  const before = card[unit];
  const reached = before + quantity;
  if (reached > maxBalance) throw balanceTooLarge(by, maxBalance);
  const size = cardSize(definition);
  const balance = size === null ? reached : reached % size;
  // A reduced size may be below the balance. Such a card starts at one below full, so that it completes now.
  const from = size === null ? before : Math.min(before, size - 1);
  const { progression } = definition;
  // Where the size is now below the balance, an exception is a step that has not issued: this give fills the card, and issues it.
  const spans = crossedSpans(progression, from, reached, size, from < before ? null : exceptions);
  if (spans.reduce((total, span) => total + span.count, 0) > maxRewards) throw tooManyRewards(maxRewards, by);
  const steps = stepsInOrder(spans, size);
  const stepExceptions =
    balance < reached ? startOver(progression, balance) : crossSteps(exceptions, progression, from, reached);
  const rewardTemplates = steps.map(({ rewardTemplate }) => rewardTemplate);
  return { balance, consumed: reached - balance, steps, rewardTemplates, stepExceptions };
}

function refuseUnfit(definition: CardRules, unit: CardUnit): void {
  if (unit !== unitOf(definition)) throw cardTypeMismatch(definition.type, unit);
  if (!definition.active) throw cardInactive();
}

function unitOf(definition: Pick<CardDefinition, 'type'>): CardUnit {
  switch (definition.type) {
    case 'stamp':
      return 'stamps';
    case 'points':
      return 'points';
  }
}

/** The card's size; null when it is open-ended. */
export function cardSize(definition: Omit<CardRules, 'active' | 'progression'>): number | null {
  if (definition.type === 'points' && definition.openEnded) return null;
  const size = definition.type === 'stamp' ? definition.numberOfStamps : definition.numberOfPoints;
  if (size === null || size < 1) throw new Error('A card definition that is not open-ended must have a size.');
  return size;
}

/** How many times a card was filled by a give that consumed this much. */
export function fillingsOf(definition: CardRules, consumed: number): number {
  const size = cardSize(definition);
  return size === null ? 0 : consumed / size;
}

/** A threshold, where on the line it was crossed first, and how many times. */
interface CrossedSpan {
  readonly step: ProgressionStep;
  readonly first: number;
  readonly count: number;
}

// On a line that continues through completed rounds, a threshold is at `at`, `at + size`, `at + 2 * size` and so on.
// Counting the ones between the old and the new position costs the same for one stamp and for ten billion points.
function crossedSpans(
  progression: readonly ProgressionStep[],
  before: number,
  reached: number,
  size: number | null,
  exceptions: StepExceptions,
): readonly CrossedSpan[] {
  return progression
    .filter((step) => step.rewardTemplate.active && step.at >= 1 && step.at <= (size ?? Infinity))
    .map((step) => ({ step, ...crossings(step, before, reached, size, hasIssued(exceptions, progression, step)) }));
}

function stepsInOrder(spans: readonly CrossedSpan[], size: number | null): readonly ProgressionStep[] {
  const places = spans.flatMap(({ step, first, count }) =>
    Array.from({ length: count }, (_, round) => ({ place: first + round * (size ?? 0), step })),
  );
  return places.toSorted((a, b) => a.place - b.place).map(({ step }) => step);
}

function crossings(
  { at }: ProgressionStep,
  before: number,
  reached: number,
  size: number | null,
  issued: boolean,
): Omit<CrossedSpan, 'step'> {
  const isAhead = before < at && at <= reached;
  if (size === null) return { first: at, count: isAhead && !issued ? 1 : 0 };
  const passed = timesPassed(at, before, size) + (isAhead && issued ? 1 : 0);
  return { first: at + passed * size, count: timesPassed(at, reached, size) - passed };
}

/** How many times a threshold is at or below a position on the line. */
function timesPassed(at: number, position: number, size: number): number {
  const beyond = position - at + size;
  return (beyond - (beyond % size)) / size;
}
