import { EmptyBody } from '#http/input/empty-body.js';
import { WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { enableWebhookEndpoint } from '#operations/webhooks/enable-webhook-endpoint.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class EnableWebhookEndpoint {
  @Operation({
    ...webhookOperations.enable,
    path: '/webhook-endpoints/:id/enable',
    anyScope: ['webhooks:manage'],
    idempotency: 'required',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') id: string,
    @Body() _body: EmptyBody,
  ): Promise<WebhookEndpointView> {
    return new WebhookEndpointView(await enableWebhookEndpoint(tx, actor, id));
  }
}
