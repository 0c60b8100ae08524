import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { lockWebhookEndpointWithDeleted } from '#persistence/webhooks/webhook-endpoint.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/**
 * Locks an endpoint that is not deleted, by its id as the API shows it.
 * @throws Refusal `not_found` webhook_endpoint_not_found
 */
export async function lockEndpoint(
  tx: Tx,
  merchantId: string,
  id: string,
): Promise<{ readonly endpoint: WebhookEndpoint; readonly now: Date }> {
  const uuid = decodeId('webhook_endpoint', id);
  if (uuid === undefined) throw notFound('webhook endpoint');
  const [endpoint, now] = await Promise.all([lockWebhookEndpointWithDeleted(tx, merchantId, uuid), tx.now()]);
  if (!endpoint || endpoint.deletedAt !== null) throw notFound('webhook endpoint');
  return { endpoint, now };
}

/** The host of an endpoint's URL, by which the audit log names it: the path may hold a secret. */
export const hostOf = ({ url }: Pick<WebhookEndpoint, 'url'>): string => new URL(url).host;
