import { minorDigits } from '#domain/money.js';
import type { PrintedVoucher } from '#domain/vouchers/print.js';

type Merchant = PrintedVoucher['merchant'];
type Printing = Pick<PrintedVoucher, 'currency' | 'paper'> & { readonly now: Date };

/** A voucher of nobody in a merchant's look, for a preview: 25.00, or 2,500 yen, for a year. */
export function sampleVoucher(merchant: Merchant, title: string, { currency, paper, now }: Printing): PrintedVoucher {
  const digits = minorDigits(currency);
  const valueMinor = digits === 0 ? 2_500 : 25 * 10 ** digits;
  return {
    merchant,
    title,
    currency,
    paper,
    code: 'K7QM-2XHP-9RTB-V4CE',
    valueMinor,
    remainingMinor: valueMinor,
    status: 'active',
    activatesAt: now,
    recipientName: 'Ada Lovelace',
    terms: null,
    expiresAt: new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000),
  };
}
