import { type AttemptResult, judgeAttempt } from '#domain/webhooks/judge-attempt.js';
import type { Delivery, DeliveryStatus } from '#domain/webhooks/delivery.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import type { Tx } from '#persistence/database/transaction.js';
import { lockWebhookDeliveries, saveWebhookDeliveries } from '#persistence/webhooks/webhook-delivery.store.js';
import { lockWebhookEndpointWithDeleted, saveWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import { systemOf } from '../actor.js';
import { disableLockedEndpoint } from './disable-locked-endpoint.js';
import { hostOf } from './lock-endpoint.js';

/** An endpoint that a worker has leased. */
export interface LeasedEndpoint {
  readonly merchantId: string;
  readonly endpointId: string;
  readonly leasedUntil: Date;
}

/** The outcome of one attempt. */
export interface AttemptedDelivery {
  readonly id: string;
  /** When it was due, as it was leased. Somebody who has it sent again during the attempt plans another one. */
  readonly dueAt: Date | null;
  readonly result: AttemptResult;
  /** From 0 to 1: spreads the next attempts. */
  readonly random: number;
}

export interface RecordedAttempts {
  /** The endpoint as it stands now; undefined where it is no longer kept. */
  readonly endpoint: WebhookEndpoint | undefined;
  /** The status of each delivery that is still kept, by the id of the delivery. */
  readonly statuses: ReadonlyMap<string, DeliveryStatus>;
}

/**
 * Records attempts of one endpoint and plans the next ones, or disables the endpoint. Its admins get an e-mail then, and when a
 * delivery has failed for an hour. An attempt that is recorded already counts once. `isLast`: the lease ends. (docs/reference/webhooks.md#attempts)
 */
export async function recordWebhookAttempts(
  tx: Tx,
  { merchantId, endpointId, leasedUntil }: LeasedEndpoint,
  attempts: readonly AttemptedDelivery[],
  isLast: boolean,
): Promise<RecordedAttempts> {
  const ids = attempts.map(({ id }) => id);
  const [endpoint, locked, now] = await Promise.all([
    lockWebhookEndpointWithDeleted(tx, merchantId, endpointId),
    lockWebhookDeliveries(tx, merchantId, endpointId, ids),
    tx.now(),
  ]);
  const saved: Delivery[] = [];
  const statuses = new Map<string, DeliveryStatus>();
  if (!endpoint) return { endpoint, statuses };
  const holdsLease = endpoint.leasedUntil?.getTime() === leasedUntil.getTime();
  const deliveries = new Map(locked.map((delivery) => [delivery.id, delivery]));
  let changed: WebhookEndpoint = { ...endpoint, leasedUntil: holdsLease && isLast ? null : endpoint.leasedUntil };
  let disable: DisableReason;
  let reportAt: Date | undefined;
  for (const { id, dueAt, result, random } of attempts) {
    const delivery = deliveries.get(id);
    if (!delivery) continue;
    if (delivery.attempts.some(({ at }) => at === result.attempt.at)) {
      // Recorded already: an earlier transaction committed, but its answer was lost.
      statuses.set(id, delivery.status);
      continue;
    }
    const isLatest = holdsLease && delivery.nextAttemptAt?.getTime() === dueAt?.getTime();
    const judged = judgeAttempt(delivery, changed, result, { now, random, isLatest });
    saved.push({ ...delivery, ...judged.delivery });
    statuses.set(id, judged.delivery.status);
    changed = { ...changed, ...judged.endpoint };
    disable ??= judged.disable;
    reportAt ??= judged.reportAt;
  }
  saveWebhookDeliveries(tx, merchantId, saved);
  if (disable && endpoint.status === 'enabled' && endpoint.deletedAt === null) {
    const system = systemOf(merchantId);
    changed = disableLockedEndpoint(tx, changed, disable, { actor: system, now });
    const details = { name: hostOf(endpoint), reason: disable };
    audit(tx, system, { action: 'webhook_endpoint.disabled', subjectId: endpointId, details, at: now });
    await enqueueJob(tx, merchantId, 'send_webhook_disabled', endpointId);
  } else {
    saveWebhookEndpoint(tx, changed);
    if (reportAt) await enqueueJob(tx, merchantId, 'send_webhook_failing', endpointId, reportAt);
  }
  return { endpoint: changed, statuses };
}

type DisableReason = ReturnType<typeof judgeAttempt>['disable'];
