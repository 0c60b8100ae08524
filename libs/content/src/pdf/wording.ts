import { minorDigits, toMajor } from '#domain/money.js';
import type { PrintedVoucher } from '#domain/vouchers/print.js';
import type { VoucherStatus } from '#domain/vouchers/voucher.js';

/** A line below the value. */
export interface Detail {
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

/** The texts of a voucher. Amounts and dates use the merchant's locale and time zone. */
export function wordingOf(voucher: PrintedVoucher): Wording {
  const value = money(voucher.valueMinor, voucher);
  const left = money(voucher.remainingMinor, voucher);
  const differs = voucher.valueMinor !== voucher.remainingMinor;
  const spendable = ['pending', 'active', 'partial'].includes(voucher.status);
  return {
    amount: spendable ? left : value,
    amountNote: spendable && differs ? `left of ${value}` : null,
    details: detailsOf(voucher, differs ? left : null),
    stamp: stampOf(voucher),
  };
}

function detailsOf(voucher: PrintedVoucher, left: string | null): readonly Detail[] {
  const { status, expiresAt, activatesAt } = voucher;
  const details: Detail[] = [];
  if (status === 'pending') details.push({ label: 'Valid from', text: moment(activatesAt, voucher) });
  if (!expiresAt) details.push({ label: 'Valid until', text: 'No expiry date' });
  else details.push({ label: status === 'expired' ? 'Expired on' : 'Valid until', text: day(expiresAt, voucher) });
  if (left !== null) details.push({ label: 'Remaining value', text: left });
  return details;
}

function stampOf(voucher: PrintedVoucher): Stamp | null {
  const stamps: Record<VoucherStatus, Stamp | null> = {
    active: null,
    partial: null,
    pending: {
      word: 'NOT YET VALID',
      sentence: `This voucher can be used from ${moment(voucher.activatesAt, voucher)}.`,
    },
    redeemed: { word: 'REDEEMED', sentence: 'This voucher has been used and has no value left.' },
    expired: { word: 'EXPIRED', sentence: 'This voucher has expired and can no longer be used.' },
    cancelled: { word: 'CANCELLED', sentence: 'This voucher was cancelled and can no longer be used.' },
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
export function localeOf(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}

/** The language of the generated texts, which are English, with the merchant's region. */
export function languageOf(tag: string): string {
  const locale = localeOf(tag);
  return new Intl.Locale(locale).language === 'en' ? locale : 'en';
}
