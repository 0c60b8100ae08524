import { newWebhookSecret } from '#accounts/webhook-secret.js';
import { hourMs } from '#domain/time.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { Tx } from '#persistence/database/transaction.js';
import { saveWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import type { Actor } from '../actor.js';
import { auditWrite } from '../audit/audit-write.js';
import { hostOf, lockEndpoint } from './lock-endpoint.js';

/**
 * Gives an endpoint a new secret. During the overlap deliveries are signed with the one before too; a rotation within the overlap
 * of another ends that of the oldest secret.
 * @throws Refusal `not_found` for the endpoint (docs/reference/webhooks.md#rotate-the-secret)
 */
export async function rotateWebhookSecret(
  tx: Tx,
  actor: Actor,
  { id, overlapHours, pepper }: { readonly id: string; readonly overlapHours: number; readonly pepper: string },
): Promise<{ readonly endpoint: WebhookEndpoint; readonly secret: string }> {
  const { endpoint, now } = await lockEndpoint(tx, actor.merchantId, id);
  const { shown: secret, stored } = newWebhookSecret(pepper, endpoint);
  const overlap =
    overlapHours === 0
      ? { previousSecret: null, previousSecretUntil: null }
      : {
          previousSecret: endpoint.secret,
          previousSecretUntil: new Date(now.getTime() + overlapHours * hourMs),
        };
  const rotated: WebhookEndpoint = { ...endpoint, ...overlap, secret: stored };
  saveWebhookEndpoint(tx, rotated);
  const details = { name: hostOf(endpoint), overlapHours };
  await auditWrite(tx, actor, { action: 'webhook_endpoint.secret_rotated', subjectId: endpoint.id, details });
  return { endpoint: rotated, secret };
}
