import { nilUuid } from '#domain/ids.js';
import { enrolCustomers } from '#operations/cards/enrol-customers.js';
import { Database } from '#persistence/database/database.js';
import { saveJobProgress } from '#persistence/jobs/job-progress.store.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { Injectable } from '@nestjs/common';
import { inJobTransaction } from './in-job-transaction.js';
import type { JobProcessor } from './job-processor.js';

/** Customers per transaction, so that their locks are held for only some ten milliseconds. */
const batchSize = 500;
/** Batches per run. Then the jobs of other merchants get their turn. */
const batchesPerRun = 20;

/**
 * Gives a new card to every customer who does not have it. Each batch is a transaction that also saves the progress, so
 * after a crash the next worker continues after the last complete batch.
 */
@Injectable()
export class EnrolExistingCustomers implements JobProcessor {
  constructor(private readonly db: Database) {}

  async process(job: LeasedJob): Promise<void | 'again'> {
    let after = job.doneUpTo ?? nilUuid;
    for (let batches = 0; batches < batchesPerRun; batches += 1) {
      const last = await this.enrolBatch(job, after);
      if (last === undefined) return undefined;
      after = last;
    }
    return 'again';
  }

  private enrolBatch(job: LeasedJob, after: string): Promise<string | undefined> {
    return inJobTransaction(this.db, job, async (tx) => {
      const last = await enrolCustomers(tx, job.merchantId, job.subjectId, after, batchSize);
      if (last !== undefined && !(await saveJobProgress(tx, job, last))) throw new Error('Another worker has the job.');
      return last;
    });
  }
}
