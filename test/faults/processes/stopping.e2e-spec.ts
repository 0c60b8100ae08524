import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeId } from '#domain/ids.js';
import { ApiProcess, sessionSecret, statusOf } from '../../support/harness/api-process.js';
import { checkLog } from '../../../jest/clean-log.mjs';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { KeptConnection, requestText } from '../../support/harness/kept-connection.js';
import { useOwnService } from '../../support/harness/service.js';
import { type Fixtures, createFixtures } from '../../support/fixtures/operations.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const service = useOwnService();
let shop: Shop;
let things: Fixtures;
beforeAll(async () => {
  shop = await Shop.open(service.now);
  things = await createFixtures(shop);
});

/** From the last answer to the end of the process. */
const longestEndMs = onThisMachine(5_000);

const apps = [
  ['the public API', {}, undefined],
  ['the portal', { SESSION_SECRET: sessionSecret }, { file: 'dist/programs/portal.js', portSetting: 'PORTAL_PORT' }],
] as const;

const withKey = (): Record<string, string> => ({ 'X-API-Key': shop.key });
let writes = 0;
const stampRequest = (): string =>
  requestText(
    'POST',
    `${base}/customers/${things.customerId}/cards/${things.stampCardId}/stamps`,
    { ...withKey(), 'Idempotency-Key': `stop-${(writes += 1)}` },
    '{"quantity":1}',
  );
const entries = (): Promise<number> =>
  shop.database.count('select count(*) from card_entries where merchant_id = $1', [shop.merchantId]);
const holdCustomer = () =>
  shop.database.hold('select 1 from customers where id = $1 for update', [decodeId('customer', things.customerId)]);
const isWaiting = () => until('The write waits', async () => (await shop.database.waiting()) >= 1);
const newConnectionsRefused = (api: ApiProcess) =>
  until('New connections are refused', async () => (await statusOf(`${api.url}/health/live`)) === undefined);

describe('SIGTERM', () => {
  it.each(apps)('%s ends with 0 within 5 s, with kept and with silent connections', async (_, more, program) => {
    const api = await ApiProcess.start(shop.database.url, more, program);
    const kept = await Promise.all(Array.from({ length: 5 }, () => KeptConnection.open(api.port)));
    const silent = await Promise.all(Array.from({ length: 3 }, () => KeptConnection.open(api.port)));
    for (const connection of kept) expect((await connection.get('/health/live')).status).toBe(200);
    const before = performance.now();
    expect(await api.stop()).toEqual({ code: 0, signal: null });
    expect(performance.now() - before).toBeLessThan(longestEndMs);
    for (const connection of [...kept, ...silent]) {
      await connection.untilClosed();
      expect(connection.wasReset).toBe(false);
    }
    checkLog(api.process.output);
  });

  it.each(apps)('%s is not ready from that moment on, and says so on a kept connection', async (_, more, program) => {
    const api = await ApiProcess.start(shop.database.url, more, program);
    const [ready, live] = await Promise.all([KeptConnection.open(api.port), KeptConnection.open(api.port)]);
    expect((await ready.get('/health/ready')).status).toBe(200);
    expect((await live.get('/health/live')).status).toBe(200);
    api.process.signal('SIGTERM');
    await newConnectionsRefused(api);
    const notReady = await ready.get('/health/ready');
    expect({ status: notReady.status, ...JSON.parse(notReady.body) }).toMatchObject({ status: 503, error: 'stopping' });
    expect((await live.get('/health/live')).status).toBe(200);
    for (const connection of [ready, live]) {
      expect(connection.answers.map(({ headers }) => headers['connection'] ?? '')).toEqual(['keep-alive', 'close']);
      await connection.untilClosed(longestEndMs);
      expect(connection.wasReset).toBe(false);
    }
    expect(await api.process.ended).toEqual({ code: 0, signal: null });
  });

  it('a request in flight and one that comes on a kept connection are answered with Connection: close', async () => {
    const api = await ApiProcess.start(shop.database.url);
    const [busy, kept, idle] = await Promise.all(Array.from({ length: 3 }, () => KeptConnection.open(api.port)));
    if (!busy || !kept || !idle) throw new Error('Three connections were opened.');
    expect((await kept.get('/health/live')).status).toBe(200);
    expect((await idle.get('/health/live')).status).toBe(200);
    const [release, before] = [await holdCustomer(), await entries()];
    busy.write(stampRequest());
    await isWaiting();
    api.process.signal('SIGTERM');
    await newConnectionsRefused(api);
    const late = await kept.get(`${base}/auth`, withKey());
    expect([late.status, late.headers['connection']]).toEqual([200, 'close']);
    await Promise.all([kept, idle].map((connection) => connection.untilClosed(longestEndMs)));
    expect(api.process.hasEnded).toBe(false);
    await release();
    const answer = await busy.answer(0);
    expect([answer.status, answer.headers['connection']]).toEqual([200, 'close']);
    expect(await api.process.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - answer.atMs).toBeLessThan(longestEndMs);
    expect((await entries()) - before).toBe(1);
    expect([busy, kept, idle].map(({ wasReset }) => wasReset)).toEqual([false, false, false]);
    expect(api.process.output.match(/"msg":"request"/g)?.length).toBeGreaterThanOrEqual(4);
  });

  it('all requests that were sent one behind the other are answered, and the last answer alone closes', async () => {
    const api = await ApiProcess.start(shop.database.url);
    const connection = await KeptConnection.open(api.port);
    const [release, before] = [await holdCustomer(), await entries()];
    const read = requestText('GET', `${base}/auth`, withKey());
    connection.write(stampRequest() + read + stampRequest());
    await isWaiting();
    api.process.signal('SIGTERM');
    await newConnectionsRefused(api);
    connection.write(read);
    await isWaiting();
    await release();
    await connection.untilClosed();
    expect(connection.answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const closes = connection.answers.map(({ headers }) => headers['connection'] === 'close');
    expect(closes).toEqual([false, false, false, true]);
    expect((await entries()) - before).toBe(2);
    expect(await api.process.ended).toEqual({ code: 0, signal: null });
  });
});

describe('a rolling restart under load', () => {
  /** GET on a kept connection; another process is asked where a new connection is refused, and never otherwise. */
  async function ask(agent: http.Agent, ports: readonly number[]): Promise<number> {
    for (let turn = 0; ; turn += 1) {
      const port = ports[turn % ports.length];
      const outcome = await new Promise<number | Error>((resolve) => {
        const options = { agent, host: '127.0.0.1', port, path: `${base}/auth`, headers: withKey() };
        const request = http.get(options, (response) => {
          response.once('error', resolve).once('end', () => resolve(response.statusCode ?? 0));
          response.resume();
        });
        request.once('error', resolve);
      });
      if (typeof outcome === 'number') return outcome;
      if ((outcome as { code?: string }).code !== 'ECONNREFUSED' || turn > 20) throw outcome;
    }
  }

  it('no client sees anything but answers', async () => {
    const started = await Promise.all(Array.from({ length: 3 }, () => ApiProcess.start(shop.database.url)));
    const load = { goesOn: true, answers: 0 };
    const agent = new http.Agent({ keepAlive: true });
    const client = async (first: number): Promise<void> => {
      for (let turn = first; load.goesOn; turn += 1) {
        const ports = started.filter(({ process }) => !process.hasEnded).map(({ port }) => port);
        expect(await ask(agent, turn % 2 === 0 ? ports : ports.toReversed())).toBe(200);
        load.answers += 1;
        await pause(5);
      }
    };
    const clients = Promise.all(Array.from({ length: 6 }, (_, at) => client(at)));
    try {
      for (const api of started.slice(0, 2)) {
        const before = load.answers;
        await until('The load goes on', () => load.answers > before + 50);
        expect(await api.stop()).toEqual({ code: 0, signal: null });
      }
    } finally {
      load.goesOn = false;
    }
    await clients;
    agent.destroy();
    await started[2]?.stop();
  });
});
