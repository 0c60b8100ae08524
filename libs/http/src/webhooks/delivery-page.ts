import { decodeId } from '#domain/ids.js';
import { deliveryStatuses } from '#domain/webhooks/delivery.js';
import { notFound } from '#domain/errors.js';
import type { Database } from '#persistence/database/database.js';
import { findWebhookEndpointWithDeleted } from '#persistence/webhooks/webhook-endpoint.store.js';
import { type DeliveryPage, listWebhookDeliveries } from '#persistence/webhooks/webhook-delivery-list.store.js';
import type { QueryParameters } from '../input/query-parameters.js';
import { type Page, readFilteredPage } from '../input/list-page.js';
import { WebhookDeliveryView } from '../views/webhook-delivery.view.js';

const nothing: DeliveryPage = { rows: [], last: null };

/**
 * A page of an endpoint's deliveries, also of one that was deleted.
 * @throws Refusal `not_found` webhook_endpoint_not_found; `invalid` invalid_query (docs/reference/webhooks.md#deliveries)
 */
export async function readDeliveryPage(
  db: Database,
  merchantId: string,
  id: string,
  query: QueryParameters,
  cursorSecret: string,
): Promise<Page<WebhookDeliveryView>> {
  const status = query.choice('status', deliveryStatuses);
  const [eventType, eventIdText] = [query.text('eventType', 100), query.text('eventId', 128)];
  query.limit();
  const endpointId = decodeId('webhook_endpoint', id);
  const endpoint = endpointId && (await findWebhookEndpointWithDeleted(db, merchantId, endpointId));
  if (!endpoint) throw notFound('webhook endpoint');
  const eventId = eventIdText === undefined ? undefined : decodeId('event', eventIdText);
  const isUnknown = eventIdText !== undefined && eventId === undefined;
  const filter = { status, eventType, eventId };
  return readFilteredPage(
    query,
    cursorSecret,
    { id, status, eventType, eventId: eventIdText },
    async (before, count) =>
      isUnknown ? nothing : listWebhookDeliveries(db, merchantId, endpoint.id, filter, before, count),
    (delivery) => new WebhookDeliveryView(delivery),
  );
}
