import type { Database } from '#persistence/database.js';
import { claimDueJobs, unclaimJobs } from '#persistence/job.store.js';
import type { JobKind } from '#persistence/jobs.js';
import type { Log } from '#runtime/log.js';
import type { JobQueue } from './job-queue.js';
import { RepeatedTask } from './repeated-task.js';

const batch = 100;
const everyMs = 100;

/**
 * Moves staged jobs to the queue. The rows stay the truth: what the queue can't be given, loses, or gave to a worker that
 * died is due again and given again. By due rows, never by "newer than the last one seen": transactions commit out of order.
 */
export function relayStagedJobs(db: Database, queue: JobQueue, kinds: readonly JobKind[], log: Log): RepeatedTask {
  return new RepeatedTask('relay', everyMs, log, async () => {
    const jobs = await claimDueJobs(db, kinds, batch);
    if (jobs.length === 0) return false;
    try {
      await queue.add(jobs);
    } catch (error) {
      await unclaimJobs(db, jobs);
      throw error;
    }
    return jobs.length === batch;
  });
}
