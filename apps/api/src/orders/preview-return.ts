import { ReturnOrderBody, returnOrderExample } from '#http/input/return-order-body.js';
import {
  OrderReturnView,
  previewedReturn,
  previewedReturnExample,
  PreviewedReturnView,
  returnRefusals,
} from '#http/views/order-return.view.js';
import type { Actor } from '#operations/actor.js';
import { returnOrder } from '#operations/orders/return-order.js';
import { Database } from '#persistence/database/database.js';
import { inPreview } from '#persistence/database/preview.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor } from '../edge/write.js';

@Controller()
export class PreviewReturn {
  constructor(private readonly db: Database) {}

  @Operation({
    method: 'POST',
    path: '/orders/:id/returns/preview',
    id: 'previewReturn',
    anyScope: ['orders:return'],
    tag: 'Orders',
    summary: 'Preview a return',
    description:
      'What a return would take back now. It runs the same operation and rolls it back, so nothing is changed. It takes ' +
      'no `Idempotency-Key`, counts as a read, and waits at most 200 ms for a lock.',
    params: { id: 'id or externalId of the order.' },
    body: { type: ReturnOrderBody, example: returnOrderExample, optional: true },
    answer: {
      description: 'What the return would be.',
      shape: 'data',
      type: PreviewedReturnView,
      example: previewedReturnExample,
    },
    refusals: [...returnRefusals, 'database_busy'],
  })
  handle(
    @CurrentActor() actor: Actor,
    @Param('id') orderId: string,
    @Body() { value, returnNumber, reason }: ReturnOrderBody,
  ): Promise<PreviewedReturnView> {
    return inPreview(this.db, actor.merchantId, async (tx) => {
      const returned = await returnOrder(tx, actor, { orderId, value, returnNumber, reason }, 'unaudited');
      return previewedReturn(new OrderReturnView(returned.orderReturn, returned.currency, returned.isDuplicate));
    });
  }
}
