import type { Database } from '#persistence/database/database.js';
import { countJobs, maxJobsCounted } from '#persistence/jobs/job.store.js';
import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Outcome } from '../queue/run-job.js';
import type { JobQueue } from '../queue/job-queue.js';

const registry = new Registry();
const registers = [registry];
const gauge = (name: string, help: string, ...labelNames: string[]) => new Gauge({ name, help, labelNames, registers });

const upTo = `counted up to ${maxJobsCounted}, which stands for that many or more`;

/** The figures of a worker, for Prometheus. */
export class WorkerMetrics {
  readonly renderSeconds = new Histogram({
    name: 'voucher_pdf_render_seconds',
    help: 'How long a voucher takes to render, its wait for its turn included.',
    buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20],
    registers,
  });
  private readonly jobs = new Counter({
    name: 'jobs_total',
    help: 'Tries of jobs: done; again, a part done and the rest to come; failed, to be tried again; dead, laid aside; forgotten, wanted by nobody any more.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  private readonly mails = new Counter({
    name: 'mails_total',
    help: 'E-mails that the mail server has taken (sent), and tries that failed.',
    labelNames: ['outcome'],
    registers,
  });
  private readonly waiting = gauge('staged_jobs_waiting', `Jobs to be done; ${upTo}.`);
  private readonly dead = gauge('staged_jobs_dead', `Jobs laid aside for an operator; ${upTo}.`);
  private readonly oldest = gauge('staged_jobs_oldest_seconds', 'How long the oldest due job has been due.');
  private readonly depth = gauge('job_queue_depth', 'Jobs in the queue; missing while it is out of reach.', 'kind');

  constructor(
    private readonly db: Database,
    private readonly queue: () => JobQueue,
  ) {
    // Zeros, not holes, before the first of them.
    for (const outcome of ['sent', 'failed']) this.mails.inc({ outcome }, 0);
  }

  /** Counts a try of a job. */
  count(kind: JobKind, outcome: Outcome): void {
    this.jobs.inc({ kind, outcome });
  }

  /** Counts a try of an e-mail. */
  countMail(outcome: 'sent' | 'failed'): void {
    this.mails.inc({ outcome });
  }

  /** All figures as Prometheus reads them. */
  async read(): Promise<string> {
    // What can't be read is not a number: the other figures are wanted most when something is away.
    const [figures, depths] = await Promise.all([
      countJobs(this.db).catch(() => undefined),
      this.queue()
        .depths()
        .catch(() => undefined),
    ]);
    this.waiting.set(figures?.waiting ?? Number.NaN);
    this.dead.set(figures?.dead ?? Number.NaN);
    this.oldest.set(figures?.oldestSeconds ?? Number.NaN);
    this.depth.reset();
    for (const [kind, depth] of Object.entries(depths ?? {})) this.depth.set({ kind }, depth);
    return registry.metrics();
  }
}

collectDefaultMetrics({ register: registry });
