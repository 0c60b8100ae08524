import { randomUUID } from 'node:crypto';
import { replayDeadJobs } from '#persistence/jobs/dead-job.store.js';
import { TestDatabase } from '../support/servers/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.create();
});
afterAll(() => database.drop());

const states = (): Promise<object[]> =>
  database.rows('select state, attempts, failures, count(*)::int as jobs from staged_jobs group by 1, 2, 3 order by 1');

it('all jobs that are dead are queued again, in batches, as new ones; those that die meanwhile are not', async () => {
  await database.rows(
    `insert into staged_jobs (merchant_id, id, kind, subject_id, state, attempts, failures, next_attempt_at, created_at)
     select gen_random_uuid(), gen_random_uuid(), 'send_voucher_email', gen_random_uuid(), 'dead', 8, 7,
       now() + case when n <= 2500 then - interval '1 minute' else interval '1 minute' end, now()
     from generate_series(1, 2501) as n`,
  );
  expect(await replayDeadJobs(database.db)).toBe(2_500);
  expect(await states()).toEqual([
    { state: 'dead', attempts: 8, failures: 7, jobs: 1 },
    { state: 'waiting', attempts: 0, failures: 0, jobs: 2_500 },
  ]);
  expect(await replayDeadJobs(database.db, randomUUID())).toBe(0);
});

it('a job that has done its work, whose result was not recorded, is queued again only by its id', async () => {
  await database.rows('truncate staged_jobs');
  const id = randomUUID();
  await database.rows(
    `insert into staged_jobs (merchant_id, id, kind, subject_id, state, attempts, failures, next_attempt_at, last_error, created_at)
     select gen_random_uuid(), id, 'send_voucher_email', gen_random_uuid(), 'dead', 1, 0, now(), reason, now()
     from (values ($1::uuid, 'unrecorded DatabaseError 23514'), (gen_random_uuid(), 'Error EAUTH 535')) as job (id, reason)`,
    [id],
  );
  expect(await replayDeadJobs(database.db)).toBe(1);
  expect(await replayDeadJobs(database.db)).toBe(0);
  expect(await replayDeadJobs(database.db, id)).toBe(1);
});
