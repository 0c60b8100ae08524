import { EmptyBody } from '#http/input/empty-body.js';
import { WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import { enableWebhookEndpoint } from '#operations/webhooks/enable-webhook-endpoint.js';
import { webhookOperations } from '#http/webhooks/webhook-operations.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { writeAsMember } from '../edge/write-as-member.js';

@Controller()
export class EnableWebhookEndpoint {
  constructor(private readonly db: Database) {}

  @PortalOperation({ ...webhookOperations.enable, path: '/merchants/:m/webhook-endpoints/:id/enable', who: 'admin' })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() _body: EmptyBody,
  ): Promise<WebhookEndpointView> {
    return writeAsMember(this.db, member, id, async (tx, actor) => {
      return new WebhookEndpointView(await enableWebhookEndpoint(tx, actor, id));
    });
  }
}
