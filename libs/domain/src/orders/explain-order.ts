import { computeAward } from './award.js';
import { explainAward } from './explain-award.js';
import type { Order, OrderSettings } from './order.js';

/** Why an order awarded what it did, as far as it is known. */
export interface OrderExplanation {
  /** `of_order`: these settings decided it. `current`: they may have changed since, and say what they would award now. */
  readonly settings: 'of_order' | 'current';
  /** What the settings award for the order's value. */
  readonly stamps: number;
  readonly points: number;
  readonly sentences: readonly string[];
}

type JudgedOrder = Pick<Order, 'valueMinor' | 'currency' | 'stampsAwarded' | 'pointsAwarded' | 'createdAt'>;

/** A change is visible to orders at its commit, which can be later than the time that it notes. */
const longestChangeMs = 60_000;

/**
 * Explains a past order by the settings that decided it. One that an earlier version recorded (docs/decisions/0093) is explained by
 * the current settings: only if nothing of the programme has changed since, they are those that decided. (docs/reference/portal.md#orders)
 */
export function explainOrder(
  ofOrder: OrderSettings | undefined,
  current: OrderSettings,
  changedAt: Date | undefined,
  { valueMinor, currency, stampsAwarded, pointsAwarded, createdAt }: JudgedOrder,
): OrderExplanation {
  const settings = ofOrder ?? current;
  const award = computeAward(settings, valueMinor, currency);
  const isUnchanged = changedAt === undefined || changedAt.getTime() + longestChangeMs < createdAt.getTime();
  const agrees = award.stamps === stampsAwarded && award.points === pointsAwarded;
  return {
    settings: ofOrder || (isUnchanged && agrees) ? 'of_order' : 'current',
    stamps: award.stamps,
    points: award.points,
    sentences: explainAward(settings, award, [], { valueMinor, currency }),
  };
}
