import { type AttemptResult, judgeAttempt } from '#domain/webhooks/judge-attempt.js';
import type { DeliveryStatus } from '#domain/webhooks/delivery.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import type { Tx } from '#persistence/database/transaction.js';
import { lockWebhookDelivery, saveWebhookDelivery } from '#persistence/webhooks/webhook-delivery.store.js';
import { lockWebhookEndpointWithDeleted, saveWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import { systemOf } from '../events/record-events.js';
import { becomeDisabled } from './become-disabled.js';
import { auditedName } from './lock-endpoint.js';

/** Which delivery was attempted, and by which lease. */
export interface AttemptedDelivery {
  readonly merchantId: string;
  readonly endpointId: string;
  readonly id: string;
  readonly leasedUntil: Date;
}

/**
 * Records an attempt and plans the next one, or disables the endpoint. Its admins get an e-mail then, and when a delivery has
 * failed for an hour. `random` is from 0 to 1.
 * @returns the status of the delivery, undefined where it is no longer kept (docs/reference/webhooks.md#attempts)
 */
export async function recordWebhookAttempt(
  tx: Tx,
  { merchantId, endpointId, id, leasedUntil }: AttemptedDelivery,
  result: AttemptResult,
  random: number,
): Promise<DeliveryStatus | undefined> {
  const [endpoint, delivery, now] = await Promise.all([
    lockWebhookEndpointWithDeleted(tx, merchantId, endpointId),
    lockWebhookDelivery(tx, merchantId, endpointId, id),
    tx.now(),
  ]);
  if (!endpoint || !delivery) return undefined;
  const holdsLease = delivery.leasedUntil?.getTime() === leasedUntil.getTime();
  const judged = judgeAttempt(delivery, endpoint, result, { now, random, holdsLease });
  const changed = { ...endpoint, ...judged.endpoint };
  saveWebhookDelivery(tx, { ...delivery, ...judged.delivery, leasedUntil: holdsLease ? null : delivery.leasedUntil });
  if (endpoint.status === 'enabled' && endpoint.deletedAt === null && judged.disable) {
    becomeDisabled(tx, changed, judged.disable, { author: systemOf(merchantId), now });
    const details = { name: auditedName(endpoint), reason: judged.disable };
    const system = { merchantId, actorKind: 'system', staffId: null, address: null } as const;
    audit(tx, system, { action: 'webhook_endpoint.disabled', subjectId: endpointId, details, at: now });
    await enqueueJob(tx, merchantId, 'send_webhook_disabled', endpointId);
  } else if (delivery.sample === null) {
    saveWebhookEndpoint(tx, changed);
    if (judged.reportAt) await enqueueJob(tx, merchantId, 'send_webhook_failing', endpointId, judged.reportAt);
  }
  return judged.delivery.status;
}
