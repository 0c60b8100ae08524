import { Refusal } from '#domain/errors.js';
import { amountToMinor, isCurrency } from '#domain/money.js';
import type { VoucherTemplate, VoucherTemplateType } from '#domain/voucher/voucher.js';
import { newId } from '#persistence/new-id.js';
import type { Tx } from '#persistence/tx.js';
import { insertVoucherTemplate } from '#persistence/voucher-template.store.js';
import { usableExternalId } from '../steps/usable-external-id.js';

export interface NewVoucherTemplate {
  readonly title: string;
  readonly type: VoucherTemplateType;
  /** In major units of the currency, as all amounts here. */
  readonly value?: number | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  readonly currency: string;
  readonly active?: boolean;
  readonly allowPartialRedemption?: boolean;
  readonly expiryDays?: number | null;
  readonly activationDelayDays?: number;
  readonly externalId?: string | null;
}

/**
 * Adds a voucher template.
 * @throws Refusal `invalid` currency_unknown, template_value_invalid, amount_*, external_id_invalid; `conflict`
 *   external_id_taken (portal.md, Bodies of the programme; decisions.md section 6)
 */
export async function createVoucherTemplate(
  tx: Tx,
  merchantId: string,
  input: NewVoucherTemplate,
): Promise<VoucherTemplate> {
  if (!isCurrency(input.currency))
    throw new Refusal('invalid', 'currency_unknown', 'currency must be an ISO 4217 code.');
  const now = await tx.now();
  const template: VoucherTemplate = {
    merchantId,
    id: newId(now),
    externalId: usableExternalId(input.externalId),
    title: input.title,
    type: input.type,
    ...valuesOf(input),
    currency: input.currency,
    active: input.active ?? true,
    allowPartialRedemption: input.allowPartialRedemption ?? false,
    expiryDays: input.expiryDays ?? null,
    activationDelayDays: input.activationDelayDays ?? 0,
    createdAt: now,
  };
  insertVoucherTemplate(tx, template);
  return template;
}

type Values = Pick<VoucherTemplate, 'valueMinor' | 'minValueMinor' | 'maxValueMinor'>;

/** A fixed template has a value alone, a monetary one a least and a largest value alone. */
function valuesOf({ type, value, minValue, maxValue, currency }: NewVoucherTemplate): Values {
  const minor = (amount: number | null | undefined, field: string): number | null =>
    amount === null || amount === undefined ? null : amountToMinor(amount, currency, field);
  const values: Values = {
    valueMinor: minor(value, 'value'),
    minValueMinor: minor(minValue, 'minValue'),
    maxValueMinor: minor(maxValue, 'maxValue'),
  };
  const { valueMinor, minValueMinor, maxValueMinor } = values;
  switch (type) {
    case 'fixed':
      if (valueMinor !== null && valueMinor > 0 && minValueMinor === null && maxValueMinor === null) return values;
      throw wrongValues('A fixed voucher template has a value above 0, and neither minValue nor maxValue.');
    case 'monetary':
      if (valueMinor === null && minValueMinor && maxValueMinor && minValueMinor <= maxValueMinor) return values;
      throw wrongValues('A monetary voucher template has minValue and maxValue above 0, minValue not above maxValue.');
  }
}

const wrongValues = (message: string): Refusal => new Refusal('invalid', 'template_value_invalid', message);
