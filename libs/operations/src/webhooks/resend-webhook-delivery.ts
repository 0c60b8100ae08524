import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { type Delivery, lastTry } from '#domain/webhooks/delivery.js';
import { endpointDisabled, testNotRepeatable } from '#domain/webhooks/refusals.js';
import type { Tx } from '#persistence/database/transaction.js';
import {
  findFirstTurn,
  lockWebhookDelivery,
  saveWebhookDeliveries,
} from '#persistence/webhooks/webhook-delivery.store.js';
import type { Actor } from '../actor.js';
import { auditStaffWrite } from '../audit/audit-write.js';
import { hostOf, lockEndpoint } from './lock-endpoint.js';

/**
 * Makes one more attempt of a delivery, as soon as the transaction has committed. If that fails too, one that is pending goes on
 * with its schedule, from the pause in which it is; of any other it is the only attempt.
 * @throws Refusal `not_found` for the endpoint or the delivery; `invalid` webhook_endpoint_disabled,
 *   webhook_test_not_repeatable (docs/reference/webhooks.md#resend-a-delivery)
 */
export async function resendWebhookDelivery(
  tx: Tx,
  actor: Actor,
  { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
): Promise<Delivery> {
  const { merchantId } = actor;
  const { endpoint, now } = await lockEndpoint(tx, merchantId, id);
  const uuid = decodeId('webhook_delivery', deliveryId);
  const delivery = uuid && (await lockWebhookDelivery(tx, merchantId, endpoint.id, uuid));
  if (!delivery) throw notFound('webhook delivery');
  if (delivery.sample !== null) throw testNotRepeatable();
  if (endpoint.status === 'disabled') throw endpointDisabled();
  // An attempt that fails counts, and this one is none of the schedule.
  const tries = delivery.status === 'pending' ? Math.max(delivery.tries - 1, 0) : lastTry;
  const nextAttemptAt = await findFirstTurn(tx, merchantId, endpoint.id, now);
  const resent: Delivery = { ...delivery, status: 'pending', tries, nextAttemptAt };
  saveWebhookDeliveries(tx, merchantId, [resent]);
  const details = { name: hostOf(endpoint) };
  await auditStaffWrite(tx, actor, { action: 'webhook_endpoint.resent', subjectId: endpoint.id, details });
  return resent;
}
