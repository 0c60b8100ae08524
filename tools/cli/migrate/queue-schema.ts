import { jobKinds } from '#persistence/jobs/enqueue-job.js';
import { runMigrations } from 'bullmq';
import type { ClientBase } from 'pg';
import { lockTimeout, retryWhileLocked } from './run-migrations.js';

/** Makes what BullMQ would otherwise make when a worker starts, and for the first job of each queue: a worker can make nothing. */
export async function migrateQueue(owner: ClientBase): Promise<void> {
  await owner.query(`set lock_timeout = '${lockTimeout}'`);
  await retryWhileLocked('the queues of BullMQ', () => runMigrations(owner, 'bullmq'));
  await owner.query('reset lock_timeout');
  for (const kind of jobKinds) {
    const named = 'select quote_ident(bullmq.job_id_seq_name($1)) as name';
    const { rows } = await owner.query<{ name: string }>(named, [kind]);
    await owner.query(`create sequence if not exists bullmq.${rows[0]?.name}`);
  }
}
