import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { Actor } from '../actor.js';
import { auditWrite } from '../audit/audit-write.js';
import { disableLockedEndpoint } from './disable-locked-endpoint.js';
import { hostOf, lockEndpoint } from './lock-endpoint.js';

/**
 * Disables an endpoint; one that is disabled stays as it is.
 * @throws Refusal `not_found` for the endpoint (docs/reference/webhooks.md#enable-and-disable)
 */
export async function disableWebhookEndpoint(tx: Tx, actor: Actor, id: string): Promise<WebhookEndpoint> {
  const { endpoint, now } = await lockEndpoint(tx, actor.merchantId, id);
  if (endpoint.status === 'disabled') return endpoint;
  const disabled = disableLockedEndpoint(tx, endpoint, 'manual', { actor, now });
  const details = { name: hostOf(endpoint) };
  await auditWrite(tx, actor, { action: 'webhook_endpoint.disabled', subjectId: endpoint.id, details });
  return disabled;
}
