import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { changedValues, type ValuesChange } from '#domain/vouchers/templates/template.js';
import type { VoucherTemplate } from '#domain/vouchers/voucher.js';
import { lockVoucherTemplate, saveVoucherTemplate } from '#persistence/vouchers/voucher-template.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { changedExternalId } from '../external-id.js';
import { auditChange, type ShownAs } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

/** Absent fields stay as they are. Amounts in major units of the template's currency. */
export type VoucherTemplateChange = ValuesChange & {
  readonly title?: string;
  readonly active?: boolean;
  readonly allowPartialRedemption?: boolean;
  /** Null: its vouchers never expire. */
  readonly expiryDays?: number | null;
  readonly activationDelayDays?: number;
  /** Null and empty: none. */
  readonly terms?: string | null;
  readonly externalId?: string;
};

/**
 * Changes a voucher template (id or externalId). Type and currency never change. Issued vouchers keep their title,
 * value, dates and partial redemption setting. (docs/decisions/0027)
 * @throws Refusal `not_found` for the template; `invalid` template_type_fixed, template_currency_fixed,
 *   template_value_invalid, amount_*, external_id_invalid; `conflict` external_id_taken
 */
export async function updateVoucherTemplate(
  tx: Tx,
  actor: Actor,
  voucherTemplateId: string,
  change: VoucherTemplateChange,
  shownAs: ShownAs<VoucherTemplate>,
): Promise<VoucherTemplate> {
  const before = await lockVoucherTemplate(tx, actor.merchantId, parseReference('voucher_template', voucherTemplateId));
  if (!before) throw notFound('voucher template');
  const after: VoucherTemplate = {
    ...before,
    ...changedValues(before, change),
    externalId: changedExternalId('voucher_template', before, change.externalId),
    title: change.title ?? before.title,
    active: change.active ?? before.active,
    allowPartialRedemption: change.allowPartialRedemption ?? before.allowPartialRedemption,
    expiryDays: change.expiryDays === undefined ? before.expiryDays : change.expiryDays,
    activationDelayDays: change.activationDelayDays ?? before.activationDelayDays,
    terms: change.terms === undefined ? before.terms : change.terms || null,
  };
  saveVoucherTemplate(tx, after);
  const subject = { id: after.id, name: after.title };
  await auditChange(tx, actor, { action: 'voucher_template.updated', subject, before, after, shownAs });
  return after;
}
