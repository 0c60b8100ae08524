import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { Tx } from '#persistence/database/transaction.js';
import { endPendingWebhookDeliveries } from '#persistence/webhooks/webhook-delivery.store.js';
import { saveWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import type { Actor } from '../actor.js';
import { auditWrite } from '../audit/audit-write.js';
import { hostOf, lockEndpoint } from './lock-endpoint.js';

/**
 * Deletes an endpoint: what is pending becomes failed. Its deliveries stay readable, and its secrets are gone.
 * @throws Refusal `not_found` for the endpoint (docs/reference/webhooks.md#delete-an-endpoint)
 */
export async function deleteWebhookEndpoint(tx: Tx, actor: Actor, id: string): Promise<WebhookEndpoint> {
  const { endpoint, now } = await lockEndpoint(tx, actor.merchantId, id);
  const deleted: WebhookEndpoint = {
    ...endpoint,
    deletedAt: now,
    secret: new Uint8Array(),
    previousSecret: null,
    previousSecretUntil: null,
  };
  saveWebhookEndpoint(tx, deleted);
  endPendingWebhookDeliveries(tx, endpoint, 'failed');
  const details = { name: hostOf(endpoint) };
  await auditWrite(tx, actor, { action: 'webhook_endpoint.deleted', subjectId: endpoint.id, details });
  return deleted;
}
