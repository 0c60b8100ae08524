import { randomUUID } from 'node:crypto';
import { batchSize, type Batch, runCleanup, type CleanupTask, cleanupTasks } from '#persistence/jobs/cleanup.store.js';
import type pg from 'pg';
import { isSoak } from '../../support/harness/soak.js';
import { TestDatabase } from '../../support/servers/test-database.js';
import { rowsOf } from '../../support/fixtures/rows.js';

const rows = isSoak ? 1_000_000 : 20_000;
/** How many of the rows are due: two full batches and a part of a third. */
const due = 2 * batchSize + 100;

const merchantId = randomUUID();
const own = rowsOf(merchantId);
const idOf = (table: string): string => `'${String(own.get(table)?.['id'])}'::uuid`;
let database: TestDatabase;
let session: pg.Client;
beforeAll(async () => {
  database = await TestDatabase.create();
  session = await database.session();
  for (const [table, row] of own) {
    await database.rows(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [
      JSON.stringify(row),
    ]);
  }
  await database.rows(
    `insert into sign_in.staff (id, name, email, created_at, updated_at) values ($1, 'Ada', 'ada@canary.example', now(), now())`,
    [merchantId],
  );
});
afterAll(async () => {
  await session?.end();
  await database?.drop();
});

const microseconds = (at: string): string => `(extract(epoch from ${at}) * 1000000)::bigint`;
/** Row number n, whose time lies between long ago and now for what is due, and in the time that is kept for the others. */
const at = (old: string, young: string): string =>
  `now() - case when n <= ${due} then interval '${old}' - n * interval '1 millisecond' else interval '${young}' end`;

/** Tables, how they are filled, and the task that removes what is due. In the order of a table's rows, not of their age. */
const swept: readonly (readonly [task: CleanupTask, table: string, insert: string])[] = [
  [
    'deleteOldIdempotencyRecords',
    'idempotency_records',
    `(merchant_id, key_hash, fingerprint, api_key_id, status, body, created_at)
     select merchant, sha256(n::text::bytea), 'x', merchant, 200, '{}', ${at('25 hours', '1 hour')}`,
  ],
  ...(['minute', 'hour', 'day'] as const).map(
    (resolution) =>
      [
        ({ minute: 'deleteOldUsageByMinute', hour: 'deleteOldUsageByHour', day: 'deleteOldUsageByDay' } as const)[
          resolution
        ],
        'usage_buckets',
        `(merchant_id, api_key_id, resolution, starts_at, method, route, requests, client_errors, server_errors, limited,
            duration_us, duration_counts)
         select merchant, ${idOf('api_keys')}, '${resolution}', ${at('91 days', '1 hour')}, 'GET', n::text, 1, 0, 0, 0, 0, '{}'`,
      ] as const,
  ),
  [
    'deleteDoneJobs',
    'staged_jobs',
    `(merchant_id, id, kind, subject_id, state, next_attempt_at, created_at, done_at)
     select merchant, gen_random_uuid(), 'send_voucher_email', merchant, 'done', now(), now(), ${at('8 days', '1 day')}`,
  ],
  [
    'deleteDeadJobs',
    'staged_jobs',
    `(merchant_id, id, kind, subject_id, state, next_attempt_at, created_at)
     select merchant, gen_random_uuid(), 'send_voucher_email', merchant, 'dead', ${at('91 days', '1 day')}, now()`,
  ],
  [
    'deleteOldAuthenticationFailures',
    'authentication_failures',
    `(merchant_id, minute, address, public_part, reason, failures, last_at)
     select merchant, ${at('91 days', '1 day')}, '192.0.2.1', n::text, 'unknown', 1, now()`,
  ],
  [
    'deleteOldLimitLogs',
    'limit_logs',
    `(merchant_id, subject, name, newest, ends_on)
     select merchant, n::text, 'requests', array_fill(0::bigint, array[128]), (${at('48 hours', '-48 hours')})::date`,
  ],
  [
    'deleteOldLimitChunks',
    'limit_chunks',
    `(merchant_id, subject, name, number, stamps, ends_on)
     select merchant, (n % 500)::text, 'requests', n, array_fill(1::bigint, array[128]), (${at('48 hours', '-48 hours')})::date`,
  ],
  [
    'deleteOldLimitHits',
    'limit_hits',
    `(merchant_id, subject, name, number, at_us)
     select merchant, (n % 500)::text, 'requestsPerDay', n, ${microseconds(at('26 hours', '1 hour'))}`,
  ],
  [
    'deleteExpiredLimitLeases',
    'limit_leases',
    `(merchant_id, subject, lease, ends_at_us)
     select merchant, n::text, gen_random_uuid(), ${microseconds(at('2 hours', '1 minute'))}`,
  ],
  [
    'deleteExpiredLimitOverrides',
    'limit_overrides',
    `(merchant_id, id, integration_id, limit_name, value, reason, ends_at, created_at)
     select merchant, gen_random_uuid(), ${idOf('integrations')}, 'x', 1, 'x', ${at('91 days', '1 day')}, now()`,
  ],
  [
    'deleteOldEmails',
    'emails',
    `(merchant_id, id, kind, subject_id, recipient, created_at)
     select merchant, gen_random_uuid(), 'voucher', gen_random_uuid(), 'ada@canary.example', ${at('91 days', '1 day')}`,
  ],
  [
    'deleteOldEmailCounts',
    'email_counts',
    `(merchant_id, recipient, hour, emails) select merchant, sha256(n::text::bytea), ${at('26 hours', '1 hour')}, 1`,
  ],
  [
    'deleteExpiredInvitations',
    'invitations',
    `(merchant_id, id, email, role, expires_at, created_at)
     select merchant, gen_random_uuid(), n || '@canary.example', 'viewer', ${at('91 days', '1 day')}, now()`,
  ],
  [
    'deleteOldMemberships',
    'former_memberships',
    `(merchant_id, left_at, staff_id, joined_at)
     select merchant, ${at('181 days', '1 day')}, gen_random_uuid(), now() - interval '1 year'`,
  ],
  [
    'deleteExpiredSessions',
    'sign_in.sessions',
    `(id, user_id, token, expires_at, created_at, updated_at)
     select gen_random_uuid(), merchant, n::text, ${at('25 hours', '1 hour')}, now(), now()`,
  ],
  [
    'deleteExpiredVerifications',
    'sign_in.verifications',
    `(id, identifier, value, expires_at, created_at, updated_at)
     select gen_random_uuid(), n::text, 'x', ${at('25 hours', '1 hour')}, now(), now()`,
  ],
  [
    'deleteExpiredPasswordResets',
    'sign_in.password_resets',
    `(id, staff_id, expires_at, created_at) select gen_random_uuid(), merchant, ${at('25 hours', '1 hour')}, now()`,
  ],
];

/** Pages that one batch touched, by the plan of a prepared statement that has run often, and what it changed. */
async function buffersOf(task: CleanupTask): Promise<number> {
  const { text } = cleanupTasks[task];
  const oldest = ['deleteOldLimitHits', 'deleteExpiredLimitLeases'].includes(task) ? '0' : "'-infinity'";
  await session.query('set plan_cache_mode = force_generic_plan');
  await session.query(`prepare sweep as ${text}`);
  const { rows: plans } = await session.query(`explain (analyze, buffers, format json) execute sweep (${oldest})`);
  await session.query('deallocate sweep');
  const plan = plans[0]['QUERY PLAN'][0].Plan as Record<string, number>;
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}

describe(`of ${rows} rows`, () => {
  it.each(swept)(
    '%s reads about what it removes from %s, and nothing where nothing is due',
    async (task, table, insert) => {
      await database.rows(`truncate ${table}`);
      await database.rows(
        `insert into ${table} ${insert} from generate_series(1, ${rows}) n, cast('${merchantId}' as uuid) as merchant
       order by md5(n::text)`,
      );
      await database.rows(`vacuum analyze ${table}`);
      const pages = await database.count(`select pg_relation_size($1::regclass) / 8192`, [table]);
      const first = await buffersOf(task);
      // A row costs its index entries and its page, each several times: once to find, lock and delete.
      expect(first).toBeLessThan(batchSize * 16);
      let removed = 0;
      for (let from: Batch['lastAge'] = null; ;) {
        const batch: Batch = await runCleanup(database.db, task, from);
        removed += batch.changed;
        from = batch.lastAge;
        if (batch.changed < batchSize) break;
      }
      expect(first + removed).toBeGreaterThan(0);
      expect(await database.count(`select count(*) from ${table}`)).toBe(rows - due);
      // By itself it leaves the indexes as they are while fewer than 2 % of the pages have a dead row.
      await database.rows(`vacuum (index_cleanup on) ${table}`);
      const idle = await buffersOf(task);
      process.stderr.write(`${table}, ${task}: ${pages} pages; a full batch touched ${first}, an empty one ${idle}.\n`);
      expect(idle).toBeLessThan(40);
      await database.rows(`truncate ${table}`);
    },
  );

  it('deleteOldAnswers does not read today and yesterday, and removes everything older in one run', async () => {
    // The one of the fixture is of the same slot on each third day.
    await database.rows('truncate idempotency_answers');
    await database.rows(
      `insert into idempotency_answers (merchant_id, key_hash, day_slot, fingerprint, api_key_id, status, body, created_at)
       select $1, sha256(n::text::bytea), day_slot(at), 'x', $1, 200, '{}', at
       from generate_series(1, ${rows}) n, lateral (select now() - n % 3 * interval '1 day' as at) clock`,
      [merchantId],
    );
    expect(await runCleanup(database.db, 'deleteOldAnswers')).toMatchObject({ changed: 1 });
    expect(await database.count('select count(*) from idempotency_answers where day_slot = day_slot(now())')).toBe(
      Math.floor(rows / 3),
    );
    await buffersOf('deleteOldAnswers');
    expect(await buffersOf('deleteOldAnswers')).toBeLessThan(40);
  });
});
