import { textOrNull } from '#domain/text.js';
import { CreateWebhookEndpointBody } from '#http/webhooks/webhook-bodies.js';
import { NewWebhookEndpointView, WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { createWebhookEndpoint } from '#operations/webhooks/create-webhook-endpoint.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { PortalSettings } from '../settings.js';

@Controller()
export class CreateWebhookEndpoint {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({ ...webhookOperations.create, path: '/merchants/:m/webhook-endpoints', who: 'admin' })
  async handle(
    @CurrentMember() member: Member,
    @Body() { url, description, types, includePersonalData = false }: CreateWebhookEndpointBody,
  ): Promise<NewWebhookEndpointView> {
    const means = { pepper: this.settings.keyPepper, allowPrivate: this.settings.webhookAllowPrivate };
    const input = { url, description: textOrNull(description), types, includePersonalData };
    return writeAsMember(this.db, member, merchantRow, async (tx, actor) => {
      const { endpoint, secret } = await createWebhookEndpoint(tx, actor, means, input);
      return { data: new WebhookEndpointView(endpoint), secret };
    });
  }
}
