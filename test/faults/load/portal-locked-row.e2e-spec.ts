import { decodeId } from '#domain/ids.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { createFixtures } from '../../support/fixtures/operations.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

const started = useOwnPortal();

let stopped: Shop;
let other: Shop;
let admin: PortalUser;
let otherAdmin: PortalUser;
beforeAll(async () => {
  [stopped, other] = [await Shop.open(started.service), await Shop.open(started.service)];
  admin = await started.portal.user({ shop: stopped, role: 'admin' });
  otherAdmin = await started.portal.user({ shop: other, role: 'admin' });
});

/** What the other merchant does meanwhile: customers in the portal, orders at the public API. */
const portalWrite = (): Promise<{ status: number }> =>
  otherAdmin.post(`/merchants/${other.id}/customers`, { email: newEmail() });

/** The slowest of 40 writes, four at a time, but for one; every one of them must be done. */
async function slowWriteMs(write: () => Promise<{ readonly status: number }>): Promise<number> {
  const times: number[] = [];
  const client = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) {
      const began = performance.now();
      expect(Math.floor((await write()).status / 100)).toBe(2);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: 4 }, client));
  return times.toSorted((a, b) => a - b)[38] ?? Number.NaN;
}

const slowWritesMs = (): Promise<number[]> => Promise.all([slowWriteMs(portalWrite), slowWriteMs(() => other.order())]);

/** The statements of the portal that wait for a lock. */
const waitingInPortal = (): Promise<number> =>
  stopped.database.count(
    `select count(*) from pg_stat_activity
     where datname = current_database() and application_name = 'loyalty-portal' and wait_event_type = 'Lock'`,
  );

/**
 * Writes of the other merchant while `writes` of the first one wait for what `lock` holds, and how many connections these
 * have at most.
 */
async function beside(
  [lock, values]: readonly [string, readonly unknown[]],
  writes: () => readonly Promise<{ readonly status: number }>[],
): Promise<{ readonly quiet: number[]; readonly loaded: number[]; readonly maxWaiting: number }> {
  await slowWritesMs();
  const quiet = await slowWritesMs();
  const release = await stopped.database.hold(lock, values);
  let released: Promise<void> | undefined;
  const pending = Promise.all(writes());
  pending.catch(() => undefined);
  let maxWaiting = 0;
  const over = new AbortController();
  const watching = until('The end', async () => {
    maxWaiting = Math.max(maxWaiting, await waitingInPortal());
    return over.signal.aborted;
  });
  await until('They wait', async () => (await waitingInPortal()) > 0);
  const loading = async (): Promise<number[]> => {
    // Until all of them have come in, they also cost the processor's time.
    await slowWritesMs();
    return slowWritesMs();
  };
  const loaded = await loading().finally(() => {
    released = release();
    over.abort();
  });
  await Promise.all([released, watching]);
  const statuses = (await pending).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const text = (times: readonly number[]): string => times.map((ms) => ms.toFixed(0)).join(' and ');
  process.stderr.write(
    `The other merchant's p95, portal and public: ${text(quiet)} ms, beside the locked rows ${text(loaded)} ms.\n`,
  );
  return { quiet, loaded, maxWaiting };
}

function expectNotHeldUp({ quiet, loaded }: { readonly quiet: number[]; readonly loaded: number[] }): void {
  // Where all connections wait for a lock, a write waits for one for 2 s, and is a 503 then.
  for (const [at, ms] of loaded.entries()) expect(ms).toBeLessThan(Math.max(3 * (quiet[at] ?? 0), 1_500));
}

it('a row that stays locked under 40 writes of one merchant in the portal does not slow down another merchant', async () => {
  const { customerId } = await createFixtures(stopped);
  const path = `/merchants/${stopped.id}/customers/${customerId}`;
  const row = ['select 1 from customers where id = $1 for update', [decodeId('customer', customerId)]] as const;
  const found = await beside(row, () =>
    Array.from({ length: 40 }, (_, at) => admin.patch(path, { name: `Ada ${at}` })),
  );
  expectNotHeldUp(found);
  expect(found.maxWaiting).toBeLessThanOrEqual(2);
});

it('nor do 20 rows of one merchant that stay locked', async () => {
  const template = await voucherTemplate(stopped);
  const ids: string[] = [];
  for (let at = 0; at < 20; at += 1) ids.push((await IssuedVoucher.of(stopped, template)).id);
  const rows = ['select 1 from vouchers where merchant_id = $1 for update', [stopped.merchantId]] as const;
  const found = await beside(rows, () =>
    ids.map((id) => admin.post(`/merchants/${stopped.id}/vouchers/${id}/cancel`, { reason: 'Refunded' })),
  );
  expectNotHeldUp(found);
  // Two fifths of the pool's twelve.
  expect(found.maxWaiting).toBeLessThanOrEqual(4);
});
