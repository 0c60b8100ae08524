import type { Delivery, DeliveryStatus } from '#domain/webhooks/delivery.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { queryOne, read, type Reader } from '../database/statement.js';
import { WebhookDeliveryTable } from './webhook.table.js';

const columns = columnsOf(WebhookDeliveryTable, 'd');

export interface DeliveryFilter {
  readonly status?: DeliveryStatus | undefined;
  readonly eventType?: string | undefined;
  readonly eventId?: string | undefined;
}

/** The rows that one page may read, so that a rare filter costs many small pages instead of one that takes seconds. */
const rowsRead = 10_000;

const ofPage = 'd.merchant_id = $1 and d.endpoint_id = $2 and d.id < $3';
const sources = {
  newest: `webhook_deliveries d where ${ofPage} and $4::text is null`,
  status: `webhook_deliveries d where ${ofPage} and d.status = $4 and d.status <> 'succeeded'`,
  event: `webhook_deliveries d where ${ofPage} and d.event_id = $4::uuid`,
} as const;
type Source = keyof typeof sources;

const statementsOf = (source: Source) => ({
  list: read<Delivery>(
    `list_webhook_deliveries_by_${source}`,
    `select ${columns} from (select d.* from ${sources[source]} order by d.id desc limit ${rowsRead}) d
     where ($6::text is null or d.status = $6) and ($7::text is null or d.event_type = $7) order by d.id desc limit $5`,
  ),
  last: read<{ readonly id: string }>(
    `find_last_webhook_delivery_read_by_${source}`,
    `select d.id from ${sources[source]} order by d.id desc offset ${rowsRead - 1} limit 1`,
  ),
});
const statements = {
  newest: statementsOf('newest'),
  status: statementsOf('status'),
  event: statementsOf('event'),
} as const;

function sourceOf({ status, eventId }: DeliveryFilter): readonly [Source, string | null] {
  if (eventId !== undefined) return ['event', eventId];
  return status === undefined || status === 'succeeded' ? ['newest', null] : ['status', status];
}

export interface DeliveryPage {
  readonly rows: readonly Delivery[];
  /** The next page begins below this id; null where all matches are on this page. */
  readonly last: string | null;
}

/** Deliveries of an endpoint, newest first, below the id `before`, at most `count`. */
export async function listWebhookDeliveries(
  reader: Reader,
  merchantId: string,
  endpointId: string,
  filter: DeliveryFilter,
  before: string,
  count: number,
): Promise<DeliveryPage> {
  const [source, value] = sourceOf(filter);
  const from = [merchantId, endpointId, before, value];
  const found = await reader.query(statements[source].list, [...from, count + 1, filter.status, filter.eventType]);
  if (found.length > count) return { rows: found.slice(0, count), last: found[count - 1]?.id ?? null };
  return { rows: found, last: (await queryOne(reader, statements[source].last, from))?.id ?? null };
}

/** A delivery with the URL of its endpoint, which may be deleted. */
export interface DeliveryOfEvent extends Delivery {
  readonly url: string;
}

const ofEvent = read<DeliveryOfEvent>(
  'list_webhook_deliveries_of_event',
  `select ${columns}, w.url from webhook_deliveries d
   join webhook_endpoints w on w.merchant_id = d.merchant_id and w.id = d.endpoint_id
   where d.merchant_id = $1 and d.event_id = $2 order by d.id limit 100`,
);

/** Lists the deliveries of an event to all endpoints, at most 100. */
export const listDeliveriesOfEvent = (
  reader: Reader,
  merchantId: string,
  eventId: string,
): Promise<DeliveryOfEvent[]> => reader.query(ofEvent, [merchantId, eventId]);
