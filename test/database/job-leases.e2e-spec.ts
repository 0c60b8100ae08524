import { randomUUID } from 'node:crypto';
import { inTransaction } from '#persistence/database/transaction.js';
import type { JobLease } from '#persistence/jobs/job-lease.js';
import { giveUpJob, requeueJob, saveJobProgress, saveJobRecipient } from '#persistence/jobs/job-progress.store.js';
import { failJob, leaseJob, renewJobLease } from '#persistence/jobs/job.store.js';
import { TestDatabase } from '../support/servers/test-database.js';

const job = { merchantId: randomUUID(), id: randomUUID(), kind: 'enrol_customers' } as const;
const seconds = 60;

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.create();
});
afterAll(() => database.drop());

async function lease(): Promise<JobLease> {
  const leased = await leaseJob(database.db, job, seconds);
  if (!leased) throw new Error('The job is leased.');
  return leased;
}
/** What the claim of a job does whose lease has expired. */
const expire = () => database.rows('update staged_jobs set taken_until = null where id = $1', [job.id]);
const stored = () => database.row<object>('select * from staged_jobs where id = $1', [job.id]);

/** What a worker may write that still believes in its lease. */
async function writeAll(of: JobLease): Promise<void> {
  const { db } = database;
  const saved = await inTransaction(db, async (tx) => [
    await saveJobProgress(tx, of, randomUUID()),
    await giveUpJob(tx, of, 'refused'),
  ]);
  expect([...saved, await saveJobRecipient(db, of, randomUUID())]).toEqual([false, false, false]);
  await failJob(db, of, 'refused', 1);
  await renewJobLease(db, of, 3_600);
  await requeueJob(db, of);
}

it('a worker whose lease has expired changes nothing, also where the attempts began again', async () => {
  await database.rows(
    `insert into staged_jobs (merchant_id, id, kind, subject_id, next_attempt_at, created_at)
     values ($1, $2, $3, gen_random_uuid(), now() - interval '1 second', now())`,
    [job.merchantId, job.id, job.kind],
  );
  const first = await lease();
  await expire();
  const second = await lease();
  const before = await stored();
  await writeAll(first);
  expect(await stored()).toEqual(before);

  await requeueJob(database.db, second);
  const third = await lease();
  expect(third.attempts).toBe(first.attempts);
  const now = await stored();
  await writeAll(first);
  expect(await stored()).toEqual(now);

  await failJob(database.db, third, 'refused', 1);
  expect(await stored()).toMatchObject({ failures: 1, taken_until: null });
});
