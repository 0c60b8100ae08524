import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import type { RewardTemplate } from '#domain/rewards/reward.js';
import { lockRewardTemplate, saveRewardTemplate } from '#persistence/rewards/reward-template.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { changedExternalId } from '../external-id.js';
import { auditChange, type ShownAs } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

/** Absent fields stay as they are. */
export interface RewardTemplateChange {
  readonly title?: string;
  /** Null and empty: none. */
  readonly description?: string | null;
  readonly active?: boolean;
  /** Null: its rewards never expire. */
  readonly expiryDays?: number | null;
  /** Null: points do not buy it. */
  readonly pointsPrice?: number | null;
  readonly externalId?: string;
}

/**
 * Changes a reward template (id or externalId). Issued rewards keep their title and expiry. (docs/decisions/0027)
 * @throws Refusal `not_found` for the template; `invalid` external_id_invalid; `conflict` external_id_taken
 */
export async function updateRewardTemplate(
  tx: Tx,
  actor: Actor,
  rewardTemplateId: string,
  change: RewardTemplateChange,
  shownAs: ShownAs<RewardTemplate>,
): Promise<RewardTemplate> {
  const before = await lockRewardTemplate(tx, actor.merchantId, parseReference('reward_template', rewardTemplateId));
  if (!before) throw notFound('reward template');
  const after: RewardTemplate = {
    ...before,
    externalId: changedExternalId('reward_template', before, change.externalId),
    title: change.title ?? before.title,
    description: change.description === undefined ? before.description : change.description || null,
    active: change.active ?? before.active,
    expiryDays: change.expiryDays === undefined ? before.expiryDays : change.expiryDays,
    pointsPrice: change.pointsPrice === undefined ? before.pointsPrice : change.pointsPrice,
  };
  saveRewardTemplate(tx, after);
  const subject = { id: after.id, name: after.title };
  await auditChange(tx, actor, { action: 'reward_template.updated', subject, before, after, shownAs });
  return after;
}
