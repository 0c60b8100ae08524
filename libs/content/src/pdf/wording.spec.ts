import type { VoucherStatus } from '#domain/vouchers/voucher.js';
import { sampleVoucher } from './sample-voucher.js';
import { wordingOf } from './wording.js';

const merchant = { name: 'Bean & Co', colour: null, logo: null, timeZone: 'UTC', locale: 'en-GB', terms: null };
const now = new Date('2026-11-26T10:00:00Z');
const sample = sampleVoucher(merchant, 'Gift voucher', { currency: 'GBP', paper: 'A4', now });
const markOf = (status: VoucherStatus, remainingMinor: number): string | undefined =>
  wordingOf({ ...sample, status, remainingMinor }).stamp?.word;

describe('the mark across a voucher', () => {
  it.each([
    ['active', 2_500, undefined],
    ['partial', 1, undefined],
    ['pending', 2_500, 'NOT YET VALID'],
    ['redeemed', 0, 'REDEEMED'],
    ['expired', 2_500, 'EXPIRED'],
    ['cancelled', 2_500, 'CANCELLED'],
  ] as const)('of one that is %s, with %i left: %s', (status, remaining, mark) =>
    expect(markOf(status, remaining)).toBe(mark),
  );

  it('says that one with nothing left cannot be redeemed, though its status is active', () => {
    expect(markOf('active', 0)).toBe('REDEEMED');
    expect(wordingOf({ ...sample, remainingMinor: 0 }).stamp?.sentence).toBe(
      'This voucher has been used and has no value left.',
    );
  });
});
