import { EmptyBody } from '#http/input/empty-body.js';
import { WebhookDeliveryView } from '#http/views/webhook-delivery.view.js';
import { awaitAttempt } from '#operations/webhooks/await-attempt.js';
import { resendWebhookDelivery } from '#operations/webhooks/resend-webhook-delivery.js';
import { webhookDeliveryOperations } from '#http/webhooks/webhook-delivery-operations.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { writeAsMember } from '../edge/write-as-member.js';

@Controller()
export class ResendWebhookDelivery {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...webhookDeliveryOperations.resend,
    path: '/merchants/:m/webhook-endpoints/:id/deliveries/:deliveryId/resend',
    who: 'admin',
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
    @Body() _body: EmptyBody,
  ): Promise<WebhookDeliveryView> {
    const resent = await writeAsMember(this.db, member, id, (tx, actor) =>
      resendWebhookDelivery(tx, actor, { id, deliveryId }),
    );
    return new WebhookDeliveryView(await awaitAttempt(this.db, resent));
  }
}
