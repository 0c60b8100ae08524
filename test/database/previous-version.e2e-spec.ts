import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Refusal } from '#domain/errors.js';
import { windowMs } from '#domain/keys/limits.js';
import { type Answer, type Claim, once } from '#persistence/database/idempotency.js';
import { apiKeyLock, lockNumber } from '#persistence/database/locks.js';
import { findStaffAccess } from '#persistence/account/sign-in.store.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { copyWindows } from '#persistence/migrations/1763840000000-limit-logs.js';
import { insertMembership } from '#persistence/team/staff.store.js';
import type { Subject } from '#persistence/rate-limits/limit-store.js';
import { PostgresLimits } from '#persistence/rate-limits/postgres-limits.js';
import type pg from 'pg';
import { migrations, statementsOf, unsafeParts } from '../support/harness/migration-rules.js';
import { TestDatabase } from '../support/servers/test-database.js';
import { rowsOf } from '../support/fixtures/rows.js';

// The statements of the version before are what its processes send while the migrations run and while the new version
// starts beside them. The names are those of read(), write() and selfCommitting(); a release brings the statements of the release before it.
const file = path.join(__dirname, '../support/fixtures/statements-of-the-version-before.json');
const before = JSON.parse(fs.readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
const previous = (name: string): string => before[name] ?? `-- no such statement: ${name}`;

const merchantId = randomUUID();
const rows = rowsOf(merchantId);
const apiKeyId = String(rows.get('api_keys')?.['id']);
let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.create();
  for (const table of ['merchants', 'integrations', 'api_keys', 'customers']) {
    const row = rows.get(table);
    const text = `insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`;
    await database.rows(text, [JSON.stringify(row)]);
  }
});
afterAll(() => database?.drop());

it.each(Object.entries(before))('%s of the version before is understood by the migrated schema', async (name, text) => {
  const session = await database.session();
  try {
    await session.query(`prepare "${name}" as ${text}`);
  } finally {
    await session.end();
  }
});

const fingerprint = createHash('sha256').update('a request').digest();
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
const keyLock = apiKeyLock(merchantId, apiKeyId);

/** A write of the version before, up to its COMMIT. */
async function writeBefore(session: pg.Client, key: string, body: string): Promise<void> {
  const lock = lockNumber(createHash('sha256').update(merchantId).update(hashOf(key)).digest());
  await session.query('begin');
  await session.query(previous('claim_write'), [merchantId, apiKeyId, keyLock, hashOf(key), lock]);
  await session.query(previous('remember_answer'), [merchantId, hashOf(key), fingerprint, apiKeyId, 200, body]);
}

function write(key: string, body: object): Promise<Answer> {
  const claim: Claim = {
    requestId: randomUUID(),
    merchantId,
    apiKeyId,
    apiKeyExpires: false,
    idempotencyKey: key,
    operation: 'createOrder',
    fingerprint,
    waits: false,
  };
  const reject = (refusal: Refusal) => ({ status: 400, body: { refused: refusal.reason } });
  return once(database.db, claim, reject, () => Promise.resolve({ status: 200, body }));
}

describe('one Idempotency-Key at both versions', () => {
  let session: pg.Client;
  beforeEach(async () => {
    session = await database.session();
  });
  afterEach(() => session.end());

  it('what the version before did is replayed', async () => {
    await writeBefore(session, 'one', '{"by":"before"}');
    await session.query('commit');
    expect(await write('one', { by: 'new' })).toEqual({ status: 200, body: '{"by":"before"}', replayed: true });
  });

  it('what the version before is doing is in progress', async () => {
    await writeBefore(session, 'two', '{"by":"before"}');
    await expect(write('two', { by: 'new' })).rejects.toMatchObject({ reason: 'idempotency_in_progress' });
    await session.query('commit');
    expect((await write('two', { by: 'new' })).replayed).toBe(true);
  });

  it('the previous version does not repeat a write of this version: it finds no response and answers 409', async () => {
    await write('three', { by: 'new' });
    await expect(writeBefore(session, 'three', '{"by":"before"}')).rejects.toMatchObject({ code: 'LR002' });
    await session.query('rollback');
    expect((await session.query(previous('recall_answer'), [merchantId, hashOf('three')])).rows).toEqual([]);
  });

  it('after 24 hours it is a new request for both', async () => {
    await write('four', { by: 'new' });
    await writeBefore(session, 'five', '{"by":"before"}');
    await session.query('commit');
    for (const table of ['idempotency_answers', 'idempotency_records']) {
      await database.rows(`update ${table} set created_at = created_at - interval '24 hours 1 second'`);
    }
    await writeBefore(session, 'four', '{"by":"before"}');
    await session.query('commit');
    expect((await write('five', { by: 'new' })).replayed).toBe(false);
    expect((await write('four', { by: 'new' })).body).toBe('{"by":"before"}');
    expect((await write('five', { by: 'again' })).body).toBe('{"by":"new"}');
  });
});

it('a staff member is a viewer to the version before, which changes the role as it always has', async () => {
  const [staffId, now] = [randomUUID(), new Date()];
  await database.rows(
    `insert into sign_in.staff (id, name, email, email_verified, created_at, updated_at)
     values ($1, 'Sam', $2, true, now(), now())`,
    [staffId, `${staffId}@staff.example`],
  );
  const membership = { merchantId, staffId, role: 'staff', createdAt: now } as const;
  await inTransaction(database.db, (tx) => insertMembership(tx, membership));
  const rolesNow = async () => [
    (await database.row<{ role: string }>(previous('find_staff_access'), [staffId, merchantId])).role,
    (await findStaffAccess(database.db, staffId, merchantId))?.role,
  ];
  expect(await rolesNow()).toEqual(['viewer', 'staff']);
  await database.rows(previous('save_role'), [merchantId, staffId, 'admin']);
  expect(await rolesNow()).toEqual(['admin', 'admin']);
});

it('jobs and limits of the version before go on', async () => {
  const job = randomUUID();
  await database.rows(
    `insert into staged_jobs (merchant_id, id, kind, subject_id, next_attempt_at, created_at)
     values ($1, $2, 'send_voucher_email', $2, now(), now())`,
    [merchantId, job],
  );
  expect(await database.rows(previous('claim_due_jobs'), [10, ['send_voucher_email']])).toHaveLength(1);
  expect(await database.rows(previous('take_job'), [merchantId, job, 60])).toHaveLength(1);
  await database.rows(previous('fail_job'), [merchantId, job, 'refused', null, 1]);
  expect(await database.rows(previous('list_dead_jobs'))).toHaveLength(1);
  expect(await database.rows(previous('replay_dead_jobs'), [null])).toHaveLength(1);
  await database.rows(previous('finish_job'), [merchantId, job, null]);
  const window = [merchantId, 'subject', ['requestsPerDay'], [86_400_000_000], [2]];
  for (const admitted of [true, true, false]) {
    expect(await database.row(previous('take_limits'), [...window, null, 0, 0])).toMatchObject({ admitted });
  }
  expect(await database.row(previous('read_limits'), window)).toMatchObject({ used: [2] });
});

describe('limits at several versions', () => {
  const lengths = { requestsPerMinute: 60_000, requestsPerDay: 86_400_000, orderCreationsPerMinute: 60_000 } as const;
  type Name = keyof typeof lengths;
  const namesOf = (limits: Partial<Record<Name, number>>): Name[] => Object.keys(limits) as Name[];
  const valuesOf = (subject: Subject, limits: Partial<Record<Name, number>>): unknown[] => [
    subject.merchantId,
    subject.id,
    namesOf(limits),
    namesOf(limits).map((name) => lengths[name] * 1000),
    Object.values(limits),
  ];
  const takeBefore = (subject: Subject, limits: Partial<Record<Name, number>>, slots: number) =>
    database.row(previous('take_limits'), [...valuesOf(subject, limits), randomUUID(), slots, 35_000_000]);
  const take = (subject: Subject, limits: Partial<Record<Name, number>>, slots: number) =>
    new PostgresLimits(database.db).take(
      subject,
      namesOf(limits).map((name) => ({ name, limit: limits[name] ?? 0, windowMs: lengths[name] })),
      { lease: randomUUID(), limit: slots, leaseMs: 35_000 },
    );
  const newSubject = (): Subject => ({ merchantId, id: randomUUID() });

  it('count in the same windows', async () => {
    const [subject, limits] = [newSubject(), { requestsPerMinute: 4, orderCreationsPerMinute: 3, requestsPerDay: 9 }];
    expect(await takeBefore(subject, limits, 10)).toMatchObject({ admitted: true, used: [1, 1, 1] });
    expect(await take(subject, limits, 10)).toMatchObject({
      admitted: true,
      windows: [{ used: 2 }, { used: 2 }, { used: 2 }],
    });
    expect(await takeBefore(subject, limits, 10)).toMatchObject({ admitted: true, used: [3, 3, 3] });
    for (const counted of [await takeBefore(subject, limits, 10), await take(subject, limits, 10)]) {
      expect(counted).toMatchObject({ admitted: false });
    }
    expect(await database.row(previous('read_limits'), valuesOf(subject, limits))).toMatchObject({ used: [3, 3, 3] });
  });

  it('are counted by both functions at once, in the same logs and slots, and neither waits for the other for ever', async () => {
    const subjects = Array.from({ length: 6 }, newSubject);
    const limits = { requestsPerMinute: 1_000, requestsPerDay: 1_000, orderCreationsPerMinute: 60 } as const;
    // admit_requests is what processes call that know the logs, but not yet admit_together.
    const batchBefore = async (turn: number): Promise<number> => {
      const calls = subjects.map(({ merchantId: merchant, id: subject }, n) => ({
        n,
        merchant,
        subject,
        log: 'requests',
        other: 'orderCreationsPerMinute',
        places: [1, 2, 3],
        windows_us: Object.values(lengths).map((ms) => ms * 1000),
        limits: Object.values(limits),
        lease: randomUUID(),
        slots: 1_000,
        lease_us: 35_000_000,
      }));
      const batch = turn % 2 === 0 ? calls : calls.toReversed();
      const verdicts = await database.rows<{ admitted: boolean }>('select admitted from admit_requests($1)', [
        JSON.stringify(batch),
      ]);
      return verdicts.filter(({ admitted }) => admitted).length;
    };
    const batch = async (): Promise<number> => {
      const store = new PostgresLimits(database.db);
      const windows = namesOf(limits).map((name) => ({ name, limit: limits[name], windowMs: lengths[name] }));
      const verdicts = await Promise.all(
        subjects
          .toReversed()
          .map((subject) => store.take(subject, windows, { lease: randomUUID(), limit: 1_000, leaseMs: 35_000 })),
      );
      return verdicts.filter(({ admitted }) => admitted).length;
    };
    const rounds = Array.from({ length: 45 }, (_, turn) => turn);
    const admitted = await Promise.all(rounds.flatMap((turn) => [batchBefore(turn), batch()]));
    expect(admitted.reduce((sum, count) => sum + count, 0)).toBe(subjects.length * limits.orderCreationsPerMinute);
    for (const subject of subjects) {
      expect(await new PostgresLimits(database.db).countSlots(subject)).toBe(limits.orderCreationsPerMinute);
      const [counted] = await database.rows(previous('read_limits'), valuesOf(subject, limits));
      expect(counted).toMatchObject({ used: [60, 60, 60] });
    }
  });

  it('have slots of their own', async () => {
    const [subject, limits] = [newSubject(), { requestsPerMinute: 100, requestsPerDay: 100 }];
    const admitted = async (taken: Promise<{ admitted?: boolean }>) => (await taken).admitted;
    expect(await admitted(takeBefore(subject, limits, 1))).toBe(true);
    expect(await takeBefore(subject, limits, 1)).toMatchObject({ admitted: false, used: [1, 1] });
    expect(await admitted(take(subject, limits, 1))).toBe(true);
    expect(await admitted(take(subject, limits, 1))).toBe(false);
  });
});

const never = (): never => {
  throw new Error('Not there.');
};

it('a migration takes over what the version before has counted', async () => {
  const old = await TestDatabase.create();
  try {
    await old.rows('truncate limit_logs, limit_chunks');
    const subject = { merchantId, id: randomUUID() };
    await old.rows(
      `insert into limit_hits (merchant_id, subject, name, number, at_us)
       select $1, $2, name, n, (extract(epoch from now()) * 1000000)::bigint - (400 - n) * 1000
       from generate_series(101, 400) n, unnest(array['requestsPerMinute', 'requestsPerDay', 'lookupMissesPerMinute']) name`,
      [subject.merchantId, subject.id],
    );
    await old.rows(copyWindows);
    const limits = new PostgresLimits(old.db);
    const windows = (['requestsPerMinute', 'requestsPerDay', 'lookupMissesPerMinute'] as const).map((name) => ({
      name,
      limit: 301,
      windowMs: windowMs[name],
    }));
    expect((await limits.read(subject, windows)).map(({ used }) => used)).toEqual([300, 300, 300]);
    // There are 300 stamps, one millisecond apart. The limits select the oldest, one in each chunk, and one of the newest 128.
    const [, day] = windows;
    const waits = await limits.read(
      subject,
      [301, 280, 160, 100].map((limit) => ({ ...(day ?? never()), limit })),
    );
    const [first = 0, ...others] = waits.map(({ freeInMs }) => freeInMs);
    expect(others.map((ms) => Math.round(ms - first))).toEqual([20, 140, 200]);
    expect((await limits.take(subject, windows)).windows.map(({ used }) => used)).toEqual([301, 301, 301]);
    expect((await limits.take(subject, windows)).admitted).toBe(false);
  } finally {
    await old.drop();
  }
});

/** Merged migrations are not changed, and no released version lacks these. */
const acceptedParts = [
  [
    'RecipientLanguage1763940000000',
    'beside another change: alter table vouchers validate constraint vouchers_recipient_language_form',
  ],
];

describe('migrations', () => {
  it.each(migrations())('%s is safe beside the version before', async (_, migration) => {
    const accepted = acceptedParts
      .filter(([migrated]) => migrated === migration.constructor.name)
      .map(([, part]) => part);
    expect(unsafeParts(await statementsOf(migration), migration.transaction !== false)).toEqual(accepted);
  });

  it('an index is not built concurrently within a transaction', () => {
    const text = 'create index concurrently if not exists orders_by_value on orders (value_minor);';
    expect([unsafeParts(text), unsafeParts(text, true)]).toEqual([[], ['CONCURRENTLY in a transaction']]);
  });

  it('a constraint is not validated in the transaction that adds it', () => {
    const text =
      'alter table orders add constraint orders_value check (value_minor > 0) not valid; alter table orders validate constraint orders_value;';
    const validate = 'beside another change: alter table orders validate constraint orders_value';
    expect([unsafeParts(text), unsafeParts(text, true)]).toEqual([[], [validate]]);
  });

  it.each([
    'create index orders_by_value on orders (value_minor)',
    'create unique index if not exists orders_by_value on orders (value_minor)',
    'create index concurrently orders_by_value on orders (value_minor)',
    'drop table idempotency_records',
    'alter table orders drop column source',
    'drop function if exists claim_write(uuid, uuid, bigint, bytea, bigint)',
    'alter table orders add column channel text not null',
    'alter table orders add column channel text, alter column source type varchar(10)',
    'alter table orders add constraint orders_value check (value_minor > 0)',
    'alter table orders rename source to channel',
    'alter table orders alter column source set not null',
  ])('would be red: %s', (text) => expect(unsafeParts(`${text};`)).not.toEqual([]));

  it.each([
    "alter table orders add column channel text, add column kind text not null default 'web'",
    'alter table orders add constraint orders_value check (value_minor > 0) not valid',
    'create table channels (merchant_id uuid not null); create index channels_all on channels (merchant_id)',
    'drop index concurrently if exists orders_by_value; create index concurrently orders_by_value on orders (value_minor)',
  ])('is safe: %s', (text) => expect(unsafeParts(`${text};`)).toEqual([]));
});
