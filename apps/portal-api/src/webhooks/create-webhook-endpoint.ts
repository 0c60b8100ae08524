import { textOrNull } from '#domain/text.js';
import { CreateWebhookEndpointBody } from '#http/webhooks/webhook-bodies.js';
import { NewWebhookEndpointView, WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { createWebhookEndpoint } from '#operations/webhooks/create-webhook-endpoint.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import { Body, Controller } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';
import { PortalSettings } from '../settings.js';

@Controller()
export class CreateWebhookEndpoint {
  constructor(private readonly settings: PortalSettings) {}

  @PortalOperation({
    ...webhookOperations.create,
    path: '/merchants/:m/webhook-endpoints',
    who: 'admin',
    idempotency: 'optional',
    hasSecretAnswer: true,
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Body() { url, description, types, includePersonalData = false }: CreateWebhookEndpointBody,
  ): Promise<string> {
    const means = { pepper: this.settings.keyPepper, allowPrivate: this.settings.webhookAllowPrivate };
    const input = { url, description: textOrNull(description), types, includePersonalData };
    return write(merchantRow, async (tx, actor): Promise<NewWebhookEndpointView> => {
      const { endpoint, secret } = await createWebhookEndpoint(tx, actor, means, input);
      return { data: new WebhookEndpointView(endpoint), secret };
    });
  }
}
