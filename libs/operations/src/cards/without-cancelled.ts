import { hasIssued, isSameStep, type StepExceptions, takeBackSteps } from '#domain/cards/steps.js';
import type { Reward } from '#domain/rewards/reward.js';
import type { LockedCard } from '#persistence/cards/card.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { listStepsAfterEntry } from '#persistence/rewards/reward.store.js';

/**
 * The thresholds of this round whose newest reward was taken back may issue again. `issued`: the rewards that the entry issued, in
 * the order of issue; `cancelled`: those of them that are taken back now. (docs/reference/cards.md#reverse-an-entry)
 */
export async function withoutCancelled(
  tx: Tx,
  card: LockedCard,
  entryNumber: number,
  { issued, cancelled }: { readonly issued: readonly Reward[]; readonly cancelled: readonly Reward[] },
  exceptions: StepExceptions,
  balance: number,
): Promise<StepExceptions> {
  const ofCard = issued.filter(({ cardId, stepAt }) => cardId === card.id && stepAt !== null);
  if (!ofCard.some((reward) => cancelled.includes(reward))) return exceptions;
  const later = await listStepsAfterEntry(tx, card.merchantId, card.id, entryNumber);
  const steps = card.progression.filter((step) => {
    const isOfStep = (at: number | null, templateId: string): boolean =>
      at === step.at && templateId === step.rewardTemplate.id;
    const ofStep = ofCard.filter(({ stepAt, rewardTemplateId }) => isOfStep(stepAt, rewardTemplateId));
    // Equal steps issue together: the newest rewards stand in the order of the steps.
    const equal = card.progression.filter((other) => isSameStep(other, step));
    const newest = ofStep[ofStep.length - equal.length + equal.indexOf(step)];
    if (!newest || !cancelled.includes(newest)) return false;
    if (later.some(({ at, rewardTemplateId }) => isOfStep(at, rewardTemplateId))) return false;
    return step.at <= balance !== hasIssued(exceptions, card.progression, step);
  });
  return takeBackSteps(exceptions, card.progression, steps);
}
