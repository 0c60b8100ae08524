import { sentReport, type WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { Tx } from '#persistence/database/transaction.js';
import { saveWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import type { Actor } from '../actor.js';
import { auditWrite } from '../audit/audit-write.js';
import { hostOf, lockEndpoint } from './lock-endpoint.js';

/**
 * Enables an endpoint; one that is enabled stays as it is. What was skipped meanwhile is sent by a recovery only.
 * @throws Refusal `not_found` for the endpoint (docs/reference/webhooks.md#enable-and-disable)
 */
export async function enableWebhookEndpoint(tx: Tx, actor: Actor, id: string): Promise<WebhookEndpoint> {
  const { endpoint } = await lockEndpoint(tx, actor.merchantId, id);
  if (endpoint.status === 'enabled') return endpoint;
  const enabled: WebhookEndpoint = {
    ...endpoint,
    status: 'enabled',
    disabledReason: null,
    failingSince: null,
    // A result that was on its way may have planned one while the endpoint was disabled.
    failureReportedAt: sentReport(endpoint, await tx.now()),
  };
  saveWebhookEndpoint(tx, enabled);
  const details = { name: hostOf(endpoint) };
  await auditWrite(tx, actor, { action: 'webhook_endpoint.enabled', subjectId: endpoint.id, details });
  return enabled;
}
