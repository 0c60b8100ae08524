import fc from 'fast-check';
import { Refusal } from '../errors.js';
import { explainRewardRedemption, redeemReward } from './redeem.js';
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

it.each(table)('redeeming a reward stored %s with expiry %j: %j', (status, expiresAt, reason) => {
  const redeem = () => redeemReward({ status, expiresAt }, now);
  if (reason === null) expect(redeem()).toEqual({ status: 'redeemed', redeemedAt: now });
  else expect(redeem).toThrow(refused(reason));
});

it('a redemption returns the status and the time, and a redeemed reward is not redeemed again', () => {
  const redeemed = redeemReward({ status: 'active', expiresAt: after }, now);
  expect(() => redeemReward({ status: redeemed.status, expiresAt: after }, now)).toThrow(refused('reward_redeemed'));
});

const start = Date.parse('2026-03-10T12:00:00.000Z');
const instants = fc.integer({ min: 0, max: 12 }).map((hour) => new Date(start + hour * 3_600_000));

/** The refusal of an operation, or undefined. */
function refusalOf(operation: () => unknown): Refusal | undefined {
  try {
    operation();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

it('the explanation of a redemption says of a reward what redeeming it does', () => {
  const rewards = fc.record({
    status: fc.constantFrom('active', 'redeemed', 'expired'),
    expiresAt: fc.option(instants),
  });
  fc.assert(
    fc.property(rewards, instants, (reward, time) => {
      const { rules, passes, wouldPassIf } = explainRewardRedemption(reward, time);
      const refusal = refusalOf(() => redeemReward(reward, time));
      expect(passes).toBe(refusal === undefined);
      expect(rules.find(({ passed }) => passed === false)?.message).toBe(refusal?.message);
      expect(wouldPassIf).toBeNull();
    }),
    { numRuns: 500, seed: 20260313 },
  );
});
