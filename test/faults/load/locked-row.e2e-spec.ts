import { decodeId } from '#domain/ids.js';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import type { Answer } from '../../support/harness/client.js';
import { useOwnService } from '../../support/harness/service.js';
import { createFixtures } from '../../support/fixtures/operations.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

const service = useOwnService();

/** The slowest of 100 writes, four at a time, but for one; every one of them must be done. */
async function slowWriteMs(shop: Shop): Promise<number> {
  const times: number[] = [];
  const client = async (): Promise<void> => {
    for (let turn = 0; turn < 25; turn += 1) {
      const began = performance.now();
      expect((await shop.order()).status).toBe(200);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: 4 }, client));
  return times.toSorted((a, b) => a - b)[98] ?? Number.NaN;
}

/** Customers whose rows stay locked, and what waits for them. */
async function customersOf(shop: Shop, count: number) {
  const emails = Array.from({ length: count }, () => newEmail());
  for (const email of emails) expect((await shop.order({ customer_email: email })).status).toBe(200);
  const hold = () => shop.database.hold('select 1 from customers where merchant_id = $1 for update', [shop.merchantId]);
  const write = (at: number) => shop.order({ customer_email: emails[at % count] });
  return { hold, write };
}

it.each([1, 3, 5])(
  '%i merchants whose rows stay locked under 30 writers each do not slow down another one',
  async (count) => {
    const other = await Shop.open(service.now);
    const stopped = await Promise.all(
      Array.from({ length: count }, async () => customersOf(await Shop.open(service.now), 6)),
    );
    await slowWriteMs(other);
    const quietMs = await slowWriteMs(other);
    const holds = await Promise.all(stopped.map(({ hold }) => hold()));
    const release = () => Promise.all(holds.map((end) => end()));
    let released: Promise<unknown> | undefined;
    const writers = Promise.all(stopped.flatMap(({ write }) => Array.from({ length: 30 }, (_, at) => write(at))));
    writers.catch(() => undefined);
    await until('They wait', async () => (await other.database.waiting()) >= Math.min(count, 3));
    const besideMs = await slowWriteMs(other).finally(() => {
      released = release();
    });
    await released;
    expect((await writers).map(({ status }) => status)).toEqual(Array.from({ length: 30 * count }, () => 200));
    process.stderr.write(
      `The other merchant's p99: ${quietMs.toFixed(0)} ms, beside ${count} merchants ${besideMs.toFixed(0)} ms.\n`,
    );
    // Where all connections wait for a lock, a write waits for one until lock_timeout.
    expect(besideMs).toBeLessThan(Math.max(3 * quietMs, onThisMachine(1_500)));
  },
);

/** Until the longest wait for a lock that one connection is used for is over, several times. */
const longWait = (): Promise<boolean> => {
  const began = performance.now();
  return until('Long enough', () => performance.now() - began > 10_000);
};

it('32 orders of one customer and 32 redemptions of one voucher wait for a lock of 10 s, and are all done', async () => {
  const shop = await Shop.open(service.now);
  const { write, hold } = await customersOf(shop, 1);
  const voucher = await IssuedVoucher.of(shop, await voucherTemplate(shop));
  const release = await hold();
  const releaseVoucher = await shop.database.hold('select 1 from vouchers where id = $1 for update', [
    decodeId('voucher', voucher.id),
  ]);
  const orders = Promise.all(Array.from({ length: 32 }, () => write(0)));
  const redemptions = Promise.all(Array.from({ length: 32 }, () => voucher.redeem({ amount: 1 })));
  for (const each of [orders, redemptions]) each.catch(() => undefined);
  try {
    await longWait();
  } finally {
    await release();
    await releaseVoucher();
  }
  const all200 = Array.from({ length: 32 }, () => 200);
  expect((await orders).map(({ status }) => status)).toEqual(all200);
  expect((await redemptions).map(({ status }) => status)).toEqual(all200);
});

it('503 at once for more than 64 that wait for one row; the others are done', async () => {
  const shop = await Shop.open(service.now);
  const { customerId, stampCardId } = await createFixtures(shop);
  const release = await shop.database.hold('select 1 from customers where id = $1 for update', [
    decodeId('customer', customerId),
  ]);
  const path = `/customers/${customerId}/cards/${stampCardId}/stamps`;
  const refused: Answer[] = [];
  const writers = Array.from({ length: 70 }, async () => {
    const answer = await shop.post(path, { quantity: 1 });
    if (answer.status !== 200) refused.push(answer);
  });
  const all = Promise.all(writers);
  all.catch(() => undefined);
  try {
    // Two have a connection each.
    await until('Four are refused', () => refused.length === 70 - 64 - 2);
  } finally {
    await release();
  }
  await all;
  expect(refused.map(({ body, headers }) => [body.error, headers['retry-after']])).toEqual(
    Array.from({ length: 4 }, () => ['database_busy', '1']),
  );
});

it('503 after 25 s; nothing was changed, and nothing is in progress', async () => {
  const shop = await Shop.open(service.now);
  const { customerId, stampCardId } = await createFixtures(shop);
  const release = await shop.database.hold('select 1 from customers where id = $1 for update', [
    decodeId('customer', customerId),
  ]);
  const give = () =>
    shop.post(`/customers/${customerId}/cards/${stampCardId}/stamps`, { quantity: 1 }, { idempotencyKey: 'k' });
  try {
    const began = performance.now();
    const { status, headers, body } = await give();
    expect(performance.now() - began).toBeGreaterThan(20_000);
    expect([status, body.error, headers['retry-after']]).toEqual([503, 'database_busy', '1']);
  } finally {
    await release();
  }
  const again = await give();
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, undefined]);
});

/** Locks the claim of the write that waits for a row, as a repeat of it does, as soon as that write gives it up. */
const takeClaim = `select pg_advisory_xact_lock((classid::bigint << 32) | objid::bigint) from pg_locks
  where locktype = 'advisory' and mode = 'ExclusiveLock' and granted and pid in (select pid from pg_locks where not granted)`;

it('a write whose claim a repeat took between two turns waits for that repeat: no conflict', async () => {
  const shop = await Shop.open(service.now);
  const { customerId, stampCardId } = await createFixtures(shop);
  const release = await shop.database.hold('select 1 from customers where id = $1 for update', [
    decodeId('customer', customerId),
  ]);
  const path = `/customers/${customerId}/cards/${stampCardId}/stamps`;
  const first = shop.post(path, { quantity: 1 }, { idempotencyKey: 'turns' });
  first.catch(() => undefined);
  await until('It waits for the row', async () => (await shop.database.waiting()) > 0);
  const releaseClaim = await shop.database.hold(takeClaim, []);
  try {
    await until('It waits for the claim', async () => (await shop.database.waiting()) > 0);
  } finally {
    await release();
    await releaseClaim();
  }
  const { status, body, headers } = await first;
  expect([status, body, headers['idempotent-replayed']]).toMatchObject([200, { success: true }, undefined]);
});
