import type { Database } from '#persistence/database.js';
import { jobFigures } from '#persistence/job.store.js';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobQueue } from './job-queue.js';

/** The figures of a worker, for Prometheus. */
export class WorkerMetrics {
  readonly registry = new Registry();
  readonly renderSeconds = new Histogram({
    name: 'voucher_pdf_render_seconds',
    help: 'How long a voucher takes to render.',
    buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [this.registry],
  });
  readonly jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs taken from the queue.',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  constructor(db: Database, queue: () => JobQueue) {
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [this.registry] });
    const [waiting, dead] = [
      gauge('staged_jobs_waiting', 'Jobs to be done.'),
      gauge('staged_jobs_dead', 'Jobs laid aside.'),
    ];
    const oldest = gauge('staged_jobs_oldest_seconds', 'How long the oldest due job has been due.');
    const depth = gauge('job_queue_depth', 'Jobs in the queue.');
    this.read = async () => {
      const figures = await jobFigures(db);
      waiting.set(figures.waiting);
      dead.set(figures.dead);
      oldest.set(figures.oldestSeconds);
      depth.set(await queue().depth());
      return this.registry.metrics();
    };
  }

  /** All figures as Prometheus reads them. */
  readonly read: () => Promise<string>;
}
