import type { Delivery } from '#domain/webhooks/delivery.js';
import { requireEventType } from '#domain/webhooks/types.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { findFirstTurn, insertWebhookDelivery } from '#persistence/webhooks/webhook-delivery.store.js';
import type { Actor } from '../actor.js';
import { sampleEvent } from '../events/sample-event.js';
import { lockEndpoint } from './lock-endpoint.js';

/**
 * Sends a sample event once, as soon as the transaction has committed, also to an endpoint that is disabled. It is no event of
 * the feed.
 * @throws Refusal `not_found` for the endpoint; `invalid` event_type_unknown (docs/reference/webhooks.md#send-a-test)
 */
export async function testWebhookEndpoint(
  tx: Tx,
  actor: Actor,
  { id, type: given }: { readonly id: string; readonly type: string },
): Promise<Delivery> {
  const { merchantId } = actor;
  const type = requireEventType(given);
  const { endpoint, now } = await lockEndpoint(tx, merchantId, id);
  const eventId = newId(now);
  const delivery: Delivery = {
    merchantId,
    id: newId(now),
    endpointId: endpoint.id,
    eventId,
    eventType: type,
    eventAt: now,
    position: null,
    sample: sampleEvent(eventId, type, now, endpoint.includePersonalData),
    status: 'pending',
    attempts: [],
    tries: 0,
    nextAttemptAt: await findFirstTurn(tx, merchantId, endpoint.id, now),
    leasedUntil: null,
    createdAt: now,
  };
  insertWebhookDelivery(tx, delivery);
  return delivery;
}
