import type { RewardTemplate } from '#domain/rewards/reward.js';
import { newId } from '#persistence/database/new-id.js';
import { insertRewardTemplate } from '#persistence/rewards/reward-template.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { validateExternalId } from '../external-id.js';
import { auditWrite } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

export interface NewRewardTemplate {
  readonly title: string;
  /** Null and empty: none. */
  readonly description?: string | null;
  readonly active?: boolean;
  readonly expiryDays?: number | null;
  readonly pointsPrice?: number | null;
  readonly externalId?: string | null;
}

/**
 * @throws Refusal `invalid` external_id_invalid, `conflict` external_id_taken
 *   (docs/reference/money-and-time.md#external-ids)
 */
export async function createRewardTemplate(tx: Tx, actor: Actor, input: NewRewardTemplate): Promise<RewardTemplate> {
  const now = await tx.now();
  const template: RewardTemplate = {
    merchantId: actor.merchantId,
    id: newId(now),
    externalId: validateExternalId('reward_template', input.externalId),
    title: input.title,
    description: input.description || null,
    active: input.active ?? true,
    expiryDays: input.expiryDays ?? null,
    pointsPrice: input.pointsPrice ?? null,
    createdAt: now,
  };
  insertRewardTemplate(tx, template);
  await auditWrite(tx, actor, {
    action: 'reward_template.created',
    subjectId: template.id,
    details: { name: template.title },
  });
  return template;
}
