import { Shop } from '../support/fixtures/shop.js';
import { ShopEndpoint, ShopWebhooks } from '../support/fixtures/webhooks.js';
import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';
import { answers, WebhookReceiver } from '../support/servers/webhook-receiver.js';

const service = useWorkerService();
let shop: Shop;
let webhooks: ShopWebhooks;
let receiver: WebhookReceiver;
let other: WebhookReceiver;

beforeAll(async () => {
  await service.now.startWorker('PostgreSQL');
});
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
  other = await WebhookReceiver.start();
  shop = await Shop.open(service.now.service);
  webhooks = new ShopWebhooks(shop);
});
afterEach(() => {
  receiver.stop();
  other.stop();
});

/** An endpoint that holds its first four answers while `change` is made, and then answers. What waits is in the same lease. */
async function changeWhileHeld(change: (endpoint: ShopEndpoint) => Promise<{ status: number }>): Promise<ShopEndpoint> {
  const held: (() => void)[] = [];
  receiver.answer = (response) => void held.push(() => response.writeHead(200).end());
  const endpoint = await webhooks.create(receiver.url, { types: ['customer.created'], includePersonalData: true });
  await endpoint.change('webhook_endpoints', `leased_until = now() + interval '1 hour'`);
  await Promise.all(Array.from({ length: 7 }, () => shop.order()));
  await endpoint.until('pending', 7);
  await endpoint.change('webhook_endpoints', 'leased_until = null');
  await until('Four are held', () => held.length === 4);
  expect((await change(endpoint)).status).toBe(200);
  const changed = performance.now();
  await until('What the worker knows is half a second old', () => performance.now() > changed + 600);
  receiver.answer = answers(200);
  for (const release of held) release();
  return endpoint;
}

it.each([
  ['deleted', 'failed', (endpoint: ShopEndpoint) => endpoint.call('DELETE')],
  ['disabled', 'skipped', (endpoint: ShopEndpoint) => endpoint.call('POST', '/disable')],
])('an endpoint that is %s while it is slow to answer gets nothing more', async (_, status, change) => {
  const endpoint = await changeWhileHeld(change);
  await until('What was sent is recorded', async () => (await endpoint.counts()).succeeded === 4);
  expect(await endpoint.counts()).toEqual({ succeeded: 4, [status]: 3 });
  const next = await webhooks.create(other.url, { types: ['order.created'] });
  await shop.order();
  await next.until('succeeded');
  expect(receiver.received).toHaveLength(4);
});

it('what waits goes to the URL that an endpoint has now, with the data that it asks for now', async () => {
  const endpoint = await changeWhileHeld((each) =>
    each.call('PATCH', '', { url: other.url, includePersonalData: false }),
  );
  await endpoint.until('succeeded', 7);
  const withEmail = ({ received }: WebhookReceiver) => received.map(({ body }) => body.includes('@'));
  expect(withEmail(receiver)).toEqual([true, true, true, true]);
  expect(withEmail(other)).toEqual([false, false, false]);
});
