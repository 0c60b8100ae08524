import { invalid, type Refusal } from '../errors.js';
import { currencyUnknown, isCurrency } from '../money.js';
import { type Merchant, requireTimeZone } from './merchant.js';

/** The sizes of paper that a PDF can have. */
export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

/** What a merchant sets for itself, beside its logo. (docs/reference/portal.md#settings) */
export interface MerchantSettings extends Pick<Merchant, 'name' | 'currency' | 'timeZone'> {
  /** #rrggbb in lower case; null for the default colour. */
  readonly colour: string | null;
  /** BCP 47 tag: the language of e-mails and printed vouchers, and the form of amounts and dates. */
  readonly locale: string;
  readonly paper: Paper;
  /** Where answers to voucher e-mails go; null: to the sender's address. */
  readonly replyTo: string | null;
  /** A line below every voucher. */
  readonly terms: string | null;
}

/** The maximum length of `terms`, which stands beside those of the voucher template on one page. */
export const maxTermsLength = 300;

export const currencyFixed = (): Refusal =>
  invalid('currency_fixed', 'currency cannot be changed: the merchant has orders, order settings or vouchers.');

/**
 * Checks a change of the settings. `hasAmounts`: orders, order settings or vouchers exist, whose minor units
 * would get another meaning in another currency.
 * @throws Refusal `invalid` time_zone_unknown, currency_unknown, currency_fixed (docs/reference/portal.md#settings)
 */
export function requireSettings(present: MerchantSettings, next: MerchantSettings, hasAmounts: boolean): void {
  // Only a new name is checked: a stored name that is no longer accepted must not block other changes.
  if (next.timeZone !== present.timeZone) requireTimeZone(next.timeZone);
  if (next.currency === present.currency) return;
  if (!isCurrency(next.currency)) throw currencyUnknown();
  if (hasAmounts) throw currencyFixed();
}
