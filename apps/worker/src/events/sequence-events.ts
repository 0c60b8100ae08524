import { Database } from '#persistence/database/database.js';
import { sequenceEvents } from '#persistence/events/event-outbox.store.js';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { Inject, Injectable } from '@nestjs/common';
import type { BackgroundPart } from '../background-work.js';
import { RepeatedTask } from '../repeated-task.js';
import { WorkerMetrics } from '../health/metrics.js';

const everyMs = 150;
/** Rows of the outbox in one transaction, each with at most 100 events. */
const maxRowsInBatch = 200;

/**
 * Gives events their position in the feed. In several workers one of them does so at a time. (docs/decisions/0064)
 */
@Injectable()
export class SequenceEvents implements BackgroundPart {
  /** The rows of an import make many events and webhooks: all of them may take longer than a statement may. */
  private rowsInBatch = maxRowsInBatch;

  constructor(
    private readonly db: Database,
    private readonly metrics: WorkerMetrics,
    @Inject(processLog) private readonly log: Log,
  ) {}

  start(): RepeatedTask[] {
    return [
      new RepeatedTask('sequence events', everyMs, this.log, async () => {
        const maxRows = this.rowsInBatch;
        // The smaller batch stays only if this run fails: the next run must not fail at the same rows.
        this.rowsInBatch = Math.max(Math.floor(maxRows / 8), 1);
        const { rows, events } = await sequenceEvents(this.db, maxRows);
        this.rowsInBatch = Math.min(maxRows * 2, maxRowsInBatch);
        this.metrics.countEvents(events);
        return rows >= maxRows;
      }),
    ];
  }
}
