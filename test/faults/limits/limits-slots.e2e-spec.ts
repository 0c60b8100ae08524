import http from 'node:http';
import net from 'node:net';
import { decodeId } from '#domain/ids.js';
import { findOrCreateCustomer } from '#operations/customers/find-or-create-customer.js';
import type { Subject } from '#persistence/rate-limits/limit-store.js';
import { useCountedService } from '../../support/harness/counted-service.js';
import { until } from '../../support/harness/deadline.js';
import type { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import type { StoredLimits } from '../../support/harness/stored-limits.js';
import { allScopes, base, type MadeKey, Shop } from '../../support/fixtures/shop.js';

const abortedSockets = isSoak ? 2_000 : 1_000;
const crashes = isSoak ? 20 : 5;
const slots = 10;
const longestLeaseMs = 35_000;

describe.each(['PostgreSQL', 'Redis'] as const)('slots, counted in %s', (where) => {
  const counted = useCountedService(where, { LIMIT_CONCURRENT_REQUESTS: String(slots) });
  let service: Service;
  let held: StoredLimits;
  let environment: Readonly<Record<string, string>>;
  let shop: Shop;
  let key: MadeKey;
  let subject: Subject;

  beforeAll(() => {
    ({ service, held, environment } = counted.now);
  });
  beforeEach(async () => {
    shop = await Shop.open(service);
    key = await shop.keyWith(allScopes);
    subject = { merchantId: shop.merchantId, id: decodeId('integration', key.integrationId) ?? '' };
  });

  const usedBy = async (one: Subject): Promise<number> => (await held.stamps(one, 'requestsPerMinute')).length;
  const taken = async (): Promise<number> => (await held.leases(subject)).length;
  /** Slots are freed when their requests end, long before their leases would end. */
  const allFree = (withinMs = 5_000): Promise<boolean> =>
    until('All slots are free', async () => (await taken()) === 0, withinMs);
  const requestText = (path: string): string =>
    `GET ${base}${path} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key.secret}\r\n\r\n`;

  it(`${abortedSockets} clients that hang up in the middle leave no slot behind`, async () => {
    const customer = await shop.customer();
    let [hungUp, answered] = [0, 0];
    const client = async (turn: number): Promise<void> => {
      const port = service.apis[turn % 2]?.port ?? 0;
      await new Promise<void>((resolve) => {
        const socket = net.connect(port, '127.0.0.1', () => {
          socket.write(requestText(turn % 3 === 0 ? `/customers/${customer.shown}/loyalty` : '/auth'));
          // From before the request is read to after it is answered.
          setTimeout(() => socket.resetAndDestroy(), (turn * 7) % 30);
        });
        let got = false;
        socket.on('data', () => (got = true));
        socket.on('error', () => undefined);
        socket.once('close', () => {
          if (got) answered += 1;
          else hungUp += 1;
          resolve();
        });
      });
    };
    let turn = 0;
    const worker = async (): Promise<void> => {
      while (turn < abortedSockets) await client(turn++);
    };
    await Promise.all(Array.from({ length: 20 }, worker));
    expect(hungUp + answered).toBe(abortedSockets);
    expect(hungUp).toBeGreaterThan(50);
    // The service still has what they asked for before it; a slot that is left behind would be held for longer than this.
    await allFree(20_000);
    // The last of them may not have been looked at yet when the first look finds all slots free.
    await until('Ten at once pass', async () => {
      const answers = await Promise.all(
        Array.from({ length: slots }, (_, at) =>
          service.clients[at % 2]?.call('GET', `${base}/auth`, { key: key.secret }),
        ),
      );
      return answers.every((answer) => answer?.status === 200);
    });
  });

  it('a client that does not read its answers holds a slot no longer than its connection', async () => {
    await shop.write(async (tx) => {
      for (let one = 0; one < 100; one += 1) {
        const email = `${one}-${shop.merchantId}@canary.example`;
        await findOrCreateCustomer(tx, shop.merchantId, { email, name: '\u{1f600}'.repeat(100) }, []);
      }
    });
    const socket = net.connect(service.api.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    // One after the other, until the socket's buffers hold no more.
    let sent = 0;
    for (let stalled = false; !stalled && sent < 1_000; sent += 1) {
      socket.write(requestText('/customers?limit=100'));
      await until('The request is there', async () => (await usedBy(subject)) > sent);
      stalled = await until('It is answered', async () => (await taken()) === 0, 1_000).then(
        () => false,
        () => true,
      );
    }
    expect(await held.leases(subject)).toEqual([expect.any(Number)]);
    for (const end of await held.leases(subject)) expect(end).toBeLessThanOrEqual(longestLeaseMs);
    const answers = await Promise.all(Array.from({ length: slots - 1 }, () => shop.get('/auth', { key: key.secret })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    socket.resetAndDestroy();
    await allFree();
  });

  it('requests that end in an error leave no slot behind', async () => {
    const weak = await shop.keyWith(['profile:read', 'orders:write']);
    subject = { ...subject, id: decodeId('integration', weak.integrationId) ?? '' };
    const ask = (method: string, path: string, body?: string) =>
      shop.client.call(method, base + path, { key: weak.secret, body });
    for (let round = 0; round < 6; round += 1) {
      expect((await ask('GET', '/customers')).status).toBe(403);
      expect((await ask('POST', '/orders/create', '{')).status).toBe(400);
      expect((await ask('POST', '/orders/create', `"${'x'.repeat(70_000)}"`)).status).toBe(413);
      expect((await ask('HEAD', '/me')).status).toBe(200);
    }
    await allFree();
  });

  it('a body that never comes holds its slot no longer than its connection', async () => {
    const head = `POST ${base}/orders/create HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key.secret}\r\n`;
    const rest = 'Idempotency-Key: slow\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"order_value"';
    const sockets = Array.from({ length: slots }, (_, turn) => {
      const socket = net.connect(service.apis[turn % 2]?.port ?? 0, '127.0.0.1', () => socket.write(head + rest));
      socket.on('error', () => undefined);
      return socket;
    });
    await until('All slots are taken', async () => (await taken()) === slots);
    expect((await shop.get('/auth', { key: key.secret })).body.error).toBe('concurrency_limited');
    for (const socket of sockets) socket.destroy();
    await allFree();
  });

  it(`${crashes} times kill -9 with ${slots} requests in flight: their slots end within 35 seconds, and then all are free`, async () => {
    const definition = await shop.cardDefinition({ numberOfStamps: 1_000 });
    const customer = await shop.customer();
    const card = await shop.cardOf(customer.shown, definition.shown);
    const path = `${base}/customers/${customer.shown}/cards/${card}/stamps`;
    for (let crash = 0; crash < crashes; crash += 1) {
      // Started while the one before is still being looked at: a start takes longer than all the rest.
      const victim = await service.add({ ...environment, DATABASE_URL: service.database.url });
      const letGo = await shop.database.hold('select 1 from cards where id = $1 for update', [decodeId('card', card)]);
      const requests = Array.from({ length: slots }, () => post(victim.port, path, key.secret));
      await until('All are in flight', async () => (await taken()) === slots);
      await victim.kill();
      expect(await Promise.all(requests)).toEqual(requests.map(() => 'cut off'));
      await letGo();
      const ends = await held.leases(subject);
      expect(ends).toHaveLength(slots);
      for (const end of ends) expect(end).toBeLessThanOrEqual(longestLeaseMs);
      expect((await shop.get('/auth', { key: key.secret })).body.error).toBe('concurrency_limited');
      await held.age(subject, Math.max(...ends) + 1);
      const answers = await Promise.all(Array.from({ length: slots }, () => shop.get('/auth', { key: key.secret })));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      await allFree();
    }
  });
});

/** A write that a crash cuts off. */
function post(port: number, path: string, key: string): Promise<number | 'cut off'> {
  return new Promise((resolve) => {
    const headers = {
      'x-api-key': key,
      'content-type': 'application/json',
      'idempotency-key': `crash-${process.hrtime.bigint()}`,
    };
    const request = http.request(
      { host: '127.0.0.1', port, path, method: 'POST', agent: false, headers },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve('cut off'));
      },
    );
    request.once('error', () => resolve('cut off'));
    request.end('{"quantity":1}');
  });
}
