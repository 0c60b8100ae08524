import { cancel } from './cancel.js';
import type { VoucherStatus } from './voucher.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const now = new Date('2026-03-10T12:00:00.000Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const base = { status: 'active', activatesAt: before, expiresAt: null } as const;
const inStatus = (status: VoucherStatus) => ({ ...base, status, activatesAt: status === 'pending' ? after : before });

describe('cancel', () => {
  it.each(['pending', 'active', 'partial'] as const)('a voucher that is %s is cancelled', (status) =>
    expect(cancel(inStatus(status), now)).toEqual({ status: 'cancelled' }),
  );

  it.each(['redeemed', 'expired', 'cancelled'] as const)('a voucher that is %s is not cancelled', (status) =>
    expect(() => cancel(inStatus(status), now)).toThrow(refused(`voucher_${status}`)),
  );

  it('past its expiry a voucher stored as active is not cancelled', () =>
    expect(() => cancel({ ...base, expiresAt: now }, now)).toThrow(refused('voucher_expired')));
});
