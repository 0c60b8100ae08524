import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { columnsOf, insertInto, updateOf } from '../database/entities/entity-sql.js';
import { lockingRead, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { WebhookEndpointTable } from './webhook.table.js';

const columns = columnsOf(WebhookEndpointTable, 'e');
const existing = 'e.merchant_id = $1 and e.deleted_at is null';

const list = read<WebhookEndpoint>(
  'list_webhook_endpoints',
  `select ${columns} from webhook_endpoints e where ${existing} order by e.id desc`,
);

/** All endpoints of a merchant, newest first: a merchant has few. */
export const listWebhookEndpoints = (reader: Reader, merchantId: string): Promise<WebhookEndpoint[]> =>
  reader.query(list, [merchantId]);

const find = read<WebhookEndpoint>(
  'find_webhook_endpoint',
  `select ${columns} from webhook_endpoints e where ${existing} and e.id = $2`,
);

export const findWebhookEndpoint = (
  reader: Reader,
  merchantId: string,
  id: string,
): Promise<WebhookEndpoint | undefined> => queryOne(reader, find, [merchantId, id]);

const findWithDeleted = read<WebhookEndpoint>(
  'find_webhook_endpoint_with_deleted',
  `select ${columns} from webhook_endpoints e where e.merchant_id = $1 and e.id = $2`,
);

/** Finds an endpoint, also a deleted one, because its deliveries stay readable. */
export const findWebhookEndpointWithDeleted = (
  reader: Reader,
  merchantId: string,
  id: string,
): Promise<WebhookEndpoint | undefined> => queryOne(reader, findWithDeleted, [merchantId, id]);

const lock = lockingRead<WebhookEndpoint>(
  'lock_webhook_endpoint',
  // Locks the endpoint against other changes and against the results of attempts. A delivery is locked after its endpoint.
  `select ${columns} from webhook_endpoints e where e.merchant_id = $1 and e.id = $2 for no key update`,
);

/** Locks an endpoint, which may be deleted. */
export const lockWebhookEndpointWithDeleted = (
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<WebhookEndpoint | undefined> => queryOne(tx, lock, [merchantId, id]);

const count = read<{ count: number }>(
  'count_webhook_endpoints',
  `select count(*) as count from webhook_endpoints e where ${existing}`,
);

/** Counts the endpoints of a merchant. The caller has locked the merchant, so that concurrent creations are counted. */
export const countWebhookEndpoints = async (tx: Tx, merchantId: string): Promise<number> =>
  (await queryOne(tx, count, [merchantId]))?.count ?? 0;

const newEndpoint = insertInto(WebhookEndpointTable);
const insertRow = write<never>('insert_webhook_endpoint', newEndpoint.text);

export function insertWebhookEndpoint(tx: Tx, endpoint: WebhookEndpoint): void {
  tx.write(insertRow, newEndpoint.values(endpoint));
}

const changed = updateOf(WebhookEndpointTable, { except: ['createdAt'], where: ['merchantId', 'id'] });
const saveRow = write<never>('save_webhook_endpoint', changed.text);

/** Saves a locked endpoint. */
export function saveWebhookEndpoint(tx: Tx, endpoint: WebhookEndpoint): void {
  tx.write(saveRow, changed.values(endpoint));
}
