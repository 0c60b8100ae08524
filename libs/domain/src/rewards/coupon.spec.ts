import { parseCouponCode, updateCoupon } from './coupon.js';
import type { Reward } from './reward.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const now = new Date('2026-03-10T12:00:00.000Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
type Facts = Pick<Reward, 'status' | 'expiresAt'>;

// Stored status, expiry, and the reason of the refusal.
const table: readonly (readonly [Facts['status'], Date | null, string | null])[] = [
  ['active', null, null],
  ['active', after, null],
  ['active', now, 'reward_expired'],
  ['active', before, 'reward_expired'],
  ['expired', before, 'reward_expired'],
  ['expired', null, 'reward_expired'],
  ['redeemed', null, 'reward_redeemed'],
  ['redeemed', before, 'reward_redeemed'],
  ['redeemed', after, 'reward_redeemed'],
  ['cancelled', null, 'reward_cancelled'],
];

it.each(table)('setting the coupon code of a reward stored %s with expiry %j: %j', (status, expiresAt, reason) => {
  const update = () => updateCoupon({ status, expiresAt }, 'spring-10', now);
  if (reason === null) expect(update()).toEqual({ couponCode: 'SPRING-10' });
  else expect(update).toThrow(refused(reason));
});

it.each(['', 'a b', 'straße', 'x'.repeat(65)])('the coupon code %j is refused', (code) =>
  expect(() => updateCoupon({ status: 'active', expiresAt: null }, code, now)).toThrow(refused('coupon_code_invalid')),
);

describe('parseCouponCode', () => {
  it.each([
    ['save-10_a', 'SAVE-10_A'],
    ['X', 'X'],
    ['a'.repeat(64), 'A'.repeat(64)],
  ])('%s is stored as %s', (code, expected) => expect(parseCouponCode(code)).toBe(expected));

  it.each(['', 'a'.repeat(65), 'a b', ' a', 'a\n', 'straße', 'ı', 'ſ', 'é', 'a.b', '\u212a'])(
    '%j is no coupon code',
    (code) => expect(parseCouponCode(code)).toBeUndefined(),
  );
});
