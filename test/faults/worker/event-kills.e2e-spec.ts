import { setTimeout as pause } from 'node:timers/promises';
import { listEvents } from '#persistence/events/event.store.js';
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
import { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { WorkerProcess } from '../../support/harness/worker-process.js';
import { ReceiverProcess } from '../../support/servers/receiver-process.js';

/** In each an API, a worker and a receiver are killed; in the soak as often as is promised. */
const most = isSoak ? 100 : 5;
/** The first one and the second one of each kind. */
const least = isSoak ? 100 : 2;
/** After this time no new round begins, except to reach `least`. A machine that does nothing else has time for all rounds. */
const budgetMs = 20_000;
/** So that there are no more events than can be delivered and compared in the time. */
const thinkMs = isSoak ? 3_000 : 800;
const deliveredWithinMs = isSoak ? 3_600_000 : 120_000;

let service: Service;
let shop: Shop;
let watched: WatchedEndpoint[];
const receivers: ReceiverProcess[] = [];
const workers: WorkerProcess[] = [];

/** Starts it again where it ends: on a busy machine it may not reach its database in time. A process manager does the same. */
async function running<Started>(start: () => Promise<Started>): Promise<Started> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await start();
    } catch (error) {
      if (failures === 5) throw error;
    }
  }
}

const startWorker = (): Promise<WorkerProcess> =>
  running(() => WorkerProcess.start(service.database.url, 'smtp://127.0.0.1:9'));

/** About one in twenty transactions with events commits late: the order of its events is set, but nobody can see them yet. */
const commitLate = `
  create function commit_late() returns trigger language plpgsql as $$
    begin if random() < 0.05 then perform pg_sleep(0.7); end if; return null; end $$;
  create constraint trigger commit_late after insert on event_outbox deferrable initially deferred
    for each row execute function commit_late()`;

beforeAll(async () => {
  service = await Service.start(2);
  shop = await Shop.open(service);
  await earnFromOrders(shop);
  await service.database.rows(commitLate);
  workers.push(...(await Promise.all([startWorker(), startWorker()])));
  receivers.push(await ReceiverProcess.prepare(), await ReceiverProcess.prepare());
  watched = await Promise.all(receivers.map((receiver) => watchedEndpoint(shop, receiver)));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await Promise.all(receivers.map((receiver) => receiver.end()));
  await service?.end();
});

/** Follows the feed as a reader does, until `stop` is set. */
async function follow(stop: { done: boolean }): Promise<string[]> {
  const seen: string[] = [];
  for (let after = 0, last = false; !last;) {
    last = stop.done;
    const { rows, next, hasMore } = await listEvents(service.database.db, shop.merchantId, {}, 'oldest', after, 100);
    seen.push(...rows.map(({ id }) => id));
    after = next;
    if (hasMore) last = false;
    else await pause(20);
  }
  return seen;
}

/** Ends a process at once, as a crash does, and starts another one in its place. */
const kills = [
  async (victim: number): Promise<void> => {
    await service.apis[victim]?.kill();
    await running(() => service.replace(victim));
  },
  async (victim: number): Promise<void> => {
    await workers[victim]?.kill();
    workers[victim] = await startWorker();
  },
  async (victim: number): Promise<void> => {
    const { receiver, endpoint } = watched[victim] ?? never();
    await receiver.kill();
    await receiver.start(endpoint.secret);
  },
] as const;

it('kills of API, worker and receiver: events and effects are the same, a reader sees each once, each endpoint has all', async () => {
  const load = OrderLoad.start(shop, 8, thinkMs);
  const stop = { done: false };
  const reader = follow(stop);
  // Seen where it is waited for, below.
  reader.catch(() => undefined);
  const deadline = Date.now() + budgetMs;
  let rounds = 0;
  for (; rounds < least || (rounds < most && Date.now() < deadline); rounds += 1) {
    await load.waitForMore(3);
    const victim = rounds % 2;
    await Promise.all(kills.map((kill) => kill(victim)));
    if (isSoak) process.stderr.write(`${3 * (rounds + 1)} kills, ${load.acknowledged.length} orders\n`);
  }
  expect(await load.finish()).toEqual(nothing);
  await untilDelivered(shop, deliveredWithinMs);
  stop.done = true;
  const stored = await service.database.rows<{ id: string }>(
    'select id from events where merchant_id = $1 order by position',
    [shop.merchantId],
  );
  expect(stored.length).toBeGreaterThan(load.acknowledged.length * 3);
  expect(await reader).toEqual(stored.map(({ id }) => id));
  expect(await eventDifferences(shop)).toEqual({});
  for (const each of watched) expect(await receivedDifferences(shop, each)).toEqual(allReceived);
  const received = watched.map(({ receiver }) => receiver.received().length);
  process.stderr.write(
    `${3 * rounds} kills: ${load.acknowledged.length} orders, ${stored.length} events, none missing, none without effect; ` +
      `each endpoint received all of them, in ${received.join(' and ')} verified requests.\n`,
  );
});

function never(): never {
  throw new Error('There is no such receiver.');
}
