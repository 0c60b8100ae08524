import { setTimeout as wait } from 'node:timers/promises';
import { causeOf } from '#config/cause-of.js';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { encodeId } from '#domain/ids.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { type AttemptedDelivery, recordWebhookAttempts } from '#operations/webhooks/record-webhook-attempts.js';
import { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { WorkerMetrics } from '../health/metrics.js';
import { type Batch, leaseSeconds } from './batches.js';

/** The most writes at once, so that results never use all connections of the worker. */
const maxRecording = 3;
const recordAgainAfterMs = 1_000;

/** Writes the outcome of attempts. */
@Injectable()
export class RecordResults {
  private readonly recording = pLimit(maxRecording);

  constructor(
    private readonly db: Database,
    private readonly metrics: WorkerMetrics,
    @Inject(processLog) private readonly log: Log,
  ) {}

  /**
   * Tries until the lease ends, by this process's own clock: while the database is away, nothing may be forgotten. Between two
   * tries it holds up no other endpoint. `isLast`: the lease ends.
   * @returns the endpoint as it stands then; undefined where the lease ended before, or the worker stopped
   */
  async run(
    batch: Batch,
    results: readonly AttemptedDelivery[],
    { isLast, stopped }: { readonly isLast: boolean; readonly stopped: AbortSignal },
  ): Promise<WebhookEndpoint | undefined> {
    while (performance.now() < batch.leasedAt + leaseSeconds * 1_000) {
      try {
        const { endpoint, statuses } = await this.recording(() =>
          inTransaction(this.db, (tx) => recordWebhookAttempts(tx, batch, results, isLast)),
        );
        for (const { id } of results) this.metrics.countWebhook(statuses.get(id) ?? 'failed');
        this.log.debug({ ...idsOf(batch), statuses: [...statuses.values()] }, 'webhooks attempted');
        return endpoint;
      } catch (error) {
        this.log.warn({ ...idsOf(batch), ...causeOf(error) }, 'webhook attempts not recorded, will retry');
        if (stopped.aborted) return undefined;
        await wait(recordAgainAfterMs);
      }
    }
    this.log.error({ ...idsOf(batch), attempts: results.length }, 'webhook attempts not recorded, they are made again');
    return undefined;
  }
}

/** For a line of the log. */
export const idsOf = ({ merchantId, endpointId }: { merchantId: string; endpointId: string }): object => ({
  merchantId: encodeId('merchant', merchantId),
  endpointId: encodeId('webhook_endpoint', endpointId),
});
