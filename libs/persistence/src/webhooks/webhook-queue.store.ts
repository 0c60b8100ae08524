import { nilUuid } from '#domain/ids.js';
import type { Delivery } from '#domain/webhooks/delivery.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { Database } from '../database/database.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { queryOne, read, type Reader, selfCommitting } from '../database/statement.js';
import { EventTable } from '../events/event.table.js';
import { WebhookDeliveryTable, WebhookEndpointTable } from './webhook.table.js';

/** Where a search for due deliveries continues: behind this endpoint. */
export interface QueuePosition {
  readonly merchantId: string;
  readonly endpointId: string;
}

export const startOfQueue: QueuePosition = { merchantId: nilUuid, endpointId: nilUuid };

/** A due delivery of an endpoint to which this worker alone sends until its lease ends. */
export interface ClaimedDelivery {
  readonly merchantId: string;
  readonly endpointId: string;
  readonly id: string;
  readonly leasedUntil: Date;
}

export interface Claim {
  readonly deliveries: readonly ClaimedDelivery[];
  /** Undefined where all endpoints were looked at. */
  readonly next: QueuePosition | undefined;
}

const claim = selfCommitting<{
  deliveries: { merchantId: string; endpointId: string; id: string; leasedUntil: string }[] | null;
  merchantId: string | null;
  endpointId: string | null;
}>(
  'lease_webhook_endpoints',
  `select deliveries, next_merchant as "merchantId", next_endpoint as "endpointId"
   from lease_webhook_endpoints($1, $2, $3, $4, $5, $6)`,
);

export interface ClaimLimits {
  /** Attempts in flight, of all endpoints together: four of each. */
  readonly max: number;
  /** The maximum for endpoints that currently fail. */
  readonly maxOfFailing: number;
  /** Deliveries of one endpoint. */
  readonly maxOfEndpoint: number;
  readonly leaseSeconds: number;
}

/**
 * Leases endpoints with due deliveries. One worker at a time claims.
 * @returns undefined where another worker was claiming: no endpoint was looked at
 */
export async function claimWebhookDeliveries(
  db: Database,
  { merchantId, endpointId }: QueuePosition,
  { max, maxOfFailing, maxOfEndpoint, leaseSeconds }: ClaimLimits,
): Promise<Claim | undefined> {
  const limits = [max, maxOfFailing, maxOfEndpoint, leaseSeconds];
  const [found] = await db.execute(claim, [merchantId, endpointId, ...limits]);
  if (!found?.deliveries) return undefined;
  const deliveries = found.deliveries.map((each) => ({ ...each, leasedUntil: new Date(each.leasedUntil) }));
  const next =
    found.merchantId && found.endpointId ? { merchantId: found.merchantId, endpointId: found.endpointId } : undefined;
  return { deliveries, next };
}

const giveBack = selfCommitting<never>(
  'give_back_webhook_endpoints',
  // Skips locked endpoints: a long lock on one would delay all others.
  `update webhook_endpoints set leased_until = null where (merchant_id, id) in (
     select e.merchant_id, e.id from webhook_endpoints e
     where (e.merchant_id, e.id, e.leased_until) in (select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]))
     for no key update skip locked)`,
);

/** Ends the leases of the endpoints of these deliveries, and no later ones: nothing of them was sent. */
export async function giveBackEndpoints(db: Database, claims: readonly ClaimedDelivery[]): Promise<void> {
  const [merchants, endpoints] = [claims.map(({ merchantId }) => merchantId), claims.map((each) => each.endpointId)];
  await db.execute(giveBack, [merchants, endpoints, claims.map(({ leasedUntil }) => leasedUntil)]);
}

/** What an attempt needs: the delivery, its endpoint, and its event, which is undefined where it is no longer kept. */
export interface DueDelivery {
  readonly delivery: Delivery;
  readonly endpoint: WebhookEndpoint;
  readonly event: EventTable | undefined;
}

const claimed = 'unnest($1::uuid[], $2::uuid[]) as c (merchant_id, id)';
const ofClaimed = `join webhook_deliveries d on d.merchant_id = c.merchant_id and d.id = c.id`;

const findDeliveries = read<Delivery>(
  'find_claimed_webhook_deliveries',
  `select ${columnsOf(WebhookDeliveryTable, 'd')} from ${claimed} ${ofClaimed}`,
);
const findEndpoints = read<WebhookEndpoint>(
  'find_endpoints_of_claimed_deliveries',
  `select ${columnsOf(WebhookEndpointTable, 'e')} from webhook_endpoints e
   where (e.merchant_id, e.id) in (select d.merchant_id, d.endpoint_id from ${claimed} ${ofClaimed})`,
);
const findEvents = read<EventTable>(
  'find_events_of_claimed_deliveries',
  `select ${columnsOf(EventTable, 'e')} from ${claimed} ${ofClaimed}
   join events e on e.merchant_id = d.merchant_id and e.position = d.position`,
);

/** Reads the claimed deliveries. */
export async function findDueDeliveries(db: Database, claims: readonly ClaimedDelivery[]): Promise<DueDelivery[]> {
  const ids = [claims.map(({ merchantId }) => merchantId), claims.map(({ id }) => id)];
  const [deliveries, endpoints, events] = await db.pipeline((reader) =>
    Promise.all([reader.query(findDeliveries, ids), reader.query(findEndpoints, ids), reader.query(findEvents, ids)]),
  );
  const endpointOf = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const eventOf = new Map(events.map((event) => [event.id, event]));
  return deliveries.flatMap((delivery) => {
    const endpoint = endpointOf.get(delivery.endpointId);
    return endpoint ? [{ delivery, endpoint, event: eventOf.get(delivery.eventId) }] : [];
  });
}

const findOldest = read<{ seconds: number }>(
  'find_oldest_due_webhook_delivery',
  `select extract(epoch from now() - next_attempt_at)::float8 as seconds from webhook_deliveries
   where status = 'pending' order by next_attempt_at limit 1`,
);

/** How long the oldest due delivery has waited, for metrics; 0 when none is due. */
export const secondsSinceOldestDue = async (reader: Reader): Promise<number> =>
  Math.max(0, (await queryOne(reader, findOldest, []))?.seconds ?? 0);
