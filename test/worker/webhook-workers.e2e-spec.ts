import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';
import { Shop } from '../support/fixtures/shop.js';
import { type ShopEndpoint, ShopWebhooks } from '../support/fixtures/webhooks.js';
import { answers, isVerified, WebhookReceiver } from '../support/servers/webhook-receiver.js';

const service = useWorkerService();
let shop: Shop;
let webhooks: ShopWebhooks;
let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
  shop = await Shop.open(service.now.service);
  webhooks = new ShopWebhooks(shop);
});
afterEach(() => receiver.stop());

describe('a change of an endpoint that is slow to answer', () => {
  let other: WebhookReceiver;
  beforeAll(async () => {
    await service.now.startWorker('PostgreSQL');
  });
  afterAll(() => service.now.stopAll());
  beforeEach(async () => {
    other = await WebhookReceiver.start();
  });
  afterEach(() => other.stop());

  /** An endpoint that holds its first four answers while `change` is made, and then answers. What waits is in the same lease. */
  async function changeWhileHeld(
    change: (endpoint: ShopEndpoint) => Promise<{ status: number }>,
  ): Promise<ShopEndpoint> {
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
});

describe('a worker alone', () => {
  afterEach(() => service.now.stopAll());

  it('serves an endpoint whose deliveries could not be read after its lease before the lease would have ended', async () => {
    const { database } = service.now;
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    const worker = await service.now.startWorker('PostgreSQL');
    const role = decodeURIComponent(new URL(database.url).username);
    await database.rows(`revoke select on events from ${role}`);
    await shop.order();
    const firstLease = await until('The endpoint is leased', async () => {
      const text = 'select leased_until as until from webhook_endpoints where id = $1 and leased_until is not null';
      return (await database.rows<{ until: Date }>(text, [endpoint.uuid]))[0]?.until;
    });
    await until('The read fails', () => worker.process.output.includes('"task":"deliver webhooks"'));
    await database.rows(`grant select on events to ${role}`);
    const [delivery] = await endpoint.until('succeeded', 1, 90_000);
    expect(Date.parse(delivery?.attempts[0]?.at ?? '')).toBeLessThan(firstLease.getTime());
  });

  /** Replaces Date in a process by one that is so many milliseconds ahead. */
  const clockAhead = (ms: number): string =>
    encodeURIComponent(`const Right = Date; globalThis.Date = class extends Right {
      constructor(...given) { if (given.length > 0) super(...given); else super(Right.now() + ${ms}); }
      static now() { return Right.now() + ${ms}; }
    };`);

  it('whose clock is 10 minutes ahead signs webhooks with the time of the database, and records what it sends', async () => {
    await service.now.startWorker('PostgreSQL', {
      NODE_OPTIONS: `--import=data:text/javascript,${clockAhead(600_000)}`,
    });
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    await shop.order();
    const deliveries = await endpoint.until('succeeded');
    // It records what it sends: by its own clock the lease has long ended.
    expect(deliveries).toMatchObject([{ attempts: [{ statusCode: 204 }] }]);
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received;
    expect(received && isVerified(received, endpoint.secret)).toBe(true);
    const [attempt] = deliveries[0]?.attempts ?? [];
    expect(Math.abs(Date.parse(attempt?.at ?? '') - Date.now())).toBeLessThan(60_000);
  });
});
