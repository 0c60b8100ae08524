import { voucherPage } from './voucher-page.js';

/** A voucher of nobody, with the fonts and the parts that most vouchers have. */
export const samplePage = (): Promise<string> =>
  voucherPage({
    merchant: { name: 'Sample', colour: null, logo: null, timeZone: 'UTC', locale: 'en-GB', terms: null },
    title: 'Sample',
    code: 'AAAA-AAAA-AAAA-AAAA',
    valueMinor: 100,
    remainingMinor: 100,
    currency: 'GBP',
    status: 'active',
    expiresAt: null,
    activatesAt: new Date(0),
    recipientName: 'Sample',
    terms: 'Sample',
    paper: 'A4',
  });
