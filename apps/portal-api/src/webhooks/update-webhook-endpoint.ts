import { textOrNull } from '#domain/text.js';
import { UpdateWebhookEndpointBody } from '#http/webhooks/webhook-bodies.js';
import { WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { updateWebhookEndpoint } from '#operations/webhooks/update-webhook-endpoint.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { PortalSettings } from '../settings.js';

@Controller()
export class UpdateWebhookEndpoint {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({ ...webhookOperations.update, path: '/merchants/:m/webhook-endpoints/:id', who: 'admin' })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { description, ...given }: UpdateWebhookEndpointBody,
  ): Promise<WebhookEndpointView> {
    const change = { ...given, description: description === undefined ? undefined : textOrNull(description) };
    const allowPrivate = this.settings.webhookAllowPrivate;
    return writeAsMember(this.db, member, id, async (tx, actor) => {
      return new WebhookEndpointView(await updateWebhookEndpoint(tx, actor, { id, change, allowPrivate }));
    });
  }
}
