import type { CouponKept, OrderReturn } from '#domain/orders/order-return.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import {
  Flag,
  Id,
  Instant,
  MerchantId,
  nullable,
  RequestId,
  Text,
  Uuid,
  WholeNumberColumn,
} from '../database/columns.js';

/** Append-only: triggers (in the migration) refuse UPDATE, DELETE and TRUNCATE. */
@Entity('order_returns')
@Index('order_returns_by_number', ['merchantId', 'orderId', 'returnNumber'], {
  unique: true,
  where: 'return_number is not null',
})
@Index('order_returns_by_id', ['merchantId', 'id'])
@Index('order_returns_by_return_number', ['returnNumber', 'merchantId', 'id'], { where: 'return_number is not null' })
@ForeignKey('OrderTable', ['merchantId', 'orderId'], ['merchantId', 'id'])
@Check('order_returns_number_length', 'length(return_number) between 1 and 64')
@Check('order_returns_reason_length', 'length(reason) between 1 and 500')
@Check('order_returns_value_not_negative', 'value_minor >= 0')
@Check(
  'order_returns_parts',
  `stamps_owed >= 0 and stamps_forgiven >= 0 and points_owed >= 0 and points_forgiven >= 0 and points_expired >= 0
   and stamps_taken_back >= stamps_owed + stamps_forgiven
   and points_taken_back >= points_owed + points_forgiven + points_expired`,
)
@Check('order_returns_coupon_whole', '(coupon_returned is false) = (coupon_returned_reason is not null)')
export class OrderReturnTable implements OrderReturn {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') orderId: string;
  @Id() id: string;
  @Text(nullable) returnNumber: string | null;
  @WholeNumberColumn() valueMinor: number;
  @WholeNumberColumn() stampsTakenBack: number;
  @WholeNumberColumn() pointsTakenBack: number;
  @WholeNumberColumn() stampsOwed: number;
  @WholeNumberColumn() pointsOwed: number;
  @WholeNumberColumn() stampsForgiven: number;
  @WholeNumberColumn() pointsForgiven: number;
  @WholeNumberColumn() pointsExpired: number;
  @Column('jsonb') rewards: OrderReturn['rewards'];
  @Flag(nullable) couponReturned: boolean | null;
  @Text(nullable) couponReturnedReason: CouponKept | null;
  @Text(nullable) reason: string | null;
  @Uuid(nullable) apiKeyId: string | null;
  @Uuid(nullable) staffId: string | null;
  @Instant() createdAt: Date;
  @RequestId() requestId?: string | null;
}
