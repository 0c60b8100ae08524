import { RecoverWebhookDeliveriesBody } from '#http/webhooks/webhook-bodies.js';
import { RecoveryView } from '#http/views/webhook-endpoint.view.js';
import { recoverWebhookDeliveries } from '#operations/webhooks/recover-webhook-deliveries.js';
import { webhookDeliveryOperations } from '#http/webhooks/webhook-delivery-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller, Param } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';

@Controller()
export class RecoverWebhookDeliveries {
  @Operation({
    ...webhookDeliveryOperations.recover,
    path: '/webhook-endpoints/:id/recover',
    anyScope: ['webhooks:manage'],
    idempotency: 'required',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Param('id') id: string,
    @Body() { since, until, only }: RecoverWebhookDeliveriesBody,
  ): Promise<RecoveryView> {
    const input = { id, since: new Date(since), until: until ? new Date(until) : null, only };
    return { scheduled: await recoverWebhookDeliveries(tx, actor, input) };
  }
}
