import { combineParts, type OverviewParts } from './overview.js';

const days = ['2026-11-24', '2026-11-25'];
const nothing: OverviewParts = { customers: [], days: [], rewards: [], openVouchers: [], redeemed: [] };

it('a merchant without rows has zeros, and all days', () => {
  expect(combineParts(days, nothing)).toEqual({
    customers: { customers: 0, newCustomers: 0, newCustomersBefore: 0 },
    days: days.map((day) => ({ day, orders: 0, valueMinor: 0 })),
    rewards: { rewardsIssued: 0, rewardsRedeemed: 0, rewardsIssuedBefore: 0 },
    openVouchers: [],
    redeemed: [],
  });
});

it('parts are added up, by day and by currency', () => {
  const parts: OverviewParts = {
    customers: [
      { customers: 500, newCustomers: 0, newCustomersBefore: 20 },
      { customers: 70, newCustomers: 60, newCustomersBefore: 3 },
    ],
    days: [
      { day: '2026-11-25', orders: 2, valueMinor: 250 },
      { day: '2026-11-25', orders: 1, valueMinor: 50 },
    ],
    rewards: [{ rewardsIssued: 3, rewardsRedeemed: 1, rewardsIssuedBefore: 2 }],
    openVouchers: [
      { currency: 'JPY', active: 1, remainingMinor: 2000 },
      { currency: 'GBP', active: 2, remainingMinor: 100 },
      { currency: 'JPY', active: 0, remainingMinor: 500 },
    ],
    redeemed: [{ currency: 'GBP', valueMinor: 7000 }],
  };
  expect(combineParts(days, parts)).toEqual({
    customers: { customers: 570, newCustomers: 60, newCustomersBefore: 23 },
    days: [
      { day: '2026-11-24', orders: 0, valueMinor: 0 },
      { day: '2026-11-25', orders: 3, valueMinor: 300 },
    ],
    rewards: parts.rewards[0],
    openVouchers: [
      { currency: 'GBP', active: 2, remainingMinor: 100 },
      { currency: 'JPY', active: 1, remainingMinor: 2500 },
    ],
    redeemed: parts.redeemed,
  });
});
