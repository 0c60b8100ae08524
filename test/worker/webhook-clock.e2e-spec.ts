import { useWorkerService } from '../support/harness/worker-service.js';
import { ShopWebhooks } from '../support/fixtures/webhooks.js';
import { WebhookReceiver } from '../support/servers/webhook-receiver.js';

const service = useWorkerService();
const clockAhead = (ms: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${ms};`)}`;

it('a worker whose clock is two minutes ahead records what it sends', async () => {
  await service.now.startWorker('PostgreSQL', { NODE_OPTIONS: clockAhead(120_000) });
  const receiver = await WebhookReceiver.start();
  const endpoint = await new ShopWebhooks(service.now.shop).create(receiver.url, { types: ['order.created'] });
  await service.now.shop.order();
  expect(await endpoint.until('succeeded')).toMatchObject([{ attempts: [{ statusCode: 204 }] }]);
  expect(receiver.received).toHaveLength(1);
  receiver.stop();
});
