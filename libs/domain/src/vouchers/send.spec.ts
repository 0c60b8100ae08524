import { requireSendable } from './send.js';
import type { VoucherStatus } from './voucher.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const now = new Date('2026-03-10T12:00:00.000Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const base = { status: 'active', activatesAt: before, expiresAt: null, recipientEmail: 'ann@example.com' } as const;
const inStatus = (status: VoucherStatus) => ({ ...base, status, activatesAt: status === 'pending' ? after : before });

describe('send', () => {
  it.each(['pending', 'active', 'partial'] as const)('a voucher that is %s is sent', (status) =>
    expect(requireSendable(inStatus(status), now)).toEqual({ recipientEmail: 'ann@example.com' }),
  );

  it.each(['redeemed', 'expired', 'cancelled'] as const)('a voucher that is %s is not sent', (status) =>
    expect(() => requireSendable(inStatus(status), now)).toThrow(refused(`voucher_${status}`)),
  );

  it('past its expiry a voucher stored as active is not sent', () =>
    expect(() => requireSendable({ ...base, expiresAt: now }, now)).toThrow(refused('voucher_expired')));

  it('a voucher without a recipient email is not sent', () =>
    expect(() => requireSendable({ ...base, recipientEmail: null }, now)).toThrow(refused('recipient_email_missing')));
});
