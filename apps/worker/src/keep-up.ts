import type { Database } from '#persistence/database.js';
import { runUpkeep, type Upkeep } from '#persistence/upkeep.store.js';
import type { Log } from '#runtime/log.js';
import { RepeatedTask } from './repeated-task.js';

const batch = 1_000;
const second = 1_000;

/** How often each is looked after; a full batch goes on at once. */
const everyMs: Readonly<Record<Upkeep, number>> = {
  expireRewards: 10 * second,
  expireVouchers: 10 * second,
  forgetAnswers: 10 * second,
  forgetUsage: 600 * second,
  forgetJobs: 600 * second,
  forgetPdfs: 600 * second,
  forgetFailures: 600 * second,
  forgetHits: 600 * second,
  forgetEmailCounts: 600 * second,
};

/** Writes down what has expired and forgets what is old. Any number of workers may do it side by side. */
export const keepUp = (db: Database, log: Log): RepeatedTask[] =>
  (Object.keys(everyMs) as Upkeep[]).map(
    (task) => new RepeatedTask(task, everyMs[task], log, async () => (await runUpkeep(db, task, batch)) === batch),
  );
