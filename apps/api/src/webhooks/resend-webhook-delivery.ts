import { EmptyBody } from '#http/input/empty-body.js';
import { WebhookDeliveryView } from '#http/views/webhook-delivery.view.js';
import { resendWebhookDelivery } from '#operations/webhooks/resend-webhook-delivery.js';
import { webhookDeliveryOperations } from '#http/webhooks/webhook-delivery-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class ResendWebhookDelivery {
  @Operation({
    ...webhookDeliveryOperations.resend,
    path: '/webhook-endpoints/:id/deliveries/:deliveryId/resend',
    anyScope: ['webhooks:manage'],
    idempotency: 'required',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
    @Body() _body: EmptyBody,
  ): Promise<WebhookDeliveryView> {
    return new WebhookDeliveryView(await resendWebhookDelivery(tx, actor, { id, deliveryId }));
  }
}
