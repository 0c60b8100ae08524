import { randomUUID } from 'node:crypto';
import { writeDueChanges } from '#operations/events/write-due-changes.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { runCleanup, type CleanupTask } from '#persistence/jobs/cleanup.store.js';
import { PostgresLimits } from '#persistence/rate-limits/postgres-limits.js';
import { dueInBatch } from '#persistence/vouchers/due-in-batch.js';
import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';
import { IssuedReward } from '../support/fixtures/rewards.js';
import { IssuedVoucher } from '../support/fixtures/vouchers.js';

const many = 2_300;
const trial = useWorkerService();
const database = () => trial.now.database;

const upkeep = async (task: CleanupTask): Promise<number> => (await runCleanup(database().db, task)).changed;

/** The voucher, so many times more: the same in all but id and code. */
async function copies(voucher: IssuedVoucher, count: number): Promise<void> {
  const columns = (
    await database().rows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'vouchers'
     and column_name not in ('id', 'code', 'external_id')`,
    )
  ).map(({ name }) => name);
  await database().rows(
    `insert into vouchers (id, code, ${columns.join()})
     select gen_random_uuid(), upper(translate(substr(md5(id || at::text), 1, 16), '01', 'gh')), ${columns.join()}
     from vouchers, generate_series(1, $2) at where id = $1`,
    [voucher.uuid, count],
  );
}

/** What the worker does every ten seconds, until nothing is due. Returns the number of batches. */
async function passTime(): Promise<number> {
  for (let batches = 1; ; batches += 1) if (!(await inTransaction(database().db, writeDueChanges))) return batches;
}

const vouchersThatAre = (status: string): Promise<number> =>
  database().count('select count(*) from vouchers where merchant_id = $1 and status = $2', [
    trial.now.shop.merchantId,
    status,
  ]);

describe('expired items are recorded', () => {
  it('in batches; locked rows are left for the next run, and no other rows', async () => {
    const { shop } = trial.now;
    const [voucher, kept] = [await IssuedVoucher.of(shop), await IssuedVoucher.of(shop)];
    await copies(voucher, many - 1);
    const past = "update vouchers set expires_at = now() - interval '1 second' where merchant_id = $1 and id <> $2";
    await database().rows(past, [shop.merchantId, kept.uuid]);
    const open = await database().hold('select id from vouchers where id = $1 for update', [voucher.uuid]);
    expect(await passTime()).toBe(Math.ceil((many - 1) / dueInBatch));
    expect(await vouchersThatAre('expired')).toBe(many - 1);
    await open();
    expect(await passTime()).toBe(1);
    expect([await vouchersThatAre('expired'), await vouchersThatAre('active')]).toEqual([many, 1]);
    // What it was worth is what it was worth.
    const lost = 'select count(*) from vouchers where remaining_minor <> value_minor';
    expect(await database().count(lost)).toBe(0);
    expect((await voucher.read()).status).toBe('expired');
  });

  it('for rewards too', async () => {
    const { shop } = trial.now;
    for (let count = 0; count < 3; count += 1) await IssuedReward.of(shop);
    await database().rows("update rewards set expires_at = now() - interval '1 second' where merchant_id = $1", [
      shop.merchantId,
    ]);
    expect(await passTime()).toBe(1);
    const active = "select count(*) from rewards where status = 'active'";
    expect(await database().count(active)).toBe(0);
  });
});

/** Their other columns, and what stands in them. */
const signInTables = {
  deleteExpiredSessions: ['sign_in.sessions', 'user_id, token, updated_at', '$3::uuid, $3, now()'],
  deleteExpiredVerifications: ['sign_in.verifications', 'identifier, value, updated_at', "$3, 'x', now()"],
  deleteExpiredPasswordResets: ['sign_in.password_resets', 'staff_id', '$3::uuid'],
} as const;

/** Rows of a table by their age: what is older than it is kept goes, and the younger one stays. */
const forgotten: readonly (readonly [task: CleanupTask, table: string, old: string, young: string, insert: string])[] =
  [
    [
      'deleteOldIdempotencyRecords',
      'idempotency_records',
      '24 hours 1 second',
      '23 hours 59 minutes',
      `insert into idempotency_records (merchant_id, key_hash, fingerprint, api_key_id, status, body, created_at)
     select $1, sha256($3::text::bytea), sha256('x'), $4, 200, '{}', now() - $2::interval`,
    ],
    ...(
      [
        ['deleteOldUsageByMinute', 'minute', '25 hours 2 minutes', '24 hours'],
        ['deleteOldUsageByHour', 'hour', '31 days 1 hour', '30 days'],
        ['deleteOldUsageByDay', 'day', '91 days', '89 days'],
      ] as const
    ).map(
      ([task, resolution, old, young]) =>
        [
          task,
          'usage_buckets',
          old,
          young,
          `insert into usage_buckets (merchant_id, api_key_id, resolution, starts_at, method, route, requests, client_errors,
           server_errors, limited, duration_us, duration_counts)
         select $1, $4, '${resolution}', date_trunc('minute', now() - $2::interval), 'GET', $3, 1, 0, 0, 0, 0, '{}'`,
        ] as const,
    ),
    [
      'deleteDoneJobs',
      'staged_jobs',
      '7 days 1 minute',
      '6 days',
      `insert into staged_jobs (merchant_id, id, kind, subject_id, state, attempts, next_attempt_at, created_at, done_at)
     select $1, $3::uuid, 'send_voucher_email', $4, 'done', 1, now() - $2::interval, now() - $2::interval,
       now() - $2::interval`,
    ],
    [
      'deleteDeadJobs',
      'staged_jobs',
      '90 days 1 minute',
      '89 days',
      `insert into staged_jobs (merchant_id, id, kind, subject_id, state, attempts, next_attempt_at, created_at)
     select $1, $3::uuid, 'send_voucher_email', $4, 'dead', 8, now() - $2::interval, now() - interval '1 year'`,
    ],
    [
      'deleteOldAuthenticationFailures',
      'authentication_failures',
      '90 days 2 minutes',
      '89 days',
      `insert into authentication_failures (merchant_id, minute, address, public_part, reason, failures, last_at)
     select $1, date_trunc('minute', now() - $2::interval), '192.0.2.1', $3, 'unknown', 1, now() where $4::uuid is not null`,
    ],
    ...(
      [
        [
          'deleteOldLimitLogs',
          'limit_logs',
          'merchant_id, subject, name, ends_on, newest',
          `, array_fill(0::bigint, array[128])`,
        ],
        ['deleteOldLimitChunks', 'limit_chunks', 'merchant_id, subject, name, ends_on, number, stamps', `, 1, '{1}'`],
      ] as const
    ).map(
      ([task, table, columns, more]) =>
        [
          task,
          table,
          '24 hours',
          '0 hours',
          `insert into ${table} (${columns})
         select $1, $3, 'requests', ((now() - $2::interval) at time zone 'UTC')::date + 1${more} where $4::uuid is not null`,
        ] as const,
    ),
    [
      'deleteOldLimitHits',
      'limit_hits',
      '25 hours 1 minute',
      '24 hours',
      `insert into limit_hits (merchant_id, subject, name, number, at_us)
     select $1, $3, 'day', 1, (extract(epoch from now() - $2::interval) * 1000000)::bigint where $4::uuid is not null`,
    ],
    [
      'deleteExpiredLimitLeases',
      'limit_leases',
      '61 minutes',
      '59 minutes',
      `insert into limit_leases (merchant_id, subject, lease, ends_at_us)
     select $1, $3, $4, (extract(epoch from now() - $2::interval) * 1000000)::bigint`,
    ],
    [
      'deleteExpiredLimitOverrides',
      'limit_overrides',
      '90 days 1 minute',
      '89 days',
      `insert into limit_overrides (merchant_id, id, integration_id, limit_name, value, reason, ends_at, created_at)
     select $1, $3::uuid, integration_id, 'minute', 1, 'A test', now() - $2::interval, now() - interval '1 year'
     from api_keys where id = $4`,
    ],
    [
      'deleteExpiredInvitations',
      'invitations',
      '90 days 1 minute',
      '89 days',
      `insert into invitations (merchant_id, id, email, role, expires_at, created_at)
     select $1, $3::uuid, $3 || '@canary.example', 'viewer', now() - $2::interval, now() - interval '1 year'
     where $4::uuid is not null`,
    ],
    [
      'deleteOldMemberships',
      'former_memberships',
      '180 days 1 minute',
      '179 days',
      `insert into former_memberships (merchant_id, left_at, staff_id, joined_at)
     select $1, now() - $2::interval, $3::uuid, now() - interval '1 year' where $4::uuid is not null`,
    ],
    ...(['deleteExpiredSessions', 'deleteExpiredVerifications', 'deleteExpiredPasswordResets'] as const)
      .map((task) => [task, ...signInTables[task], '25 hours', '23 hours'] as const)
      .map(
        ([task, table, columns, values, old, young]) =>
          [
            task,
            table,
            old,
            young,
            `with person as (insert into sign_in.staff (id, name, email, created_at, updated_at)
       values ($3::uuid, 'Ada', $3 || '@canary.example', now(), now()) returning id)
     insert into ${table} (id, expires_at, created_at, ${columns})
     select gen_random_uuid(), now() - $2::interval, now(), ${values} from person where $1::uuid <> $4`,
          ] as const,
      ),
  ];

describe('old rows are deleted, and newer rows are kept', () => {
  it.each([
    [
      'deleteOldSignIns',
      'sign_in_entries',
      '180 days 1 minute',
      '179 days',
      `insert into sign_in.sign_in_entries (staff_id, action, id, created_at)
       select $1, 'session.opened', gen_random_uuid(), now() - $2::interval`,
    ],
    [
      'deleteOldSignInAttempts',
      'attempts',
      '1 hour 1 minute',
      '59 minutes',
      `insert into sign_in.attempts (subject, id, at) select $1::uuid::text, gen_random_uuid(), now() - $2::interval`,
    ],
  ] as const)('%s: of sign_in.%s, what is older than %s goes', async (task, table, old, young, insert) => {
    const staffId = randomUUID();
    await database().rows(
      `insert into sign_in.staff (id, name, email, created_at, updated_at)
       values ($1, 'Ada', $1::uuid::text || '@staff.example', now(), now())`,
      [staffId],
    );
    for (const age of [old, old, young]) await database().rows(insert, [staffId, age]);
    expect([await upkeep(task), await upkeep(task)]).toEqual([2, 0]);
    expect(await database().count(`select count(*) from sign_in.${table}`)).toBe(1);
  });

  it.each(forgotten)('%s: of %s, what is older than %s goes', async (task, table, old, young, insert) => {
    const merchantId = trial.now.shop.merchantId;
    const { id: keyId } = await database().row<{ id: string }>('select id from api_keys where merchant_id = $1', [
      merchantId,
    ]);
    await database().rows(`delete from ${table}`);
    for (const age of [old, old, young]) await database().rows(insert, [merchantId, age, randomUUID(), keyId]);
    expect(await upkeep(task)).toBe(2);
    expect(await upkeep(task)).toBe(0);
    // The API may have written its own usage meanwhile.
    expect(await database().count(`select count(*) from ${table}`)).toBeGreaterThanOrEqual(1);
  });

  it('a deleted webhook endpoint stays until its deliveries are gone, and keeps no other one', async () => {
    const { merchantId } = trial.now.shop;
    const [kept, other, young] = [randomUUID(), randomUUID(), randomUUID()];
    for (const [id, age] of [
      [kept, '33 days'],
      [other, '32 days'],
      [young, '30 days'],
    ] as const) {
      await database().rows(
        `insert into webhook_endpoints (merchant_id, id, url, types, include_personal_data, status, created_at, secret, deleted_at)
         values ($1, $2, 'https://shop.example/', '{*}', false, 'enabled', now() - interval '1 year', '\\x00', now() - $3::interval)`,
        [merchantId, id, age],
      );
    }
    await database().rows(
      `insert into webhook_deliveries (merchant_id, id, endpoint_id, event_id, event_type, event_at, position, status, created_at)
       values ($1, gen_random_uuid(), $2, gen_random_uuid(), 'voucher.issued', now(), 1, 'failed', now() - interval '20 days')`,
      [merchantId, kept],
    );
    const left = async (): Promise<string[]> =>
      (await database().rows<{ id: string }>('select id from webhook_endpoints order by deleted_at')).map(
        ({ id }) => id,
      );
    expect(await upkeep('deleteOldWebhookEndpoints')).toBe(1);
    expect(await left()).toEqual([kept, young]);
    await database().rows('delete from webhook_deliveries where endpoint_id = $1', [kept]);
    expect(await upkeep('deleteOldWebhookEndpoints')).toBe(1);
    expect(await left()).toEqual([young]);
  });

  it('PDFs of 30 days go', async () => {
    const [old, young] = [await IssuedVoucher.of(trial.now.shop), await IssuedVoucher.of(trial.now.shop)];
    for (const [voucher, age] of [
      [old, '31 days'],
      [young, '29 days'],
    ] as const) {
      await database().rows(
        `insert into voucher_pdfs (merchant_id, voucher_id, content_key, pdf, rendered_at)
         values ($1, $2, sha256('x'), 'x', now() - $3::interval)`,
        [voucher.shop.merchantId, voucher.uuid, age],
      );
    }
    expect(await upkeep('deleteOldPdfs')).toBe(1);
    expect(await database().rows('select voucher_id from voucher_pdfs')).toEqual([{ voucher_id: young.uuid }]);
  });

  it('jobs that wait are kept, however old', async () => {
    await database().rows('delete from staged_jobs');
    await database().rows(
      `insert into staged_jobs (merchant_id, id, kind, subject_id, attempts, next_attempt_at, created_at)
       select $1, gen_random_uuid(), 'send_voucher_email', gen_random_uuid(), 1, now() - age, now() - age
       from cast('1 year' as interval) as age`,
      [trial.now.shop.merchantId],
    );
    expect([await upkeep('deleteDoneJobs'), await upkeep('deleteDeadJobs')]).toEqual([0, 0]);
    await database().rows('delete from staged_jobs');
  });
});

describe('remembered answers', () => {
  const answers = (): Promise<{ slot: number }[]> =>
    database().rows('select day_slot as slot from idempotency_answers order by 1');
  const slotOf = (age: string): Promise<number> => database().count('select day_slot(now() - $1::interval)', [age]);
  const insert = (age: string): Promise<unknown> =>
    database().rows(
      `insert into idempotency_answers (merchant_id, key_hash, day_slot, fingerprint, api_key_id, status, body, created_at)
       select $1, sha256($2::text::bytea), day_slot(at), sha256('x'), $1, 200, '{}', at
       from (select now() - $2::interval as at) as clock`,
      [trial.now.shop.merchantId, age],
    );

  it('of today and yesterday are kept, and older ones are deleted, even after days without requests', async () => {
    await database().rows('delete from idempotency_answers');
    for (const age of ['0 days', '1 day', '2 days', '5 days']) await insert(age);
    expect([await upkeep('deleteOldAnswers'), await upkeep('deleteOldAnswers')]).toEqual([1, 0]);
    const kept = [await slotOf('0 days'), await slotOf('1 day')].toSorted();
    expect((await answers()).map(({ slot }) => slot)).toEqual(kept);
  });

  it('of tomorrow are kept, by a clock that has gone back over midnight', async () => {
    await database().rows('delete from idempotency_answers');
    await insert('-1 day');
    expect(await upkeep('deleteOldAnswers')).toBe(0);
    expect((await answers()).map(({ slot }) => slot)).toEqual([await slotOf('-1 day')]);
    await database().rows('delete from idempotency_answers');
  });

  it('are left for the next run while they are being read', async () => {
    await database().rows('delete from idempotency_answers');
    await insert('2 days');
    const release = await database().hold('select * from idempotency_answers', []);
    expect(await upkeep('deleteOldAnswers')).toBe(0);
    await release();
    expect(await upkeep('deleteOldAnswers')).toBe(1);
    expect(await answers()).toEqual([]);
  });
});

describe('logs of limits', () => {
  const day = { name: 'requestsPerDay', limit: 300, windowMs: 86_400_000 } as const;
  const minute = { name: 'requestsPerMinute', limit: 300, windowMs: 60_000 } as const;
  const rows = (table: string, id: string): Promise<number> =>
    database().count(`select count(*) from ${table} where subject = $1`, [id]);
  const age = (id: string, days: number): Promise<unknown> =>
    database().rows(
      `with chunks as (update limit_chunks set ends_on = ends_on - $2::int where subject = $1)
       update limit_logs set ends_on = ends_on - $2::int where subject = $1`,
      [id, days],
    );

  it('are deleted two days after their last request, and start again', async () => {
    const limits = new PostgresLimits(database().db);
    const idle = { merchantId: trial.now.shop.merchantId, id: randomUUID() };
    await Promise.all(Array.from({ length: 300 }, () => limits.take(idle, [day, minute])));
    await age(idle.id, 1);
    expect([await upkeep('deleteOldLimitLogs'), await rows('limit_logs', idle.id)]).toEqual([0, 1]);
    expect((await limits.take(idle, [day, minute])).admitted).toBe(false);
    await age(idle.id, 1);
    expect([await upkeep('deleteOldLimitLogs'), await rows('limit_logs', idle.id)]).toEqual([1, 0]);
    expect([await upkeep('deleteOldLimitChunks'), await rows('limit_chunks', idle.id)]).toEqual([
      Math.floor(300 / 32),
      0,
    ]);
    const verdict = await limits.take(idle, [day, minute]);
    expect(verdict.windows.map(({ used }) => used)).toEqual([1, 1]);
  });
});

it('a second worker leaves a task alone that another one is at', async () => {
  await database().rows('delete from voucher_pdfs');
  const voucher = await IssuedVoucher.of(trial.now.shop);
  await database().rows(
    `insert into voucher_pdfs (merchant_id, voucher_id, content_key, pdf, rendered_at)
     values ($1, $2, sha256('x'), 'x', now() - interval '31 days')`,
    [voucher.shop.merchantId, voucher.uuid],
  );
  const release = await database().hold(
    "select pg_advisory_xact_lock(hashtextextended('delete_old_voucher_pdfs', 77))",
    [],
  );
  expect(await upkeep('deleteOldPdfs')).toBe(0);
  await release();
  expect(await upkeep('deleteOldPdfs')).toBe(1);
});

it('waits for locks on two connections of a worker at most, so that jobs go on', async () => {
  const tables = ['sessions', 'verifications', 'password_resets', 'attempts', 'sign_in_entries'].map(
    (name) => `sign_in.${name}`,
  );
  const asked = await trial.now.requestMails(1);
  const release = await database().hold(`lock table ${tables.join()}, invitations in access exclusive mode`, []);
  await trial.now.startWorker('PostgreSQL');
  const waiting: number[] = [];
  await until('The mail is sent while cleanup waits', async () => {
    waiting.push(await database().waiting());
    return waiting.includes(2) && (await trial.now.count(asked, "state = 'done'")) === 1;
  });
  await release();
  expect(Math.max(...waiting)).toBe(2);
  await trial.now.stopAll();
});

it('one worker runs all tasks, and two workers can run them at the same time', async () => {
  const { shop } = trial.now;
  const voucher = await IssuedVoucher.of(shop);
  await copies(voucher, many - 1);
  await database().rows("update vouchers set expires_at = now() - interval '1 second' where status = 'active'");
  const [, , old, , insert] = forgotten[0] ?? [];
  await database().rows(insert ?? '', [shop.merchantId, old, randomUUID(), randomUUID()]);
  await Promise.all([trial.now.startWorker('PostgreSQL'), trial.now.startWorker('PostgreSQL')]);
  await until('All are expired', async () => (await vouchersThatAre('active')) === 0);
  const answers = "select count(*) from idempotency_records where created_at < now() - interval '24 hours'";
  await until('Old answers are gone', async () => (await database().count(answers)) === 0);
  for (const { process } of trial.now.workers) expect(process.output).not.toContain('task failed');
});
