import { textOrNull } from '#domain/text.js';
import { UpdateWebhookEndpointBody } from '#http/webhooks/webhook-bodies.js';
import { WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { updateWebhookEndpoint } from '#operations/webhooks/update-webhook-endpoint.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { ApiSettings } from '../settings.js';

@Controller()
export class UpdateWebhookEndpoint {
  constructor(private readonly settings: ApiSettings) {}

  @Operation({
    ...webhookOperations.update,
    path: '/webhook-endpoints/:id',
    anyScope: ['webhooks:manage'],
    idempotency: 'required',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') id: string,
    @Body() { description, ...given }: UpdateWebhookEndpointBody,
  ): Promise<WebhookEndpointView> {
    const change = { ...given, description: description === undefined ? undefined : textOrNull(description) };
    const allowPrivate = this.settings.webhookAllowPrivate;
    return new WebhookEndpointView(await updateWebhookEndpoint(tx, actor, { id, change, allowPrivate }));
  }
}
