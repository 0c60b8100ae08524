import { setTimeout as pause } from 'node:timers/promises';
import type { DueJob } from '#persistence/jobs/job.store.js';
import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import type { Log } from '#config/log.js';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkerSettings } from '../settings.js';
import { processLog } from '#config/process.module.js';
import { JobRules } from './job-rules.js';
import { JobRunner } from './job-runner.js';
import {
  type Backend,
  type JobData,
  type KindQueue,
  type KindWorker,
  openBackend,
  optionsOf,
} from './queue-backend.js';

/** How long a queue that does not respond may take to close. Jobs that it still holds are handed over again. */
const maxCloseMs = 5_000;

interface OpenQueue {
  readonly kind: JobKind;
  readonly queue: KindQueue;
  readonly worker: KindWorker;
}

/** How often the same error of the connections to the queue is a warning. Each connection reports it at each attempt. */
const warningIntervalMs = 60_000;

/** The queues of BullMQ, one for each kind of job. */
@Injectable()
export class JobQueue implements OnModuleInit {
  private readonly backend: Backend;
  private readonly open: readonly OpenQueue[];
  private readonly byKind: ReadonlyMap<JobKind, KindQueue>;
  private readonly running = new Set<Promise<void>>();
  private readonly warnedAt = new Map<string, number>();

  constructor(
    private readonly settings: WorkerSettings,
    { byKind }: JobRules,
    private readonly runner: JobRunner,
    @Inject(processLog) private readonly log: Log,
  ) {
    this.backend = openBackend(settings, this.onError);
    const kinds = Object.keys(byKind) as JobKind[];
    this.open = kinds.map((kind) => ({ kind, ...this.backend.open(kind, byKind[kind].concurrency, this.run) }));
    this.byKind = new Map(this.open.map(({ kind, queue }) => [kind, queue]));
    for (const { queue, worker } of this.open) {
      queue.on('error', this.onError);
      worker.on('error', this.onError);
    }
  }

  /** Rejects if queues on PostgreSQL cannot be opened, since they do not retry. Clients of Redis reconnect by themselves. */
  async onModuleInit(): Promise<void> {
    if (this.settings.redis !== undefined) return;
    await Promise.all(this.open.flatMap(({ queue, worker }) => [queue.waitUntilReady(), worker.waitUntilReady()]));
  }

  /** All queues, for the queue page. */
  get queues(): readonly KindQueue[] {
    return this.open.map(({ queue }) => queue);
  }

  /** Adds jobs. A job that is already in the queue is not added again. */
  async add(jobs: readonly DueJob[]): Promise<void> {
    await Promise.all(jobs.map((job) => addTo(this.queueOf(job.kind), job)));
  }

  /** The number of jobs of a kind that wait in the queue. */
  waiting(kind: JobKind): Promise<number> {
    return countOf(this.queueOf(kind), 'waiting', 'delayed');
  }

  /** The number of jobs in the queue, by kind. */
  async depths(): Promise<Readonly<Record<JobKind, number>>> {
    const depths = await Promise.all(
      this.open.map(async ({ kind, queue }) => [kind, await countOf(queue, 'waiting', 'active', 'delayed')] as const),
    );
    return Object.fromEntries(depths) as Record<JobKind, number>;
  }

  /** Jobs run from now on. */
  start(): void {
    for (const { worker } of this.open) worker.run().catch(this.onError);
  }

  /** Starts no more jobs, waits for the running ones and for `tasks`, which may be adding jobs, and closes the connections. */
  async close(tasks: Promise<unknown>): Promise<void> {
    const idle = Promise.all([tasks, ...this.open.map(({ worker }) => worker.close())]);
    const closed = idle.then(() => Promise.all(this.open.map(({ queue }) => queue.close())));
    closed.catch(this.onError);
    await Promise.race([
      closed,
      Promise.allSettled([tasks, ...this.running]).then(() => pause(maxCloseMs, undefined, { ref: false })),
    ]);
    this.backend.close();
  }

  private queueOf(kind: JobKind): KindQueue {
    const queue = this.byKind.get(kind);
    if (!queue) throw new Error(`There is no queue of ${kind}.`);
    return queue;
  }

  private readonly run = (data: JobData): Promise<void> => {
    const run = this.runner.run(data).finally(() => this.running.delete(run));
    this.running.add(run);
    return run;
  };

  private readonly onError = (error: Error & { readonly code?: string }): void => {
    const reason = error.code ?? error.name;
    const now = performance.now();
    const isKnown = now - (this.warnedAt.get(reason) ?? Number.NEGATIVE_INFINITY) < warningIntervalMs;
    // An error without a code is not one of the connection: a job whose lock has ended, for example.
    if (error.code === undefined || isKnown) {
      this.log.debug({ reason }, 'queue connection error');
      return;
    }
    this.warnedAt.set(reason, now);
    this.log.warn({ reason }, 'queue connection error');
  };
}

async function addTo(queue: KindQueue, job: DueJob): Promise<void> {
  const options = optionsOf(job);
  // After a failover Redis can have a job that is in no list of the queue. It would block the job forever.
  if (job.mayBeQueued && (await queue.getJobState(options.jobId)) === 'unknown') await queue.remove(options.jobId);
  // Not in bulk: on PostgreSQL each bulk insert creates two temporary tables.
  await queue.add(job.kind, dataOf(job), options);
}

async function countOf(queue: KindQueue, ...states: ('waiting' | 'active' | 'delayed')[]): Promise<number> {
  const counts = await queue.getJobCounts(...states);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const dataOf = ({ merchantId, id, kind }: DueJob): JobData => ({ merchantId, id, kind });
