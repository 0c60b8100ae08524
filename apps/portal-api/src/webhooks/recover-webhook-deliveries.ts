import { RecoverWebhookDeliveriesBody } from '#http/webhooks/webhook-bodies.js';
import { RecoveryView } from '#http/views/webhook-endpoint.view.js';
import { recoverWebhookDeliveries } from '#operations/webhooks/recover-webhook-deliveries.js';
import { webhookDeliveryOperations } from '#http/webhooks/webhook-delivery-operations.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { writeAsMember } from '../edge/write-as-member.js';

@Controller()
export class RecoverWebhookDeliveries {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...webhookDeliveryOperations.recover,
    path: '/merchants/:m/webhook-endpoints/:id/recover',
    who: 'admin',
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { since, until, only }: RecoverWebhookDeliveriesBody,
  ): Promise<RecoveryView> {
    const input = { id, since: new Date(since), until: until ? new Date(until) : null, only };
    return writeAsMember(this.db, member, id, async (tx, actor) => {
      return { scheduled: await recoverWebhookDeliveries(tx, actor, input) };
    });
  }
}
