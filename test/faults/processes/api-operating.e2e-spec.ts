import { setTimeout as pause } from 'node:timers/promises';
import { decodeId } from '#domain/ids.js';
import type { GivenView } from '#http/views/given.view.js';
import { ApiProcess, cursorSecret, keyPepper, NodeProcess, statusOf } from '../../support/harness/api-process.js';
import { checkLog } from '../../../jest/clean-log.mjs';
import { Client } from '../../support/harness/client.js';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { TcpProxy } from '../../support/servers/tcp-proxy.js';
import { type Fixtures, createFixtures } from '../../support/fixtures/operations.js';
import { newEmail } from '../../support/fixtures/random.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const service = useOwnService();
let shop: Shop;
let things: Fixtures;
beforeAll(async () => {
  shop = await Shop.open(service.now);
  things = await createFixtures(shop);
});

const stampsPath = (): string => `${base}/customers/${things.customerId}/cards/${things.stampCardId}/stamps`;
const health = (client: Client, which: string) => client.call('GET', `/health/${which}`, { undocumented: true });

/** How long an answer took, with it. */
async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const started = performance.now();
  return { result: await work(), ms: performance.now() - started };
}

/** A process whose database can be taken away. */
async function withProxy(work: (api: ApiProcess, client: Client, proxy: TcpProxy) => Promise<void>): Promise<void> {
  const { proxy, url } = await TcpProxy.before(shop.database.url);
  const api = await ApiProcess.start(url);
  const client = new Client(api.url);
  try {
    await work(api, client, proxy);
    proxy.pass();
    expect(api.process.hasEnded).toBe(false);
    checkLog(api.process.output);
  } finally {
    client.close();
    await api.kill();
    await proxy.close();
  }
}

describe('health', () => {
  it('live and ready answer 200 without a key', async () => {
    expect((await health(shop.client, 'live')).body).toMatchObject({ success: true, status: 'live' });
    expect((await health(shop.client, 'ready')).body).toMatchObject({ success: true, status: 'ready' });
  });
});

describe('while PostgreSQL refuses connections', () => {
  it('every request is 503 within two seconds, live stays 200, and the service recovers automatically', async () => {
    await withProxy(async (_, client, proxy) => {
      const call = { key: shop.key };
      expect((await client.call('GET', `${base}/auth`, call)).status).toBe(200);
      proxy.refuse();
      const write = { ...call, body: { quantity: 1 }, idempotencyKey: 'away' };
      const requests = [
        () => health(client, 'ready'),
        () => client.call('GET', `${base}/orders`, call),
        () => client.call('POST', stampsPath(), write),
      ];
      for (const request of requests) {
        const { result, ms } = await timed(request);
        expect(result.body).toMatchObject({ code: 503, error: 'database_unavailable' });
        expect(result.headers['retry-after']).toBe('1');
        expect(ms).toBeLessThan(onThisMachine(2_000));
      }
      expect((await health(client, 'live')).status).toBe(200);
      proxy.pass();
      await until('The service is ready', async () => (await health(client, 'ready')).status === 200);
      const answer = await until('The write is done', async () => {
        const tried = await client.call('POST', stampsPath(), write);
        return tried.status === 200 && tried;
      });
      expect(answer.headers).not.toHaveProperty('idempotent-replayed');
    });
  });
});

describe('while PostgreSQL is silent, as behind a cut cable', () => {
  it('requests are 503 in bounded time, and the service recovers automatically', async () => {
    await withProxy(async (_, client, proxy) => {
      const call = { key: shop.key };
      expect((await client.call('GET', `${base}/auth`, call)).status).toBe(200);
      proxy.silence();
      const { result, ms } = await timed(() => client.call('GET', `${base}/orders`, call));
      expect(result.status).toBe(503);
      expect(ms).toBeLessThan(onThisMachine(12_000));
      expect((await health(client, 'live')).status).toBe(200);
      proxy.pass();
      await until('The service is ready', async () => (await health(client, 'ready')).status === 200);
      // A connection that broke meanwhile may be found out by one more request.
      const reads = () => client.call('GET', `${base}/orders`, call);
      await until('Requests are answered', async () => (await reads()).status === 200);
    });
  });
});

describe('when all connections are ended by the server', () => {
  it('the process lives on and serves', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await shop.database.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name <> 'test'`,
      );
      await until('The service serves', async () => (await shop.get('/orders')).status === 200);
      const writes = await Promise.all(Array.from({ length: 20 }, () => shop.order()));
      expect(writes.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      for (const { status } of writes) expect([200, 503]).toContain(status);
    }
    expect(service.now.api.process.hasEnded).toBe(false);
  });

  it('requests in flight fail only with 503', async () => {
    const load = { goesOn: true };
    const clients = Array.from({ length: 6 }, async () => {
      const seen = new Set<number>();
      while (load.goesOn) seen.add((await shop.order()).status);
      return seen;
    });
    for (let turn = 0; turn < 10; turn += 1) {
      await pause(30);
      await shop.database.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name <> 'test'`,
      );
    }
    load.goesOn = false;
    const seen = new Set((await Promise.all(clients)).flatMap((each) => [...each]));
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(service.now.api.process.hasEnded).toBe(false);
    await until('The service serves', async () => (await shop.get('/orders')).status === 200);
  });
});

describe('SIGTERM', () => {
  it('answers requests in flight, accepts no new ones, and ends with 0 within seconds', async () => {
    const api = await ApiProcess.start(shop.database.url);
    const client = new Client(api.url);
    // Its connections are closed with the answers, and no new one is taken.
    await client.document();
    const release = await shop.database.hold('select 1 from customers where id = $1 for update', [
      decodeId('customer', things.customerId),
    ]);
    const before = await shop.database.count('select count(*) from card_entries where merchant_id = $1', [
      shop.merchantId,
    ]);
    // Writes to one row may use two connections at most, so both of these are seen waiting in the database.
    const inFlight = Array.from({ length: 2 }, () =>
      client.call<GivenView>('POST', stampsPath(), { key: shop.key, body: { quantity: 1 } }),
    );
    await until('The writes wait', async () => (await shop.database.waiting()) === 2);
    const ending = timed(() => api.stop());
    await until(
      'New connections are refused',
      async () => (await statusOf(`${api.url}/health/live`)) === undefined,
      2_000,
    );
    await release();
    expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual([200, 200]);
    client.close();
    const { result, ms } = await ending;
    expect(result).toEqual({ code: 0, signal: null });
    expect(ms).toBeLessThan(onThisMachine(6_000));
    const after = await shop.database.count('select count(*) from card_entries where merchant_id = $1', [
      shop.merchantId,
    ]);
    expect(after - before).toBe(2);
    expect(api.process.output).toContain('"msg":"request"');
    checkLog(api.process.output);
  });

  it('ends immediately when no request is in flight, even with open connections', async () => {
    const api = await ApiProcess.start(shop.database.url);
    const client = new Client(api.url);
    await Promise.all(Array.from({ length: 5 }, () => client.call('GET', `${base}/auth`, { key: shop.key })));
    const { result, ms } = await timed(() => api.stop());
    client.close();
    expect(result).toEqual({ code: 0, signal: null });
    expect(ms).toBeLessThan(onThisMachine(3_000));
  });
});

describe('settings', () => {
  const start = async (environment: Record<string, string>) => {
    const process = NodeProcess.spawn('dist/programs/api.js', environment);
    const { code } = await process.ended;
    return { code, output: process.output };
  };
  const complete = { DATABASE_URL: 'postgres://127.0.0.1:1/x', KEY_PEPPER: keyPepper, CURSOR_SECRET: cursorSecret };

  it('that are missing are all named in one message, and the process ends with 1', async () => {
    const { code, output } = await start({});
    expect(code).toBe(1);
    for (const name of ['DATABASE_URL', 'KEY_PEPPER', 'CURSOR_SECRET']) {
      expect(output.match(new RegExp(`${name} is not set\\.`, 'g'))).toHaveLength(1);
    }
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('that are wrong are all named, and no secret is shown', async () => {
    const wrong = {
      KEY_PEPPER: 'canary-short',
      CURSOR_SECRET: '',
      PORT: 'x',
      LOG_LEVEL: 'loud',
      DATABASE_POOL_SIZE: '0',
    };
    const { code, output } = await start({ ...complete, ...wrong });
    expect(code).toBe(1);
    for (const name of Object.keys(wrong)) expect(output).toContain(name);
    expect(output).not.toContain('canary');
  });
});

describe('the log', () => {
  it('has a line for each request with its route, without its address or body', async () => {
    const email = newEmail();
    const before = service.now.api.process.output.length;
    await shop.get(`/customers?email=${encodeURIComponent(email)}&search=canary`);
    await shop.get(`/customers/${encodeURIComponent(email)}`);
    await shop.get('/auth', { key: `${shop.key}x` });
    await shop.order({ customer_email: email, coupon_code: 'CANARY-1', name: 'Canary' });
    await shop.order({ customer_email: 'canary@', name: 'Canary' });
    await shop.post('/orders/create', '{"customer_email":"canary@canary.example",');
    const log = await until('The log', () => {
      const text = service.now.api.process.output.slice(before);
      return (text.match(/"route":"\/v1\/public\/orders\/create"/g) ?? []).length >= 3 && text;
    });
    expect(log).toContain('"route":"/v1/public/customers/:id"');
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
    checkLog(log);
  });

  it('is searched in earnest: each kind of secret would be found', () => {
    const lines = [
      shop.key,
      newEmail(),
      newEmail().toUpperCase(),
      'CANARY-1',
      'K7QM-2XHP-9RTB-V4CE',
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'loyalty.session_token=abc',
      '/accept-invitation?token=abc',
      'otpauth://totp/Loyalty',
      'postgres://loyalty:secret@127.0.0.1/loyalty',
      keyPepper,
      '"internal error"',
    ];
    for (const line of lines) expect(() => checkLog(`{"level":30}\n{"level":20,"x":${line}}`)).toThrow();
    expect(() => checkLog('{"level":30,"requestId":"3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11"}')).not.toThrow();
  });
});
