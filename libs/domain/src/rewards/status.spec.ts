import type { Reward } from './reward.js';
import { requireActiveReward, rewardStatus } from './status.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const now = new Date('2026-03-10T12:00:00.000Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
type Facts = Pick<Reward, 'status' | 'expiresAt'>;

// Stored status, expiry, effective status.
const table: readonly (readonly [Facts['status'], Date | null, Facts['status']])[] = [
  ['active', null, 'active'],
  ['active', after, 'active'],
  ['active', now, 'expired'],
  ['active', before, 'expired'],
  ['expired', before, 'expired'],
  ['expired', null, 'expired'],
  ['redeemed', null, 'redeemed'],
  ['redeemed', before, 'redeemed'],
  ['redeemed', after, 'redeemed'],
  ['cancelled', null, 'cancelled'],
  ['cancelled', before, 'cancelled'],
];

it.each(table)('a reward stored %s with expiry %j reads %s', (status, expiresAt, read) =>
  expect(rewardStatus({ status, expiresAt }, now)).toBe(read),
);

it.each(table)(
  'a reward stored %s with expiry %j, which reads %s, is required to be active',
  (status, expiresAt, read) => {
    const require = () => requireActiveReward({ status, expiresAt }, 'be redeemed', now);
    if (read === 'active') expect(require).not.toThrow();
    else expect(require).toThrow(refused(`reward_${read}`));
  },
);
