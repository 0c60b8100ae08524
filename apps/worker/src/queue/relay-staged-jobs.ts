import type { Database } from '#persistence/database/database.js';
import { claimJobs, type DueJob, listMerchantsWithDueJobs, releaseJobs } from '#persistence/jobs/job.store.js';
import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import type { Log } from '#config/log.js';
import type { DatabaseContact } from './database-contact.js';
import type { JobQueue } from './job-queue.js';
import type { JobRule, JobRules } from './job-rules.js';
import { RepeatedTask } from '../cleanup/repeated-task.js';

const everyMs = 100;
/** So many times the places of a kind wait in the queue at most: enough that no place is idle. */
const waitingForEachPlace = 3;

/** What relays share. */
export interface Relay {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly rules: JobRules;
  readonly contact: DatabaseContact;
  readonly log: Log;
}

/** Moves staged jobs to the queue, each kind by itself, so that a backlog of one keeps no other waiting. */
export const relayStagedJobs = (relay: Relay): RepeatedTask[] =>
  (Object.keys(relay.rules) as JobKind[]).map((kind) => {
    const ofKind = new KindRelay(relay, kind, relay.rules[kind]);
    return new RepeatedTask(`relay ${kind}`, everyMs, relay.log, () => ofKind.fill());
  });

/**
 * Keeps the queue of a kind filled, and no more than that. The rows stay the truth: what the queue can't be given, loses, or
 * gave to a worker that died is due again and given again. Merchants take turns. (docs/decisions, 0036)
 */
class KindRelay {
  /** The merchant whose turn was last; null: the first one's turn is next. */
  private after: string | null = null;
  private readonly window: number;

  constructor(
    private readonly relay: Relay,
    private readonly kind: JobKind,
    private readonly rule: JobRule,
  ) {
    this.window = rule.atOnce * waitingForEachPlace;
  }

  /** Hands over what there is room for; answers whether there was anything. */
  async fill(): Promise<boolean> {
    const { queue, contact } = this.relay;
    const { merchants, last } = await this.nextMerchants();
    contact.answered();
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

  private claim(merchants: readonly string[], most: number): Promise<DueJob[]> {
    const { leaseSeconds, takeOverAfterSeconds } = this.rule;
    const takeOver = this.relay.contact.hasLasted(takeOverAfterSeconds);
    return claimJobs(this.relay.db, {
      ...{ kind: this.kind, merchants, limit: most, includeExpiredLeases: takeOver },
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
