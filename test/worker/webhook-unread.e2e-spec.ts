import { ShopWebhooks } from '../support/fixtures/webhooks.js';
import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';
import { WebhookReceiver } from '../support/servers/webhook-receiver.js';

const service = useWorkerService();

it('an endpoint whose deliveries could not be read after its lease is served before the lease would have ended', async () => {
  const { database, shop } = service.now;
  const receiver = await WebhookReceiver.start();
  const endpoint = await new ShopWebhooks(shop).create(receiver.url, { types: ['order.created'] });
  const worker = await service.now.startWorker('PostgreSQL');
  const role = decodeURIComponent(new URL(database.url).username);
  await database.rows(`revoke select on events from ${role}`);
  await shop.order();
  const firstLease = await until('The endpoint is leased', async () => {
    const text = 'select leased_until as until from webhook_endpoints where leased_until is not null';
    return (await database.rows<{ until: Date }>(text))[0]?.until;
  });
  await until('The read fails', () => worker.process.output.includes('"task":"deliver webhooks"'));
  await database.rows(`grant select on events to ${role}`);
  const [delivery] = await endpoint.until('succeeded', 1, 90_000);
  expect(Date.parse(delivery?.attempts[0]?.at ?? '')).toBeLessThan(firstLease.getTime());
  receiver.stop();
});
