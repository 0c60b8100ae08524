import { type JudgedOrder, type NotAwarded, whyNotAwarded } from '#domain/orders/not-awarded.js';
import type { LedgerActor } from '#operations/actor.js';
import { createOrder, type CreatedOrder, type NewOrder } from '#operations/orders/create-order.js';
import { Database } from '#persistence/database/database.js';
import { inPreview } from '#persistence/database/preview.js';
import type { Tx } from '#persistence/database/transaction.js';
import { findCouponOfCustomer } from '#persistence/rewards/reward.store.js';
import { Body, Controller } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor } from '../edge/write.js';
import { CreateOrderBody, newOrderExample, newOrderOf, newOrderRefusals } from './create-order.js';
import { previewedOrderExample, PreviewedOrderView } from './previewed-order.view.js';

@Controller()
export class PreviewOrder {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'POST',
    path: '/orders/preview',
    id: 'previewOrder',
    anyScope: ['orders:write'],
    tag: 'Orders',
    summary: 'Preview an order',
    description:
      'Shows what an order would award now, and why something would not be awarded. The service creates the order ' +
      'and rolls it back, so nothing is changed. The request takes no `Idempotency-Key`, counts as a read, and waits ' +
      'at most 200 ms for a lock.',
    body: { type: CreateOrderBody, example: newOrderExample },
    answer: {
      description: 'What the order would award.',
      shape: 'data',
      type: PreviewedOrderView,
      example: previewedOrderExample,
    },
    refusals: [...newOrderRefusals, 'database_busy'],
  })
  handle(@CurrentActor() actor: LedgerActor, @Body() body: CreateOrderBody): Promise<PreviewedOrderView> {
    const input = newOrderOf(body, actor);
    return inPreview(this.db, actor.merchantId, async (tx) => {
      const created = await createOrder(tx, actor, input);
      return new PreviewedOrderView(created, await reasonsOf(tx, created, input, body.coupon_code));
    });
  }
}

async function reasonsOf(
  tx: Tx,
  { order, isDuplicate, customerExists, settings }: CreatedOrder,
  { valueMinor, couponCode }: NewOrder,
  sentCode: string | null | undefined,
): Promise<readonly NotAwarded[]> {
  const { merchantId, currency, customerId } = order;
  let coupon: JudgedOrder['coupon'];
  // A text without a code names no coupon: a shop may send its field as it stands.
  if (sentCode?.trim() && !isDuplicate && order.couponRewardId === null) {
    const found =
      customerExists && couponCode !== undefined
        ? await findCouponOfCustomer(tx, merchantId, customerId, couponCode)
        : undefined;
    coupon = found ?? 'unknown';
  }
  return whyNotAwarded(settings, { valueMinor, currency, isDuplicate, coupon }, await tx.now());
}
