import { columnsOf } from '../database/entities/entity-sql.js';
import type { Database } from '../database/database.js';
import { clock, read, type Reader, selfCommitting } from '../database/statement.js';
import { StagedJobTable } from './job.table.js';

const replay = selfCommitting<{ id: string }>(
  'replay_dead_jobs',
  `update staged_jobs set state = 'waiting', attempts = 0, next_attempt_at = ${clock}, enqueued_at = null
   where state = 'dead' and ($1::uuid is null or id = $1) returning id`,
);

/** Queues one dead job, or all of them, again. Returns how many. */
export const replayDeadJobs = async (db: Database, id: string | undefined): Promise<number> =>
  (await db.execute(replay, [id ?? null])).length;

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
