import type { RedeemFacts } from '../redeem.js';
import { capture, hold, holdsToRelease, holdStatus, maxLiveHolds, requireLive } from './hold.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const now = new Date('2026-03-10T12:00:00.000Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const held = (id: string, amountMinor: number, expiresAt = after) => ({
  id,
  amountMinor,
  expiresAtMs: expiresAt.getTime(),
});
const base: RedeemFacts = {
  status: 'active',
  activatesAt: before,
  expiresAt: null,
  remainingMinor: 1000,
  allowPartialRedemption: true,
  currency: 'GBP',
  holds: [],
};
const whole: RedeemFacts = { ...base, allowPartialRedemption: false };

describe('hold', () => {
  it.each([
    ['an amount', base, 400, 400],
    ['all that remains', base, undefined, 1000],
    ['all that another hold leaves', { ...base, holds: [held('a', 300)] }, undefined, 700],
    ['what an expired hold had taken', { ...base, holds: [held('a', 300, now)] }, 1000, 1000],
    ['the whole of a voucher without partial redemption', whole, 1000, 1000],
  ])('takes %s', (_, voucher, amount, expected) => expect(hold(voucher, amount, now)).toBe(expected));

  it.each([
    ['0', base, 0, 'amount_invalid'],
    ['a negative amount', base, -1, 'amount_invalid'],
    ['more than is available', { ...base, holds: [held('a', 300)] }, 701, 'amount_held'],
    ['where nothing is available', { ...base, holds: [held('a', 1000)] }, undefined, 'voucher_held'],
    ['a part without partial redemption', whole, 999, 'partial_redemption_not_allowed'],
    ['a second time without partial redemption', { ...whole, holds: [held('a', 300)] }, 700, 'voucher_held'],
    ['of a cancelled voucher', { ...base, status: 'cancelled' as const }, 1, 'voucher_cancelled'],
    ['of an expired voucher', { ...base, expiresAt: now }, 1, 'voucher_expired'],
  ])('refuses %s', (_, voucher, amount, reason) => expect(() => hold(voucher, amount, now)).toThrow(refused(reason)));

  it('refuses one more than the live holds that a voucher can have', () => {
    const holds = Array.from({ length: maxLiveHolds }, (_, index) => held(String(index), 1));
    expect(() => hold({ ...base, holds }, 1, now)).toThrow(refused('too_many_holds'));
    const [, ...others] = holds;
    expect(hold({ ...base, holds: [held('x', 1, now), ...others] }, 1, now)).toBe(1);
  });
});

describe('capture', () => {
  const live = { status: 'held', expiresAt: after, amountMinor: 600 } as const;
  const voucher = { status: 'active', remainingMinor: 1000, allowPartialRedemption: true } as const;

  it.each([
    ['all of it', voucher, undefined, { status: 'partial', remainingMinor: 400, amountMinor: 600, type: 'partial' }],
    ['a part', voucher, 1, { status: 'partial', remainingMinor: 999, amountMinor: 1, type: 'partial' }],
    [
      'all that the voucher has',
      { ...voucher, remainingMinor: 600 },
      undefined,
      { status: 'redeemed', remainingMinor: 0, amountMinor: 600, type: 'full' },
    ],
    [
      'of a voucher that has expired since',
      { ...voucher, status: 'expired' as const, remainingMinor: 600 },
      undefined,
      { status: 'expired', remainingMinor: 0, amountMinor: 600, type: 'full' },
    ],
  ])('redeems %s', (_, of, amount, { status, remainingMinor, ...redemption }) =>
    expect(capture(of, live, amount, now)).toEqual({ status, remainingMinor, redemption }),
  );

  it.each([
    ['0', voucher, live, 0, 'amount_invalid'],
    ['more than is held', voucher, live, 601, 'amount_exceeds_hold'],
    [
      'a part without partial redemption',
      { ...voucher, allowPartialRedemption: false },
      live,
      599,
      'partial_redemption_not_allowed',
    ],
    ['at the instant of its expiry', voucher, { ...live, expiresAt: now }, 1, 'hold_expired'],
    ['a second time', voucher, { ...live, status: 'captured' as const }, 1, 'hold_captured'],
  ])('refuses %s', (_, of, one, amount, reason) =>
    expect(() => capture(of, one, amount, now)).toThrow(refused(reason)),
  );
});

describe('the status of a hold', () => {
  it.each([
    ['held', after, 'held'],
    ['held', now, 'expired'],
    ['captured', before, 'captured'],
    ['released', before, 'released'],
    ['expired', before, 'expired'],
  ] as const)('stored %s with expiry %j reads %s', (status, expiresAt, read) => {
    expect(holdStatus({ status, expiresAt }, now)).toBe(read);
    const release = () => requireLive({ status, expiresAt }, 'released', now);
    if (read === 'held') expect(release).not.toThrow();
    else expect(release).toThrow(refused(`hold_${read}`));
  });
});

describe('holdsToRelease', () => {
  const voucher = { holds: [held('1', 100), held('3', 300), held('2', 200), held('4', 400, now)] };

  it.each([
    [600, []],
    [599, ['3']],
    [300, ['3']],
    [299, ['3', '2']],
    [0, ['3', '2', '1']],
  ])('so that at most %d is held, the newest live ones are released: %j', (keep, released) =>
    expect(holdsToRelease(voucher, keep, true, now)).toEqual(released),
  );

  it('refuses where they may not be released', () => {
    expect(() => holdsToRelease(voucher, 599, false, now)).toThrow(refused('voucher_held'));
    expect(holdsToRelease(voucher, 600, false, now)).toEqual([]);
  });
});
