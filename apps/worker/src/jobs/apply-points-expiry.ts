import { applyPointsExpiry } from '#operations/cards/apply-points-expiry.js';
import { Database } from '#persistence/database/database.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { Injectable } from '@nestjs/common';
import { inJobTransaction } from './in-job-transaction.js';
import type { JobProcessor } from './job-processor.js';

/** Batches per run. Then the jobs of other merchants get their turn. */
const batchesPerRun = 20;

/** Applies a changed expiry to points that customers hold. Each batch is a transaction that also saves the position. */
@Injectable()
export class ApplyPointsExpiry implements JobProcessor {
  constructor(private readonly db: Database) {}

  async process(job: LeasedJob): Promise<void | 'again'> {
    for (let batches = 0; batches < batchesPerRun; batches += 1) {
      const isMore = await inJobTransaction(this.db, job, (tx) => applyPointsExpiry(tx, job.merchantId, job.subjectId));
      if (!isMore) return undefined;
    }
    return 'again';
  }
}
