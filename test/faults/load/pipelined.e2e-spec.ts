import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { decodeId } from '#domain/ids.js';
import type { RequestView } from '#http/views/request.view.js';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { repository } from '../../support/harness/api-process.js';
import { KeptConnection, requestText } from '../../support/harness/kept-connection.js';
import { useOwnPortal } from '../../support/harness/portal.js';
import { createFixtures, type Fixtures } from '../../support/fixtures/operations.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const started = useOwnPortal();
let shop: Shop;
let things: Fixtures;
beforeAll(async () => {
  shop = await Shop.open(started.service);
  things = await createFixtures(shop);
});

const openFiles = (pid: number): number => fs.readdirSync(`/proc/${pid}/fd`).length;
const apiPort = (): number => started.service.api.port;

const hexPort = (port: number): string => port.toString(16).toUpperCase().padStart(4, '0');

/** Whether the server still has the connection of this client, which does not read: it would not notice the end. */
const isEstablished = (serverPort: number, clientPort: number): boolean =>
  new RegExp(`:${hexPort(serverPort)} \\S+:${hexPort(clientPort)} 01 `).test(fs.readFileSync('/proc/net/tcp', 'utf8'));

/** Sends these requests at once, on one connection that is left before any of them is answered. */
async function sendAndLeave(port: number, texts: readonly string[], whenSent: () => Promise<unknown>): Promise<void> {
  const connection = await KeptConnection.open(port);
  connection.pause();
  connection.write(texts.join(''));
  await whenSent();
  connection.close();
}

it('writes on one connection whose client leaves are all in the request log and in the usage, and give their slots back', async () => {
  const stamps = `${base}/customers/${things.customerId}/cards/${things.stampCardId}/stamps`;
  const keys = Array.from({ length: 8 }, (_, at) => `left-${at}`);
  const texts = keys.map((key) =>
    requestText('POST', stamps, { 'X-API-Key': shop.key, 'Idempotency-Key': key }, '{"quantity":1}'),
  );
  const release = await shop.database.hold('select 1 from customers where id = $1 for update', [
    decodeId('customer', things.customerId),
  ]);
  await sendAndLeave(apiPort(), texts, () =>
    until('The first write waits', async () => (await shop.database.waiting()) >= 1),
  );
  await release();
  const list = async (query: string) => (await shop.get<{ data: RequestView[] }>(`/requests?${query}`)).body.data;
  await until('All of them are logged', async () => {
    const logged = await list('limit=100&method=POST');
    return keys.every((key) => logged.some(({ idempotencyKey }) => idempotencyKey === key));
  });
  const slots = () =>
    shop.database.count('select coalesce(sum(cardinality(slots)), 0) from limit_logs where merchant_id = $1', [
      shop.merchantId,
    ]);
  // Far below the 35 s after which a slot is free by itself.
  await until('The slots are free', async () => (await slots()) === 0, onThisMachine(5_000));
});

describe('files on one connection whose client leaves', () => {
  const assets = fs.readdirSync(path.join(repository, 'dist/apps/portal-web/assets'));
  const text = requestText('GET', `/assets/${assets.find((name) => /^index-.*[.]js$/.test(name))}`);
  const texts = Array.from({ length: 60 }, () => text);

  it('are closed', async () => {
    const { port, process: server } = started.portal.process;
    const before = openFiles(server.pid);
    await sendAndLeave(port, texts, () => until('The files are open', () => openFiles(server.pid) > before + 50));
    await until('The files are closed', () => openFiles(server.pid) <= before + 5);
  });

  it('are closed also where they are opened only when it has left', async () => {
    const { port, process: server } = started.portal.process;
    const before = openFiles(server.pid);
    const leaving = Array.from({ length: 10 }, async () => {
      const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(texts.join(''), () => socket.resetAndDestroy());
      await once(socket, 'close');
    });
    await Promise.all(leaving);
    // All requests that came are behind this one.
    expect((await started.portal.client.send('GET', '/health/ready', {})).status).toBe(200);
    await until('The files are closed', () => openFiles(server.pid) <= before + 5);
  });
});

it('a connection with more requests than its client waits for is closed, and runs none beyond the bound', async () => {
  const text = requestText('GET', `${base}/auth`, { 'X-API-Key': shop.key });
  const connection = await KeptConnection.open(apiPort());
  connection.write(text.repeat(300));
  await connection.untilClosed(onThisMachine(10_000));
  expect(connection.answers.length).toBeLessThanOrEqual(100);
  expect((await shop.get('/auth')).status).toBe(200);
  const served = await KeptConnection.open(apiPort());
  served.write(requestText('GET', '/health/live').repeat(100));
  expect((await served.answer(99)).status).toBe(200);
  served.close();
});

it('a client that takes nothing of its answers is cut after 10 to 20 s', async () => {
  const connection = await KeptConnection.open(apiPort());
  connection.pause();
  const since = performance.now();
  connection.write(requestText('GET', '/docs-json').repeat(20));
  const isOpen = () => isEstablished(apiPort(), connection.localPort);
  expect(isOpen()).toBe(true);
  await until('The server has closed it', () => !isOpen(), 20_000 + onThisMachine(5_000));
  expect(performance.now() - since).toBeGreaterThan(9_000);
  connection.close();
});
