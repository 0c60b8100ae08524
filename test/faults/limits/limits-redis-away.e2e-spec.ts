import { decodeId } from '#domain/ids.js';
import type { CardView } from '#http/views/card.view.js';
import type { Subject } from '#persistence/rate-limits/limit-store.js';
import type { Redis } from 'ioredis';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { Service } from '../../support/harness/service.js';
import { storedInPostgres, storedInRedis, type StoredLimits } from '../../support/harness/stored-limits.js';
import { TestRedis } from '../../support/servers/test-redis.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { readAllPages } from '../../support/fixtures/lists.js';
import { allScopes, base, type MadeKey, Shop } from '../../support/fixtures/shop.js';

const limit = 120;
/**
 * A Redis that lost its data begins a window of its own. `redis-comes-back-empty` shows that the pause of production keeps it
 * out of the minute of the other two; the one of tests is a second.
 */
const windowsWhenEmptied = 3;
let service: Service;
let redis: TestRedis;
let connection: Redis;
let inRedis: StoredLimits;
let inPostgres: StoredLimits;
let shop: Shop;

beforeAll(async () => {
  redis = await TestRedis.start();
  service = await Service.start(2, {
    REDIS_URL: redis.proxyUrl,
    LOG_LEVEL: 'info',
    LIMIT_REQUESTS_PER_MINUTE: '',
    LIMIT_CONCURRENT_REQUESTS: '',
  });
  connection = redis.connect();
  [inRedis, inPostgres] = [storedInRedis(connection), storedInPostgres(service.database)];
  shop = await Shop.open(service);
});
afterAll(async () => {
  await service?.end();
  connection?.disconnect();
  await redis?.end();
});

/** What a process said last about where it counts. */
const storeOf = (output: string): string =>
  [...output.matchAll(/limits are counted in (Redis again|PostgreSQL)/g)].at(-1)?.[1] ?? 'Redis again';
const allCountIn = (where: 'Redis again' | 'PostgreSQL'): boolean =>
  service.apis.every(({ process }) => storeOf(process.output) === where);

interface Sent {
  readonly status: number;
  readonly error: string | undefined;
  readonly startedAt: number;
  readonly ms: number;
}

/** Reads and gives with a key of its own on both processes, a few at a time, until it is told to stop. */
class Load {
  readonly sent: Sent[] = [];
  private going = true;
  private readonly workers: Promise<unknown>;
  given = 0;

  constructor(
    readonly key: MadeKey,
    readonly path: string,
  ) {
    this.workers = Promise.all([0, 1].map((turn) => this.work(turn)));
  }

  get subject(): Subject {
    return { merchantId: shop.merchantId, id: decodeId('integration', this.key.integrationId) ?? '' };
  }

  private async work(turn: number): Promise<void> {
    const client = service.clients[turn];
    if (!client) throw new Error('No process runs.');
    for (let round = 0; this.going; round += 1) {
      const startedAt = performance.now();
      const gives = round % 2 === 0;
      const answer = gives
        ? await client.call('POST', this.path, { key: this.key.secret, body: { quantity: 1 } })
        : await client.call('GET', `${base}/auth`, { key: this.key.secret });
      if (gives && answer.status === 200) this.given += 1;
      const ms = performance.now() - startedAt;
      this.sent.push({
        status: answer.status,
        error: answer.status < 400 ? undefined : answer.body.error,
        startedAt,
        ms,
      });
      await new Promise((resolve) => setTimeout(resolve, answer.status === 429 ? 50 : 20));
    }
  }

  get passed(): number {
    return this.sent.filter(({ status }) => status === 200).length;
  }

  /** A moment more of it. */
  more(count = 8): Promise<unknown> {
    const before = this.sent.length;
    return until('The load goes on', () => this.sent.length >= before + count);
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.workers;
  }
}

async function startLoad(): Promise<Load> {
  const [definition, customer] = [
    await shop.cardDefinition({ type: 'points', openEnded: true, autoEnrol: false }),
    await shop.customer(),
  ];
  const key = await shop.keyWith(allScopes);
  await shop.settings({ points: { cardId: definition.shown, pointsPerUnit: '1' } });
  await shop.order({ customer_email: customer.email });
  const card = await shop.cardOf(customer.shown, definition.shown);
  return new Load(key, `${base}/customers/${customer.shown}/cards/${card}/points`);
}

const troubles: readonly (readonly [
  name: string,
  begin: () => Promise<void> | void,
  end: () => Promise<void> | void,
])[] = [
  ['killed', () => redis.kill(), () => redis.restart()],
  ['stopped (SIGSTOP)', () => redis.pauseProcess(), () => redis.resumeProcess()],
  ['late by 2 s', () => redis.proxy.delay(2_000), () => redis.proxy.delay(0)],
  ['cut off', () => redis.proxy.refuse(), () => redis.proxy.pass()],
];

describe.each(troubles)('while Redis is %s', (name, begin, end) => {
  it('nothing fails and nothing waits, PostgreSQL counts, and Redis again when it is back', async () => {
    await until('Redis counts', () => allCountIn('Redis again'));
    const load = await startLoad();
    await load.more();
    const before = (await inRedis.stamps(load.subject, 'requestsPerMinute')).length;
    const began = performance.now();
    await begin();
    await until('PostgreSQL counts', () => allCountIn('PostgreSQL'), 5_000);
    await load.more(12);
    const meanwhile = (await inPostgres.stamps(load.subject, 'requestsPerMinute')).length;
    await end();
    await until('Redis counts again', () => allCountIn('Redis again'), 10_000);
    const backAfter = performance.now();
    await load.more();
    await load.stop();

    expect(before).toBeGreaterThan(0);
    expect(meanwhile).toBeGreaterThan(0);
    const unexpected = load.sent.filter(({ status }) => status !== 200 && status !== 429);
    expect(unexpected).toEqual([]);
    expect(load.sent.filter(({ error }) => error === 'concurrency_limited')).toEqual([]);
    await until('No slot is held', async () => (await inPostgres.leases(load.subject)).length === 0);
    // Redis could not be told that these two ended: their leases end soon by themselves.
    expect((await inRedis.leases(load.subject)).filter((ms) => ms > 35_000)).toEqual([]);
    expect((await inRedis.leases(load.subject)).length).toBeLessThanOrEqual(service.apis.length);
    expect(load.passed).toBeLessThanOrEqual((name === 'killed' ? windowsWhenEmptied : 2) * limit);
    const times = load.sent.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const steady = load.sent.filter(({ startedAt }) => startedAt < began - 200).map(({ ms }) => ms);
    const [p99 = 0, slowest = 0] = [times[Math.floor(times.length * 0.99)], times.at(-1)];
    const usual = Math.max(0, ...steady);
    process.stderr.write(
      `Redis ${name}: ${load.sent.length} requests, p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms ` +
        `(before: ${usual.toFixed(0)} ms), back within ${((backAfter - began) / 1000).toFixed(1)} s.\n`,
    );
    expect(slowest).toBeLessThan(onThisMachine(1_000) + usual);
    await expectMoneyAddsUp(load);
  });
});

it('FLUSHALL is a Redis that came back empty: PostgreSQL counts for the pause, and then Redis again', async () => {
  await until('Redis counts', () => allCountIn('Redis again'));
  const load = await startLoad();
  await load.more(12);
  await redis.flush();
  await until('PostgreSQL counts', () => allCountIn('PostgreSQL'));
  const meanwhile = (await inPostgres.stamps(load.subject, 'requestsPerMinute')).length;
  await until('Redis counts again', () => allCountIn('Redis again'), 10_000);
  await load.more(12);
  await load.stop();
  expect(load.sent.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  expect(load.passed).toBeLessThanOrEqual(windowsWhenEmptied * limit);
  expect(meanwhile).toBeGreaterThan(0);
  expect((await inRedis.stamps(load.subject, 'requestsPerMinute')).length).toBeLessThan(load.passed);
  await expectMoneyAddsUp(load);
});

it('a key that is full in Redis has its limit once more in PostgreSQL, not more, however often they change', async () => {
  await until('Redis counts', () => allCountIn('Redis again'));
  const key = await shop.keyWith(allScopes);
  const ask = async (times: number): Promise<number> => {
    let passed = 0;
    for (let turn = 0; turn < times; turn += 1) {
      const answer = await service.clients[turn % 2]?.call('GET', `${base}/auth`, { key: key.secret });
      if (answer?.status === 200) passed += 1;
    }
    return passed;
  };
  const started = performance.now();
  let passed = await ask(limit + 3);
  for (let change = 0; change < 2; change += 1) {
    redis.pauseProcess();
    // The first request that finds Redis silent is what moves a process.
    passed += await ask(limit / 2);
    expect(allCountIn('PostgreSQL')).toBe(true);
    passed += await ask(limit / 2 + 5);
    redis.resumeProcess();
    await until('Redis counts again', () => allCountIn('Redis again'), 10_000);
    passed += await ask(6);
  }
  // Else the first ones would have left the window again.
  expect(performance.now() - started).toBeLessThan(59_000);
  expect(passed).toBeGreaterThan(limit);
  expect(passed).toBeLessThanOrEqual(2 * limit);
});

async function expectMoneyAddsUp(load: Load): Promise<void> {
  expect(await ledgerViolations(shop.database, shop.merchantId)).toEqual({});
  const customerPath = load.path.slice(base.length).split('/cards/')[0] ?? '';
  const [card] = await readAllPages<CardView>(shop, `${customerPath}/cards`);
  // 10 came with the order that made the card.
  expect(card?.points).toBe(10 + load.given);
}
