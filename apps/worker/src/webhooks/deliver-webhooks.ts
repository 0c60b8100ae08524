import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { causeOf } from '#config/cause-of.js';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { encodeId } from '#domain/ids.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import type { AttemptedDelivery } from '#operations/webhooks/record-webhook-attempts.js';
import { Database } from '#persistence/database/database.js';
import {
  type ClaimedDelivery,
  claimWebhookDeliveries,
  type DueDelivery,
  findDueDeliveries,
  giveBackEndpoints,
  type QueuePosition,
} from '#persistence/webhooks/webhook-queue.store.js';
import { findWebhookEndpointWithDeleted } from '#persistence/webhooks/webhook-endpoint.store.js';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { BackgroundPart } from '../background-work.js';
import { RepeatedTask } from '../repeated-task.js';
import { type AttemptContext, AttemptWebhook, notMade } from './attempt-webhook.js';
import { BatchResults } from './batch-results.js';
import {
  type Batch,
  batchesOf,
  databaseTime,
  inFlightOfEndpoint,
  isWanted,
  leaseSeconds,
  mayHaveLeft,
  maxOfEndpoint,
} from './batches.js';
import { ClaimPosition } from './claim-position.js';
import { EndpointConnections } from './endpoint-connections.js';
import { idsOf, RecordResults } from './record-results.js';

const everyMs = 200;
/** How long attempts of one lease begin. A test, which comes before all that waits, waits for the end of the lease. */
const beginMs = 5_000;
/** The most attempts that this worker has in flight. Failing endpoints wait for their timeouts, so they may use only a part. */
const maxInFlight = 400;
const maxInFlightOfFailing = 200;
/** How long a stopping worker waits for answers. What is not recorded then is sent again when its lease ends. */
const stopWaitMs = 4_000;

/**
 * Sends due webhooks. An endpoint is leased, some of its deliveries are attempted, and the results that are there are recorded
 * together: a crash at any point repeats attempts, and loses none. (docs/decisions/0065)
 */
@Injectable()
export class DeliverWebhooks implements BackgroundPart {
  private readonly running = new Set<Promise<void>>();
  private inFlight = 0;
  private ofFailing = 0;
  private readonly position = new ClaimPosition();
  /** Leased deliveries that are not read yet. If the read fails, the next claim gives them back, so that they need not wait a minute. */
  private unread: readonly ClaimedDelivery[] = [];
  /** Whether the next claim is for one endpoint only, because a read failed. If it fails too, that endpoint is skipped. */
  private isForOne = false;
  private task: RepeatedTask | undefined;
  private isStopping = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly db: Database,
    private readonly attempts: AttemptWebhook,
    private readonly results: RecordResults,
    @Inject(processLog) private readonly log: Log,
  ) {
    setMaxListeners(maxInFlight, this.stopping.signal);
  }

  start(): RepeatedTask[] {
    this.task = new RepeatedTask('deliver webhooks', everyMs, this.log, () => this.claim());
    return [this.task];
  }

  /** Claims nothing new, and waits for what is in flight. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const late = setTimeout(() => this.stopping.abort(), stopWaitMs);
    // A claim that runs begins its batches first.
    await this.task?.stop();
    await Promise.all(this.running);
    clearTimeout(late);
  }

  private freePlaces(): number {
    return maxInFlight - this.inFlight;
  }

  private hasPlaceForFailing(): boolean {
    return maxInFlightOfFailing - this.ofFailing >= inFlightOfEndpoint;
  }

  /** Starts what is due. True: there are more endpoints. */
  private async claim(): Promise<boolean> {
    if (this.unread.length > 0) await giveBackEndpoints(this.db, this.unread);
    this.unread = [];
    const places = this.freePlaces();
    if (places < inFlightOfEndpoint) return false;
    const max = this.isForOne ? inFlightOfEndpoint : places;
    const maxOfFailing = maxInFlightOfFailing - this.ofFailing;
    const limits = { max, maxOfFailing, maxOfEndpoint, leaseSeconds };
    const begin = this.position.begin(this.hasPlaceForFailing());
    const leasedAt = performance.now();
    const claim = await claimWebhookDeliveries(this.db, begin, limits);
    if (!claim) return false;
    const { deliveries, next } = claim;
    this.unread = deliveries;
    try {
      const lastFailing = deliveries.length > 0 ? await this.begin(deliveries, leasedAt) : undefined;
      this.isForOne = false;
      return this.position.end({ next, lastFailing, isFullOfFailing: !this.hasPlaceForFailing() });
    } catch (error) {
      if (this.isForOne) this.position.end({ next, lastFailing: undefined, isFullOfFailing: false });
      this.isForOne = !this.isForOne;
      throw error;
    }
  }

  /** @returns the last endpoint of them that fails */
  private async begin(claims: readonly ClaimedDelivery[], leasedAt: number): Promise<QueuePosition | undefined> {
    const due = await findDueDeliveries(this.db, claims);
    this.unread = [];
    let lastFailing: QueuePosition | undefined;
    for (const batch of batchesOf(claims, due, leasedAt)) {
      const ofFailing = batch.endpoint.failingSince === null ? 0 : batch.places;
      if (ofFailing > 0) lastFailing = batch;
      this.inFlight += batch.places;
      this.ofFailing += ofFailing;
      const running = this.deliver(batch).finally(() => {
        this.running.delete(running);
        const wasFull = this.freePlaces() < inFlightOfEndpoint;
        this.inFlight -= batch.places;
        this.ofFailing -= ofFailing;
        if (wasFull || mayHaveLeft(batch)) this.task?.wake();
      });
      this.running.add(running);
    }
    return lastFailing;
  }

  /**
   * Attempts the deliveries of a batch, and records what is answered while others are in flight. What is due after the first
   * attempts is sent while the endpoint answers with success.
   */
  private async deliver(batch: Batch): Promise<void> {
    const inTurn = pLimit(batch.places);
    const connections = new EndpointConnections();
    const stopped = this.stopping.signal;
    const beginUntil = performance.now() + beginMs;
    const results = new BatchResults(
      batch.endpoint,
      (made, isLast) => this.results.run(batch, made, { isLast, stopped }),
      () => findWebhookEndpointWithDeleted(this.db, batch.merchantId, batch.endpointId),
    );
    const mayBegin = (due: DueDelivery, at: number, endpoint: WebhookEndpoint): boolean =>
      isWanted(due.delivery, endpoint) &&
      (at < batch.places || (performance.now() < beginUntil && !this.isStopping && endpoint.failingSince === null));
    const attempted = batch.due.map((due, at) =>
      inTurn(async () => {
        const endpoint = await results.currentEndpoint();
        if (!endpoint || !mayBegin(due, at, endpoint)) return;
        const context = { at: databaseTime(batch), connections, stopped };
        const made = await this.attempt({ ...due, endpoint }, context);
        if (made) results.add(made);
      }),
    );
    await Promise.all(attempted).finally(() => connections.close());
    await results.end();
  }

  private async attempt(due: DueDelivery, context: AttemptContext): Promise<AttemptedDelivery | undefined> {
    const { id, nextAttemptAt: dueAt } = due.delivery;
    const random = randomInt(0, 1_000_001) / 1_000_000;
    try {
      return { id, dueAt, random, result: await this.attempts.run(due, context) };
    } catch (error) {
      // The worker stops: the delivery stays due.
      if (context.stopped.aborted) return undefined;
      // An error of this program, or a secret that can't be decrypted. It counts as a failed attempt: without a pause the delivery
      // would be due again at once, before all others.
      const ids = { ...idsOf(due.delivery), deliveryId: encodeId('webhook_delivery', id) };
      this.log.error({ ...causeOf(error), ...ids }, 'webhook attempt failed');
      return { id, dueAt, random, result: notMade(context.at) };
    }
  }
}
