import { columnsOf } from '../database/entities/entity-sql.js';
import type { Database } from '../database/database.js';
import { clock, read, type Reader, selfCommitting } from '../database/statement.js';
import { findTime } from '../database/connections/find-time.js';
import { StagedJobTable } from './job.table.js';

const jobsInBatch = 1_000;

const replay = selfCommitting<{ id: string }>(
  'replay_dead_jobs',
  // An e-mail that was given up is tried again with its job.
  `with dead as materialized (
     select merchant_id, id from staged_jobs
     where state = 'dead' and next_attempt_at <= $1
       and (id = $2 or ($2::uuid is null and coalesce(last_error, '') not like 'unrecorded %'))
     order by next_attempt_at limit ${jobsInBatch} for update skip locked),
   queued as (
     update emails e set status = 'queued', reason = null, updated_at = ${clock} from dead
     where e.merchant_id = dead.merchant_id and e.id = dead.id and e.status = 'failed')
   update staged_jobs j set state = 'waiting', attempts = 0, failures = 0, next_attempt_at = ${clock}, enqueued_at = null
   from dead where j.merchant_id = dead.merchant_id and j.id = dead.id returning j.id`,
);

/**
 * Queues one dead job again, or all that are dead when it begins, in batches. Returns how many. Those whose result was not recorded
 * have done their work, and are queued again only one by one.
 */
export async function replayDeadJobs(db: Database, id?: string): Promise<number> {
  const begun = await findTime(db);
  for (let replayed = 0; ;) {
    const batch = (await db.execute(replay, [begun, id ?? null])).length;
    replayed += batch;
    if (batch < jobsInBatch) return replayed;
  }
}

/** A job that failed permanently. */
export interface DeadJob {
  readonly merchantId: string;
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
}

const listDead = read<DeadJob>(
  'list_dead_jobs',
  `select ${columnsOf(StagedJobTable, 'j', {
    only: ['merchantId', 'id', 'kind', 'attempts', 'lastError', 'createdAt'],
  })} from staged_jobs j where j.state = 'dead' order by j.next_attempt_at limit 1000`,
);

/** The jobs of all merchants that failed permanently: the first 1,000, the oldest failure first. */
export const listDeadJobs = (reader: Reader): Promise<DeadJob[]> => reader.query(listDead, []);
