import { EmptyBody } from '#http/input/empty-body.js';
import { WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { deleteWebhookEndpoint } from '#operations/webhooks/delete-webhook-endpoint.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class DeleteWebhookEndpoint {
  @Operation({
    ...webhookOperations.delete,
    path: '/webhook-endpoints/:id',
    anyScope: ['webhooks:manage'],
    idempotency: 'required',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') id: string,
    @Body() _body: EmptyBody,
  ): Promise<WebhookEndpointView> {
    return new WebhookEndpointView(await deleteWebhookEndpoint(tx, actor, id));
  }
}
