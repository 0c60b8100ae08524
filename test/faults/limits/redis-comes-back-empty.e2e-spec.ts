import { until } from '../../support/harness/deadline.js';
import { allProcessesUse, LimitLoad, storesOf } from '../../support/harness/limit-load.js';
import { Service } from '../../support/harness/service.js';
import { TestRedis } from '../../support/servers/test-redis.js';
import { allScopes, Shop } from '../../support/fixtures/shop.js';

const limit = 30;
let redis: TestRedis;
let service: Service;
let shop: Shop;

beforeAll(async () => {
  redis = await TestRedis.start();
  // The pause of production; one process reaches Redis by a way that can be cut for it alone.
  const environment = { LOG_LEVEL: 'info', LIMIT_REQUESTS_PER_MINUTE: String(limit), REDIS_PAUSE_SECONDS: '' };
  service = await Service.start(1, { ...environment, REDIS_URL: redis.proxyUrl });
  await service.add({ ...environment, REDIS_URL: redis.url });
  shop = await Shop.open(service);
});
afterAll(async () => {
  await service?.end();
  await redis?.end();
});

it('processes that leave Redis at different times, and a Redis that comes back empty: two windows in a minute, never three', async () => {
  expect(storesOf(service)).toEqual([[], []]);
  const load = new LimitLoad(service, await shop.keyWith(allScopes), 25);
  // Alone in PostgreSQL, the first process is back sooner than the second.
  redis.proxy.refuse();
  await until('The first process counts in PostgreSQL', () => storesOf(service)[0]?.at(-1) === 'PostgreSQL');
  redis.proxy.pass();
  await load.untilLimited();
  const killed = performance.now();
  await redis.kill();
  await until('Both count in PostgreSQL', () => allProcessesUse(service, 'PostgreSQL'));
  await redis.restart();
  // The first that is back may fill the window alone.
  const isBack = () => storesOf(service).some((stores) => stores.at(-1) === 'Redis');
  await until('One counts in Redis again', isBack, 120_000);
  const back = performance.now();
  await until('Both count in Redis again', () => allProcessesUse(service, 'Redis'));
  await until(
    'Its window there fills',
    () => load.passed.filter(({ startedAt }) => startedAt > back - 1_000).length >= limit / 2,
  );
  await load.stop();
  expect(load.unexpected).toEqual([]);
  expect(storesOf(service)).toEqual([
    ['PostgreSQL', 'Redis'],
    ['PostgreSQL', 'Redis'],
  ]);
  process.stderr.write(
    `Back after ${((back - killed) / 1000).toFixed(1)} s; ${load.maxInAMinute} of ${limit} in the fullest minute.\n`,
  );
  expect(back - killed).toBeGreaterThan(60_000);
  expect(load.maxInAMinute).toBeGreaterThan(limit);
  expect(load.maxInAMinute).toBeLessThanOrEqual(2 * limit);
});
