import type { Card, ProgressionStep } from './card.js';

/**
 * The steps of a card's round whose state differs from what the balance implies. Without exceptions, a step at or below the balance
 * has issued its reward, and one above has not. null for none. (docs/decisions/0075)
 */
export type StepExceptions = Card['stepExceptions'];

type Step = Pick<ProgressionStep, 'at'> & { readonly rewardTemplate: Pick<ProgressionStep['rewardTemplate'], 'id'> };

/** Whether two steps issue the same reward at the same place. A card may have several of them. */
export const isSameStep = (a: Step, b: Step): boolean => a.at === b.at && a.rewardTemplate.id === b.rewardTemplate.id;

/** The key of a step within its card: its threshold and template, and a number for the second and later of equal steps. */
function keyOf(step: Step, progression: readonly Step[]): string {
  const equalBefore = progression.slice(0, progression.indexOf(step)).filter((other) => isSameStep(other, step)).length;
  const key = `${step.at}:${step.rewardTemplate.id}`;
  return equalBefore === 0 ? key : `${key}:${equalBefore}`;
}

/**
 * Whether a step (an element of `progression`) is an exception. Above the balance, this means that it has issued in this round.
 */
export const hasIssued = (exceptions: StepExceptions, progression: readonly Step[], step: Step): boolean =>
  exceptions?.includes(keyOf(step, progression)) ?? false;

/** Toggles these steps: an exception stops being one, any other step becomes one. */
function exchange(exceptions: StepExceptions, progression: readonly Step[], steps: readonly Step[]): StepExceptions {
  const keys = new Set(exceptions);
  for (const key of steps.map((step) => keyOf(step, progression))) if (!keys.delete(key)) keys.add(key);
  return keys.size > 0 ? [...keys] : null;
}

const between = <Any extends Step>(progression: readonly Any[], from: number, to: number): Any[] =>
  progression.filter(({ at }) => at > Math.min(from, to) && at <= Math.max(from, to));

/** Updates the exceptions after the balance moved without issuing rewards: the passed steps keep their state. */
export const moveOverSteps = (
  exceptions: StepExceptions,
  progression: readonly Step[],
  from: number,
  to: number,
): StepExceptions => exchange(exceptions, progression, between(progression, from, to));

/**
 * The balance has grown by a give. Each active step on the way has issued now or before, so none of them is an exception any more. An
 * inactive one has issued nothing now.
 */
export function crossSteps(
  exceptions: StepExceptions,
  progression: readonly ProgressionStep[],
  from: number,
  to: number,
): StepExceptions {
  const passed = between(progression, from, to);
  return exchange(
    exceptions,
    progression,
    passed.filter((step) => !step.rewardTemplate.active || hasIssued(exceptions, progression, step)),
  );
}

/** The exceptions of a card that started over and now has this balance: its active steps up to the balance have issued again. */
export const startOver = (progression: readonly ProgressionStep[], balance: number): StepExceptions =>
  crossSteps(null, progression, 0, balance);

/**
 * Adds steps to the exceptions that were added to the definition since the balance was last written: at or below the balance,
 * such a step has not issued. Call it before the balance changes. Removed steps leave the exceptions, so a step that is added
 * again is new.
 */
export function withAddedSteps<Held extends Pick<Card, 'stamps' | 'points' | 'stepExceptions' | 'stepsSeenToMs'>>(
  card: Held,
  progression: readonly ProgressionStep[],
): Held {
  const isAdded = ({ addedAtMs }: ProgressionStep): boolean => (addedAtMs ?? 0) > card.stepsSeenToMs;
  const added = progression.filter(isAdded);
  if (added.length === 0) return card;
  const known = progression.filter((step) => !isAdded(step) && hasIssued(card.stepExceptions, progression, step));
  const below = between(added, 0, Math.max(card.stamps, card.points));
  const stepExceptions = exchange(null, progression, [...known, ...below]);
  return { ...card, stepExceptions, stepsSeenToMs: Math.max(...added.map(({ addedAtMs }) => addedAtMs ?? 0)) };
}

/** The steps of a changed progression: what was there before keeps its time, the others are added now. */
export function addSteps(
  before: readonly ProgressionStep[],
  after: readonly ProgressionStep[],
  nowMs: number,
): ProgressionStep[] {
  const left = [...before];
  // Later than the times of all existing steps, even when the clock was set back.
  const addedAtMs = Math.max(nowMs, ...before.map((step) => (step.addedAtMs ?? 0) + 1));
  return after.map((step) => {
    const same = left.findIndex((other) => isSameStep(other, step));
    if (same === -1) return { ...step, addedAtMs };
    const [kept] = left.splice(same, 1);
    return { ...step, addedAtMs: kept?.addedAtMs ?? null };
  });
}

/** The rewards of these steps (elements of `progression`) were taken back: they may issue again in this round. */
export const takeBackSteps = (
  exceptions: StepExceptions,
  progression: readonly Step[],
  steps: readonly Step[],
): StepExceptions => (steps.length > 0 ? exchange(exceptions, progression, steps) : exceptions);

/** A new round of an open-ended card begins at a balance: no step has issued in it. */
export function beginRound(progression: readonly Step[], balance: number): StepExceptions {
  return exchange(null, progression, between(progression, 0, balance));
}
