import { Database } from '#persistence/database/database.js';
import { Notifications } from '#persistence/database/notifications.js';
import { claimJobs, type DueJob, listMerchantsWithDueJobs, releaseJobs } from '#persistence/jobs/job.store.js';
import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import type { Log } from '#config/log.js';
import { Inject, Injectable } from '@nestjs/common';
import { RepeatedTask } from '../cleanup/repeated-task.js';
import { processLog } from '#config/process.module.js';
import { DatabaseContact } from './database-contact.js';
import { JobQueue } from './job-queue.js';
import { type JobRule, JobRules } from './job-rules.js';

const everyMs = 100;
/** Jobs that wait in the queue for each concurrent job, so that no slot is idle. */
const waitingPerSlot = 3;

/**
 * Moves staged jobs to the queue: a job that a request waits for when it is committed, the others within 100 ms. Each kind
 * has a task of its own, so that a backlog of one does not delay the others.
 */
@Injectable()
export class RelayStagedJobs {
  constructor(
    readonly db: Database,
    readonly queue: JobQueue,
    readonly contact: DatabaseContact,
    private readonly notifications: Notifications,
    private readonly rules: JobRules,
    @Inject(processLog) private readonly log: Log,
  ) {}

  start(): RepeatedTask[] {
    const tasks = Object.entries(this.rules.byKind).map(([kind, rule]) => {
      const relay = new KindRelay(this, kind as JobKind, rule);
      return [kind, new RepeatedTask(`relay ${kind}`, everyMs, this.log, () => relay.fill())] as const;
    });
    const byKind = new Map<string, RepeatedTask>(tasks);
    this.notifications.on('job_due', (kind) => byKind.get(kind)?.wake());
    return [...byKind.values()];
  }
}

/**
 * Keeps the queue of one kind filled up to a small number of jobs. The database rows are the source of truth: a job that the
 * queue loses, or whose worker dies, becomes due and is handed over again. Merchants take turns. (docs/decisions, 0036)
 */
class KindRelay {
  /** The last merchant that had a turn; null: start with the first. */
  private after: string | null = null;
  private readonly window: number;

  constructor(
    private readonly relay: RelayStagedJobs,
    private readonly kind: JobKind,
    private readonly rule: JobRule,
  ) {
    this.window = rule.concurrency * waitingPerSlot;
  }

  /** Adds as many due jobs as there is room for. Returns whether there were any. */
  async fill(): Promise<boolean> {
    const { queue, contact } = this.relay;
    const { merchants, last } = await this.nextMerchants();
    contact.recordResponse();
    if (merchants.length === 0) {
      this.after = last;
      return false;
    }
    const room = this.window - (await queue.waiting(this.kind));
    if (room <= 0) return false;
    const turns = merchants.slice(0, room);
    const jobs = await this.claim(turns, room);
    this.after = turns.length < merchants.length ? (turns.at(-1) ?? null) : last;
    await this.handOver(jobs);
    return jobs.length > 0;
  }

  private async nextMerchants() {
    const { db } = this.relay;
    const next = await listMerchantsWithDueJobs(db, this.kind, this.after, this.window);
    if (next.merchants.length > 0 || this.after === null || next.last !== null) return next;
    return listMerchantsWithDueJobs(db, this.kind, null, this.window);
  }

  private claim(merchants: readonly string[], max: number): Promise<DueJob[]> {
    const { leaseSeconds, takeOverAfterSeconds } = this.rule;
    const takeOver = this.relay.contact.hasLasted(takeOverAfterSeconds);
    return claimJobs(this.relay.db, {
      kind: this.kind,
      merchants,
      limit: max,
      includeExpiredLeases: takeOver,
      reenqueueAfterSeconds: leaseSeconds,
    });
  }

  private async handOver(jobs: readonly DueJob[]): Promise<void> {
    if (jobs.length === 0) return;
    try {
      await this.relay.queue.add(jobs);
    } catch (error) {
      await releaseJobs(this.relay.db, jobs);
      throw error;
    }
  }
}
