import { minorDigits, toMajor } from '#domain/money.js';
import type { PrintedVoucher } from '#domain/vouchers/print.js';
import type { VoucherStatus } from '#domain/vouchers/voucher.js';

/** A line of small print under the value: what it is, and what it says. */
export interface Detail {
  readonly label: string;
  readonly text: string;
}

/** What stands across a voucher that can't be redeemed now. (docs/reference/vouchers.md#pdf) */
export interface Stamp {
  readonly word: string;
  readonly sentence: string;
}

/** Every word and figure on a voucher that isn't someone's own text. */
export interface Wording {
  /** What can be spent, or what it was worth. */
  readonly amount: string;
  /** Beside an amount that is only a part. */
  readonly amountNote: string | null;
  readonly details: readonly Detail[];
  readonly stamp: Stamp | null;
}

/** The words for a voucher: amounts and dates as the merchant's country writes them, dates in the merchant's time zone. */
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

/** With the decimals of ISO 4217, as everywhere else; those of Intl differ for some currencies. */
function money(minor: number, { currency, merchant }: PrintedVoucher): string {
  const digits = minorDigits(currency);
  const form = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  const written = new Intl.NumberFormat(localeOf(merchant.locale), form).format(toMajor(minor, currency));
  // Full-width signs are made for lines of full-width figures.
  return written.replace('￥', '¥');
}

const day = (date: Date, { merchant }: PrintedVoucher): string =>
  new Intl.DateTimeFormat(localeOf(merchant.locale), { ...calendar(merchant.timeZone), dateStyle: 'long' }).format(
    date,
  );

/** With the time of day: on its day a voucher is still not valid in the morning. */
const moment = (date: Date, { merchant }: PrintedVoucher): string =>
  new Intl.DateTimeFormat(localeOf(merchant.locale), {
    ...calendar(merchant.timeZone),
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(date);

/** The calendar of the till, also where a country has another one beside it. */
const calendar = (timeZone: string) => ({ timeZone, calendar: 'gregory' }) as const;

/** A wrong language is better than no voucher. */
export function localeOf(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}

/** The language that our own words are in, as the merchant writes it. */
export function languageOf(tag: string): string {
  const locale = localeOf(tag);
  return new Intl.Locale(locale).language === 'en' ? locale : 'en';
}
