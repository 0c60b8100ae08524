import { returnOperations } from '#http/orders/return-operations.js';
import { ReturnOrderBody } from '#http/orders/return-order-body.js';
import { OrderReturnView, previewedReturn, PreviewedReturnView } from '#http/views/order-return.view.js';
import type { LedgerActor } from '#operations/actor.js';
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
    ...returnOperations.preview,
    path: '/orders/:id/returns/preview',
    anyScope: ['orders:return'],
  })
  handle(
    @CurrentActor() actor: LedgerActor,
    @Param('id') orderId: string,
    @Body() { value, returnNumber, reason }: ReturnOrderBody,
  ): Promise<PreviewedReturnView> {
    return inPreview(this.db, actor.merchantId, async (tx) => {
      const returned = await returnOrder(tx, actor, { orderId, value, returnNumber, reason });
      return previewedReturn(new OrderReturnView(returned.orderReturn, returned.currency, returned.isDuplicate));
    });
  }
}
