import { encodeId, nilUuid } from '#domain/ids.js';
import {
  type ClaimedDelivery,
  claimWebhookDeliveries,
  giveBackEndpoints,
  startOfQueue,
} from '#persistence/webhooks/webhook-queue.store.js';
import { Shop } from '../../support/fixtures/shop.js';
import { type ShopEndpoint, ShopWebhooks } from '../../support/fixtures/webhooks.js';
import { until } from '../../support/harness/deadline.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
let webhooks: ShopWebhooks;
let endpoint: ShopEndpoint;

beforeEach(async () => {
  webhooks = new ShopWebhooks(await Shop.open(service.now));
  endpoint = await webhooks.create('https://shop.example/hook');
  await endpoint.addDue(2_500);
});

/** What a worker that looks for due deliveries is given of the endpoint. */
async function lease(of = endpoint): Promise<readonly string[]> {
  const [found] = await service.now.database.rows<{ deliveries: readonly { id: string; endpointId: string }[] }>(
    'select deliveries from lease_webhook_endpoints($1, $1, 400, 200, 20, 60)',
    [nilUuid],
  );
  return (found?.deliveries ?? []).filter(({ endpointId }) => endpointId === of.uuid).map(({ id }) => id);
}

it('a thousand end with the endpoint that is disabled; the worker ends the rest, and sends none', async () => {
  expect((await endpoint.call('POST', '/disable')).status).toBe(200);
  expect(await endpoint.counts()).toEqual({ skipped: 1_000, pending: 1_500 });
  expect([...(await lease()), ...(await lease())]).toEqual([]);
  expect(await endpoint.counts()).toEqual({ skipped: 2_500 });
});

it('so it is with one that is deleted', async () => {
  expect((await endpoint.call('DELETE')).status).toBe(200);
  expect(await endpoint.counts()).toEqual({ failed: 1_000, pending: 1_500 });
  expect([...(await lease()), ...(await lease())]).toEqual([]);
  expect(await endpoint.counts()).toEqual({ failed: 2_500 });
});

it('a test, and a delivery that is sent again, come before the backlog', async () => {
  const [delivery] = await endpoint.deliveries();
  await endpoint.call('POST', `/deliveries/${delivery?.id}/resend`);
  const { body } = await endpoint.call<{ data: { id: string } }>('POST', '/test', {});
  const next = (await lease()).slice(0, 2).map((id) => encodeId('webhook_delivery', id));
  expect(next).toEqual([body.data.id, delivery?.id]);
});

it('a test is sent to a disabled endpoint once its backlog has ended, and to a deleted one never', async () => {
  await endpoint.call('POST', '/disable');
  const { body } = await endpoint.call<{ data: { id: string } }>('POST', '/test', {});
  const leases = [await lease(), await lease(), await lease()];
  expect(leases.map((ids) => ids.length)).toEqual([0, 1, 0]);
  expect(body.data.id).toMatch(/^whd_/);
  await endpoint.change('webhook_endpoints', 'leased_until = null');
  await endpoint.call('DELETE');
  expect(await lease()).toEqual([]);
  expect(await endpoint.counts()).toEqual({ skipped: 2_500, failed: 1 });
});

it('of many that are disabled 2,000 end in a call, and the endpoints behind them are served meanwhile', async () => {
  const disabled = await Promise.all([1, 2, 3].map(() => webhooks.create('https://shop.example/hook')));
  for (const each of disabled) await each.addDue(1_500);
  const tested = await webhooks.create('https://shop.example/hook');
  await tested.call('POST', '/test', {});
  const all = [endpoint, ...disabled];
  for (const each of [...all, tested])
    await each.change('webhook_endpoints', `status = 'disabled', disabled_reason = 'failing'`);
  const left = async (): Promise<number> =>
    (await Promise.all(all.map((each) => each.counts()))).reduce((sum, { pending = 0 }) => sum + pending, 0);
  expect(await left()).toBe(7_000);
  expect(await lease(tested)).toHaveLength(1);
  for (const least of [5_000, 3_000, 1_000]) {
    expect(await left()).toBeGreaterThanOrEqual(least);
    await lease();
  }
  await until('All have ended', async () => (await lease()) && (await left()) === 0);
});

const limits = { max: 400, maxOfFailing: 200, maxOfEndpoint: 20, leaseSeconds: 60 };
const claim = () => claimWebhookDeliveries(service.now.database.db, startOfQueue, limits);

it('a worker that finds another one at it has looked at nothing', async () => {
  const lock = "select pg_advisory_xact_lock(hashtextextended('claim_webhook_deliveries', 77))";
  const end = await service.now.database.hold(lock, []);
  expect(await claim()).toBeUndefined();
  await end();
  const { deliveries } = await until('The other one has ended', claim);
  expect(deliveries.filter(({ endpointId }) => endpointId === endpoint.uuid)).toHaveLength(20);
});

it('a lease that is given back is free at once; one that began after it stays', async () => {
  const { database } = service.now;
  const other = await webhooks.create('https://shop.example/hook');
  await other.addDue(1);
  const of = ({ uuid }: ShopEndpoint, claims: readonly ClaimedDelivery[]) =>
    claims.filter(({ endpointId }) => endpointId === uuid);
  const { deliveries } = await until('They are leased', claim);
  const ours = [...of(endpoint, deliveries), ...of(other, deliveries)];
  expect(ours).toHaveLength(21);
  await other.change('webhook_endpoints', "leased_until = leased_until + interval '1 millisecond'");
  const unlock = await database.hold('select from webhook_endpoints where id = $1 for no key update', [endpoint.uuid]);
  await giveBackEndpoints(database.db, ours);
  await unlock();
  const again = await until('The endpoint that was locked is given back', async () => {
    await giveBackEndpoints(database.db, ours);
    const found = (await claim())?.deliveries ?? [];
    expect(of(other, found)).toEqual([]);
    return of(endpoint, found).length > 0 && of(endpoint, found);
  });
  expect(again).toHaveLength(20);
});
