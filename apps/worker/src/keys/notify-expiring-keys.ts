import { notifyExpiringKeys } from '#operations/keys/notify-expiring-keys.js';
import { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { Inject, Injectable } from '@nestjs/common';
import type { BackgroundPart } from '../background-work.js';
import { RepeatedTask } from '../repeated-task.js';

const everyMs = 10_000;

/** Queues the e-mails about keys that expire. */
@Injectable()
export class NotifyExpiringKeys implements BackgroundPart {
  constructor(
    private readonly db: Database,
    @Inject(processLog) private readonly log: Log,
  ) {}

  start(): RepeatedTask[] {
    return [
      new RepeatedTask('notify expiring keys', everyMs, this.log, () => inTransaction(this.db, notifyExpiringKeys)),
    ];
  }
}
