import { adjust } from './adjust.js';
import type { VoucherStatus } from './voucher.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const now = new Date('2026-03-10T12:00:00.000Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
type Facts = Parameters<typeof adjust>[0];
const base: Facts = { status: 'active', activatesAt: before, expiresAt: null, valueMinor: 1000 };
const inStatus = (status: VoucherStatus): Facts => ({
  ...base,
  status,
  activatesAt: status === 'pending' ? after : before,
});

describe('adjust', () => {
  it.each([
    ['pending', 0, 'pending'],
    ['pending', 500, 'pending'],
    ['pending', 1000, 'pending'],
    ['active', 0, 'redeemed'],
    ['active', 500, 'partial'],
    ['active', 1000, 'active'],
    ['partial', 0, 'redeemed'],
    ['partial', 999, 'partial'],
    ['partial', 1000, 'active'],
    ['redeemed', 0, 'redeemed'],
    ['redeemed', 1, 'partial'],
    ['redeemed', 1000, 'active'],
  ] as const)('%s set to %d is %s', (status, remainingMinor, expected) =>
    expect(adjust(inStatus(status), remainingMinor, now)).toEqual({ status: expected, remainingMinor }),
  );

  it.each(['expired', 'cancelled'] as const)('a voucher that is %s is not adjusted', (status) =>
    expect(() => adjust(inStatus(status), 500, now)).toThrow(refused(`voucher_${status}`)),
  );

  it('a stored pending voucher that has activated gets its status from the remaining value', () =>
    expect(adjust({ ...base, status: 'pending' }, 500, now).status).toBe('partial'));

  it.each([
    [1001, 'remaining_exceeds_value'],
    [-1, 'remaining_value_invalid'],
    [0.5, 'remaining_value_invalid'],
    [NaN, 'remaining_value_invalid'],
  ])('a remaining value of %d is refused: %s', (remainingMinor, reason) =>
    expect(() => adjust(base, remainingMinor, now)).toThrow(refused(reason)),
  );
});
