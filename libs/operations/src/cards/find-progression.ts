import type { ProgressionStep } from '#domain/cards/card.js';
import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { findRewardTemplate } from '#persistence/rewards/reward-template.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/** A progression step in a body: the reward template by id or externalId. */
export interface ProgressionStepInput {
  readonly at: number;
  readonly rewardTemplateId: string;
}

/**
 * Resolves the progression steps with their reward templates, in the given order. An inactive template is allowed: it
 * issues nothing while it is inactive.
 * @throws Refusal `not_found` for a reward template
 */
export function findProgression(
  tx: Tx,
  merchantId: string,
  progression: readonly ProgressionStepInput[],
): Promise<ProgressionStep[]> {
  return Promise.all(
    progression.map(async ({ at, rewardTemplateId }) => {
      const rewardTemplate = await findRewardTemplate(
        tx,
        merchantId,
        parseReference('reward_template', rewardTemplateId),
      );
      if (!rewardTemplate) throw notFound('reward template');
      return { at, rewardTemplate };
    }),
  );
}
