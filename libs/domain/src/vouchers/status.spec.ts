import { requireVoucherStatus, voucherStatus } from './status.js';
import type { VoucherStatus } from './voucher.js';

const now = new Date('2026-03-10T12:00:00.000Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);

describe('voucherStatus', () => {
  it.each<[VoucherStatus, Date, Date | null, VoucherStatus]>([
    ['pending', after, null, 'pending'],
    ['pending', now, null, 'active'],
    ['pending', before, after, 'active'],
    ['pending', after, now, 'expired'],
    ['pending', before, before, 'expired'],
    ['active', before, null, 'active'],
    ['active', before, after, 'active'],
    ['active', before, now, 'expired'],
    ['partial', before, after, 'partial'],
    ['partial', before, now, 'expired'],
    ['partial', before, before, 'expired'],
    ['redeemed', before, before, 'redeemed'],
    ['cancelled', before, before, 'cancelled'],
    ['cancelled', after, null, 'cancelled'],
    ['expired', before, null, 'expired'],
  ])('stored %s, active from %j, expiring at %j, reads %s', (status, activatesAt, expiresAt, read) =>
    expect(voucherStatus({ status, activatesAt, expiresAt }, now)).toBe(read),
  );
});

describe('requireVoucherStatus', () => {
  const expired = { status: 'active', activatesAt: before, expiresAt: now } as const;

  it('returns the effective status, not the stored one', () =>
    expect(requireVoucherStatus(expired, ['expired'], 'sent', now)).toBe('expired'));

  it('refuses every other status, and names what cannot be done', () =>
    expect(() => requireVoucherStatus(expired, ['active'], 'sent', now)).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        reason: 'voucher_expired',
        message: expect.stringContaining('cannot be sent'),
      }),
    ));
});
