import { TestWebhookEndpointBody } from '#http/webhooks/webhook-bodies.js';
import { WebhookDeliveryView } from '#http/views/webhook-delivery.view.js';
import { testWebhookEndpoint } from '#operations/webhooks/test-webhook-endpoint.js';
import { webhookDeliveryOperations } from '#http/webhooks/webhook-delivery-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class TestWebhookEndpoint {
  @Operation({
    ...webhookDeliveryOperations.test,
    path: '/webhook-endpoints/:id/test',
    anyScope: ['webhooks:manage'],
    idempotency: 'required',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') id: string,
    @Body() { type = 'order.created' }: TestWebhookEndpointBody,
  ): Promise<WebhookDeliveryView> {
    return new WebhookDeliveryView(await testWebhookEndpoint(tx, actor, { id, type }));
  }
}
