import { amountText } from '../money.js';
import { rewardStatus } from '../rewards/status.js';
import type { Reward } from '../rewards/reward.js';
import { computeAward } from './award.js';
import type { OrderSettings, PointsAward, StampAward } from './order.js';

/** Why an order does not award something, or does not redeem its coupon. */
export interface NotAwarded {
  /** A stable word to branch on. */
  readonly error: string;
  readonly message: string;
}

/** An order and its outcome. */
export interface JudgedOrder {
  readonly valueMinor: number;
  readonly currency: string;
  readonly isDuplicate: boolean;
  /** What its coupon code names; undefined: it sent none, or the order redeems it. */
  readonly coupon: 'unknown' | Pick<Reward, 'status' | 'expiresAt'> | undefined;
}

const notAwarded = (error: string, message: string): NotAwarded => ({ error, message });

/** Every reason why an order awards less than it might. It decides nothing. (docs/reference/orders.md#preview-an-order) */
export function whyNotAwarded(settings: OrderSettings, order: JudgedOrder, now: Date): readonly NotAwarded[] {
  if (order.isDuplicate) {
    return [
      notAwarded(
        'duplicate_order',
        'An order with this source and number was processed before; it awards nothing again.',
      ),
    ];
  }
  return [...new Set([...whyNoAward(settings, order), ...whyNoCoupon(settings, order.coupon, now)])];
}

function whyNoAward(settings: OrderSettings, { valueMinor, currency }: JudgedOrder): readonly NotAwarded[] {
  if (!settings.enabled) return [notAwarded('disabled', 'Awarding is switched off in the order settings.')];
  if (valueMinor < settings.minimumOrderMinor) {
    const minimum = amountText(settings.minimumOrderMinor, currency);
    return [notAwarded('below_minimum', `An order of less than ${minimum} awards nothing.`)];
  }
  const { stamps, points } = computeAward(settings, valueMinor, currency);
  return [
    ...(settings.stamps && stamps === 0 ? [whyNoStamps(settings.stamps, currency)] : []),
    ...(settings.points && points === 0 ? [whyNoPoints(settings.points)] : []),
    ...whyNoRewards(settings, valueMinor, currency),
  ];
}

const whyNoStamps = ({ card, valuePerStampMinor }: StampAward, currency: string): NotAwarded =>
  card.active
    ? notAwarded('below_stamp_value', `One stamp needs an order of ${amountText(valuePerStampMinor ?? 0, currency)}.`)
    : notAwarded('stamp_card_inactive', 'The stamp card of the order settings is inactive.');

const whyNoPoints = ({ card, pointsPerUnit }: PointsAward): NotAwarded =>
  card.active
    ? notAwarded(
        'below_point_value',
        `At ${pointsPerUnit} ${pointsPerUnit === '1' ? 'point' : 'points'} for each unit, rounded down, the order awards no point.`,
      )
    : notAwarded('points_card_inactive', 'The points card of the order settings is inactive.');

function whyNoRewards(settings: OrderSettings, valueMinor: number, currency: string): readonly NotAwarded[] {
  if (settings.orderRewards.length === 0) return [];
  if (!settings.rewardAutomation) return [automationOff];
  return settings.orderRewards.flatMap(({ rewardTemplate: { title, active }, minimumOrderMinor }) => {
    if (!active) return [notAwarded('reward_template_inactive', `The reward template “${title}” is inactive.`)];
    if (valueMinor >= minimumOrderMinor) return [];
    return [
      notAwarded('below_reward_minimum', `“${title}” needs an order of ${amountText(minimumOrderMinor, currency)}.`),
    ];
  });
}

const automationOff = notAwarded('reward_automation_off', 'Reward automation is switched off in the order settings.');

function whyNoCoupon(settings: OrderSettings, coupon: JudgedOrder['coupon'], now: Date): readonly NotAwarded[] {
  if (coupon === undefined) return [];
  if (coupon === 'unknown') return [notAwarded('coupon_unknown', 'No reward of this customer has this coupon code.')];
  const status = rewardStatus(coupon, now);
  if (status !== 'active') return [notAwarded(`coupon_${status}`, `The reward of this coupon code is ${status}.`)];
  return settings.rewardAutomation ? [] : [automationOff];
}
