import { adjust } from './adjust.js';
import { cancel } from './cancel.js';
import type { HoldFacts } from './holds/held.js';
import { redeem } from './redeem.js';
import { requireSendable } from './send.js';
import { voucherStatus } from './status.js';
import type { Voucher, VoucherStatus } from './voucher.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const now = new Date('2026-03-10T12:00:00.000Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
type Facts = Pick<
  Voucher,
  | 'status'
  | 'activatesAt'
  | 'expiresAt'
  | 'valueMinor'
  | 'remainingMinor'
  | 'allowPartialRedemption'
  | 'recipientEmail'
  | 'currency'
> &
  HoldFacts;
const all: readonly VoucherStatus[] = ['pending', 'active', 'partial', 'redeemed', 'expired', 'cancelled'];
const base: Facts = {
  status: 'active',
  activatesAt: before,
  expiresAt: null,
  valueMinor: 1000,
  remainingMinor: 1000,
  allowPartialRedemption: true,
  currency: 'GBP',
  holds: [],
  recipientEmail: 'ann@example.com',
};
const inStatus = (status: VoucherStatus): Facts => ({
  ...base,
  status,
  activatesAt: status === 'pending' ? after : before,
  remainingMinor: status === 'redeemed' ? 0 : status === 'partial' ? 400 : 1000,
});

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

describe('redeem', () => {
  const partialVoucher = inStatus('partial');
  it.each([
    [
      'active, without amount',
      base,
      undefined,
      { status: 'redeemed', remainingMinor: 0, type: 'full', amountMinor: 1000 },
    ],
    ['active, all of it', base, 1000, { status: 'redeemed', remainingMinor: 0, type: 'full', amountMinor: 1000 }],
    ['active, some of it', base, 1, { status: 'partial', remainingMinor: 999, type: 'partial', amountMinor: 1 }],
    [
      'partial, without amount',
      partialVoucher,
      undefined,
      { status: 'redeemed', remainingMinor: 0, type: 'full', amountMinor: 400 },
    ],
    [
      'partial, the rest',
      partialVoucher,
      400,
      { status: 'redeemed', remainingMinor: 0, type: 'full', amountMinor: 400 },
    ],
    [
      'partial, some of it',
      partialVoucher,
      399,
      { status: 'partial', remainingMinor: 1, type: 'partial', amountMinor: 399 },
    ],
    [
      'activated but stored pending',
      { ...base, status: 'pending' },
      undefined,
      { status: 'redeemed', remainingMinor: 0, type: 'full', amountMinor: 1000 },
    ],
  ] as const)('%s', (_, voucher, amount, { status, remainingMinor, type, amountMinor }) =>
    expect(redeem(voucher, amount, now)).toEqual({ status, remainingMinor, redemption: { amountMinor, type } }),
  );

  it.each(['pending', 'expired', 'cancelled', 'redeemed'] as const)(
    'a voucher that is %s cannot be redeemed',
    (status) => {
      expect(() => redeem(inStatus(status), undefined, now)).toThrow(refused(`voucher_${status}`));
      expect(() => redeem(inStatus(status), 1, now)).toThrow(refused(`voucher_${status}`));
    },
  );

  it('a voucher is refused from the instant of its expiry on', () => {
    expect(() => redeem({ ...base, expiresAt: now }, undefined, now)).toThrow(refused('voucher_expired'));
    expect(redeem({ ...base, expiresAt: after }, undefined, now).status).toBe('redeemed');
  });

  it.each([0, -0, -1, 0.5, NaN, Infinity])('an amount of %d is refused', (amount) =>
    expect(() => redeem(base, amount, now)).toThrow(refused('amount_invalid')),
  );

  it.each([
    [base, 1001],
    [partialVoucher, 401],
    [{ ...base, allowPartialRedemption: false }, 1001],
  ])('an amount above what remains is refused', (voucher, amount) =>
    expect(() => redeem(voucher, amount, now)).toThrow(refused('amount_exceeds_remaining')),
  );

  it('without partial redemption only the whole remaining value can be redeemed', () => {
    const whole = { ...base, allowPartialRedemption: false };
    expect(() => redeem(whole, 999, now)).toThrow(refused('partial_redemption_not_allowed'));
    expect(redeem(whole, 1000, now).status).toBe('redeemed');
    expect(redeem(whole, undefined, now).status).toBe('redeemed');
  });

  it('a voucher that was adjusted to 0 while pending has nothing to redeem once it is active', () => {
    expect(() => redeem({ ...base, remainingMinor: 0 }, undefined, now)).toThrow(refused('voucher_empty'));
  });
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
  ] as const)('%s set to %d is %s', (status, remainingMinor, expected) => {
    const voucher = inStatus(status);
    const changeMinor = remainingMinor - voucher.remainingMinor;
    expect(adjust(voucher, remainingMinor, now)).toEqual({ status: expected, remainingMinor, changeMinor });
  });

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

describe('cancel and send', () => {
  it.each(all)('a voucher that is %s', (status) => {
    const voucher = inStatus(status);
    if (status === 'pending' || status === 'active' || status === 'partial') {
      expect(cancel(voucher, now)).toEqual({ status: 'cancelled' });
      expect(requireSendable(voucher, now)).toEqual({ recipientEmail: 'ann@example.com' });
    } else {
      expect(() => cancel(voucher, now)).toThrow(refused(`voucher_${status}`));
      expect(() => requireSendable(voucher, now)).toThrow(refused(`voucher_${status}`));
    }
  });

  it('past its expiry a voucher stored as active is neither cancelled nor sent', () => {
    expect(() => cancel({ ...base, expiresAt: now }, now)).toThrow(refused('voucher_expired'));
    expect(() => requireSendable({ ...base, expiresAt: now }, now)).toThrow(refused('voucher_expired'));
  });

  it('a voucher without a recipient email is not sent', () =>
    expect(() => requireSendable({ ...base, recipientEmail: null }, now)).toThrow(refused('recipient_email_missing')));
});
