import type { RewardTemplate } from '#domain/reward/reward.js';
import { newId } from '#persistence/new-id.js';
import { insertRewardTemplate } from '#persistence/reward-template.store.js';
import type { Tx } from '#persistence/tx.js';
import { usableExternalId } from '../steps/usable-external-id.js';

export interface NewRewardTemplate {
  readonly title: string;
  readonly description?: string | null;
  readonly active?: boolean;
  readonly expiryDays?: number | null;
  readonly externalId?: string | null;
}

/**
 * Adds a reward template to the merchant's programme.
 * @throws Refusal `invalid` external_id_invalid, `conflict` external_id_taken (docs/reference/money-and-time.md#external-ids)
 */
export async function createRewardTemplate(
  tx: Tx,
  merchantId: string,
  input: NewRewardTemplate,
): Promise<RewardTemplate> {
  const now = await tx.now();
  const template: RewardTemplate = {
    merchantId,
    id: newId(now),
    externalId: usableExternalId(input.externalId),
    title: input.title,
    description: input.description ?? null,
    active: input.active ?? true,
    expiryDays: input.expiryDays ?? null,
    createdAt: now,
  };
  insertRewardTemplate(tx, template);
  return template;
}
