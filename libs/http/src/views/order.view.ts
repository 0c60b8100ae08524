import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { type Order, orderStatus } from '#domain/orders/order.js';
import { ApiProperty } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';

/** (docs/reference/orders.md#the-order) */
export class OrderView {
  @ApiProperty({ example: 'ord_01k9zq3f8tf2nv7c1h5x9a3b6e' }) id: string;
  @ApiProperty({
    description: "The merchant's own id. Equal to `id` if none was set.",
    example: 'ord_01k9zq3f8tf2nv7c1h5x9a3b6e',
  })
  externalId: string;
  @ApiProperty({ description: 'The number that was sent, or one that the service generated.', example: '100042' })
  orderNumber: string;
  @ApiProperty({ description: 'In major units of `currency`.', example: 24.9 }) value: number;
  @ApiProperty({ description: 'ISO 4217 code of the merchant.', example: 'GBP' }) currency: string;
  @ApiProperty({ example: 'webshop' }) source: string;
  @OpenEnum(['public_api'], { description: 'The channel of the order.', example: 'public_api' })
  integrationType: string;
  @ApiProperty({ type: 'integer', description: 'How much it awarded.', example: 1 }) stampsAwarded: number;
  @ApiProperty({ type: 'integer', description: 'How much it awarded.', example: 24 }) pointsAwarded: number;
  @ApiProperty({ description: 'Whether the coupon of the order redeemed a reward.', example: false })
  couponRedeemed: boolean;
  @ApiProperty({ description: 'The part of `value` that was returned.', example: 0 }) returnedValue: number;
  @OpenEnum(['completed', 'partially_returned', 'returned'], {
    description: 'Whether it was returned.',
    example: 'completed',
  })
  status: string;
  @ApiProperty({ example: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' }) customerId: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) createdAt: string;

  constructor(order: Order) {
    this.id = encodeId('order', order.id);
    this.externalId = order.externalId ?? this.id;
    this.orderNumber = order.orderNumber;
    this.value = toMajor(order.valueMinor, order.currency);
    this.currency = order.currency;
    this.source = order.source;
    this.integrationType = order.integrationType;
    this.stampsAwarded = order.stampsAwarded;
    this.pointsAwarded = order.pointsAwarded;
    this.couponRedeemed = order.couponRewardId !== null;
    this.returnedValue = toMajor(order.returnedMinor, order.currency);
    this.status = orderStatus(order);
    this.customerId = encodeId('customer', order.customerId);
    this.createdAt = order.createdAt.toISOString();
  }
}

export const orderExample = {
  id: 'ord_01k9zq3f8tf2nv7c1h5x9a3b6e',
  externalId: 'ord_01k9zq3f8tf2nv7c1h5x9a3b6e',
  orderNumber: '100042',
  value: 24.9,
  currency: 'GBP',
  source: 'webshop',
  integrationType: 'public_api',
  stampsAwarded: 1,
  pointsAwarded: 24,
  couponRedeemed: false,
  returnedValue: 0,
  status: 'completed',
  customerId: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd',
  createdAt: '2026-11-20T09:30:00.000Z',
};
