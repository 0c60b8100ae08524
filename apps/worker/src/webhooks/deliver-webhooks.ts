import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { encodeId } from '#domain/ids.js';
import { recordWebhookAttempt } from '#operations/webhooks/record-webhook-attempt.js';
import { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import {
  type ClaimedDelivery,
  claimWebhookDeliveries,
  type DueDelivery,
  findDueDeliveries,
  startOfQueue,
} from '#persistence/webhooks/webhook-queue.store.js';
import type { AttemptResult } from '#domain/webhooks/judge-attempt.js';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { RepeatedTask } from '../cleanup/repeated-task.js';
import { WorkerMetrics } from '../health/metrics.js';
import { AttemptWebhook } from './attempt-webhook.js';

const everyMs = 200;
/** Longer than an attempt and the wait to record it. */
const leaseSeconds = 60;
/** Of this worker. Endpoints that fail wait for their timeouts, so they may use only a part. */
const maxInFlight = 400;
const maxInFlightOfFailing = 200;
/** So that results never use all connections of the worker. */
const maxRecording = 3;
const recordAgainAfterMs = 1_000;
/** How long a stopping worker waits for answers. What is not recorded then is sent again when its lease ends. */
const stopWaitMs = 4_000;

/**
 * Sends due webhooks. A delivery is leased, attempted, and its result recorded in a transaction: a crash at any point repeats the
 * attempt, and loses none. (docs/decisions/0065)
 */
@Injectable()
export class DeliverWebhooks {
  private readonly inFlight = new Set<Promise<void>>();
  private ofFailing = 0;
  private position = startOfQueue;
  private task: RepeatedTask | undefined;
  private readonly stopping = new AbortController();
  private readonly recording = pLimit(maxRecording);

  constructor(
    private readonly db: Database,
    private readonly attempts: AttemptWebhook,
    private readonly metrics: WorkerMetrics,
    @Inject(processLog) private readonly log: Log,
  ) {}

  start(): RepeatedTask[] {
    this.task = new RepeatedTask('deliverWebhooks', everyMs, this.log, () => this.claim());
    return [this.task];
  }

  /** Waits for what is in flight, after its task has stopped. */
  async stop(): Promise<void> {
    const late = setTimeout(() => this.stopping.abort(), stopWaitMs);
    await Promise.all(this.inFlight);
    clearTimeout(late);
  }

  /** Starts what is due, from the endpoint on at which the last claim ended. True: there are more endpoints. */
  private async claim(): Promise<boolean> {
    const most = maxInFlight - this.inFlight.size;
    if (most <= 0) return false;
    const mostOfFailing = maxInFlightOfFailing - this.ofFailing;
    const from = this.position;
    const { deliveries, next } = await claimWebhookDeliveries(this.db, from, { most, mostOfFailing, leaseSeconds });
    this.position = next ?? startOfQueue;
    if (deliveries.length > 0) await this.begin(deliveries);
    return next !== undefined || from !== startOfQueue;
  }

  private async begin(claims: readonly ClaimedDelivery[]): Promise<void> {
    const leases = new Map(claims.map(({ id, leasedUntil }) => [id, leasedUntil]));
    for (const due of await findDueDeliveries(this.db, claims)) {
      const isFailing = due.endpoint.failingSince !== null;
      if (isFailing) this.ofFailing += 1;
      const running = this.deliver(due, leases.get(due.delivery.id) ?? new Date()).finally(() => {
        this.inFlight.delete(running);
        if (isFailing) this.ofFailing -= 1;
        this.task?.wake();
      });
      this.inFlight.add(running);
    }
  }

  private async deliver(due: DueDelivery, leasedUntil: Date): Promise<void> {
    const result = await this.attempts.run(due, this.stopping.signal).catch((error: unknown) => {
      // The worker stops, or a bug of ours: the lease ends, and the delivery is due again.
      if (!this.stopping.signal.aborted) this.log.error({ err: error, ...idsOf(due) }, 'webhook attempt failed');
    });
    if (result) await this.recording(() => this.record(due, leasedUntil, result));
  }

  /** Tries until the lease ends: while the database is away, nothing may be forgotten. */
  private async record(due: DueDelivery, leasedUntil: Date, result: AttemptResult): Promise<void> {
    const { merchantId, endpointId, id } = due.delivery;
    const attempted = { merchantId, endpointId, id, leasedUntil };
    const random = randomInt(0, 1_000_001) / 1_000_000;
    while (Date.now() < leasedUntil.getTime()) {
      try {
        const status = await inTransaction(this.db, (tx) => recordWebhookAttempt(tx, attempted, result, random));
        this.metrics.countWebhook(status ?? 'failed');
        this.log.debug({ ...idsOf(due), status, statusCode: result.attempt.statusCode }, 'webhook attempted');
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        this.log.warn({ ...idsOf(due), reason }, 'webhook attempt not recorded, will retry');
        if (this.stopping.signal.aborted) return;
        await wait(recordAgainAfterMs);
      }
    }
  }
}

const idsOf = ({ delivery }: DueDelivery): object => ({
  merchantId: encodeId('merchant', delivery.merchantId),
  endpointId: encodeId('webhook_endpoint', delivery.endpointId),
  deliveryId: encodeId('webhook_delivery', delivery.id),
});
