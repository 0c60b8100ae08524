import { RotateWebhookSecretBody } from '#http/webhooks/webhook-bodies.js';
import { NewWebhookEndpointView, WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { rotateWebhookSecret } from '#operations/webhooks/rotate-webhook-secret.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';
import { PortalSettings } from '../settings.js';

@Controller()
export class RotateWebhookSecret {
  constructor(private readonly settings: PortalSettings) {}

  @PortalOperation({
    ...webhookOperations.rotate,
    path: '/merchants/:m/webhook-endpoints/:id/rotate-secret',
    who: 'admin',
    idempotency: 'optional',
    hasSecretAnswer: true,
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') id: string,
    @Body() { overlapHours = 24 }: RotateWebhookSecretBody,
  ): Promise<string> {
    const { keyPepper: pepper } = this.settings;
    return write(id, async (tx, actor): Promise<NewWebhookEndpointView> => {
      const { endpoint, secret } = await rotateWebhookSecret(tx, actor, { id, overlapHours, pepper });
      return { data: new WebhookEndpointView(endpoint), secret };
    });
  }
}
