import type { Redis } from 'ioredis';
import { ApiProcess } from '../../support/harness/api-process.js';
import { freePort } from '../../support/harness/free-port.js';
import { until } from '../../support/harness/deadline.js';
import { allProcessesUse, LimitLoad, storesOf } from '../../support/harness/limit-load.js';
import { Service } from '../../support/harness/service.js';
import { TestRedis } from '../../support/servers/test-redis.js';
import { requireRedisServer } from '../../support/servers/redis-servers.js';
import { allScopes, Shop } from '../../support/fixtures/shop.js';

const limit = 60;
let redis: TestRedis;
let operator: Redis;
let service: Service;
let shop: Shop;

beforeAll(async () => {
  await requireRedisServer();
  redis = await TestRedis.start();
  operator = redis.connect();
  service = await Service.start(2, {
    REDIS_URL: redis.url,
    LOG_LEVEL: 'info',
    LIMIT_REQUESTS_PER_MINUTE: String(limit),
  });
  shop = await Shop.open(service);
});
afterAll(async () => {
  await service?.end();
  operator?.disconnect();
  await redis?.end();
});

const refusals: readonly (readonly [reason: string, begin: () => Promise<unknown>, end: () => Promise<unknown>])[] = [
  [
    'READONLY',
    async () => operator.replicaof('127.0.0.1', await freePort()),
    () => operator.call('REPLICAOF', 'NO', 'ONE'),
  ],
  ['OOM', () => operator.config('SET', 'maxmemory', '1'), () => operator.config('SET', 'maxmemory', '0')],
  [
    'NOREPLICAS',
    () => operator.config('SET', 'min-replicas-to-write', '1'),
    () => operator.config('SET', 'min-replicas-to-write', '0'),
  ],
];

it.each(refusals)(
  'a Redis that answers PING and refuses writes with %s is left once, and taken again',
  async (reason, begin, end) => {
    await until('Redis counts', () => allProcessesUse(service, 'Redis'));
    const before = storesOf(service).map(({ length }) => length);
    const connected = await connections();
    // Slow enough that there is room in the window when Redis begins to refuse: a full one is refused without a write.
    const load = new LimitLoad(service, await shop.keyWith(allScopes), 100);
    await until('Some have passed', () => load.passed.length > 10);
    await begin();
    const began = performance.now();
    try {
      await until('PostgreSQL counts', () => allProcessesUse(service, 'PostgreSQL'));
      // Ten times as long as the pause: whoever judged by PING would have gone back and left again all the time.
      await until('Ten seconds', () => performance.now() - began > 10_000);
      expect(await operator.ping()).toBe('PONG');
      expect(storesOf(service).map(({ length }) => length)).toEqual(before.map((count) => count + 1));
      // It has connected anew meanwhile: behind the same address another server may stand by now.
      expect(await connections()).toBeGreaterThan(connected + 2);
    } finally {
      await end();
    }
    await until('Redis counts again', () => allProcessesUse(service, 'Redis'));
    await load.untilLimited();
    await load.stop();
    expect(load.unexpected).toEqual([]);
    expect(load.maxInAMinute).toBeLessThanOrEqual(2 * limit);
    const reasons = service.apis.flatMap(({ process }) =>
      [...process.output.matchAll(/"reason":"(\w+)"/g)].map(([, said]) => said),
    );
    expect(reasons).toContain(reason);
  },
);

it('a Redis that has forgotten its scripts is given them again: nothing fails, and the limit stays exact', async () => {
  await until('Redis counts', () => allProcessesUse(service, 'Redis'));
  const before = storesOf(service);
  const refused = await unknownScripts();
  const load = new LimitLoad(service, await shop.keyWith(allScopes), 20);
  await until('The key is limited', async () => {
    await operator.script('FLUSH');
    return load.sent.some(({ status }) => status === 429);
  });
  await load.stop();
  expect(load.unexpected).toEqual([]);
  expect(load.passed.length).toBe(limit);
  expect(storesOf(service)).toEqual(before);
  expect(await unknownScripts()).toBeGreaterThan(refused + 10);
});

it('a start warns of a Redis that deletes keys when its memory is full', async () => {
  const warning = 'Redis may forget counted requests';
  const started = async (): Promise<string> => {
    const one = await ApiProcess.start(service.database.url, { REDIS_URL: redis.url, LOG_LEVEL: 'info' });
    await one.end();
    return one.process.output;
  };
  await operator.config('SET', 'maxmemory-policy', 'allkeys-lru');
  try {
    expect(await started()).not.toContain(warning);
    await operator.config('SET', 'maxmemory', '1gb');
    expect(await started()).toMatch(new RegExp(`"policy":"allkeys-lru".*${warning}`));
    await operator.config('SET', 'maxmemory-policy', 'noeviction');
    expect(await started()).not.toContain(warning);
  } finally {
    await operator.config('SET', 'maxmemory-policy', 'noeviction');
    await operator.config('SET', 'maxmemory', '0');
  }
});

async function unknownScripts(): Promise<number> {
  return Number(/errorstat_NOSCRIPT:count=(\d+)/.exec(await operator.info('errorstats'))?.[1] ?? 0);
}

async function connections(): Promise<number> {
  return Number(/total_connections_received:(\d+)/.exec(await operator.info('stats'))?.[1]);
}
