import { randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { UsageView } from '#api/identity/read-usage.js';
import { generateApiKey } from '#domain/keys/format.js';
import type { LimitName } from '#domain/keys/limits.js';
import { decodeId } from '#domain/ids.js';
import { overrideLimit } from '#operations/keys/override-limit.js';
import { rotateKey } from '#operations/keys/rotate-key.js';
import { addressSubject, type Subject } from '#persistence/rate-limits/limit-store.js';
import { generousLimits, keyPepper } from '../../support/harness/api-process.js';
import type { Answer, Call } from '../../support/harness/client.js';
import { useCountedService } from '../../support/harness/counted-service.js';
import { until } from '../../support/harness/deadline.js';
import type { Service } from '../../support/harness/service.js';
import type { StoredLimits } from '../../support/harness/stored-limits.js';
import { sqlNow } from '../../support/servers/test-database.js';
import { allScopes, base, type MadeKey, Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

/** Sets every limit to an empty text, which counts as not set: the documented defaults apply. */
const documentLimits = Object.fromEntries(Object.keys(generousLimits).map((name) => [name, '']));
const minuteMs = 60_000;

const figuresOf = ({ headers }: Answer): { limit: number; remaining: number; reset: number } => ({
  limit: Number(headers['ratelimit-limit']),
  remaining: Number(headers['ratelimit-remaining']),
  reset: Number(headers['ratelimit-reset']),
});

/** A 429 says the same thing three times, and which limit it was. */
function expectLimited(answer: Answer, limit: number, text: string, most: number): void {
  expect(answer.status).toBe(429);
  const { retryAfter } = answer.body as { retryAfter?: number };
  expect(answer.body).toEqual({
    code: 429,
    error: text.includes('concurrent requests') ? 'concurrency_limited' : 'rate_limited',
    message: `More than ${text}. Try again in ${retryAfter} second${retryAfter === 1 ? '' : 's'}.`,
    retryAfter,
  });
  expect(Number.isInteger(retryAfter) && Number(retryAfter) >= 1 && Number(retryAfter) <= most).toBe(true);
  expect(figuresOf(answer)).toEqual({ limit, remaining: 0, reset: retryAfter });
  expect(answer.headers['retry-after']).toBe(String(retryAfter));
}

describe.each(['PostgreSQL', 'Redis'] as const)('limits of requests, counted in %s', (where) => {
  const counted = useCountedService(where, documentLimits);
  let service: Service;
  let held: StoredLimits;
  let environment: Readonly<Record<string, string>>;
  let shop: Shop;
  let key: MadeKey;

  beforeAll(() => {
    ({ service, held, environment } = counted.now);
  });
  beforeEach(async () => {
    shop = await Shop.open(service);
    key = await shop.keyWith(allScopes);
  });

  const subjectOf = (made = key): Subject => ({
    merchantId: shop.merchantId,
    id: decodeId('integration', made.integrationId) ?? '',
  });
  const override = (limit: LimitName, value: number, made = key, endsAt = new Date(Date.now() + 3_600_000)) =>
    shop.write((tx) =>
      overrideLimit(tx, operatorOf(shop), { apiKeyId: made.id, limit, value, reason: 'A test', endsAt }),
    );
  const usage = async (made = key): Promise<UsageView> =>
    (await shop.get<{ data: UsageView }>('/usage', { key: made.secret })).body.data;

  /** Sends a call as often as asked, on the processes in turn, no more than five at once. */
  async function repeat(
    times: number,
    method: string,
    path: string,
    call: (turn: number) => Call = () => ({}),
  ): Promise<Answer[]> {
    const answers: Answer[] = [];
    let turn = 0;
    const worker = async (): Promise<void> => {
      while (turn < times) {
        const now = turn++;
        const client = service.clients[now % 2];
        if (client) answers.push(await client.call(method, base + path, { key: key.secret, ...call(now) }));
      }
    };
    await Promise.all(Array.from({ length: Math.min(5, times) }, worker));
    return answers;
  }
  const statusesOf = (answers: readonly Answer[]): number[] => [...new Set(answers.map(({ status }) => status))];

  describe('all requests', () => {
    it('120 a minute pass over two processes, and the next is refused by each of them', async () => {
      const answers = await repeat(120, 'GET', '/auth');
      expect(statusesOf(answers)).toEqual([200]);
      expect(answers.map((answer) => figuresOf(answer).remaining).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 120 }, (_, left) => left),
      );
      for (const answer of answers) {
        expect(figuresOf(answer)).toMatchObject({ limit: 120 });
        expect(figuresOf(answer).reset).toBeGreaterThan(0);
        expect(figuresOf(answer).reset).toBeLessThanOrEqual(60);
      }
      const refused = await repeat(6, 'GET', '/auth');
      for (const answer of refused) expectLimited(answer, 120, '120 requests within a minute', 60);
      expect((await shop.get('/auth')).status).toBe(200);
      // What was refused has not made the wait any longer.
      await held.age(subjectOf(), minuteMs);
      expect(statusesOf(await repeat(20, 'GET', '/auth'))).toEqual([200]);
    });

    it('a key has 10,000 requests in 24 hours, and the headers show this limit when the least of it is left', async () => {
      await override('requestsPerDay', 4);
      const answers = await repeat(4, 'GET', '/auth');
      expect(answers.map((answer) => figuresOf(answer).limit)).toEqual([4, 4, 4, 4]);
      expectLimited(await shop.get('/auth', { key: key.secret }), 4, '4 requests within 24 hours', 86_400);
      await held.age(subjectOf(), 86_400_000 - 10_000);
      expectLimited(await shop.get('/auth', { key: key.secret }), 4, '4 requests within 24 hours', 10);
      await held.age(subjectOf(), 10_000);
      const day = (await usage()).day;
      expect(day).toEqual({ used: 1, limit: 4, remaining: 3, windowSeconds: 86_400 });
    });

    it('a request sent exactly after Retry-After passes, 30 of 30', async () => {
      const keys = await Promise.all(Array.from({ length: 30 }, () => shop.keyWith(allScopes)));
      const passed = await Promise.all(
        keys.map(async (made, turn) => {
          await override('requestsPerMinute', 2, made);
          const ask = () => shop.get<{ retryAfter?: number }>('/auth', { key: made.secret });
          for (let taken = 0; taken < 2; taken += 1) await ask();
          await held.age(subjectOf(made), minuteMs - 1_300 - turn * 20);
          const refused = await ask();
          if (refused.status !== 429) return refused.status;
          await pause(Number(refused.headers['retry-after']) * 1000);
          return (await ask()).status;
        }),
      );
      expect(passed).toEqual(keys.map(() => 200));
    });

    it('every answer to a valid key has its limit in headers, and counts once: 200, 400, 403, 404, 409, 413, HEAD, replays', async () => {
      const weak = await shop.keyWith(['profile:read', 'orders:write']);
      const secret = weak.secret;
      const idempotencyKey = randomUUID();
      const body = { customer_email: `a-${randomUUID()}@canary.example`, order_value: 1, order_source: 'shop' };
      const calls: [status: number, method: string, path: string, call: Call][] = [
        [200, 'GET', '/auth', {}],
        [200, 'HEAD', '/me', {}],
        [403, 'GET', '/customers', {}],
        [403, 'POST', '/rewards/update-coupon', { body: { userRewardId: 'x', couponCode: 'y' } }],
        [400, 'POST', '/orders/create', { body: '{' }],
        [400, 'POST', '/orders/create', { body, idempotencyKey: null }],
        [400, 'POST', '/orders/create', { body: {} }],
        [413, 'POST', '/orders/create', { body: { ...body, name: 'x'.repeat(70_000) } }],
        [200, 'POST', '/orders/create', { body, idempotencyKey }],
        [200, 'POST', '/orders/create', { body, idempotencyKey }],
        [409, 'POST', '/orders/create', { body: { ...body, order_value: 2 }, idempotencyKey }],
      ];
      let expected = 120;
      for (const [status, method, path, call] of calls) {
        const answer = await shop.client.call(method, base + path, { key: secret, ...call });
        expected -= 1;
        // Order creations are the tighter window from the first one on.
        const remaining = path === '/orders/create' ? figuresOf(answer).remaining : expected;
        expect([path, answer.status, figuresOf(answer)]).toEqual([
          path,
          status,
          { limit: path === '/orders/create' ? 60 : 120, remaining, reset: expect.any(Number) },
        ]);
        expect(figuresOf(answer).reset).toBeGreaterThan(0);
      }
      const full = await shop.keyWith(allScopes);
      const notFound = await shop.get('/orders/ord_nobody', { key: full.secret });
      expect([notFound.status, figuresOf(notFound).remaining]).toEqual([404, 119]);
      const again = await shop.get('/auth', { key: secret });
      expect(figuresOf(again).remaining).toBe(120 - calls.length - 1);
    });

    it('nothing else counts: a wrong key, a refused request, an unknown route or method, health, the document', async () => {
      await override('requestsPerMinute', 3);
      await repeat(1, 'GET', '/auth');
      const [, , publicPart = ''] = key.secret.split('_');
      for (const wrong of [`${key.secret}x`, `lrw_live_${publicPart}_${'0'.repeat(49)}`]) {
        const answer = await shop.get('/auth', { key: wrong });
        expect([answer.status, answer.headers['ratelimit-limit']]).toEqual([401, undefined]);
      }
      for (const [method, path, status] of [
        ['GET', `${base}/nothing`, 404],
        ['DELETE', `${base}/auth`, 405],
        ['GET', '/health/ready', 200],
      ] as const) {
        const answer = await shop.client.send(method, path, { key: key.secret });
        expect([path, answer.status, answer.headers['ratelimit-limit']]).toEqual([path, status, undefined]);
      }
      await repeat(2, 'GET', '/auth');
      await repeat(5, 'GET', '/auth');
      expect(await held.stamps(subjectOf(), 'requestsPerMinute')).toHaveLength(3);
      expect(await held.stamps(subjectOf(), 'requestsPerDay')).toHaveLength(3);
      await held.age(addressSubject('127.0.0.1'), 300_000);
    });
  });

  describe('single operations', () => {
    it('60 order creations a minute pass, the next is refused and not counted, and other operations still pass', async () => {
      const orders = await repeat(60, 'POST', '/orders/create', (turn) => ({
        body: turn < 3 ? { customer_email: `a${turn}@canary.example`, order_value: 1, order_source: 'shop' } : {},
      }));
      expect(statusesOf(orders).toSorted()).toEqual([200, 400]);
      const before = await usage();
      expect(before.minute.used).toBe(61);
      for (const answer of await repeat(4, 'POST', '/orders/create', () => ({ body: {} }))) {
        expectLimited(answer, 60, '60 order creations within a minute', 60);
      }
      const after = await usage();
      expect([after.minute.used, after.day.used]).toEqual([62, 62]);
      expect((await shop.get('/orders', { key: key.secret })).status).toBe(200);
      const redeemed = await shop.post('/vouchers/vch_nobody/redeem', {}, { key: key.secret });
      expect([redeemed.status, figuresOf(redeemed)]).toMatchObject([404, { limit: 120, remaining: 120 - 64 }]);
    });

    it('60 voucher redemptions a minute pass, and redemptions of rewards are none of them', async () => {
      await override('requestsPerMinute', 1_000);
      const redemptions = await repeat(60, 'POST', '/vouchers/vch_nobody/redeem');
      expect(statusesOf(redemptions)).toEqual([404]);
      expect(Math.min(...redemptions.map((answer) => figuresOf(answer).remaining))).toBe(0);
      for (const answer of await repeat(4, 'POST', '/vouchers/vch_nobody/redeem')) {
        expectLimited(answer, 60, '60 voucher redemptions within a minute', 60);
      }
      const [capture] = await repeat(1, 'POST', '/vouchers/vch_nobody/holds/hld_nobody/capture');
      if (capture) expectLimited(capture, 60, '60 voucher redemptions within a minute', 60);
      const rewards = await repeat(65, 'POST', '/rewards/rwd_nobody/redeem');
      expect(statusesOf(rewards)).toEqual([404]);
      expect(
        statusesOf(await repeat(5, 'POST', '/vouchers/vch_nobody/cancel', () => ({ body: { reason: 'x' } }))),
      ).toEqual([404]);
      expect((await usage()).minute.used).toBe(60 + 65 + 5 + 1);
    });

    it('where two limits are exceeded, the one with the longer wait is named', async () => {
      await override('requestsPerMinute', 5);
      await override('orderCreationsPerMinute', 2);
      await repeat(3, 'GET', '/auth');
      await held.age(subjectOf(), 30_000);
      await repeat(2, 'POST', '/orders/create', () => ({ body: {} }));
      const [order] = await repeat(1, 'POST', '/orders/create', () => ({ body: {} }));
      if (order) expectLimited(order, 2, '2 order creations within a minute', 60);
      const [read] = await repeat(1, 'GET', '/auth');
      if (read) expectLimited(read, 5, '5 requests within a minute', 30);
    });

    it('10 look-ups a minute may miss; then all look-ups are refused, those of real codes too, and none is counted', async () => {
      const voucher = await IssuedVoucher.of(shop);
      const lookUp = (code: string) => shop.get(`/vouchers/lookup?code=${code}`, { key: key.secret });
      for (let hit = 0; hit < 12; hit += 1) expect((await lookUp(voucher.code)).status).toBe(200);
      for (let miss = 0; miss < 10; miss += 1) {
        const missed = await lookUp(`WRONG-${'2'.repeat(miss * 20)}`);
        expect([missed.status, figuresOf(missed)]).toMatchObject([404, { limit: 10, remaining: 9 - miss }]);
      }
      const before = (await usage()).minute.used;
      expect(before).toBe(23);
      for (const code of ['WRONG', voucher.code, '']) {
        expectLimited(await lookUp(code), 10, '10 look-ups of unknown codes within a minute', 60);
      }
      expect((await usage()).minute.used).toBe(before + 1);
      expect((await shop.get(`/vouchers/${voucher.id}?view=issued`, { key: key.secret })).status).toBe(200);
      const other = await shop.keyWith(['vouchers:read']);
      expect((await shop.get(`/vouchers/lookup?code=${voucher.code}`, { key: other.secret })).status).toBe(200);
      await held.age(subjectOf(), minuteMs);
      expect((await lookUp(voucher.code)).status).toBe(200);
    });

    it('a look-up that misses and another limit refuse is told of the longer wait', async () => {
      await override('requestsPerDay', 10);
      const lookUp = () => shop.get('/vouchers/lookup?code=WRONG', { key: key.secret });
      for (let miss = 0; miss < 10; miss += 1) expect((await lookUp()).status).toBe(404);
      expectLimited(await lookUp(), 10, '10 requests within 24 hours', 86_400);
    });

    it('of 30 concurrent look-ups of unknown codes, 10 are a 404 and 20 a 429', async () => {
      await override('concurrentRequests', 100);
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, turn) =>
          service.clients[turn % 2]?.call('GET', `${base}/vouchers/lookup?code=WRONG-${turn}`, { key: key.secret }),
        ),
      );
      const told = answers.map((answer) => answer?.status);
      expect(told.filter((status) => status === 404)).toHaveLength(10);
      expect(told.filter((status) => status === 429)).toHaveLength(20);
    });
  });

  describe('requests at the same time', () => {
    it('10 may be in flight over both processes, the next is refused, and passes when one has ended', async () => {
      const definition = await shop.cardDefinition({ numberOfStamps: 1_000 });
      const customer = await shop.customer();
      const card = await shop.cardOf(customer.shown, definition.shown);
      const letGo = await shop.database.hold('select 1 from cards where id = $1 for update', [decodeId('card', card)]);
      const path = `${base}/customers/${customer.shown}/cards/${card}/stamps`;
      const slow = Array.from({ length: 10 }, (_, turn) =>
        service.clients[turn % 2]?.call('POST', path, { key: key.secret, body: { quantity: 1 } }),
      );
      await until('Ten requests wait', async () => (await held.leases(subjectOf())).length === 10);
      for (const answer of await repeat(4, 'GET', '/auth')) {
        expectLimited(answer, 10, '10 concurrent requests', 1);
      }
      // Others go on.
      expect((await shop.get('/auth')).status).toBe(200);
      expect(await held.stamps(subjectOf(), 'requestsPerMinute')).toHaveLength(10);
      await letGo();
      expect((await Promise.all(slow)).map((answer) => answer?.status)).toEqual(slow.map(() => 200));
      await until('All slots are free', async () => (await held.leases(subjectOf())).length === 0, 2_000);
      expect(statusesOf(await repeat(5, 'GET', '/auth'))).toEqual([200]);
    });

    it('ten clients that each wait for their answer are never refused', async () => {
      await override('requestsPerMinute', 10_000);
      const answers: Answer[] = [];
      const worker = async (turn: number): Promise<void> => {
        const client = service.clients[turn % 2];
        if (!client) throw new Error('No process runs.');
        for (let round = 0; round < 40; round += 1) {
          answers.push(await client.call('GET', `${base}/auth`, { key: key.secret }));
        }
      };
      await Promise.all(Array.from({ length: 10 }, (_, turn) => worker(turn)));
      expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
      expect(answers).toHaveLength(400);
    });
  });

  describe('one key', () => {
    it('rotation keeps the counters: the new secret continues from the old figures', async () => {
      await override('requestsPerMinute', 5);
      await repeat(3, 'GET', '/auth');
      const { secret } = await shop.write((tx) => rotateKey(tx, operatorOf(shop), keyPepper, key.id));
      const answers = [];
      for (let turn = 0; turn < 3; turn += 1) answers.push(await shop.get('/auth', { key: secret }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect(answers.map((answer) => figuresOf(answer as Answer).remaining)).toEqual([1, 0, 0]);
    });

    it('two keys of one merchant have limits of their own', async () => {
      await override('requestsPerMinute', 1);
      const other = await shop.keyWith(allScopes);
      await repeat(1, 'GET', '/auth');
      expect(statusesOf(await repeat(1, 'GET', '/auth'))).toEqual([429]);
      const answer = await shop.get('/auth', { key: other.secret });
      expect([answer.status, figuresOf(answer).remaining]).toEqual([200, 119]);
    });

    it("an operator's figure holds for its key alone, the latest one first, and until its end", async () => {
      await repeat(4, 'GET', '/auth');
      await override('requestsPerMinute', 500);
      await override('requestsPerMinute', 5);
      await override('voucherPdfsPerMinute', 3);
      await override('concurrentRequests', 2);
      const seen = await usage();
      expect(seen.minute).toEqual({ used: 5, limit: 5, remaining: 0 });
      expect(seen.concurrencyLimit).toBe(2);
      expect(seen.endpointLimits).toEqual({
        orderCreationsPerMinute: 60,
        voucherRedemptionsPerMinute: 60,
        voucherPdfsPerMinute: 3,
      });
      const [refused] = await repeat(1, 'GET', '/auth');
      if (refused) expectLimited(refused, 5, '5 requests within a minute', 60);
      expect((await shop.get('/auth')).headers['ratelimit-limit']).toBe('120');
      const end = (value: number) =>
        shop.database.rows(`update limit_overrides set ends_at = ${sqlNow} where merchant_id = $1 and value = $2`, [
          shop.merchantId,
          value,
        ]);
      await end(5);
      expect(figuresOf((await repeat(1, 'GET', '/auth'))[0] as Answer)).toMatchObject({ limit: 500, remaining: 494 });
      await end(500);
      expect(figuresOf((await repeat(1, 'GET', '/auth'))[0] as Answer)).toMatchObject({ limit: 120, remaining: 113 });
    });

    it('a limit lowered below what is used refuses until enough has left, and shows no negative figure', async () => {
      await repeat(6, 'GET', '/auth');
      await held.age(subjectOf(), 20_000);
      await repeat(2, 'GET', '/auth');
      await override('requestsPerMinute', 2);
      const [refused] = await repeat(1, 'GET', '/auth');
      if (refused) expectLimited(refused, 2, '2 requests within a minute', 60);
      expect(figuresOf(refused as Answer).reset).toBeGreaterThan(50);
      await held.age(subjectOf(), 59_000);
      expect((await repeat(1, 'GET', '/auth'))[0]?.status).toBe(429);
      await held.age(subjectOf(), 1_000);
      expect((await usage()).minute).toEqual({ used: 1, limit: 2, remaining: 1 });
    });
  });

  describe('failed authentication', () => {
    /** From another address of this machine, if one is given. */
    const fail = (wrong: string | undefined, headers: object = {}, localAddress?: string): Promise<Answer> => {
      const { url } = service.clients[0] ?? { url: '' };
      return new Promise((resolve, reject) => {
        const given = { ...headers, ...(wrong === undefined ? {} : { 'x-api-key': wrong }) };
        const request = http.get(`${url}${base}/auth`, { agent: false, headers: given, localAddress }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('end', () => {
            const text = Buffer.concat(chunks).toString();
            const body = JSON.parse(text) as Answer['body'];
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body });
          });
        });
        request.once('error', reject);
      });
    };
    const failing = '10 failed authentications from one IP address within five minutes';

    it('the 11th within five minutes is 429, for any wrong key and any X-Forwarded-For', async () => {
      const address = '127.0.0.21';
      const wrong = [undefined, 'nonsense', generateApiKey(randomBytes).key, key.secret.slice(0, -1)];
      for (let turn = 0; turn < 10; turn += 1) {
        const answer = await fail(wrong[turn % 4], { 'x-forwarded-for': `198.51.100.${turn}` }, address);
        expect([answer.status, answer.body.error]).toEqual([401, 'api_key_invalid']);
      }
      for (let turn = 0; turn < 3; turn += 1) {
        const answer = await fail(wrong[turn], { 'x-forwarded-for': `198.51.100.9${turn}` }, address);
        expectLimited(answer, 10, failing, 300);
      }
      // A valid key from there works, and another address has not failed yet.
      expect((await fail(key.secret, {}, address)).status).toBe(200);
      expect((await fail('nonsense', {}, '127.0.0.22')).status).toBe(401);
      // A process remembers a refusal for a second before it asks the store again.
      await held.age(addressSubject(address), 270_000);
      const later = await until('the store was asked again', async () => {
        const answer = await fail('nonsense', {}, address);
        return Number(answer.headers['retry-after']) <= 30 && answer;
      });
      expectLimited(later, 10, failing, 30);
      await held.age(addressSubject(address), 30_000);
      await until('the window has room', async () => (await fail('nonsense', {}, address)).status === 401);
    });

    it('of 50 failures at once over both processes ten are 401', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, turn) =>
          service.clients[turn % 2]?.call('GET', `${base}/auth`, { key: 'none' }),
        ),
      );
      const told = answers.map((answer) => answer?.status);
      expect(told.filter((status) => status === 401)).toHaveLength(10);
      expect(told.filter((status) => status === 429)).toHaveLength(40);
      await held.age(addressSubject('127.0.0.1'), 300_000);
    });

    it('behind a trusted proxy the right-most untrusted address counts, and an IPv6 address by its /64', async () => {
      await service.add({ ...environment, TRUSTED_PROXIES: '127.0.0.1/32', LIMIT_FAILED_AUTHENTICATIONS: '3' });
      const client = service.clients.at(-1);
      const from = async (forwarded: string): Promise<number | undefined> =>
        (await client?.call('GET', `${base}/auth`, { key: 'none', headers: { 'x-forwarded-for': forwarded } }))?.status;
      const told: (number | undefined)[] = [];
      for (let turn = 0; turn < 4; turn += 1) told.push(await from(`10.0.0.${turn}, 203.0.113.7`));
      expect(told).toEqual([401, 401, 401, 429]);
      expect(await from('203.0.113.7, 203.0.113.8')).toBe(401);
      expect(await from('203.0.113.7, 127.0.0.1')).toBe(429);
      expect(await from('::ffff:203.0.113.7')).toBe(429);
      const six: (number | undefined)[] = [];
      for (const end of [':1', 'a:b:c:d', 'ffff::', ':9']) six.push(await from(`2001:db8:1:2:${end}`));
      expect(six).toEqual([401, 401, 401, 429]);
      expect(await from('2001:db8:1:3::1')).toBe(401);
      expect(await held.stamps(addressSubject('2001:db8:1:2::/64'), 'failedAuthentications')).toHaveLength(3);
    });
  });

  it('each setting LIMIT_… sets its limit', async () => {
    await service.add({
      ...environment,
      LIMIT_REQUESTS_PER_MINUTE: '50',
      LIMIT_REQUESTS_PER_DAY: '40',
      LIMIT_CONCURRENT_REQUESTS: '7',
      LIMIT_ORDER_CREATIONS_PER_MINUTE: '2',
      LIMIT_VOUCHER_REDEMPTIONS_PER_MINUTE: '3',
      LIMIT_VOUCHER_PDFS_PER_MINUTE: '4',
      LIMIT_LOOKUP_MISSES_PER_MINUTE: '1',
      LIMIT_FAILED_AUTHENTICATIONS: '5',
    });
    const client = service.clients.at(-1);
    const ask = async (method: string, path: string, call: Call = {}): Promise<Answer> => {
      const answer = await client?.call(method, base + path, { key: key.secret, ...call });
      if (!answer) throw new Error('No process runs.');
      return answer;
    };
    const { data } = (await ask('GET', '/usage')).body as unknown as { data: UsageView };
    expect(data).toMatchObject({
      minute: { limit: 50 },
      day: { limit: 40 },
      concurrencyLimit: 7,
      endpointLimits: { orderCreationsPerMinute: 2, voucherRedemptionsPerMinute: 3, voucherPdfsPerMinute: 4 },
    });
    for (let turn = 0; turn < 2; turn += 1) await ask('POST', '/orders/create', { body: {} });
    expectLimited(await ask('POST', '/orders/create', { body: {} }), 2, '2 order creations within a minute', 60);
    for (let turn = 0; turn < 3; turn += 1) await ask('POST', '/vouchers/vch_nobody/redeem');
    expectLimited(await ask('POST', '/vouchers/vch_nobody/redeem'), 3, '3 voucher redemptions within a minute', 60);
    expect((await ask('GET', '/vouchers/lookup?code=WRONG')).status).toBe(404);
    expectLimited(await ask('GET', '/vouchers/lookup?code=X'), 1, '1 look-ups of unknown codes within a minute', 60);
    for (let turn = 0; turn < 5; turn += 1) expect((await ask('GET', '/auth', { key: 'none' })).status).toBe(401);
    expectLimited(
      await ask('GET', '/auth', { key: 'none' }),
      5,
      '5 failed authentications from one IP address within five minutes',
      300,
    );
    await held.age(addressSubject('127.0.0.1'), 300_000);
  });
});

const operatorOf = ({ merchantId }: Shop) => ({
  merchantId,
  staffId: null,
  actorKind: 'operator' as const,
  address: null,
});
