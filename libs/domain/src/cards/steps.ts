import type { Card, ProgressionStep } from './card.js';

/**
 * The steps of a card's round for which it is not the balance that says whether they have issued. Without exceptions, a step at or
 * below the balance has issued its reward, and one above has not. null for none. (docs/decisions/0075)
 */
export type StepExceptions = Card['stepExceptions'];

type Step = Pick<ProgressionStep, 'at'> & { readonly rewardTemplate: Pick<ProgressionStep['rewardTemplate'], 'id'> };

const keyOf = ({ at, rewardTemplate }: Step): string => `${at}:${rewardTemplate.id}`;

/** Whether a step above the balance has issued in this round. */
export const hasIssued = (exceptions: StepExceptions, step: Step): boolean =>
  exceptions?.includes(keyOf(step)) ?? false;

/** Exchanges what is said of these steps: an exception no longer, or one from now on. */
function exchange(exceptions: StepExceptions, steps: readonly Step[]): StepExceptions {
  const keys = new Set(exceptions);
  for (const key of new Set(steps.map(keyOf))) if (!keys.delete(key)) keys.add(key);
  return keys.size > 0 ? [...keys] : null;
}

const between = (progression: readonly Step[], from: number, to: number): Step[] =>
  progression.filter(({ at }) => at > Math.min(from, to) && at <= Math.max(from, to));

/** The balance has moved without issuing anything: what has issued stays so, on the other side of the balance. */
export const moveOverSteps = (
  exceptions: StepExceptions,
  progression: readonly Step[],
  from: number,
  to: number,
): StepExceptions => exchange(exceptions, between(progression, from, to));

/** The balance has grown, and each step on the way has issued now or before: none of them is an exception any more. */
export function crossSteps(
  exceptions: StepExceptions,
  progression: readonly Step[],
  from: number,
  to: number,
): StepExceptions {
  if (exceptions === null) return null;
  return exchange(
    exceptions,
    between(progression, from, to).filter((step) => hasIssued(exceptions, step)),
  );
}

/** The rewards of these steps were taken back: they may issue again in this round. */
export const takeBackSteps = (exceptions: StepExceptions, steps: readonly Step[]): StepExceptions =>
  steps.length > 0 ? exchange(exceptions, steps) : exceptions;

/** A new round of an open-ended card begins at a balance: no step has issued in it. */
export function beginRound(progression: readonly Step[], balance: number): StepExceptions {
  return exchange(null, between(progression, 0, balance));
}
