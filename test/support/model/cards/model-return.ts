import {
  type ModelCustomer,
  type ModelOrder,
  type ModelReturn,
  type ModelReward,
  returnedOf,
  type Unit,
  units,
} from './model-customer.js';
import { awardOf } from './model-programme.js';

/** What a return has done, beside the return itself. */
export interface ReturnFigures extends ModelReturn {
  readonly owed: Record<Unit, number>;
  readonly forgiven: Record<Unit, number>;
  readonly revoked: readonly ModelReward[];
  readonly coupon: readonly [returned: boolean | null, reason?: string];
}

/** Returns a value of an order that has at least as much left. (docs/reference/orders.md#return-an-order) */
export function returnFrom(
  customer: ModelCustomer,
  order: ModelOrder,
  value: number,
  number: string | undefined,
): ReturnFigures {
  const left = order.value - returnedOf(order) - value;
  const kept = left === 0 ? { stamps: 0, points: 0 } : awardOf(order.rules, left);
  const lost = order.rewards.filter((reward) => left === 0 || !issuedFor(order, reward, left, kept));
  const taken = { stamps: 0, points: 0 };
  const [owed, forgiven] = [
    { stamps: 0, points: 0 },
    { stamps: 0, points: 0 },
  ];
  let expired = 0;
  for (const unit of units) {
    taken[unit] = order[unit] - kept[unit] - order.returns.reduce((sum, one) => sum + one.taken[unit], 0);
    const entry = order.entries[unit];
    const card = customer.cards[unit];
    const revokes = lost.some((reward) => reward.card === card && customer.statusOf(reward) === 'active');
    if (!entry || (taken[unit] === 0 && !revokes)) continue;
    card.settle(customer.now);
    const expiredBefore = order.returns.reduce((sum, one) => sum + one.expired, 0);
    const gone = Math.min(taken[unit], Math.max(0, card.lots.expiredOf(entry.number) - expiredBefore));
    expired += gone;
    const here = Math.min(taken[unit] - gone, card.balanceAt(customer.now));
    const missing = taken[unit] - gone - here;
    (customer.mode === 'owed' ? owed : forgiven)[unit] = missing;
    card.owed += owed[unit];
    if (here + owed[unit] > 0) card.decrease('return', here, customer.now, { first: entry.number, orderId: order.id });
    customer.lifetime[unit] -= taken[unit];
  }
  const back = customer.takeRewardsBack(lost);
  const shown = order.returns.flatMap((one) => one.kept);
  const made = { id: '', number, value, taken, expired, kept: back.kept.filter((reward) => !shown.includes(reward)) };
  order.returns = [...order.returns, made];
  return { ...made, owed, forgiven, revoked: back.revoked, coupon: returnCoupon(customer, order, left === 0) };
}

/** The coupon comes back with the whole order, where it is still redeemed by it. */
function returnCoupon(customer: ModelCustomer, order: ModelOrder, isWhole: boolean): ReturnFigures['coupon'] {
  const { couponReward: reward } = order;
  if (!reward) return [null];
  if (!isWhole) return [false, 'partially_returned'];
  if (reward.status !== 'redeemed' || reward.redeemedBy !== order) return [false, 'not_redeemed_by_order'];
  if (reward.expiry && reward.expiry <= customer.now) return [false, 'expired'];
  customer.reverseRedemption(reward);
  return [true];
}

/** Whether the order would issue a reward for what is left of its value. */
function issuedFor(order: ModelOrder, reward: ModelReward, left: number, kept: Record<Unit, number>): boolean {
  if (!reward.passed) return left >= Math.max(reward.minimum, order.rules.minimum);
  const unit = reward.card?.rules.unit ?? 'points';
  return reward.passed.place <= kept[unit] - (order.entries[unit]?.paidOwed ?? 0);
}
