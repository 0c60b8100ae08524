import { nilUuid } from '#domain/ids.js';
import { randomBytes } from 'node:crypto';
import type { UsageView } from '#api/identity/read-usage.js';
import { generateApiKey } from '#domain/keys/format.js';
import { rotateKey } from '#operations/keys/rotate-key.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import { keyPepper } from '../../support/harness/api-process.js';
import type { Call } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { rawRequest } from '../../support/harness/http-raw.js';
import { useOwnService } from '../../support/harness/service.js';
import { TcpProxy } from '../../support/servers/tcp-proxy.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { allScopes, base, type MadeKey, Shop } from '../../support/fixtures/shop.js';

const service = useOwnService(2);
let shop: Shop;
let key: MadeKey;
beforeEach(async () => {
  shop = await Shop.open(service.now);
  key = await shop.keyWith(allScopes);
});

/** Written down once a second; on a busy machine that second is a long one. */
const writtenWithinMs = 5_000;

interface Sum {
  requests: number;
  errors: number;
}

/** What a test sent with a key, by method and route. */
class Tally {
  readonly sums = new Map<string, Sum>();
  total = 0;

  async send(turn: number, method: string, path: string, route: string, call: Call = {}): Promise<number> {
    const client = service.now.clients[turn % 2];
    const answer = await client?.call(method, base + path, { key: key.secret, ...call });
    const status = answer?.status ?? 0;
    const sum = this.sums.get(`${method} ${base}${route}`) ?? { requests: 0, errors: 0 };
    sum.requests += 1;
    if (status >= 400) sum.errors += 1;
    this.sums.set(`${method} ${base}${route}`, sum);
    this.total += 1;
    return status;
  }
}

const usageOn = async (turn: number, secret = key.secret): Promise<UsageView> => {
  const answer = await service.now.clients[turn]?.call<{ data: UsageView }>('GET', `${base}/usage`, { key: secret });
  if (!answer) throw new Error('No process runs.');
  return answer.body.data;
};
const breakdown = ({ endpoints }: UsageView): Record<string, Sum> =>
  Object.fromEntries(
    endpoints
      .filter(({ route }) => !route.endsWith('/usage'))
      .map(({ method, route, requests, errors }) => [`${method} ${route}`, { requests, errors }]),
  );

async function sendAllSorts(tally: Tally): Promise<void> {
  const order = () => ({ body: { customer_email: newEmail(), order_value: 3, order_source: 'shop' } });
  for (let turn = 0; turn < 7; turn += 1) {
    await tally.send(turn, 'GET', '/auth', '/auth');
    await tally.send(turn, 'POST', '/orders/create', '/orders/create', turn % 3 === 0 ? { body: {} } : order());
    await tally.send(turn, 'GET', `/orders/ord_${unique()}`, '/orders/{id}');
    await tally.send(turn, 'GET', '/customers?limit=0', '/customers');
    await tally.send(turn, 'GET', '/customers?limit=2', '/customers');
    await tally.send(turn, 'HEAD', '/me', '/me');
    await tally.send(
      turn,
      'POST',
      '/customers/cus_x/cards/ccard_y/stamps',
      '/customers/{customerId}/cards/{cardId}/stamps',
      {
        body: { quantity: 1 },
      },
    );
  }
}

describe('GET /usage', () => {
  it('equals what was sent to both processes, on each of them, and continues after a rotation', async () => {
    const tally = new Tally();
    await sendAllSorts(tally);
    let asked = 0;
    const expectAll = async (secret: string): Promise<void> => {
      for (const turn of [0, 1]) {
        const usage = await until(
          'All is written down',
          async () => {
            const seen = await usageOn(turn, secret);
            asked += 1;
            expect(seen.minute.used).toBe(tally.total + asked);
            expect(seen.day).toMatchObject({ used: tally.total + asked, windowSeconds: 86_400 });
            for (const { used, limit, remaining } of [seen.minute, seen.day]) expect(remaining).toBe(limit - used);
            return sumOf(seen) === tally.total && seen;
          },
          writtenWithinMs,
        );
        expect(breakdown(usage)).toEqual(Object.fromEntries(tally.sums));
        for (const { averageDurationMs } of usage.endpoints) {
          expect(averageDurationMs).toBeGreaterThan(0);
          expect(averageDurationMs).toBeLessThan(5_000);
        }
      }
    };
    await expectAll(key.secret);
    const actor = { merchantId: shop.merchantId, staffId: null, actorKind: 'operator' as const, address: null };
    const { secret } = await shop.write((tx) => rotateKey(tx, actor, keyPepper, key.id));
    key = { ...key, secret };
    await sendAllSorts(tally);
    await expectAll(secret);
    await until('The questions count too', async () => {
      const { endpoints } = await usageOn(0);
      asked += 1;
      const own = endpoints.find(({ route }) => route.endsWith('/usage'))?.requests;
      // The one that is being answered is not among them yet.
      return own === asked - 1;
    });
  });

  it("another key's requests are not among them", async () => {
    const other = await shop.keyWith(allScopes);
    for (let turn = 0; turn < 4; turn += 1) await shop.get('/auth', { key: other.secret });
    await usageOn(0, other.secret);
    const seen = await usageOn(0);
    expect([seen.minute.used, breakdown(seen)]).toEqual([1, {}]);
  });

  it('what is older than 24 hours has left the breakdown', async () => {
    await shop.get('/auth', { key: key.secret });
    expect(breakdown(await usageOn(0))).toEqual({ [`GET ${base}/auth`]: { requests: 1, errors: 0 } });
    const age = (hours: string) =>
      shop.database.rows(
        "update usage_buckets set starts_at = starts_at - $2::interval where merchant_id = $1 and resolution = 'minute'",
        [shop.merchantId, hours],
      );
    await age('23 hours 58 minutes');
    expect(breakdown(await usageOn(0))).toEqual({ [`GET ${base}/auth`]: { requests: 1, errors: 0 } });
    await age('4 minutes');
    expect(breakdown(await usageOn(0))).toEqual({});
  });

  it('minutes, hours and days add up to the same', async () => {
    const tally = new Tally();
    await sendAllSorts(tally);
    await until('All is written down', async () => sumOf(await usageOn(0)) === tally.total, writtenWithinMs);
    const sums = await shop.database.rows<{ resolution: string; requests: number; errors: number; counted: number }>(
      `select resolution, sum(requests)::bigint as requests, sum(client_errors + server_errors)::bigint as errors,
         sum((select sum(c) from unnest(duration_counts) c))::bigint as counted
       from usage_buckets where merchant_id = $1 and api_key_id = $2 and route not like '%/usage'
       group by resolution order by resolution`,
      [shop.merchantId, key.id],
    );
    const errors = [...tally.sums.values()].reduce((sum, one) => sum + one.errors, 0);
    expect(sums).toEqual(
      ['day', 'hour', 'minute'].map((resolution) => ({
        resolution,
        requests: tally.total,
        errors,
        counted: tally.total,
      })),
    );
  });
});

const sumOf = (seen: UsageView): number =>
  Object.values(breakdown(seen)).reduce((sum, { requests }) => sum + requests, 0);

it('failed authentications are noted by address and reason, with the merchant where the key names one', async () => {
  const { client, database } = service.now;
  const agent = `till-${unique()}/1.0`;
  const [, , publicPart = ''] = key.secret.split('_');
  const gone = await shop.keyWith(allScopes, new Date(Date.now() - 1_000));
  const [, , gonePart = ''] = gone.secret.split('_');
  // A key with the same public part, another secret and a correct checksum.
  const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const first = Uint8Array.from([...publicPart].map((letter) => base62.indexOf(letter)));
  let drawn = 0;
  const wrongSecret = generateApiKey((count) => (drawn++ === 0 ? first : randomBytes(count))).key;
  const failures: [times: number, key: string | undefined][] = [
    [2, undefined],
    [3, 'nonsense'],
    [4, generateApiKey(randomBytes).key],
    [5, wrongSecret],
    [6, gone.secret],
  ];
  for (const [times, wrong] of failures) {
    for (let turn = 0; turn < times; turn += 1) {
      const answer = await service.now.clients[turn % 2]?.call('GET', `${base}/auth`, {
        key: wrong,
        headers: { 'user-agent': agent },
      });
      expect(answer?.status).toBe(401);
    }
  }
  const noted = () =>
    database.rows<{ reason: string; failures: number }>(
      `select merchant_id as merchant, address, public_part as part, reason, sum(failures)::int as failures
       from authentication_failures where user_agent = $1 group by 1, 2, 3, 4 order by reason`,
      [agent],
    );
  await until(
    'All are written down',
    async () => (await noted()).reduce((sum, one) => sum + one.failures, 0) === 20,
    writtenWithinMs,
  );
  const address = '127.0.0.1';
  expect(await noted()).toEqual([
    { merchant: shop.merchantId, address, part: gonePart, reason: 'inactive', failures: 6 },
    { merchant: nilUuid, address, part: '', reason: 'missing', failures: 2 },
    { merchant: nilUuid, address, part: '', reason: 'unknown', failures: 7 },
    { merchant: shop.merchantId, address, part: publicPart, reason: 'wrong', failures: 5 },
  ]);
  expect((await client.call('GET', `${base}/auth`, { key: key.secret })).status).toBe(200);
});

it('the last use of a key and its User-Agent are noted, shortened, and also that there was none', async () => {
  const lastUse = async (agent: string | null) =>
    until(
      'It is written down',
      async () => {
        const [use] = await shop.database.rows<{ at: Date; agent: string | null; age: number }>(
          `select last_used_at as at, last_user_agent as agent,
             extract(epoch from clock_timestamp() - last_used_at)::float8 as age
           from api_key_uses where merchant_id = $1 and api_key_id = $2`,
          [shop.merchantId, key.id],
        );
        return use && use.agent === agent && use;
      },
      writtenWithinMs,
    );
  const call = (headers: Record<string, string>) => shop.get('/auth', { key: key.secret, headers });
  await call({ 'user-agent': 'Till/2.1 (canary)' });
  const first = await lastUse('Till/2.1 (canary)');
  expect(first.age).toBeLessThan(10);
  await call({ 'user-agent': `long ${'x'.repeat(2_000)}` });
  const second = await lastUse(`long ${'x'.repeat(295)}`);
  expect(second.at.getTime()).toBeGreaterThan(first.at.getTime());
  const { port } = service.now.api;
  await rawRequest(port, `GET ${base}/auth HTTP/1.1`, ['Host: x', `X-API-Key: ${key.secret}`]);
  await lastUse(null);
});

describe('what one process adds up', () => {
  const midnight = Date.UTC(2026, 5, 2);

  const requestOf = (made: MadeKey) => ({
    merchantId: shop.merchantId,
    apiKeyId: made.id,
    method: 'GET',
    route: '/r',
    status: 200,
    durationMs: 3,
    userAgent: 'till/1',
  });
  const recordAt = (recorder: UsageRecorder, moments: readonly number[]): void => {
    const clock = jest.spyOn(Date, 'now');
    for (const moment of moments) {
      clock.mockReturnValue(moment);
      recorder.record(requestOf(key));
    }
    clock.mockRestore();
  };
  const sums = (made: MadeKey) =>
    shop.database.rows<object>(
      `select resolution, starts_at as at, requests from usage_buckets
       where merchant_id = $1 and api_key_id = $2 order by resolution, starts_at`,
      [shop.merchantId, made.id],
    );

  it('in one second that belongs to two minutes, hours and days is written down whole', async () => {
    const recorder = new UsageRecorder(shop.database.db);
    recordAt(recorder, [midnight - 1, midnight - 1, midnight]);
    await recorder.stop();
    const bucket = (resolution: string, start: number, requests: number) => ({
      resolution,
      at: new Date(start),
      requests,
    });
    expect(await sums(key)).toEqual([
      bucket('day', midnight - 86_400_000, 2),
      bucket('day', midnight, 1),
      bucket('hour', midnight - 3_600_000, 2),
      bucket('hour', midnight, 1),
      bucket('minute', midnight - 60_000, 2),
      bucket('minute', midnight, 1),
    ]);
  });

  it('in two minutes of one hour is in that hour twice', async () => {
    const recorder = new UsageRecorder(shop.database.db);
    recordAt(recorder, [midnight + 59_999, midnight + 60_000]);
    await recorder.stop();
    expect(await sums(key)).toMatchObject([
      { resolution: 'day', requests: 2 },
      { resolution: 'hour', requests: 2 },
      { resolution: 'minute', requests: 1 },
      { resolution: 'minute', requests: 1 },
    ]);
  });

  it('while the database is unreachable is stored when it is back', async () => {
    const { proxy, url } = await TcpProxy.before(shop.database.url);
    const source = await createDataSource({ url, poolSize: 2, applicationName: 'usage' }).initialize();
    const recorder = new UsageRecorder(new Database(source));
    proxy.refuse();
    const failure = {
      merchantId: shop.merchantId,
      address: '192.0.2.1',
      publicPart: 'x',
      reason: 'wrong',
      userAgent: 'till/1',
    };
    for (let turn = 0; turn < 3; turn += 1) {
      recorder.record(requestOf(key));
      recorder.recordFailure(failure);
      await expect(recorder.flush()).rejects.toThrow('cannot reach its database');
    }
    proxy.pass();
    await until('It is written down', () =>
      recorder.flush().then(
        () => true,
        () => false,
      ),
    );
    await recorder.stop();
    expect((await sums(key)).at(-1)).toMatchObject({ resolution: 'minute', requests: 3 });
    const noted = await shop.database.rows<object>(
      `select (select sum(failures)::int from authentication_failures where merchant_id = $1) as failures,
         (select last_user_agent from api_key_uses where merchant_id = $1 and api_key_id = $2) as agent`,
      [shop.merchantId, key.id],
    );
    expect(noted).toEqual([{ failures: 3, agent: 'till/1' }]);
    await source.destroy();
    await proxy.close();
  });
});

it('kill -9 forgets at most about the last second of statistics and not one request of the limits', async () => {
  const client = service.now.clients[0];
  const answeredAt: number[] = [];
  const started = performance.now();
  while (performance.now() - started < 3_500) {
    const answer = await client?.call('GET', `${base}/auth`, { key: key.secret });
    if (answer?.status === 200) answeredAt.push(performance.now());
  }
  await service.now.api.kill();
  const killedAt = performance.now();
  const seen = await usageOn(1);
  expect(seen.minute.used).toBe(answeredAt.length + 1);
  expect(seen.day.used).toBe(answeredAt.length + 1);
  const written = breakdown(seen)[`GET ${base}/auth`]?.requests ?? 0;
  const due = answeredAt.filter((at) => at < killedAt - 2_000).length;
  process.stderr.write(
    `${answeredAt.length} requests, then kill -9: ${written} in the statistics, all in the limits.\n`,
  );
  expect(due).toBeGreaterThan(0);
  expect(written).toBeGreaterThanOrEqual(due);
  expect(written).toBeLessThanOrEqual(answeredAt.length);
  await service.now.replace(0);
});
