import { Database } from '#persistence/database/database.js';
import { Notifications } from '#persistence/database/notifications.js';
import {
  claimJobs,
  type DueJob,
  type DueMerchants,
  type DueSearch,
  listMerchantsWithDueJobs,
  releaseJobs,
} from '#persistence/jobs/job.store.js';
import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import type { Log } from '#config/log.js';
import { Inject, Injectable } from '@nestjs/common';
import type { BackgroundPart } from '../background-work.js';
import { RepeatedTask } from '../repeated-task.js';
import { processLog } from '#config/process.module.js';
import { DatabaseContact } from './database-contact.js';
import { JobQueue } from './job-queue.js';
import { type JobRule, JobRules } from './job-rules.js';

const everyMs = 100;
/** Jobs that wait in the queue for each concurrent job, so that no slot is idle. */
const waitingPerSlot = 3;

/**
 * Moves staged jobs to the queue: a job that a request waits for when it is committed, the others within 100 ms. One search
 * finds the due jobs of all kinds. Each kind is then claimed by a task of its own, so that a backlog of one does not delay
 * the others.
 */
@Injectable()
export class RelayStagedJobs implements BackgroundPart {
  constructor(
    readonly db: Database,
    readonly queue: JobQueue,
    readonly contact: DatabaseContact,
    private readonly notifications: Notifications,
    private readonly rules: JobRules,
    @Inject(processLog) readonly log: Log,
  ) {}

  start(): RepeatedTask[] {
    const relays = Object.entries(this.rules.byKind).map(
      ([kind, rule]) => new KindRelay(this, kind as JobKind, rule, () => search.wake()),
    );
    const search = new RepeatedTask('find due jobs', everyMs, this.log, () => this.search(relays));
    this.notifications.on('job_due', () => search.wake());
    return [search, ...relays.map(({ task }) => task)];
  }

  /** Asks for the next merchants of each kind that is idle. Returns whether to ask again at once. */
  private async search(relays: readonly KindRelay[]): Promise<boolean> {
    const idle = new Map(relays.filter(({ isIdle }) => isIdle).map((relay) => [relay.search.kind, relay]));
    const found = await listMerchantsWithDueJobs(
      this.db,
      [...idle.values()].map(({ search }) => search),
    );
    this.contact.recordResponse();
    return found.filter((due) => idle.get(due.kind)?.take(due)).length > 0;
  }
}

/**
 * Keeps the queue of one kind filled up to a small number of jobs. The database rows are the source of truth: a job that the
 * queue loses, or whose worker dies, becomes due and is handed over again. Merchants take turns. (docs/decisions/0036)
 */
class KindRelay {
  readonly task: RepeatedTask;
  /** The last merchant that had a turn; null: start with the first. */
  private after: string | null = null;
  private readonly window: number;
  /** The result of the last search, until it is claimed. */
  private due: DueMerchants | undefined;
  /** Jobs that the queue did not accept, until they are released. */
  private refused: readonly DueJob[] = [];

  constructor(
    private readonly relay: RelayStagedJobs,
    private readonly kind: JobKind,
    private readonly rule: JobRule,
    private readonly searchAgain: () => void,
  ) {
    this.window = rule.concurrency * waitingPerSlot;
    this.task = new RepeatedTask(`relay ${kind}`, 'woken', relay.log, () => this.fill());
  }

  get isIdle(): boolean {
    return this.due === undefined;
  }

  /** The search for its next merchants. */
  get search(): DueSearch {
    return { kind: this.kind, after: this.after, limit: this.window };
  }

  /** Starts to claim the jobs of the merchants. Returns true if there are none, but may be some before `after`. */
  take(due: DueMerchants): boolean {
    const isAtEnd = due.merchants.length === 0 && due.last === null && this.after !== null;
    if (due.merchants.length === 0) this.after = due.last;
    else {
      this.due = due;
      this.task.wake();
    }
    return isAtEnd;
  }

  /** Adds as many due jobs as there is room for. After a failure it is called again. */
  private async fill(): Promise<boolean> {
    await this.release();
    if (!this.due) return false;
    const { merchants, last } = this.due;
    const room = this.window - (await this.relay.queue.waiting(this.kind));
    const jobs = room > 0 ? await this.add(merchants.slice(0, room), room) : [];
    if (room > 0) this.after = room < merchants.length ? (merchants[room - 1] ?? null) : last;
    this.due = undefined;
    if (jobs.length > 0) this.searchAgain();
    return false;
  }

  private async add(merchants: readonly string[], max: number): Promise<DueJob[]> {
    const jobs = await this.claim(merchants, max);
    await this.handOver(jobs);
    return jobs;
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
      this.refused = jobs;
      await this.release();
      throw error;
    }
  }

  private async release(): Promise<void> {
    if (this.refused.length === 0) return;
    await releaseJobs(this.relay.db, this.refused);
    this.refused = [];
  }
}
