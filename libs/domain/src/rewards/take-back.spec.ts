import { takeRewardsBack } from './take-back.js';

const now = new Date('2026-03-10T12:00:00.000Z');
const reward = (status: 'active' | 'redeemed' | 'expired' | 'cancelled', expiresAt: Date | null = null) => ({
  status,
  expiresAt,
});

it('cancels the active ones, keeps the redeemed and the expired, and leaves out what was cancelled before', () => {
  const [active, late, redeemed, expired, cancelled] = [
    reward('active', new Date(now.getTime() + 1)),
    reward('active', now),
    reward('redeemed'),
    reward('expired'),
    reward('cancelled'),
  ] as const;
  expect(takeRewardsBack([active, late, redeemed, expired, cancelled], now)).toEqual({
    cancelled: [active],
    kept: [
      { reward: late, reason: 'expired' },
      { reward: redeemed, reason: 'redeemed' },
      { reward: expired, reason: 'expired' },
    ],
  });
});
