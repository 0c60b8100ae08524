import { RotateWebhookSecretBody } from '#http/webhooks/webhook-bodies.js';
import { NewWebhookEndpointView, WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { rotateWebhookSecret } from '#operations/webhooks/rotate-webhook-secret.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { ApiSettings } from '../settings.js';

@Controller()
export class RotateWebhookSecret {
  constructor(private readonly settings: ApiSettings) {}

  @Operation({
    ...webhookOperations.rotate,
    path: '/webhook-endpoints/:id/rotate-secret',
    anyScope: ['webhooks:manage'],
    idempotency: 'required',
    hasSecretAnswer: true,
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') id: string,
    @Body() { overlapHours = 24 }: RotateWebhookSecretBody,
  ): Promise<NewWebhookEndpointView> {
    const { keyPepper: pepper } = this.settings;
    const { endpoint, secret } = await rotateWebhookSecret(tx, actor, { id, overlapHours, pepper });
    return { data: new WebhookEndpointView(endpoint), secret };
  }
}
