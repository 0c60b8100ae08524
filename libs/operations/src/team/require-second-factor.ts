import { notFound } from '#domain/errors.js';
import { findRequiredSecondFactor, saveRequiredSecondFactor } from '#persistence/account/second-factor.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { lockMerchant } from '#persistence/merchants/merchant.store.js';
import { lockMemberships } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import { requireTeamRight } from './require-team-right.js';

/**
 * Lets in only members with a second factor, or all again. It holds from their next request on.
 * @throws Refusal `not_found` merchant_not_found; `forbidden` role_missing
 *   (docs/reference/portal.md#required-second-factors)
 */
export async function requireSecondFactor(tx: Tx, actor: Actor, required: boolean): Promise<void> {
  const { merchantId } = actor;
  if (!(await lockMerchant(tx, merchantId))) throw notFound('merchant');
  requireTeamRight(actor, await lockMemberships(tx, merchantId));
  if ((await findRequiredSecondFactor(tx, merchantId)) === required) return;
  saveRequiredSecondFactor(tx, merchantId, required);
  const action = required ? 'merchant.second_factor_required' : 'merchant.second_factor_optional';
  audit(tx, actor, { action, subjectId: merchantId, details: {}, at: await tx.now() });
}
