import type { ProgressionStep } from '#domain/cards/card.js';
import { notFound } from '#domain/errors.js';
import { refer } from '#domain/ids.js';
import { findRewardTemplate } from '#persistence/rewards/reward-template.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/** A threshold as a body gives it: the reward template by id or externalId. */
export interface GivenStep {
  readonly at: number;
  readonly rewardTemplateId: string;
}

/**
 * The thresholds of a card with their reward templates, in the order given. One that is inactive may stand there: it
 * issues nothing as long as it is.
 * @throws Refusal `not_found` for a reward template
 */
export function findProgression(
  tx: Tx,
  merchantId: string,
  progression: readonly GivenStep[],
): Promise<ProgressionStep[]> {
  return Promise.all(
    progression.map(async ({ at, rewardTemplateId }) => {
      const rewardTemplate = await findRewardTemplate(tx, merchantId, refer('reward_template', rewardTemplateId));
      if (!rewardTemplate) throw notFound('reward template');
      return { at, rewardTemplate };
    }),
  );
}
