import { setTimeout as pause } from 'node:timers/promises';
import {
  allReceived,
  earnFromOrders,
  eventDifferences,
  receivedDifferences,
  untilDelivered,
  type WatchedEndpoint,
  watchedEndpoint,
} from '../../support/fixtures/event-differences.js';
import { nothing, OrderLoad } from '../../support/fixtures/order-load.js';
import { Shop } from '../../support/fixtures/shop.js';
import { until } from '../../support/harness/deadline.js';
import { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { WorkerProcess } from '../../support/harness/worker-process.js';
import { PostgresServer } from '../../support/servers/postgres-server.js';
import { ReceiverProcess } from '../../support/servers/receiver-process.js';
import { TestDatabase } from '../../support/servers/test-database.js';
import { TestRedis } from '../../support/servers/test-redis.js';

/** How many times each outage happens. */
const rounds = isSoak ? 15 : 1;

let postgres: PostgresServer;
let redis: TestRedis;
let service: Service;
let worker: WorkerProcess;
let shop: Shop;
let watched: WatchedEndpoint[];
const receivers: ReceiverProcess[] = [];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([PostgresServer.start(), TestRedis.start()]);
  const environment = { REDIS_URL: redis.url };
  service = Service.on(await TestDatabase.open(postgres.url));
  [worker] = await Promise.all([
    WorkerProcess.start(postgres.url, 'smtp://127.0.0.1:9', environment),
    service.add(environment),
  ]);
  shop = await Shop.open(service);
  await earnFromOrders(shop);
  receivers.push(await ReceiverProcess.prepare(), await ReceiverProcess.prepare());
  watched = await Promise.all(receivers.map((receiver) => watchedEndpoint(shop, receiver)));
});
afterAll(async () => {
  await worker?.stop();
  await Promise.all(receivers.map((receiver) => receiver.end()));
  await service?.end();
  await redis?.end();
  await postgres?.remove();
});

const outages = [
  // A power cut: PostgreSQL ends without telling its clients.
  async () => {
    await postgres.crash();
    await pause(100);
    await postgres.run();
  },
  // Clients are told.
  async () => {
    await postgres.crash('SIGQUIT');
    await postgres.run();
  },
  async () => {
    await redis.kill();
    await pause(100);
    await redis.restart();
  },
  () => redis.flush(),
] as const;

it('PostgreSQL and Redis that are killed, and a Redis that is emptied: each endpoint receives every event', async () => {
  const load = OrderLoad.start(shop, 8, 50);
  const received = (): number => watched.reduce((sum, { receiver }) => sum + receiver.received().length, 0);
  for (let round = 0; round < rounds; round += 1) {
    for (const outage of outages) {
      await load.waitForMore(8);
      const before = received();
      await until('Webhooks flow', () => received() > before);
      await pause((round * 7) % 23);
      await outage();
      expect([service.api.process.hasEnded, worker.process.hasEnded]).toEqual([false, false]);
    }
  }
  await load.waitForMore(8);
  expect(await load.finish()).toEqual(nothing);
  await untilDelivered(shop, isSoak ? 1_200_000 : 90_000);
  expect(await eventDifferences(shop)).toEqual({});
  for (const each of watched) expect(await receivedDifferences(shop, each)).toEqual(allReceived);
  const events = await shop.database.count('select count(*) from events where merchant_id = $1', [shop.merchantId]);
  expect(events).toBeGreaterThan(load.acknowledged.length * 3);
  process.stderr.write(
    `${rounds * outages.length} outages: ${load.acknowledged.length} orders, ${events} events; each endpoint received ` +
      `all of them, in ${received()} requests to both.\n`,
  );
});
