import { setTimeout as pause } from 'node:timers/promises';
import { Portal } from '../../support/harness/portal.js';
import { PostgresServer } from '../../support/servers/postgres-server.js';
import { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { TcpProxy } from '../../support/servers/tcp-proxy.js';
import { TestDatabase } from '../../support/servers/test-database.js';
import { TestMailServer } from '../../support/servers/test-mail-server.js';
import { WorkerProcess } from '../../support/harness/worker-process.js';
import { nothing, OrderLoad } from '../../support/fixtures/order-load.js';
import { noLosses, PortalLoad } from '../../support/fixtures/portal-load.js';
import { Shop } from '../../support/fixtures/shop.js';

const crashes = isSoak ? 15 : 3;
const clients = 40;

let server: PostgresServer;
let service: Service;
let proxy: TcpProxy;
let shop: Shop;
let portal: Portal;
let mails: TestMailServer;
let worker: WorkerProcess;

beforeAll(async () => {
  server = await PostgresServer.start();
  const before = await TcpProxy.before(server.url);
  proxy = before.proxy;
  service = Service.on(await TestDatabase.open(server.url));
  // One of them connects directly, the other through a proxy, as where the network has one.
  await service.add();
  await service.add({ DATABASE_URL: before.url });
  portal = await Portal.start(service.database);
  mails = await TestMailServer.start();
  worker = await WorkerProcess.start(server.url, mails.url);
});
beforeEach(async () => {
  shop = await Shop.open(service);
  await shop.settings({ duplicateOrders: 'award_again' });
});
afterAll(async () => {
  await worker?.stop();
  await mails?.stop();
  await portal?.end();
  await service?.end();
  await proxy?.close();
  await server?.remove();
});

describe('when PostgreSQL was restarted while nothing was in flight', () => {
  it('the first requests are answered: idle connections are replaced before they are used', async () => {
    for (const client of service.clients) {
      const requests = () =>
        Promise.all(Array.from({ length: 12 }, () => client.call('GET', '/v1/public/auth', { key: shop.key })));
      await requests();
      await server.crash();
      await server.run();
      expect((await requests()).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
      await expect(client.call('POST', '/v1/public/orders/create', orderCall())).resolves.toMatchObject({
        status: 200,
      });
    }
  });
});

const orderCall = () => ({
  key: shop.key,
  body: { customer_email: 'canary-idle@example.com', order_value: 1, order_source: 'shop' },
});

it.each(['SIGKILL', 'SIGQUIT'] as const)(
  `%s to PostgreSQL under ${clients} clients: no process ends, nothing acknowledged is lost, nobody sees a 500`,
  async (signal) => {
    const staff = await PortalLoad.start(portal, shop);
    const load = OrderLoad.start(shop, clients);
    for (let crash = 0; crash < crashes; crash += 1) {
      await load.waitForMore(60);
      await staff.waitForMore(2);
      await pause((crash * 7) % 23);
      await server.crash(signal);
      // The clients meet the absence, not only the moment.
      await pause(100);
      await server.run();
      expect(service.apis.map(({ process }) => process.hasEnded)).toEqual([false, false]);
      expect([portal.process.process.hasEnded, worker.process.hasEnded]).toEqual([false, false]);
    }
    await load.waitForMore(60);
    await staff.waitForMore(4);
    const [orders, portalWork] = [await load.finish(), await staff.finish(mails)];
    process.stderr.write(`Portal: ${JSON.stringify(staff.answers)}; ${staff.invitationsMade} invitations.\n`);
    expect(orders).toEqual(nothing);
    expect(portalWork).toEqual(noLosses);
    process.stderr.write(
      `${crashes} crashes (${signal}): ${load.acknowledged.length} orders acknowledged, 0 lost; answers ${JSON.stringify(load.answers)}.\n`,
    );
  },
);
