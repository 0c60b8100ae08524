import { textOrNull } from '#domain/text.js';
import { CreateWebhookEndpointBody } from '#http/webhooks/webhook-bodies.js';
import { NewWebhookEndpointView, WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { createWebhookEndpoint } from '#operations/webhooks/create-webhook-endpoint.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { ApiSettings } from '../settings.js';

@Controller()
export class CreateWebhookEndpoint {
  constructor(private readonly settings: ApiSettings) {}

  @Operation({
    ...webhookOperations.create,
    path: '/webhook-endpoints',
    anyScope: ['webhooks:manage'],
    idempotency: 'required',
    hasSecretAnswer: true,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Body() { url, description, types, includePersonalData = false }: CreateWebhookEndpointBody,
  ): Promise<NewWebhookEndpointView> {
    const means = { pepper: this.settings.keyPepper, allowPrivate: this.settings.webhookAllowPrivate };
    const input = { url, description: textOrNull(description), types, includePersonalData };
    const { endpoint, secret } = await createWebhookEndpoint(tx, actor, means, input);
    return { data: new WebhookEndpointView(endpoint), secret };
  }
}
