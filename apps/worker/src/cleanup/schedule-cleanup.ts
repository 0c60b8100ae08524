import type { Database } from '#persistence/database/database.js';
import { type Batch, batchSize, runCleanup, type CleanupTask, cleanupTasks } from '#persistence/jobs/cleanup.store.js';
import type { Log } from '#config/log.js';
import { RepeatedTask } from './repeated-task.js';

const second = 1_000;

/** How often each is looked after, where it isn't every ten minutes; a full batch goes on at once. */
const everyMs: Partial<Record<CleanupTask, number>> = {
  expireRewards: 10 * second,
  expireVouchers: 10 * second,
  deleteOldAnswers: 60 * second,
};

/** Writes down what has expired and forgets what is old. Of several workers one at a time does each. */
export const scheduleCleanup = (db: Database, log: Log): RepeatedTask[] =>
  (Object.keys(cleanupTasks) as CleanupTask[]).map((task) => {
    let from: Batch['lastAge'] = null;
    return new RepeatedTask(task, everyMs[task] ?? 600 * second, log, async () => {
      const { changed, lastAge } = await runCleanup(db, task, from);
      const more = changed >= batchSize;
      from = more ? lastAge : null;
      return more;
    });
  });
