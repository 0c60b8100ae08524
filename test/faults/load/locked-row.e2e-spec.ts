import { decodeId } from '#domain/ids.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { createFixtures } from '../../support/fixtures/operations.js';
import { Shop } from '../../support/fixtures/shop.js';

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

it('a row that stays locked under 30 writers of one merchant does not slow down another merchant', async () => {
  const [stopped, other] = [await Shop.open(service.now), await Shop.open(service.now)];
  const { customerId, stampCardId } = await createFixtures(stopped);
  await slowWriteMs(other);
  const quietMs = await slowWriteMs(other);
  const release = await stopped.database.hold('select 1 from customers where id = $1 for update', [
    decodeId('customer', customerId),
  ]);
  let released: Promise<void> | undefined;
  const path = `/customers/${customerId}/cards/${stampCardId}/stamps`;
  const writers = Promise.all(Array.from({ length: 30 }, () => stopped.post(path, { quantity: 1 })));
  writers.catch(() => undefined);
  await until('They wait', async () => (await stopped.database.waiting()) > 0);
  const besideMs = await slowWriteMs(other).finally(() => {
    released = release();
  });
  await released;
  const statuses = (await writers).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  process.stderr.write(
    `The other merchant's p99: ${quietMs.toFixed(0)} ms, beside the locked row ${besideMs.toFixed(0)} ms.\n`,
  );
  // Ten connections that wait for a lock held it up by the 2 s of lock_timeout.
  expect(besideMs).toBeLessThan(Math.max(3 * quietMs, 700));
});
