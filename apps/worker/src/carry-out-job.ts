import type { Database } from '#persistence/database.js';
import { failJob, finishJob, takeJob, type TakenJob } from '#persistence/job.store.js';
import type { JobKind } from '#persistence/jobs.js';
import type { Log } from '#runtime/log.js';
import type { JobData } from './job-queue.js';

/** Longer than the slowest job may take; a worker that died gives its jobs up after it. */
const leaseSeconds = 60;

const minute = 60;
const hour = 60 * minute;
/** How long a failed job waits, by how often it has failed; after the last it is dead. It goes on for a day. */
const pausesInSeconds = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour];

/** A failure that no repetition mends. */
export class Hopeless extends Error {}

export type Processor = (job: TakenJob) => Promise<void>;

/** Up to a fifth more or less, so that what failed together does not come back together. */
const jittered = (seconds: number): number => seconds * (0.8 + (process.hrtime()[1] % 1000) / 2500);

/**
 * Carries one job out, if it is still to be done and nobody else has it. Every processor may run twice: a worker can die
 * between doing the thing and writing down that it is done.
 */
export async function carryOutJob(
  db: Database,
  processors: Readonly<Record<JobKind, Processor>>,
  data: JobData,
  log: Log,
): Promise<void> {
  const job = await takeJob(db, data, leaseSeconds);
  if (!job) return;
  try {
    await processors[job.kind](job);
    await finishJob(db, job);
  } catch (error) {
    const pause = error instanceof Hopeless ? undefined : pausesInSeconds[job.attempts - 1];
    const reason = reasonOf(error);
    const facts = { jobId: job.id, kind: job.kind, attempts: job.attempts, reason };
    log.warn(facts, pause === undefined ? 'job is dead: an operator can replay it' : 'job failed, it is tried again');
    await failJob(db, job, reason, pause === undefined ? null : jittered(pause));
  }
}

/** A word for what went wrong: a message could hold an address or a name. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [error.constructor.name, code, responseCode].filter((part) => part !== undefined).join(' ');
}
