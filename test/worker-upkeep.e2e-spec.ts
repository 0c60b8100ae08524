import { randomUUID } from 'node:crypto';
import { runUpkeep, type Upkeep } from '#persistence/upkeep.store.js';
import { until } from './harness/deadline.js';
import { useWorkerService } from './harness/worker-service.js';
import { IssuedReward } from './make/rewards.js';
import { IssuedVoucher } from './make/vouchers.js';

const many = 2_300;
const batch = 1_000;
const trial = useWorkerService();
const database = () => trial.now.database;

const upkeep = (task: Upkeep): Promise<number> => runUpkeep(database().db, task, batch);

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

const vouchersThatAre = (status: string): Promise<number> =>
  database().count('select count(*) from vouchers where merchant_id = $1 and status = $2', [
    ...[trial.now.shop.merchantId, status],
  ]);

describe('what has expired is written down', () => {
  it('in batches, what somebody works on left for the next time, and nothing else', async () => {
    const { shop } = trial.now;
    const [voucher, kept] = [await IssuedVoucher.of(shop), await IssuedVoucher.of(shop)];
    await copies(voucher, many - 1);
    const past = "update vouchers set expires_at = now() - interval '1 second' where merchant_id = $1 and id <> $2";
    await database().rows(past, [shop.merchantId, kept.uuid]);
    const open = await database().hold('select id from vouchers where id = $1 for update', [voucher.uuid]);
    expect([await upkeep('expireVouchers'), await upkeep('expireVouchers')]).toEqual([batch, batch]);
    expect([await upkeep('expireVouchers'), await upkeep('expireVouchers')]).toEqual([299, 0]);
    await open();
    expect([await upkeep('expireVouchers'), await upkeep('expireVouchers')]).toEqual([1, 0]);
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
    expect(await upkeep('expireRewards')).toBe(3);
    const active = "select count(*) from rewards where status = 'active'";
    expect(await database().count(active)).toBe(0);
  });
});

/** Rows of a table by their age: what is older than it is kept goes, and the younger one stays. */
const forgotten: readonly (readonly [task: Upkeep, table: string, old: string, young: string, insert: string])[] = [
  [
    ...(['forgetAnswers', 'idempotency_records', '24 hours 1 second', '23 hours 59 minutes'] as const),
    `insert into idempotency_records (merchant_id, key_hash, fingerprint, api_key_id, status, body, created_at)
     select $1, sha256($3::text::bytea), sha256('x'), $4, 200, '{}', now() - $2::interval`,
  ],
  [
    ...(['forgetUsage', 'usage_buckets', '25 hours 2 minutes', '24 hours'] as const),
    `insert into usage_buckets (merchant_id, api_key_id, resolution, starts_at, method, route, requests, client_errors,
       server_errors, limited, duration_us, duration_counts)
     select $1, $4, 'minute', date_trunc('minute', now() - $2::interval), 'GET', $3, 1, 0, 0, 0, 0, '{}'`,
  ],
  [
    ...(['forgetJobs', 'staged_jobs', '7 days 1 minute', '6 days'] as const),
    `insert into staged_jobs (merchant_id, id, kind, subject_id, state, attempts, next_attempt_at, created_at, done_at)
     select $1, $3::uuid, 'send_voucher_email', $4, 'done', 1, now() - $2::interval, now() - $2::interval,
       now() - $2::interval`,
  ],
  [
    ...(['forgetFailures', 'authentication_failures', '90 days 2 minutes', '89 days'] as const),
    `insert into authentication_failures (merchant_id, minute, address, public_part, reason, failures, last_at)
     select $1, date_trunc('minute', now() - $2::interval), '192.0.2.1', $3, 'unknown', 1, now() where $4::uuid is not null`,
  ],
  [
    ...(['forgetHits', 'limit_hits', '25 hours 1 minute', '24 hours'] as const),
    `insert into limit_hits (merchant_id, subject, name, number, at_us)
     select $1, $3, 'day', 1, (extract(epoch from now() - $2::interval) * 1000000)::bigint where $4::uuid is not null`,
  ],
  [
    ...(['forgetEmailCounts', 'email_counts', '25 hours 1 minute', '24 hours'] as const),
    `insert into email_counts (merchant_id, recipient, hour, emails)
     select $1, sha256($3::text::bytea), now() - $2::interval, 1 where $4::uuid is not null`,
  ],
];

describe('what nobody needs any more goes, and what is younger stays', () => {
  it.each(forgotten)('%s: of %s, what is older than %s goes', async (task, table, old, young, insert) => {
    const merchantId = trial.now.shop.merchantId;
    const { id: keyId } = await database().row<{ id: string }>('select id from api_keys where merchant_id = $1', [
      merchantId,
    ]);
    await database().rows(`delete from ${table}`);
    for (const age of [old, old, young]) await database().rows(insert, [merchantId, age, randomUUID(), keyId]);
    expect(await upkeep(task)).toBe(2);
    expect(await upkeep(task)).toBe(0);
    expect(await database().count(`select count(*) from ${table}`)).toBe(1);
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
    expect(await upkeep('forgetPdfs')).toBe(1);
    expect(await database().rows('select voucher_id from voucher_pdfs')).toEqual([{ voucher_id: young.uuid }]);
  });

  it('jobs that wait or are dead are kept, however old', async () => {
    const [, , , , insert] = forgotten[2] ?? [];
    await database().rows('delete from staged_jobs');
    for (const state of ['waiting', 'dead']) {
      await database().rows(insert ?? '', [trial.now.shop.merchantId, '90 days', randomUUID(), randomUUID()]);
      await database().rows("update staged_jobs set state = $1, done_at = null where state = 'done'", [state]);
    }
    expect(await upkeep('forgetJobs')).toBe(0);
    await database().rows('delete from staged_jobs');
  });
});

it('a worker does all of it by itself, and two do it side by side', async () => {
  const { shop } = trial.now;
  const voucher = await IssuedVoucher.of(shop);
  await copies(voucher, many - 1);
  await database().rows("update vouchers set expires_at = now() - interval '1 second' where status = 'active'");
  const [, , old, , insert] = forgotten[0] ?? [];
  await database().rows(insert ?? '', [shop.merchantId, old, randomUUID(), randomUUID()]);
  await Promise.all([trial.now.work('PostgreSQL'), trial.now.work('PostgreSQL')]);
  await until('All are expired', async () => (await vouchersThatAre('active')) === 0, 30_000);
  const answers = "select count(*) from idempotency_records where created_at < now() - interval '24 hours'";
  await until('Old answers are gone', async () => (await database().count(answers)) === 0);
  for (const { process } of trial.now.workers) expect(process.output).not.toContain('task failed');
});
