import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import type { OrderReturn } from '#domain/orders/order-return.js';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { OrNull } from './or-null.js';
import { KeptRewardView, RevokedRewardView } from './reversed-entry.view.js';

const share = { type: 'integer', example: 0 } as const;

/** (docs/reference/orders.md#return-an-order) */
export class OrderReturnView {
  @ApiProperty({ example: 'ret_01k9zq3f8tf2nv7c1h5x9a3b6e' }) id: string;
  @ApiProperty({ description: 'Equal to `id`.', example: 'ret_01k9zq3f8tf2nv7c1h5x9a3b6e' }) externalId: string;
  @ApiProperty({ description: 'The order.', example: 'ord_01k9zq3f8tf2nv7c1h5x9a3b6e' }) orderId: string;
  @OrNull({ type: 'string' }, { description: "The caller's own number, unique within the order.", example: 'R-1' })
  returnNumber: string | null;
  @ApiProperty({ description: "What was returned, in major units of the order's currency.", example: 10 })
  value: number;
  @ApiProperty({ ...share, description: 'Stamps taken back, including those owed and forgiven.', example: 1 })
  stampsTakenBack: number;
  @ApiProperty({ ...share, description: 'Points taken back, including those owed, forgiven and expired.', example: 10 })
  pointsTakenBack: number;
  @ApiProperty({ ...share, description: 'Stamps that the balance did not cover and that the card now owes.' })
  stampsOwed: number;
  @ApiProperty({ ...share, description: 'Points that the balance did not cover and that the card now owes.' })
  pointsOwed: number;
  @ApiProperty({ ...share, description: 'Stamps that the balance did not cover and that are forgiven.' })
  stampsForgiven: number;
  @ApiProperty({ ...share, description: 'Points that the balance did not cover and that are forgiven.' })
  pointsForgiven: number;
  @ApiProperty({ ...share, description: 'Points of this order that had already expired. They count as taken back.' })
  pointsExpired: number;
  @ApiProperty({ type: [RevokedRewardView], description: 'Rewards of the order that were taken back.' })
  rewardsRevoked: RevokedRewardView[];
  @ApiProperty({
    type: [KeptRewardView],
    description:
      'Rewards that the remaining value would not issue, but that stay because they are redeemed or expired.',
  })
  rewardsKept: KeptRewardView[];
  @OrNull(
    { type: 'boolean' },
    { description: 'Whether the coupon of the order is active again. Null: it redeemed none.', example: null },
  )
  couponReturned: boolean | null;
  @ApiPropertyOptional({
    type: 'string',
    description:
      'Why couponReturned is false: `partially_returned`, `expired` or `not_redeemed_by_order`. New values may be ' +
      'added.',
    example: 'expired',
  })
  couponReturnedReason?: string;
  @OrNull({ type: 'string' }, { description: 'The reason that was given for the return.', example: null })
  reason: string | null;
  @ApiProperty({
    description: 'True if the returnNumber was used before. This is then the first result.',
    example: false,
  })
  duplicate: boolean;
  @ApiProperty({ format: 'date-time', example: '2026-11-24T09:30:00.000Z' }) createdAt: string;

  constructor(orderReturn: OrderReturn, currency: string, duplicate = false) {
    this.id = encodeId('order_return', orderReturn.id);
    this.externalId = this.id;
    this.orderId = encodeId('order', orderReturn.orderId);
    this.returnNumber = orderReturn.returnNumber;
    this.value = toMajor(orderReturn.valueMinor, currency);
    this.stampsTakenBack = orderReturn.stampsTakenBack;
    this.pointsTakenBack = orderReturn.pointsTakenBack;
    this.stampsOwed = orderReturn.stampsOwed;
    this.pointsOwed = orderReturn.pointsOwed;
    this.stampsForgiven = orderReturn.stampsForgiven;
    this.pointsForgiven = orderReturn.pointsForgiven;
    this.pointsExpired = orderReturn.pointsExpired;
    this.rewardsRevoked = orderReturn.rewards.revoked.map((reward) => new RevokedRewardView(reward));
    this.rewardsKept = orderReturn.rewards.kept.map(
      (reward) => new KeptRewardView({ reward, reason: reward.reason ?? 'redeemed' }),
    );
    this.couponReturned = orderReturn.couponReturned;
    if (orderReturn.couponReturnedReason !== null) this.couponReturnedReason = orderReturn.couponReturnedReason;
    this.reason = orderReturn.reason;
    this.duplicate = duplicate;
    this.createdAt = orderReturn.createdAt.toISOString();
  }
}

/** What a return would be: it is not made, so it has no id. (docs/reference/orders.md#preview-a-return) */
export class PreviewedReturnView extends OmitType(OrderReturnView, ['id', 'externalId', 'createdAt'] as const) {}

export function previewedReturn(view: OrderReturnView): PreviewedReturnView {
  const { id: _, externalId: __, createdAt: ___, ...figures } = view;
  return figures;
}

const figuresExample = {
  orderId: 'ord_01k9zq3f8tf2nv7c1h5x9a3b6e',
  returnNumber: 'R-1',
  value: 10,
  stampsTakenBack: 1,
  pointsTakenBack: 10,
  stampsOwed: 0,
  pointsOwed: 0,
  stampsForgiven: 0,
  pointsForgiven: 0,
  pointsExpired: 0,
  rewardsRevoked: [
    { id: 'rwd_01k9zq3f8tf2nv7c1h5x9a3b6e', rewardId: 'rwt_01k9zq3f8te5rb8s6yw2m4n7pd', title: 'A free coffee' },
  ],
  rewardsKept: [],
  couponReturned: null,
  reason: 'Too small',
  duplicate: false,
};
export const previewedReturnExample = figuresExample;
export const orderReturnExample = {
  id: 'ret_01k9zq3f8tf2nv7c1h5x9a3b6e',
  externalId: 'ret_01k9zq3f8tf2nv7c1h5x9a3b6e',
  ...figuresExample,
  createdAt: '2026-11-24T09:30:00.000Z',
};
