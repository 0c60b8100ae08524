import { decodeId } from '#domain/ids.js';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../support/harness/deadline.js';
import { useWorkerService } from '../../support/harness/worker-service.js';
import { Shop } from '../../support/fixtures/shop.js';
import { type ShopEndpoint, ShopWebhooks } from '../../support/fixtures/webhooks.js';
import { answers, isVerified, WebhookReceiver } from '../../support/servers/webhook-receiver.js';

const service = useWorkerService();
const rounds = 6;
const ordersOfRound = 12;

/** So much time passes that the leases of workers that died have ended. */
const endLeases = (endpoint: ShopEndpoint): Promise<void> =>
  endpoint.change('webhook_endpoints', `leased_until = case when leased_until is not null then now() end`);

it('workers that are killed while they deliver lose nothing', async () => {
  const receivers = await Promise.all([WebhookReceiver.start(), WebhookReceiver.start()]);
  const shop = await Shop.open(service.now.service);
  const webhooks = new ShopWebhooks(shop);
  const endpoints = await Promise.all(receivers.map(({ url }) => webhooks.create(url, { types: ['order.created'] })));
  // Slow enough that each kill meets attempts in flight.
  for (const receiver of receivers) {
    receiver.answer = (response) => void setTimeout(() => answers(200)(response, receiver.received[0] ?? none), 30);
  }
  const none = { headers: {}, body: '', id: '', event: {} as never };
  const orders: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([
      service.now.startWorker('PostgreSQL'),
      ...Array.from({ length: ordersOfRound }, async () => {
        orders.push((await shop.order()).body.order.id);
      }),
    ]);
    const sent = receivers[0]?.received.length ?? 0;
    await until('Something is delivered', () => (receivers[0]?.received.length ?? 0) > sent);
    await wait(20 * round);
    await service.now.killAll();
    await Promise.all(endpoints.map(endLeases));
  }
  await service.now.startWorker('PostgreSQL');
  for (const endpoint of endpoints) await endpoint.until('succeeded', orders.length, 60_000);
  for (const [at, receiver] of receivers.entries()) {
    const ids = new Set(receiver.received.map(({ event }) => event.subject.id));
    expect(orders.filter((id) => !ids.has(id))).toEqual([]);
    expect(receiver.received.every((each) => isVerified(each, endpoints[at]?.secret ?? ''))).toBe(true);
    // An event that was sent twice has the same id and the same content.
    const bodies = new Map<string, Set<string>>();
    for (const { id, body } of receiver.received) bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
    expect([...bodies.values()].filter((each) => each.size > 1)).toEqual([]);
    expect([...bodies.keys()].every((id) => decodeId('event', id) !== undefined)).toBe(true);
    receiver.stop();
  }
});

it('a hundred dead endpoints delay a live one by less than their timeout', async () => {
  // None answers: each attempt would last 15 s.
  const dead = await WebhookReceiver.start();
  dead.answer = () => undefined;
  const live = await WebhookReceiver.start();
  await service.now.startWorker('PostgreSQL');
  const shops = await Promise.all(Array.from({ length: 20 }, () => Shop.open(service.now.service)));
  await Promise.all(
    shops.map(async (shop) => {
      const webhooks = new ShopWebhooks(shop);
      for (let each = 0; each < 5; each += 1) await webhooks.create(dead.url, { types: ['order.created'] });
    }),
  );
  await Promise.all(shops.flatMap((shop) => [shop.order(), shop.order(), shop.order()]));
  await until('Three hundred attempts wait', () => dead.received.length >= 300);
  const shop = await Shop.open(service.now.service);
  const endpoint = await new ShopWebhooks(shop).create(live.url, { types: ['order.created'] });
  await Promise.all(Array.from({ length: 10 }, () => shop.order()));
  const [delivery] = await endpoint.until('succeeded', 10, 12_000);
  expect(delivery?.attempts).toHaveLength(1);
  dead.stop();
  live.stop();
});
