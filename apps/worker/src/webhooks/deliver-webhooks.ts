import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { encodeId } from '#domain/ids.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { AttemptResult } from '#domain/webhooks/judge-attempt.js';
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
import { type AttemptContext, AttemptWebhook } from './attempt-webhook.js';
import { EndpointConnections } from './endpoint-connections.js';
import { type Batch, batchesOf, inFlightOfEndpoint, isWanted } from './batches.js';

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
    const leasedAt = performance.now();
    const { deliveries, next } = await claimWebhookDeliveries(this.db, from, limits);
    this.position = next ?? startOfQueue;
    if (deliveries.length > 0) await this.begin(deliveries, leasedAt);
    return next !== undefined || from !== startOfQueue;
  }

  private async begin(claims: readonly ClaimedDelivery[], leasedAt: number): Promise<void> {
    for (const batch of batchesOf(claims, await findDueDeliveries(this.db, claims))) {
      const ofFailing = batch.endpoint.failingSince === null ? 0 : batch.places;
      this.inFlight += batch.places;
      this.ofFailing += ofFailing;
      const running = this.deliver(batch, leasedAt).finally(() => {
        this.running.delete(running);
        this.inFlight -= batch.places;
        this.ofFailing -= ofFailing;
        this.task?.wake();
      });
      this.running.add(running);
    }
  }

  /**
   * Attempts the deliveries of a batch, and records what is answered while others are in flight. What is due after the first
   * attempts is sent while the endpoint answers with success.
   */
  private async deliver(batch: Batch, leasedAt: number): Promise<void> {
    const inTurn = pLimit(batch.places);
    const connections = new EndpointConnections();
    // By the lease: this machine's clock may be wrong, and receivers refuse a signature whose time is.
    const databaseTime = () =>
      new Date(batch.leasedUntil.getTime() - leaseSeconds * 1_000 + performance.now() - leasedAt);
    const beginUntil = performance.now() + beginMs;
    let { endpoint } = batch;
    let waiting = batch.due.length;
    let unrecorded: AttemptedDelivery[] = [];
    let recorded = Promise.resolve();
    const mayBegin = (due: DueDelivery, at: number): boolean =>
      isWanted(due.delivery, endpoint) &&
      (at < batch.places || (performance.now() < beginUntil && !this.isStopping && endpoint.failingSince === null));
    const recordAll = async (): Promise<void> => {
      const isLast = waiting === 0;
      if (unrecorded.length === 0 && !isLast) return;
      const results = unrecorded;
      unrecorded = [];
      endpoint = (await this.recording(() => this.record(batch, leasedAt, results, isLast))) ?? endpoint;
    };
    const attempted = batch.due.map((due, at) =>
      inTurn(async () => {
        const context = { at: databaseTime(), connections, stopped: this.stopping.signal };
        const result = mayBegin(due, at) ? await this.attempt({ ...due, endpoint }, context) : undefined;
        waiting -= 1;
        if (result) unrecorded.push(result);
        recorded = recorded.then(recordAll);
      }),
    );
    await Promise.all(attempted).finally(() => connections.close());
    await recorded;
  }

  private async attempt(due: DueDelivery, context: AttemptContext): Promise<AttemptedDelivery | undefined> {
    const { id } = due.delivery;
    const random = randomInt(0, 1_000_001) / 1_000_000;
    try {
      return { id, random, result: await this.attempts.run(due, context) };
    } catch (error) {
      // The worker stops: the delivery stays due.
      if (context.stopped.aborted) return undefined;
      // A fault of ours, or a secret that can't be decrypted. It has its pauses too, or it would be due at once, before all others.
      const ids = { ...idsOf(due.delivery), deliveryId: encodeId('webhook_delivery', id) };
      this.log.error({ err: error, ...ids }, 'webhook attempt failed');
      return { id, random, result: notMade(context.at) };
    }
  }

  /** Tries until the lease ends, by this process's own clock: while the database is away, nothing may be forgotten. */
  private async record(
    batch: Batch,
    leasedAt: number,
    results: readonly AttemptedDelivery[],
    isLast: boolean,
  ): Promise<WebhookEndpoint | undefined> {
    while (performance.now() < leasedAt + leaseSeconds * 1_000) {
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

/** The result of an attempt that could not be made. */
const notMade = (at: Date): AttemptResult => ({
  attempt: {
    at: at.toISOString(),
    durationMs: 0,
    statusCode: null,
    error: 'internal_error',
    responseBody: null,
  },
});

const idsOf = ({ merchantId, endpointId }: { readonly merchantId: string; readonly endpointId: string }): object => ({
  merchantId: encodeId('merchant', merchantId),
  endpointId: encodeId('webhook_endpoint', endpointId),
});
