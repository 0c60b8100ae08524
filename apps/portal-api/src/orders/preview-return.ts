import { ReturnOrderBody, returnOrderExample } from '#http/input/return-order-body.js';
import {
  OrderReturnView,
  previewedReturn,
  previewedReturnExample,
  PreviewedReturnView,
  returnRefusals,
} from '#http/views/order-return.view.js';
import { returnOrder } from '#operations/orders/return-order.js';
import { Database } from '#persistence/database/database.js';
import { inPreview } from '#persistence/database/preview.js';
import { Body, Controller, Param } from '@nestjs/common';
import { actorOf, auditActorOf, type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';

@Controller()
export class PreviewReturn {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/orders/:id/returns/preview',
    id: 'previewReturn',
    who: 'admin',
    tag: 'Orders',
    summary: 'Preview a return',
    description: 'What a return would take back now. It runs the return and rolls it back: nothing is changed.',
    params: { id: 'id or externalId of the order.' },
    body: { type: ReturnOrderBody, example: returnOrderExample, optional: true },
    answer: {
      description: 'What the return would be.',
      shape: 'data',
      type: PreviewedReturnView,
      example: previewedReturnExample,
    },
    refusals: returnRefusals,
  })
  handle(
    @MemberOf() member: Member,
    @Param('id') orderId: string,
    @Body() { value, returnNumber, reason }: ReturnOrderBody,
  ): Promise<PreviewedReturnView> {
    return inPreview(this.db, member.merchantId, async (tx) => {
      const input = { orderId, value, returnNumber, reason };
      const returned = await returnOrder(tx, actorOf(member), input, auditActorOf(member));
      return previewedReturn(new OrderReturnView(returned.orderReturn, returned.currency, returned.isDuplicate));
    });
  }
}
