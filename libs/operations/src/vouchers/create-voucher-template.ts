import { templateValues } from '#domain/vouchers/templates/template.js';
import type { VoucherTemplate, VoucherTemplateType } from '#domain/vouchers/voucher.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { insertVoucherTemplate } from '#persistence/vouchers/voucher-template.store.js';
import { validateExternalId } from '../external-id.js';
import { auditWrite } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

export interface NewVoucherTemplate {
  readonly title: string;
  readonly type: VoucherTemplateType;
  /** In major units of the currency, like all amounts here. */
  readonly value?: number | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  readonly currency: string;
  readonly active?: boolean;
  readonly allowPartialRedemption?: boolean;
  readonly expiryDays?: number | null;
  readonly activationDelayDays?: number;
  /** Null and empty: none. */
  readonly terms?: string | null;
  readonly externalId?: string | null;
}

/**
 * @throws Refusal `invalid` currency_unknown, template_value_invalid, amount_*, external_id_invalid; `conflict`
 *   external_id_taken (docs/reference/vouchers.md#change-a-template)
 */
export async function createVoucherTemplate(tx: Tx, actor: Actor, input: NewVoucherTemplate): Promise<VoucherTemplate> {
  const values = templateValues(input, input);
  const now = await tx.now();
  const template: VoucherTemplate = {
    merchantId: actor.merchantId,
    id: newId(now),
    externalId: validateExternalId('voucher_template', input.externalId),
    title: input.title,
    type: input.type,
    ...values,
    currency: input.currency,
    active: input.active ?? true,
    allowPartialRedemption: input.allowPartialRedemption ?? false,
    expiryDays: input.expiryDays ?? null,
    activationDelayDays: input.activationDelayDays ?? 0,
    terms: input.terms || null,
    createdAt: now,
  };
  insertVoucherTemplate(tx, template);
  await auditWrite(tx, actor, {
    action: 'voucher_template.created',
    subjectId: template.id,
    details: { name: template.title },
  });
  return template;
}
