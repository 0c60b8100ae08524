import { minorDigits, toMajor } from '#domain/money.js';
import type { PrintedVoucher } from '#domain/vouchers/print.js';
import type { VoucherStatus } from '#domain/vouchers/voucher.js';
import { type Texts, textsOf } from '../languages/texts.js';

/** A line below the value. */
export interface Detail {
  readonly kind: 'validity' | 'remaining';
  readonly label: string;
  readonly text: string;
}

/** The mark across a voucher that cannot be redeemed. (docs/reference/vouchers.md#pdf) */
export interface Stamp {
  readonly word: string;
  readonly sentence: string;
}

/** The generated texts and amounts on a voucher. */
export interface Wording {
  /** The remaining value, or the original value if it can no longer be redeemed. */
  readonly amount: string;
  /** A note next to a partial amount. */
  readonly amountNote: string | null;
  readonly details: readonly Detail[];
  readonly stamp: Stamp | null;
}

/** The texts of a voucher. Language, amounts and dates are those of the merchant's locale, in its time zone. */
export function wordingOf(voucher: PrintedVoucher): Wording {
  const texts = textsOf(voucher.merchant.locale);
  const value = money(voucher.valueMinor, voucher);
  const left = money(voucher.remainingMinor, voucher);
  const differs = voucher.valueMinor !== voucher.remainingMinor;
  const spendable = ['pending', 'active', 'partial'].includes(voucher.status);
  return {
    amount: spendable ? left : value,
    amountNote: spendable && differs ? texts.text('leftOf', { value }) : null,
    details: detailsOf(voucher, texts, differs ? left : null),
    stamp: stampOf(voucher, texts),
  };
}

function detailsOf(voucher: PrintedVoucher, { text }: Texts, left: string | null): readonly Detail[] {
  const { status, expiresAt, activatesAt } = voucher;
  const details: Detail[] = [];
  const validity = (label: string, shown: string) => details.push({ kind: 'validity', label, text: shown });
  if (status === 'pending') validity(text('validFrom'), moment(activatesAt, voucher));
  if (!expiresAt) validity(text('validUntil'), text('noExpiry'));
  else validity(text(status === 'expired' ? 'expiredOn' : 'validUntil'), day(expiresAt, voucher));
  if (left !== null) details.push({ kind: 'remaining', label: text('remainingValue'), text: left });
  return details;
}

function stampOf(voucher: PrintedVoucher, { text }: Texts): Stamp | null {
  const from = { moment: moment(voucher.activatesAt, voucher) };
  const redeemed = { word: text('redeemedMark'), sentence: text('redeemed') };
  // A voucher that was adjusted to 0 before its activation is active now. (docs/decisions/0017)
  const active = voucher.remainingMinor === 0 ? redeemed : null;
  const stamps: Record<VoucherStatus, Stamp | null> = {
    active,
    partial: active,
    pending: { word: text('pendingMark'), sentence: text('pending', from) },
    redeemed,
    expired: { word: text('expiredMark'), sentence: text('expired') },
    cancelled: { word: text('cancelledMark'), sentence: text('cancelled') },
  };
  return stamps[voucher.status];
}

/** Uses the decimals of ISO 4217. Those of Intl differ for some currencies. */
function money(minor: number, { currency, merchant }: PrintedVoucher): string {
  const digits = minorDigits(currency);
  const form = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  const written = new Intl.NumberFormat(localeOf(merchant.locale), form).format(toMajor(minor, currency));
  // The full-width sign does not fit the other digits.
  return written.replace('￥', '¥');
}

const day = (date: Date, { merchant }: PrintedVoucher): string =>
  new Intl.DateTimeFormat(localeOf(merchant.locale), { ...calendar(merchant.timeZone), dateStyle: 'long' }).format(
    date,
  );

/** Date and time of day, because activation can be during the day. */
const moment = (date: Date, { merchant }: PrintedVoucher): string =>
  new Intl.DateTimeFormat(localeOf(merchant.locale), {
    ...calendar(merchant.timeZone),
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(date);

/** Always the Gregorian calendar, also in locales with another default. */
const calendar = (timeZone: string) => ({ timeZone, calendar: 'gregory' }) as const;

/** A valid locale. An invalid tag gives en-GB, so that the voucher can still be printed. */
function localeOf(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}

/** The `lang` of a page: the merchant's locale, if its texts are in that language. */
export function languageTagOf(tag: string): string {
  const locale = localeOf(tag);
  const { language } = textsOf(locale);
  return new Intl.Locale(locale).language === language ? locale : language;
}
