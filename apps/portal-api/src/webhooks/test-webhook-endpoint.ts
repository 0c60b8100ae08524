import { TestWebhookEndpointBody } from '#http/webhooks/webhook-bodies.js';
import { WebhookDeliveryView } from '#http/views/webhook-delivery.view.js';
import { awaitAttempt } from '#operations/webhooks/await-attempt.js';
import { testWebhookEndpoint } from '#operations/webhooks/test-webhook-endpoint.js';
import { webhookDeliveryOperations } from '#http/webhooks/webhook-delivery-operations.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { writeAsMember } from '../edge/write-as-member.js';

@Controller()
export class TestWebhookEndpoint {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...webhookDeliveryOperations.test,
    path: '/merchants/:m/webhook-endpoints/:id/test',
    who: 'admin',
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { type = 'order.created' }: TestWebhookEndpointBody,
  ): Promise<WebhookDeliveryView> {
    const asked = await writeAsMember(this.db, member, id, (tx, actor) => testWebhookEndpoint(tx, actor, { id, type }));
    return new WebhookDeliveryView(await awaitAttempt(this.db, asked));
  }
}
