import { amountToMinor, maxAmountMinor, toMajor } from '../money.js';
import { addDays, expiryOf } from '../time.js';
import { valueOutOfRange, valueRequired, voucherTemplateInactive } from './refusals.js';
import type { Voucher, VoucherTemplate } from './voucher.js';

/** The fields of a new voucher that the rule decides. The caller adds ids, code, owner and recipient. */
export type IssuedVoucher = Pick<
  Voucher,
  | 'title'
  | 'currency'
  | 'allowPartialRedemption'
  | 'valueMinor'
  | 'remainingMinor'
  | 'status'
  | 'activatesAt'
  | 'expiresAt'
>;

type TemplateFacts = Pick<
  VoucherTemplate,
  | 'title'
  | 'type'
  | 'active'
  | 'currency'
  | 'valueMinor'
  | 'minValueMinor'
  | 'maxValueMinor'
  | 'allowPartialRedemption'
  | 'expiryDays'
  | 'activationDelayDays'
>;

/**
 * The value of a voucher from this template, in minor units. The input value is in major units. A monetary template requires it, within
 * the template's bounds and above 0; a fixed one ignores it.
 * @throws Refusal `invalid` voucher_template_inactive, value_required, value_out_of_range, and those of `amountToMinor`
 *   (docs/reference/vouchers.md#issue)
 */
export function issuableValue(template: TemplateFacts, value: number | undefined): number {
  if (!template.active) throw voucherTemplateInactive();
  switch (template.type) {
    case 'fixed':
      if (template.valueMinor === null) throw new Error('A fixed voucher template must have a value.');
      return template.valueMinor;
    case 'monetary':
      return inputValue(template, value);
  }
}

/**
 * Makes a voucher of this value. It activates `activationDelayDays` times 24 hours from now and expires at the end of a day in the
 * merchant's time zone (IANA name), or never. (docs/reference/vouchers.md#issue)
 */
export function issueVoucher(template: TemplateFacts, valueMinor: number, timeZone: string, now: Date): IssuedVoucher {
  return {
    title: template.title,
    currency: template.currency,
    allowPartialRedemption: template.allowPartialRedemption,
    valueMinor,
    remainingMinor: valueMinor,
    status: template.activationDelayDays > 0 ? 'pending' : 'active',
    activatesAt: addDays(now, template.activationDelayDays),
    expiresAt: expiryOf(now, template.expiryDays, timeZone),
  };
}

function inputValue(template: TemplateFacts, value: number | undefined): number {
  if (value === undefined) throw valueRequired();
  const { currency } = template;
  const minor = amountToMinor(value, currency, 'value', 'above 0');
  const min = Math.max(template.minValueMinor ?? 1, 1);
  const max = template.maxValueMinor ?? maxAmountMinor;
  if (minor >= min && minor <= max) return minor;
  throw valueOutOfRange(toMajor(min, currency), toMajor(max, currency), currency);
}
