import { maxBalance, maxRewards } from '#domain/cards/progress.js';
import { balanceTooLarge, tooManyRewards } from '#domain/cards/refusals.js';
import type { InexactNumber } from '#domain/decimal.js';
import { orderValueToMinor } from '#domain/money.js';
import { emailKey } from '#domain/text.js';
import { orderCustomerName } from '#domain/orders/order-fields.js';
import { parseOrderNumber } from '#domain/orders/order-number.js';
import { parseCouponCode } from '#domain/rewards/coupon.js';
import {
  AnyValueField,
  EmailField,
  NumberOrTextField,
  OrderSourceField,
  LookupCodeField,
  TextField,
} from '#http/input/fields.js';
import type { Documented } from '#http/openapi/documented-refusals.js';
import { IgnoreUnknownFields } from '#http/input/validate-body.js';
import type { LedgerActor } from '#operations/actor.js';
import { createOrder, type NewOrder } from '#operations/orders/create-order.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx, type MerchantCheckedBody } from '../edge/write.js';
import { orderExample, OrderView } from '#http/views/order.view.js';
import { rewardExample, RewardView } from '#http/views/reward.view.js';

/** (docs/reference/orders.md#create-an-order) Shops post whole orders: unknown fields are ignored, and null is absent. */
@IgnoreUnknownFields()
export class CreateOrderBody implements MerchantCheckedBody {
  @EmailField({ description: 'Identifies the customer, who is created if unknown.', example: 'ada@example.com' })
  customer_email: string;

  @NumberOrTextField({ description: "In major units of the merchant's currency; rounded half up.", example: 24.9 })
  order_value: number | string | InexactNumber;

  @OrderSourceField({ description: 'The source of the order: letters and digits only.', example: 'webshop' })
  order_source: string;

  @AnyValueField(
    {
      optional: true,
      nullIsAbsent: true,
      description: '1 to 64 printable characters. If it is missing or invalid, the service generates one.',
      example: '100042',
    },
    { type: 'string' },
  )
  order_number?: unknown;

  @TextField(0, 200, { optional: true, nullIsAbsent: true, description: 'First name.', example: 'Ada' })
  first_name?: string | null;

  @TextField(0, 200, { optional: true, nullIsAbsent: true, description: 'Full name.', example: 'Ada Lovelace' })
  name?: string | null;

  @LookupCodeField(0, {
    optional: true,
    nullIsAbsent: true,
    description:
      "Redeems an active reward of this customer, if the merchant's reward automation is on. A code that matches none " +
      'changes nothing.',
    example: 'ADA-COFFEE',
  })
  coupon_code?: string | null;

  /** An order_value of the wrong form is no outcome to be remembered. (docs/reference/idempotency.md#what-is-stored) */
  checkFor({ currency }: Pick<LedgerActor, 'currency'>): void {
    orderValueToMinor(this.order_value, currency);
  }
}

export class CreatedOrderView {
  @ApiProperty({ type: 'integer', description: 'Stamps that this order awarded.', example: 1 }) stamps: number;
  @ApiProperty({ type: 'integer', description: 'Points that this order awarded.', example: 24 }) points: number;
  @ApiProperty({ type: [RewardView], description: 'Rewards that this order issued.' }) rewards: RewardView[];
  @ApiProperty({ description: 'Whether the coupon of the order redeemed a reward.', example: false })
  couponRedeemed: boolean;
  @ApiProperty() order: OrderView;
}

/** The order of a body whose check has passed. */
export const newOrderOf = (body: CreateOrderBody, { currency }: Pick<LedgerActor, 'currency'>): NewOrder => ({
  email: emailKey(body.customer_email),
  valueMinor: orderValueToMinor(body.order_value, currency),
  source: body.order_source,
  orderNumber: parseOrderNumber(body.order_number),
  name: orderCustomerName(body.name, body.first_name),
  couponCode: body.coupon_code == null ? undefined : parseCouponCode(body.coupon_code.trim()),
});

export const newOrderExample = {
  customer_email: 'ada@example.com',
  order_value: 24.9,
  order_source: 'webshop',
  order_number: '100042',
  name: 'Ada Lovelace',
};

export const newOrderRefusals: readonly Documented[] = [
  'order_value_invalid',
  'order_value_too_large',
  tooManyRewards(maxRewards, 'The order'),
  balanceTooLarge('The order', maxBalance),
];

@Controller()
export class CreateOrder {
  @Operation({
    method: 'POST',
    path: '/orders/create',
    id: 'createOrder',
    anyScope: ['orders:write'],
    idempotency: 'required',
    limit: 'orderCreationsPerMinute',
    tag: 'Orders',
    summary: 'Create an order',
    description:
      "Records a completed order and applies the merchant's order settings in one transaction: stamps, points, " +
      'rewards, and the redemption of a coupon. If an order with the same source and number was processed before, ' +
      'nothing is awarded again and the first result is returned, unless the settings say otherwise.',
    body: { type: CreateOrderBody, example: newOrderExample },
    answer: {
      description: 'The order and what it awarded.',
      shape: 'whole',
      type: CreatedOrderView,
      example: { stamps: 1, points: 24, rewards: [rewardExample], couponRedeemed: false, order: orderExample },
    },
    refusals: newOrderRefusals,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Body() body: CreateOrderBody,
  ): Promise<CreatedOrderView> {
    const { order, rewards } = await createOrder(tx, actor, newOrderOf(body, actor));
    const now = await tx.now();
    return {
      stamps: order.stampsAwarded,
      points: order.pointsAwarded,
      rewards: rewards.map((reward) => new RewardView(reward, now)),
      couponRedeemed: order.couponRewardId !== null,
      order: new OrderView(order),
    };
  }
}
