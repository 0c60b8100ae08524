import { returnOperations } from '#http/orders/return-operations.js';
import { ReturnOrderBody } from '#http/orders/return-order-body.js';
import { OrderReturnView, previewedReturn, PreviewedReturnView } from '#http/views/order-return.view.js';
import { returnOrder } from '#operations/orders/return-order.js';
import { Database } from '#persistence/database/database.js';
import { inPreview } from '#persistence/database/preview.js';
import { Body, Controller, Param } from '@nestjs/common';
import { actorOf, type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class PreviewReturn {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...returnOperations.preview,
    path: '/merchants/:m/orders/:id/returns/preview',
    who: 'admin',
    description:
      'Shows what a return would take back now. The service runs the return and rolls it back, so nothing is changed.',
  })
  handle(
    @CurrentMember() member: Member,
    @Param('id') orderId: string,
    @Body() { value, returnNumber, reason }: ReturnOrderBody,
  ): Promise<PreviewedReturnView> {
    return inPreview(this.db, member.merchantId, async (tx) => {
      const input = { orderId, value, returnNumber, reason };
      const returned = await returnOrder(tx, actorOf(member), input);
      return previewedReturn(new OrderReturnView(returned.orderReturn, returned.currency, returned.isDuplicate));
    });
  }
}
