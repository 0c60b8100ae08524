import { encodeId } from '#domain/ids.js';
import { recordTime } from '#operations/events/record-time.js';
import { expirePoints } from '#operations/events/expire-points.js';
import { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { causeOf } from '#config/cause-of.js';
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

  /** Both parts run, whichever fails: then the run fails, and is retried. They use one lock, so they do not run together. */
  private async record(): Promise<boolean> {
    let isMore = false;
    try {
      isMore = await this.expirePoints();
    } finally {
      isMore = (await inTransaction(this.db, recordTime)) || isMore;
    }
    return isMore;
  }

  private async expirePoints(): Promise<boolean> {
    const { last, isMoreDue } = await expirePoints(this.db, this.lastMerchant, (merchantId, error) => {
      const facts = { merchantId: encodeId('merchant', merchantId), ...causeOf(error) };
      this.log.error(facts, 'The points of a merchant could not expire.');
    });
    this.lastMerchant = last;
    return isMoreDue;
  }
}
