import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { encodeId } from '#domain/ids.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { type AttemptedDelivery, recordWebhookAttempts } from '#operations/webhooks/record-webhook-attempts.js';
import { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import {
  type ClaimedDelivery,
  claimWebhookDeliveries,
  type DueDelivery,
  findDueDeliveries,
  startOfQueue,
} from '#persistence/webhooks/webhook-queue.store.js';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { RepeatedTask } from '../cleanup/repeated-task.js';
import { WorkerMetrics } from '../health/metrics.js';
import { AttemptWebhook } from './attempt-webhook.js';
import { type Batch, batchesOf, inFlightOfEndpoint } from './batches.js';

const everyMs = 200;
/** Longer than what follows together: beginning attempts, an attempt, and the wait to record it. */
const leaseSeconds = 60;
const beginMs = 20_000;
/** With one lease. */
const mostOfEndpoint = 20;
/** Of this worker. Endpoints that fail wait for their timeouts, so they may use only a part. */
const maxInFlight = 400;
const maxInFlightOfFailing = 200;
/** So that results never use all connections of the worker. */
const maxRecording = 3;
const recordAgainAfterMs = 1_000;
/** How long a stopping worker waits for answers. What is not recorded then is sent again when its lease ends. */
const stopWaitMs = 4_000;

/**
 * Sends due webhooks. An endpoint is leased, some of its deliveries are attempted, and the results that are there are recorded
 * together: a crash at any point repeats attempts, and loses none. (docs/decisions/0065)
 */
@Injectable()
export class DeliverWebhooks {
  private readonly running = new Set<Promise<void>>();
  private inFlight = 0;
  private ofFailing = 0;
  private position = startOfQueue;
  private task: RepeatedTask | undefined;
  private isStopping = false;
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
    this.isStopping = true;
    const late = setTimeout(() => this.stopping.abort(), stopWaitMs);
    await Promise.all(this.running);
    clearTimeout(late);
  }

  /** Starts what is due, from the endpoint on at which the last claim ended. True: there are more endpoints. */
  private async claim(): Promise<boolean> {
    const most = maxInFlight - this.inFlight;
    if (most < inFlightOfEndpoint) return false;
    const mostOfFailing = maxInFlightOfFailing - this.ofFailing;
    const from = this.position;
    const limits = { most, mostOfFailing, mostOfEndpoint, leaseSeconds };
    const { deliveries, next } = await claimWebhookDeliveries(this.db, from, limits);
    this.position = next ?? startOfQueue;
    if (deliveries.length > 0) await this.begin(deliveries);
    return next !== undefined || from !== startOfQueue;
  }

  private async begin(claims: readonly ClaimedDelivery[]): Promise<void> {
    for (const batch of batchesOf(claims, await findDueDeliveries(this.db, claims))) {
      const ofFailing = batch.endpoint.failingSince === null ? 0 : batch.places;
      this.inFlight += batch.places;
      this.ofFailing += ofFailing;
      const running = this.deliver(batch).finally(() => {
        this.running.delete(running);
        this.inFlight -= batch.places;
        this.ofFailing -= ofFailing;
        this.task?.wake();
      });
      this.running.add(running);
    }
  }

  /** Attempts the deliveries of a batch, and records what is answered while others are in flight. */
  private async deliver(batch: Batch): Promise<void> {
    const inTurn = pLimit(batch.places);
    const beginUntil = Date.now() + beginMs;
    let { endpoint } = batch;
    let waiting = batch.due.length;
    let unrecorded: AttemptedDelivery[] = [];
    let recorded = Promise.resolve();
    const mayBegin = (at: number): boolean =>
      at < batch.places || (Date.now() < beginUntil && !this.isStopping && isHealthy(endpoint));
    const recordAll = async (): Promise<void> => {
      const isLast = waiting === 0;
      if (unrecorded.length === 0 && !isLast) return;
      const results = unrecorded;
      unrecorded = [];
      endpoint = (await this.recording(() => this.record(batch, results, isLast))) ?? endpoint;
    };
    const attempted = batch.due.map((due, at) =>
      inTurn(async () => {
        const result = mayBegin(at) ? await this.attempt({ ...due, endpoint }) : undefined;
        waiting -= 1;
        if (result) unrecorded.push(result);
        recorded = recorded.then(recordAll);
      }),
    );
    await Promise.all(attempted);
    await recorded;
  }

  private async attempt(due: DueDelivery): Promise<AttemptedDelivery | undefined> {
    try {
      const result = await this.attempts.run(due, this.stopping.signal);
      return { id: due.delivery.id, result, random: randomInt(0, 1_000_001) / 1_000_000 };
    } catch (error) {
      // The worker stops, or a bug of ours: the delivery stays due.
      const ids = { ...idsOf(due.delivery), deliveryId: encodeId('webhook_delivery', due.delivery.id) };
      if (!this.stopping.signal.aborted) this.log.error({ err: error, ...ids }, 'webhook attempt failed');
      return undefined;
    }
  }

  /** Tries until the lease ends: while the database is away, nothing may be forgotten. */
  private async record(
    batch: Batch,
    results: readonly AttemptedDelivery[],
    isLast: boolean,
  ): Promise<WebhookEndpoint | undefined> {
    while (Date.now() < batch.leasedUntil.getTime()) {
      try {
        const { endpoint, statuses } = await inTransaction(this.db, (tx) =>
          recordWebhookAttempts(tx, batch, results, isLast),
        );
        for (const { id } of results) this.metrics.countWebhook(statuses.get(id) ?? 'failed');
        this.log.debug({ ...idsOf(batch), statuses: [...statuses.values()] }, 'webhooks attempted');
        return endpoint;
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        this.log.warn({ ...idsOf(batch), reason }, 'webhook attempts not recorded, will retry');
        if (this.stopping.signal.aborted) return undefined;
        await wait(recordAgainAfterMs);
      }
    }
    return undefined;
  }
}

/** What is due after the first attempts is sent while the endpoint answers with success. */
const isHealthy = ({ status, failingSince }: WebhookEndpoint): boolean => status === 'enabled' && failingSince === null;

const idsOf = ({ merchantId, endpointId }: { readonly merchantId: string; readonly endpointId: string }): object => ({
  merchantId: encodeId('merchant', merchantId),
  endpointId: encodeId('webhook_endpoint', endpointId),
});
