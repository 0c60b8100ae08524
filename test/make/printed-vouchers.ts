import type { PrintedVoucher } from '#domain/voucher/print.js';

export const printedCode = 'K7QM-2XHP-9RTB-V4CE';

export type Facts = Partial<Omit<PrintedVoucher, 'merchant'>> & { merchant?: Partial<PrintedVoucher['merchant']> };

/** A voucher to print, as the facts say where they say anything. */
export const facts = ({ merchant, ...rest }: Facts = {}): PrintedVoucher => ({
  merchant: {
    ...{ name: 'North & South Coffee', colour: '#2f6f4e', logo: null, timeZone: 'Europe/London', locale: 'en-GB' },
    ...merchant,
  },
  ...{
    title: 'Gift voucher',
    code: printedCode,
    valueMinor: 5_000,
    remainingMinor: 5_000,
    currency: 'GBP',
    status: 'active',
  },
  expiresAt: new Date('2027-11-20T23:59:59.999Z'),
  activatesAt: new Date('2026-11-20T09:30:00.000Z'),
  ...{ recipientName: 'Ada Lovelace', terms: 'Not exchangeable for cash.', paper: 'A4' },
  ...rest,
});
