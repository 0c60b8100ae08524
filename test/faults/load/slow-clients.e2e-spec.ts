import { decodeId } from '#domain/ids.js';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { KeptConnection, requestText } from '../../support/harness/kept-connection.js';
import { Service } from '../../support/harness/service.js';
import { type Fixtures, createFixtures } from '../../support/fixtures/operations.js';
import { base, Shop } from '../../support/fixtures/shop.js';

/** What docs/operating.md promises; a request is cut within a second of it, and a busy machine may add to that. */
const limitMs = 10_000;
const lateMs = onThisMachine(5_000);
const slots = 10;

let service: Service;
let shop: Shop;
let things: Fixtures;
beforeAll(async () => {
  service = await Service.start(1, { LIMIT_CONCURRENT_REQUESTS: String(slots) });
  shop = await Shop.open(service);
  things = await createFixtures(shop);
});
afterAll(() => service?.end());

const stamps = (): string => `${base}/customers/${things.customerId}/cards/${things.stampCardId}/stamps`;
const stampText = (idempotencyKey: string): string =>
  requestText('POST', stamps(), { 'X-API-Key': shop.key, 'Idempotency-Key': idempotencyKey }, '{"quantity":1}');
const leases = (): Promise<number> =>
  shop.database.count('select coalesce(sum(cardinality(slots)), 0) from limit_logs where merchant_id = $1', [
    shop.merchantId,
  ]);
const entries = (): Promise<number> =>
  shop.database.count('select count(*) from card_entries where merchant_id = $1', [shop.merchantId]);

async function cutAfter(connection: KeptConnection, sinceMs: number): Promise<void> {
  await connection.untilClosed(limitMs + lateMs);
  const ms = (connection.closedAtMs ?? 0) - sinceMs;
  expect(ms).toBeGreaterThan(limitMs - 500);
  expect(ms).toBeLessThan(limitMs + lateMs);
  expect(connection.answers.map(({ status, headers }) => [status, headers['connection']])).toEqual([[408, 'close']]);
  expect(JSON.parse(connection.answers[0]?.body ?? '')).toMatchObject({ code: 408, error: 'request_malformed' });
}

it('a head or a body that does not arrive is cut after 10 s with 408, and gives its slot back', async () => {
  const opened = await Promise.all(Array.from({ length: slots + 1 }, () => KeptConnection.open(service.api.port)));
  const [slowHead, ...slowBodies] = opened;
  const [since, before] = [performance.now(), await entries()];
  slowHead?.write('GET /health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  // The last byte is missing.
  slowBodies.forEach((connection, at) => connection.write(stampText(`slow-${at}`).slice(0, -1)));
  // Not by asking the API: such a request could take the last slot itself.
  await until('All slots are taken', async () => (await leases()) === slots);
  expect((await shop.get('/auth')).body.error).toBe('concurrency_limited');
  await Promise.all(opened.map((connection) => cutAfter(connection, since)));
  for (const connection of slowBodies) connection.write('}');
  await until('The slots are free', async () => (await shop.get('/auth')).status === 200, 2_000);
  expect((await entries()) - before).toBe(0);
});

it('a write that is followed by nonsense is answered, and the nonsense closes the connection', async () => {
  const connection = await KeptConnection.open(service.api.port);
  const before = await entries();
  const release = await shop.database.hold('select 1 from customers where id = $1 for update', [
    decodeId('customer', things.customerId),
  ]);
  connection.write(`${stampText('before-nonsense')}nonsense\r\n\r\n`);
  await until('The write waits', async () => (await shop.database.waiting()) >= 1);
  await release();
  await connection.untilClosed();
  expect(connection.answers.map(({ status, headers }) => [status, headers['connection']])).toEqual([[200, 'close']]);
  expect((await entries()) - before).toBe(1);
});
