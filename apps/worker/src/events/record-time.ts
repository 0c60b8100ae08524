import { recordTime } from '#operations/events/record-time.js';
import { expirePoints } from '#operations/events/expire-points.js';
import { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { Inject, Injectable } from '@nestjs/common';
import { RepeatedTask } from '../cleanup/repeated-task.js';

const everyMs = 10_000;

/** Stores that vouchers became active, and that vouchers, rewards and points expired, with their events. */
@Injectable()
export class RecordTime {
  /** The merchants after it have the next turns. */
  private lastMerchant: string | null = null;

  constructor(
    private readonly db: Database,
    @Inject(processLog) private readonly log: Log,
  ) {}

  start(): RepeatedTask {
    return new RepeatedTask('record time', everyMs, this.log, () => this.record());
  }

  private async record(): Promise<boolean> {
    const isMore = await inTransaction(this.db, recordTime);
    const { last, isMoreDue } = await expirePoints(this.db, this.lastMerchant);
    this.lastMerchant = last;
    return isMoreDue || isMore;
  }
}
