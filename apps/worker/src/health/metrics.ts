import { type DeliveryStatus, deliveryStatuses } from '#domain/webhooks/delivery.js';
import { Database } from '#persistence/database/database.js';
import { countJobs, maxJobsCounted } from '#persistence/jobs/job.store.js';
import { secondsInOutbox } from '#persistence/events/event-outbox.store.js';
import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import { sumLedgerProofs } from '#persistence/reports/ledger-proof.store.js';
import { secondsSinceOldestDue } from '#persistence/webhooks/webhook-queue.store.js';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Injectable } from '@nestjs/common';
import type { JobOutcome } from '../jobs/job-processor.js';

const upTo = `counted up to ${maxJobsCounted}; that value means that many or more`;

interface QueueDepths {
  depths(): Promise<Readonly<Record<JobKind, number>>>;
}

function workerMetrics(registry: Registry) {
  const registers = [registry];
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  return {
    renderSeconds: new Histogram({
      name: 'voucher_pdf_render_seconds',
      help: 'Time to render a voucher PDF, including the wait for a free slot.',
      buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20],
      registers,
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Job attempts by outcome. done: finished; again: a part is done; failed: will be retried; dead: failed permanently; forgotten: no longer needed.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    emails: new Counter({
      name: 'mails_total',
      help: 'E-mails that the mail server has accepted (sent), and failed attempts.',
      labelNames: ['outcome'],
      registers,
    }),
    webhooks: new Counter({
      name: 'webhook_attempts_total',
      help: 'Attempts to send a webhook, by the outcome of the delivery. pending: it is tried again; failed: it was the last one; skipped: its endpoint is disabled.',
      labelNames: ['outcome'],
      registers,
    }),
    oldestWebhook: gauge('webhook_deliveries_oldest_due_seconds', 'Seconds since the oldest due delivery became due.'),
    waiting: gauge('staged_jobs_waiting', `Jobs that wait to be done, ${upTo}.`),
    dead: gauge('staged_jobs_dead', `Jobs that failed permanently, which an operator can replay, ${upTo}.`),
    oldest: gauge('staged_jobs_oldest_seconds', 'Seconds since the oldest waiting job became due.'),
    events: new Counter({
      name: 'events_sequenced_total',
      help: 'Events that got their position in the feed.',
      registers,
    }),
    eventLag: gauge('events_oldest_seconds', 'Seconds since the oldest event was recorded that has no position yet.'),
    provenBalances: gauge('ledger_balances_proved', 'Stored balances that the last proof of each merchant compared.'),
    differences: gauge('ledger_differences', 'Stored balances that are not what their ledger says, by these proofs.'),
    oldestProof: gauge(
      'ledger_proofs_oldest_seconds',
      'Seconds since the oldest of these proofs; of a merchant that was never proved, since its creation.',
    ),
    depth: gauge('job_queue_depth', 'Jobs in the queue. Missing while the queue is not reachable.', 'kind'),
  };
}

/** The metrics of the worker's jobs and e-mails. */
@Injectable()
export class WorkerMetrics {
  private readonly metrics: ReturnType<typeof workerMetrics>;

  constructor(
    private readonly registry: Registry,
    private readonly db: Database,
  ) {
    this.metrics = workerMetrics(registry);
    // The counters exist with 0 before the first e-mail and webhook.
    for (const outcome of ['sent', 'failed']) this.metrics.emails.inc({ outcome }, 0);
    for (const outcome of deliveryStatuses) this.metrics.webhooks.inc({ outcome }, 0);
  }

  get renderSeconds(): Histogram {
    return this.metrics.renderSeconds;
  }

  /** Counts an attempt of a job. */
  countJob(kind: JobKind, outcome: JobOutcome): void {
    this.metrics.jobs.inc({ kind, outcome });
  }

  /** Counts events that got their position. */
  countEvents(events: number): void {
    this.metrics.events.inc(events);
  }

  /** Counts an attempt to send an e-mail. */
  countMail(outcome: 'sent' | 'failed'): void {
    this.metrics.emails.inc({ outcome });
  }

  /** Counts an attempt to send a webhook, by the status of its delivery. */
  countWebhook(outcome: DeliveryStatus): void {
    this.metrics.webhooks.inc({ outcome });
  }

  /** All metrics in the text format of Prometheus. */
  async read(queue: QueueDepths): Promise<string> {
    // A value that cannot be read is NaN, so that the other metrics are still available during an outage.
    const [figures, eventLag, depths, oldestWebhook, proofs] = await Promise.all([
      countJobs(this.db).catch(() => undefined),
      secondsInOutbox(this.db).catch(() => undefined),
      queue.depths().catch(() => undefined),
      secondsSinceOldestDue(this.db).catch(() => Number.NaN),
      sumLedgerProofs(this.db).catch(() => undefined),
    ]);
    this.metrics.provenBalances.set(proofs?.balances ?? Number.NaN);
    this.metrics.differences.set(proofs?.differences ?? Number.NaN);
    this.metrics.oldestProof.set(proofs?.oldestSeconds ?? Number.NaN);
    this.metrics.oldestWebhook.set(oldestWebhook);
    const { waiting, dead, oldest, depth } = this.metrics;
    waiting.set(figures?.waiting ?? Number.NaN);
    dead.set(figures?.dead ?? Number.NaN);
    oldest.set(figures?.oldestSeconds ?? Number.NaN);
    this.metrics.eventLag.set(eventLag ?? Number.NaN);
    depth.reset();
    for (const [kind, jobs] of Object.entries(depths ?? {})) depth.set({ kind }, jobs);
    return this.registry.metrics();
  }
}
