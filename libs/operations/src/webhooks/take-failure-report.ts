import { failureReportAt } from '#domain/webhooks/judge-attempt.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import type { Tx } from '#persistence/database/transaction.js';
import { findFailingSince } from '#persistence/webhooks/webhook-delivery.store.js';
import { lockWebhookEndpointWithDeleted, saveWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';

/**
 * Takes the planned report of an endpoint: true if it is sent now, because a delivery has failed for an hour. If the delivery for
 * which it was planned has succeeded since, the report is planned again for the one that has failed for longest.
 * (docs/reference/webhooks.md#e-mails)
 */
export async function takeFailureReport(tx: Tx, merchantId: string, endpointId: string): Promise<boolean> {
  const [endpoint, since, now] = await Promise.all([
    lockWebhookEndpointWithDeleted(tx, merchantId, endpointId),
    findFailingSince(tx, merchantId, endpointId),
    tx.now(),
  ]);
  // A time to come is that of another job.
  if (!endpoint || (endpoint.failureReportedAt !== null && endpoint.failureReportedAt > now)) return false;
  const dueAt = since && failureReportAt(since);
  const isDue = dueAt !== null && dueAt <= now;
  saveWebhookEndpoint(tx, { ...endpoint, failureReportedAt: isDue ? now : dueAt });
  if (dueAt !== null && !isDue) await enqueueJob(tx, merchantId, 'send_webhook_failing', endpointId, dueAt);
  return isDue;
}
