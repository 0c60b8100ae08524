import { useWorkerService } from '../support/harness/worker-service.js';
import { Shop } from '../support/fixtures/shop.js';
import { ShopWebhooks } from '../support/fixtures/webhooks.js';
import { isVerified, WebhookReceiver } from '../support/servers/webhook-receiver.js';

const service = useWorkerService();

/** Replaces Date in a process by one that is so many milliseconds ahead. */
const clockAhead = (ms: number): string =>
  encodeURIComponent(`const Right = Date; globalThis.Date = class extends Right {
    constructor(...given) { if (given.length > 0) super(...given); else super(Right.now() + ${ms}); }
    static now() { return Right.now() + ${ms}; }
  };`);

it('a worker whose clock is 10 minutes ahead signs webhooks with the time of the database, and records what it sends', async () => {
  await service.now.startWorker('PostgreSQL', {
    NODE_OPTIONS: `--import=data:text/javascript,${clockAhead(600_000)}`,
  });
  const receiver = await WebhookReceiver.start();
  try {
    const shop = await Shop.open(service.now.service);
    const endpoint = await new ShopWebhooks(shop).create(receiver.url, { types: ['order.created'] });
    await shop.order();
    const deliveries = await endpoint.until('succeeded');
    // It records what it sends: by its own clock the lease has long ended.
    expect(deliveries).toMatchObject([{ attempts: [{ statusCode: 204 }] }]);
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received;
    expect(received && isVerified(received, endpoint.secret)).toBe(true);
    const [attempt] = deliveries[0]?.attempts ?? [];
    expect(Math.abs(Date.parse(attempt?.at ?? '') - Date.now())).toBeLessThan(60_000);
  } finally {
    receiver.stop();
  }
});
