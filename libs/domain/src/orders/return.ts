import { computeAward, type RewardTemplateFacts } from './award.js';
import type { Order, OrderSettings } from './order.js';
import { orderReturned, returnExceedsOrder } from './refusals.js';

/** An order to return from, with what its earlier returns have taken. */
export interface ReturningOrder extends Pick<
  Order,
  'valueMinor' | 'currency' | 'stampsAwarded' | 'pointsAwarded' | 'returnedMinor' | 'returnCount'
> {
  /** The settings that decided the order; undefined: an earlier version recorded it. (docs/decisions/0093) */
  readonly settings: OrderSettings | undefined;
  readonly takenBefore: { readonly stamps: number; readonly points: number };
}

/** What the remaining value of an order still awards. */
export interface KeptAward {
  readonly stamps: number;
  readonly points: number;
  /** The order rewards that remain, as objects of the settings; undefined (all remain) for an order without stored settings. */
  readonly orderRewards: readonly RewardTemplateFacts[] | undefined;
}

export interface DecidedReturn {
  readonly valueMinor: number;
  /** Nothing of the order remains. */
  readonly isWhole: boolean;
  /** What is taken back now. */
  readonly stamps: number;
  readonly points: number;
  readonly kept: KeptAward;
}

/**
 * Returns a part of an order's value, or all that is left. It takes back what the order awarded, minus what its own settings
 * award for the remaining value, minus what was taken back before. So several partial returns take back as much as one return of
 * their sum.
 * @throws Refusal `invalid` order_returned, return_exceeds_order (docs/reference/orders.md#return-an-order)
 */
export function decideReturn(order: ReturningOrder, asked: number | undefined): DecidedReturn {
  const left = order.valueMinor - order.returnedMinor;
  if (left === 0 && order.returnCount > 0) throw orderReturned();
  const valueMinor = asked ?? left;
  if (valueMinor > left) throw returnExceedsOrder(left, order.currency);
  const kept = keptAward(order, left - valueMinor);
  return {
    valueMinor,
    isWhole: valueMinor === left,
    stamps: order.stampsAwarded - kept.stamps - order.takenBefore.stamps,
    points: order.pointsAwarded - kept.points - order.takenBefore.points,
    kept,
  };
}

const nothing: KeptAward = { stamps: 0, points: 0, orderRewards: [] };

function keptAward(order: ReturningOrder, remainingMinor: number): KeptAward {
  if (remainingMinor === 0) return nothing;
  const { settings, valueMinor, currency, stampsAwarded, pointsAwarded } = order;
  if (settings) return computeAward(settings, remainingMinor, currency);
  const returned = BigInt(valueMinor - remainingMinor);
  const kept = (awarded: number): number => awarded - Number((BigInt(awarded) * returned) / BigInt(valueMinor));
  return { stamps: kept(stampsAwarded), points: kept(pointsAwarded), orderRewards: undefined };
}
