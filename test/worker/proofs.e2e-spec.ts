import { proveLedger } from '#operations/reports/prove-ledger.js';
import { claimLedgerProof, saveLedgerProof, sumLedgerProofs } from '#persistence/reports/ledger-proof.store.js';
import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';
import { HeldCard } from '../support/fixtures/held-card.js';
import { IssuedReward } from '../support/fixtures/rewards.js';
import { Shop } from '../support/fixtures/shop.js';
import { IssuedVoucher } from '../support/fixtures/vouchers.js';

const trial = useWorkerService();

it('workers prove each merchant once, and a difference is an error in the log, by its id, and in the metrics', async () => {
  const { service, database } = trial.now;
  const shops = [await Shop.open(service), await Shop.open(service), await Shop.open(service)] as const;
  const card = await HeldCard.of(shops[0]);
  await card.give(10);
  const voucher = await IssuedVoucher.of(shops[1]);
  await database.rows('update cards set points = 11 where id = $1', [card.uuid]);
  await database.rows('update vouchers set remaining_minor = remaining_minor - 1 where id = $1', [voucher.uuid]);

  const workers = [await trial.now.startWorker('PostgreSQL'), await trial.now.startWorker('PostgreSQL')];
  const proved = () =>
    database.rows<{ id: string; differences: number }>(
      `select merchant_id as id, differences from ledger_proofs where merchant_id = any($1) and proved_at is not null
         and leased_until is null order by array_position($1, merchant_id)`,
      [shops.map(({ merchantId }) => merchantId)],
    );
  await until('All merchants are proved', async () => (await proved()).length === shops.length);
  expect((await proved()).map(({ differences }) => differences)).toEqual([2, 2, 0]);

  const lines = () =>
    workers.flatMap(({ process }) => process.output.split('\n')).filter((line) => line.includes('"level":50'));
  await until('Both say so', () => lines().length >= 6);
  const logged = lines().map(
    (line) => JSON.parse(line) as { merchantId: string; object?: string; check?: string; msg: string },
  );
  expect(logged.flatMap(({ object, check }) => (object ? [`${object} ${check ?? ''}`] : [])).toSorted()).toEqual(
    [`${card.id} balance`, `${card.id} lots`, `${voucher.id} balance`, `${voucher.id} remaining_value`].toSorted(),
  );
  expect(new Set(logged.map(({ merchantId }) => merchantId))).toEqual(new Set([shops[0].id, shops[1].id]));
  expect(workers.map(({ process }) => process.output).join('')).not.toContain(voucher.code);

  const metrics = await (await fetch(`${workers[0]?.url ?? ''}/metrics`)).text();
  expect(metrics).toMatch(/^ledger_differences 4$/m);
  expect(metrics).toMatch(/^ledger_balances_proved [1-9]\d*$/m);
  expect(metrics).toMatch(/^ledger_proofs_oldest_seconds \d/m);
});

it('a worker that stops in the middle of a proof gives it back', async () => {
  const { service, database } = trial.now;
  // Those of the test before would prove the shop as soon as it is there.
  await trial.now.stopAll();
  const shop = await Shop.open(service);
  await database.rows("insert into ledger_proofs (merchant_id, leased_until) values ($1, now() + interval '1 hour')", [
    shop.merchantId,
  ]);
  const state = () =>
    database.row<{ proved_at: Date | null; leased: boolean | null }>(
      'select proved_at, leased_until > now() as leased from ledger_proofs where merchant_id = $1',
      [shop.merchantId],
    );
  const worker = await trial.now.startWorker('PostgreSQL');
  await until('It has looked', async () => (await fetch(`${worker.url}/health/live`)).status === 200);
  // The lease of another worker is respected, and ends.
  expect(await state()).toEqual({ proved_at: null, leased: true });
  await trial.now.stopAll();
  await database.rows("update ledger_proofs set leased_until = now() - interval '1 second' where merchant_id = $1", [
    shop.merchantId,
  ]);
  const release = await database.hold('lock table rewards in access exclusive mode', []);
  const stopped = await trial.now.startWorker('PostgreSQL');
  await until('It proves', async () => (await state()).leased);
  expect((await stopped.stop()).code).toBe(0);
  await release();
  expect(await state()).toEqual({ proved_at: null, leased: null });
});

it('the ledger of one card may take longer than a search', async () => {
  const { service, database } = trial.now;
  const shop = await Shop.open(service);
  await IssuedReward.of(shop);
  // Each statement that finds the reward takes 1.5 s.
  await database.rows('alter table rewards rename to all_rewards');
  await database.rows('create view rewards as select * from all_rewards where pg_sleep(1.5) is not null');
  try {
    expect(await proveLedger(database.db, shop.merchantId)).toMatchObject({ differences: 0 });
  } finally {
    await database.rows('drop view rewards');
    await database.rows('alter table all_rewards rename to rewards');
  }
});

it('a proof that fails is logged with its merchant, and others are proved meanwhile', async () => {
  await trial.now.stopAll();
  const { service, database } = trial.now;
  const shop = await Shop.open(service);
  await database.rows('alter table rewards rename to rewards_away');
  const worker = await trial.now.startWorker('PostgreSQL');
  const failures = () =>
    worker.process.output.split('\n').filter((line) => line.includes('The proof of the ledgers failed'));
  await until('It has failed', () => failures().some((line) => line.includes(shop.id)));
  await database.rows('alter table rewards_away rename to rewards');
  const next = await Shop.open(service);
  const state = `select proved_at is not null as proved, leased_until > now() + interval '50 minutes' as postponed
    from ledger_proofs where merchant_id = $1`;
  await until(
    'It is postponed',
    async () => (await database.row<{ postponed: boolean }>(state, [shop.merchantId])).postponed,
  );
  await trial.now.stopAll();
  const after = await trial.now.startWorker('PostgreSQL');
  const found = (merchantId: string) => database.rows<{ proved: boolean }>(state, [merchantId]);
  await until('The other one is proved', async () => (await found(next.merchantId))[0]?.proved);
  expect(await found(shop.merchantId)).toEqual([{ proved: false, postponed: true }]);
  expect((await after.stop()).code).toBe(0);
});

it('a proof of a clock that was ahead counts for nothing: the merchant is proved again at once', async () => {
  await trial.now.stopAll();
  const { service, database } = trial.now;
  const [ahead, leased, proved] = [await Shop.open(service), await Shop.open(service), await Shop.open(service)];
  for (const [{ merchantId }, at, lease] of [
    [ahead, '400 days', null],
    [leased, '-1 day', '400 days'],
    [proved, '-1 minute', null],
  ] as const)
    await database.rows(
      `insert into ledger_proofs (merchant_id, next_at, proved_at, took_ms, balances, differences, objects, leased_until)
       select $1, at + interval '20 hours', at, 1, 0, 0, '[]', now() + $3::interval from cast(now() + $2::interval as timestamptz) at`,
      [merchantId, at, lease],
    );
  await database.rows("update merchants set created_at = now() - interval '500 days' where merchant_id = $1", [
    ahead.merchantId,
  ]);
  const oldestDays = async (): Promise<number> =>
    Math.floor(((await sumLedgerProofs(database.db))?.oldestSeconds ?? 0) / 86_400);
  expect(await oldestDays()).toBe(500);
  const claimed: string[] = [];
  for (let next = await claimLedgerProof(database.db); next; next = await claimLedgerProof(database.db))
    claimed.push(next);
  expect(claimed).toEqual(expect.arrayContaining([ahead.merchantId, leased.merchantId]));
  expect(claimed).not.toContain(proved.merchantId);
  await saveLedgerProof(database.db, ahead.merchantId, { tookMs: 1, balances: 0, differences: [] });
  expect(await oldestDays()).toBeLessThan(500);
});
