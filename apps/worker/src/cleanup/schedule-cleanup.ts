import { Database } from '#persistence/database/database.js';
import { type Batch, batchSize, type CleanupTask, cleanupTasks, runCleanup } from '#persistence/jobs/cleanup.store.js';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { BackgroundPart } from '../background-work.js';
import { RepeatedTask } from '../repeated-task.js';

const second = 1_000;
const defaultEveryMs = 600 * second;

/** Tasks that run more often than every ten minutes. After a full batch the next one runs at once. */
const everyMs: Partial<Record<CleanupTask, number>> = {
  deleteOldAnswers: 60 * second,
};

/**
 * How many of the worker's six connections the tasks may use. All are due at its start, and jobs and webhooks would wait for
 * them.
 */
const maxConcurrentTasks = 2;

/** Deletes old rows, and makes the partitions of the next days. Each task runs in one worker at a time. */
@Injectable()
export class ScheduleCleanup implements BackgroundPart {
  private readonly turns = pLimit(maxConcurrentTasks);
  private isStopping = false;

  constructor(
    private readonly db: Database,
    @Inject(processLog) private readonly log: Log,
  ) {}

  start(): RepeatedTask[] {
    return (Object.keys(cleanupTasks) as CleanupTask[]).map((task) => {
      let from: Batch['lastAge'] = null;
      const runBatch = async (): Promise<boolean> => {
        if (this.isStopping) return false;
        const { changed, lastAge } = await runCleanup(this.db, task, from);
        const more = changed >= batchSize;
        from = more ? lastAge : null;
        return more;
      };
      return new RepeatedTask(task, everyMs[task] ?? defaultEveryMs, this.log, () => this.turns(runBatch));
    });
  }

  /** Tasks that wait for their turn do nothing any more. */
  stop(): void {
    this.isStopping = true;
  }
}
