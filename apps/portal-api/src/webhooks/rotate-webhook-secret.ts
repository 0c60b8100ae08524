import { RotateWebhookSecretBody } from '#http/webhooks/webhook-bodies.js';
import { NewWebhookEndpointView, WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { rotateWebhookSecret } from '#operations/webhooks/rotate-webhook-secret.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { PortalSettings } from '../settings.js';

@Controller()
export class RotateWebhookSecret {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({
    ...webhookOperations.rotate,
    path: '/merchants/:m/webhook-endpoints/:id/rotate-secret',
    who: 'admin',
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { overlapHours = 24 }: RotateWebhookSecretBody,
  ): Promise<NewWebhookEndpointView> {
    const { keyPepper: pepper } = this.settings;
    return writeAsMember(this.db, member, id, async (tx, actor) => {
      const { endpoint, secret } = await rotateWebhookSecret(tx, actor, { id, overlapHours, pepper });
      return { data: new WebhookEndpointView(endpoint), secret };
    });
  }
}
