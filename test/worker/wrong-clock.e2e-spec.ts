import { until } from '../support/harness/deadline.js';
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

it('a worker whose clock is 10 minutes ahead signs webhooks with the time of the database', async () => {
  await service.now.startWorker('PostgreSQL', {
    NODE_OPTIONS: `--import=data:text/javascript,${clockAhead(600_000)}`,
  });
  const receiver = await WebhookReceiver.start();
  try {
    const shop = await Shop.open(service.now.service);
    const endpoint = await new ShopWebhooks(shop).create(receiver.url, { types: ['order.created'] });
    await shop.order();
    const [delivery] = await endpoint.until('succeeded');
    await until('It was received', () => receiver.received.length > 0);
    const [received] = receiver.received;
    expect(received && isVerified(received, endpoint.secret)).toBe(true);
    const [attempt] = delivery?.attempts ?? [];
    expect(Math.abs(Date.parse(attempt?.at ?? '') - Date.now())).toBeLessThan(60_000);
  } finally {
    receiver.stop();
  }
});
