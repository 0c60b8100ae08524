import type { Delivery } from '#domain/webhooks/delivery.js';
import { columnsOf, insertInto } from '../database/entities/entity-sql.js';
import { clock, isOneOf, lockingRead, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { WebhookDeliveryTable } from './webhook.table.js';

const columns = columnsOf(WebhookDeliveryTable, 'd');

const find = read<Delivery>(
  'find_webhook_delivery',
  `select ${columns} from webhook_deliveries d where d.merchant_id = $1 and d.id = $2`,
);

export const findWebhookDelivery = (reader: Reader, merchantId: string, id: string): Promise<Delivery | undefined> =>
  queryOne(reader, find, [merchantId, id]);

const lock = lockingRead<Delivery>(
  'lock_webhook_delivery',
  // Locks the delivery against the result of an attempt. The endpoint is locked before.
  `select ${columns} from webhook_deliveries d
   where d.merchant_id = $1 and d.endpoint_id = $2 and d.id = $3 for no key update`,
);

/** Locks the delivery until the transaction ends, against the result of an attempt. The caller has locked the endpoint. */
export const lockWebhookDelivery = (
  tx: Tx,
  merchantId: string,
  endpointId: string,
  id: string,
): Promise<Delivery | undefined> => queryOne(tx, lock, [merchantId, endpointId, id]);

const lockSome = lockingRead<Delivery>(
  'lock_webhook_deliveries',
  `select ${columns} from webhook_deliveries d
   where d.merchant_id = $1 and d.endpoint_id = $2 and ${isOneOf('d.id', '$3')} order by d.id for no key update`,
);

/** Locks the deliveries of the endpoint with these ids, in the order of the ids. Missing ones are left out. */
export const lockWebhookDeliveries = (
  tx: Tx,
  merchantId: string,
  endpointId: string,
  ids: readonly string[],
): Promise<Delivery[]> => tx.query(lockSome, [merchantId, endpointId, ids]);

/** Serialises arrays as JSON: the driver would write them as PostgreSQL arrays. */
const arrayAsJson = (value: unknown): unknown => (Array.isArray(value) ? JSON.stringify(value) : value);

const newDelivery = insertInto(WebhookDeliveryTable);
const insertRow = write<never>('insert_webhook_delivery', newDelivery.text);

/** Inserts the delivery of a test. All others are inserted when their events get positions. */
export function insertWebhookDelivery(tx: Tx, delivery: Delivery): void {
  tx.write(insertRow, newDelivery.values(delivery).map(arrayAsJson));
}

const save = write<never>(
  'save_webhook_deliveries',
  `update webhook_deliveries d
   set status = s.status, attempts = s.attempts::jsonb, tries = s.tries, next_attempt_at = s.next_attempt_at,
     leased_until = s.leased_until
   from unnest($2::uuid[], $3::text[], $4::text[], $5::integer[], $6::timestamptz[], $7::timestamptz[])
     as s (id, status, attempts, tries, next_attempt_at, leased_until)
   where d.merchant_id = $1 and d.id = s.id`,
);

/** Saves locked deliveries of a merchant. */
export function saveWebhookDeliveries(tx: Tx, merchantId: string, deliveries: readonly Delivery[]): void {
  if (deliveries.length === 0) return;
  const values = [
    deliveries.map(({ id }) => id),
    deliveries.map(({ status }) => status),
    deliveries.map(({ attempts }) => JSON.stringify(attempts)),
    deliveries.map(({ tries }) => tries),
    deliveries.map(({ nextAttemptAt }) => nextAttemptAt),
    deliveries.map(({ leasedUntil }) => leasedUntil),
  ];
  tx.write(save, [merchantId, ...values]);
}

const firstTurn = read<{ at: Date }>(
  'find_first_turn_of_endpoint',
  `select coalesce(least($3::timestamptz, min(next_attempt_at) - interval '1 millisecond'), $3) as at
   from webhook_deliveries where merchant_id = $1 and endpoint_id = $2 and status = 'pending'`,
);

/**
 * The due time that makes an attempt the next one of its endpoint: `now`, or just before the earliest that is due. So an attempt
 * that a person asks for does not wait behind a backlog.
 */
export async function findFirstTurn(reader: Reader, merchantId: string, endpointId: string, now: Date): Promise<Date> {
  return (await queryOne(reader, firstTurn, [merchantId, endpointId, now]))?.at ?? now;
}

const failingSince = read<{ since: Date | null }>(
  'find_failing_since_of_endpoint',
  // Deliveries that wait for a retry come first. Those that were never tried may be millions: they are due, so they come last.
  `select min((d.attempts -> -least(d.tries, jsonb_array_length(d.attempts)) ->> 'at')::timestamptz) as since
   from (select attempts, tries, sample from webhook_deliveries
     where merchant_id = $1 and endpoint_id = $2 and status = 'pending' order by next_attempt_at desc limit 10000) d
   where d.tries > 0 and d.sample is null`,
);

/** The first attempt of the pending delivery of an endpoint that has failed for longest; null where none has failed. */
export const findFailingSince = async (reader: Reader, merchantId: string, endpointId: string): Promise<Date | null> =>
  (await queryOne(reader, failingSince, [merchantId, endpointId]))?.since ?? null;

const end = write<never>(
  'end_pending_webhook_deliveries',
  `update webhook_deliveries set status = $3, next_attempt_at = null
   where (merchant_id, id) in (
     select merchant_id, id from webhook_deliveries
     where merchant_id = $1 and endpoint_id = $2 and status = 'pending' and (sample is null or $3 = 'failed')
     limit 1000)`,
);

/**
 * What is pending becomes skipped or failed, up to a thousand: the endpoint was disabled or deleted. A test needs no enabled
 * endpoint. What is left then ends in the worker, which leases nothing of such an endpoint. (lease_webhook_endpoints)
 */
export function endPendingWebhookDeliveries(
  tx: Tx,
  { merchantId, id }: { readonly merchantId: string; readonly id: string },
  status: 'skipped' | 'failed',
): void {
  tx.write(end, [merchantId, id, status]);
}

/** The most deliveries that one call schedules again. */
const maxRecovered = 10_000;

const recoverableOf = (status: 'failed' | 'skipped', condition: string): string =>
  `(select d.id, d.event_at from webhook_deliveries d
     where d.merchant_id = $1 and d.endpoint_id = $2 and '${status}' = any($5::text[]) and ${condition} and d.sample is null
       and d.event_at >= $3 and d.event_at <= coalesce($4::timestamptz, 'infinity')
     order by d.event_at limit ${maxRecovered})`;

const recover = write<{ scheduled: number }>(
  'recover_webhook_deliveries',
  // Each branch reads its oldest rows by the index of those that can be recovered. One that has succeeded since stays.
  `with scheduled as (
     update webhook_deliveries d set status = 'pending', tries = 0, next_attempt_at = ${clock}
     from (${recoverableOf('failed', "d.status = 'failed'")}
       union all ${recoverableOf('failed', "d.status = 'pending' and d.tries > 0")}
       union all ${recoverableOf('skipped', "d.status = 'skipped'")} order by event_at, id limit ${maxRecovered}) chosen
     where d.merchant_id = $1 and d.id = chosen.id and d.status <> 'succeeded' returning 1)
   select count(*) as scheduled from scheduled`,
);

export interface Recovery {
  readonly since: Date;
  readonly until: Date | null;
  readonly statuses: readonly ('failed' | 'skipped')[];
}

/** Schedules deliveries again, the oldest first, at most `maxRecovered`. The endpoint is locked. */
export const recoverWebhookDeliveries = async (
  tx: Tx,
  merchantId: string,
  endpointId: string,
  { since, until, statuses }: Recovery,
): Promise<number> => (await queryOne(tx, recover, [merchantId, endpointId, since, until, statuses]))?.scheduled ?? 0;
