import { updateCoupon } from './coupon.js';
import { rewardsToIssue } from './give.js';
import { issueReward } from './issue.js';
import { redeemReward } from './redeem.js';
import type { Reward } from './reward.js';
import { rewardStatus } from './status.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const now = new Date('2026-03-10T12:00:00.000Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
type Facts = Pick<Reward, 'status' | 'expiresAt'>;

// Stored status, expiry, effective status, and the reason with which redeeming and setting a coupon are refused.
const table: readonly (readonly [Facts['status'], Date | null, Facts['status'], string | null])[] = [
  ['active', null, 'active', null],
  ['active', after, 'active', null],
  ['active', now, 'expired', 'reward_expired'],
  ['active', before, 'expired', 'reward_expired'],
  ['expired', before, 'expired', 'reward_expired'],
  ['expired', null, 'expired', 'reward_expired'],
  ['redeemed', null, 'redeemed', 'reward_redeemed'],
  ['redeemed', before, 'redeemed', 'reward_redeemed'],
  ['redeemed', after, 'redeemed', 'reward_redeemed'],
];

describe('a reward', () => {
  it.each(table)('stored %s with expiry %j reads %s', (status, expiresAt, read) =>
    expect(rewardStatus({ status, expiresAt }, now)).toBe(read),
  );

  it.each(table)('stored %s with expiry %j reads %s; redeeming it: %j', (status, expiresAt, _, reason) => {
    const redeem = () => redeemReward({ status, expiresAt }, now);
    if (reason === null) expect(redeem()).toEqual({ status: 'redeemed', redeemedAt: now });
    else expect(redeem).toThrow(refused(reason));
  });

  it.each(table)('stored %s with expiry %j reads %s; setting its coupon code: %j', (status, expiresAt, _, reason) => {
    const update = () => updateCoupon({ status, expiresAt }, 'spring-10', now);
    if (reason === null) expect(update()).toEqual({ couponCode: 'SPRING-10' });
    else expect(update).toThrow(refused(reason));
  });

  it.each(['', 'a b', 'straße', 'x'.repeat(65)])('the coupon code %j is refused', (code) =>
    expect(() => updateCoupon({ status: 'active', expiresAt: null }, code, now)).toThrow(
      refused('coupon_code_invalid'),
    ),
  );

  it('a redemption returns the status and the time, and a redeemed reward is not redeemed again', () => {
    const redeemed = redeemReward({ status: 'active', expiresAt: after }, now);
    expect(() => redeemReward({ status: redeemed.status, expiresAt: after }, now)).toThrow(refused('reward_redeemed'));
  });
});

describe('issueReward', () => {
  it.each([
    [null, 'Europe/London', null],
    [0, 'UTC', '2026-03-10T23:59:59.999Z'],
    [30, 'Europe/London', '2026-04-09T22:59:59.999Z'],
  ])('with expiryDays %j in %s it expires at %j', (expiryDays, timeZone, expected) => {
    const reward = issueReward({ id: 'template', title: 'Coffee', expiryDays }, 'customer', timeZone, now);
    expect(reward).toEqual({
      rewardTemplateId: 'template',
      customerId: 'customer',
      title: 'Coffee',
      status: 'active',
      expiresAt: expected === null ? null : new Date(expected),
      issuedAt: now,
    });
  });
});

describe('rewardsToIssue', () => {
  it.each([1, 2, 50])('a quantity of %d returns the template that many times', (quantity) => {
    const template = { id: 'template', active: true };
    expect(rewardsToIssue(template, quantity)).toEqual(Array.from({ length: quantity }, () => template));
  });

  it('an inactive template is refused', () =>
    expect(() => rewardsToIssue({ active: false }, 1)).toThrow(refused('reward_template_inactive')));
});
