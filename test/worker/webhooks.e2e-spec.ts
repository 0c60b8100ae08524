import { setTimeout as wait } from 'node:timers/promises';
import { useWorkerService } from '../support/harness/worker-service.js';
import { until } from '../support/harness/deadline.js';
import { Shop } from '../support/fixtures/shop.js';
import { type ShopEndpoint, ShopWebhooks } from '../support/fixtures/webhooks.js';
import { answers, isVerified, WebhookReceiver } from '../support/servers/webhook-receiver.js';

const service = useWorkerService();
let receiver: WebhookReceiver;
let shop: Shop;
let webhooks: ShopWebhooks;

beforeAll(async () => {
  await service.now.startWorker('PostgreSQL');
});
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
  shop = await Shop.open(service.now.service);
  webhooks = new ShopWebhooks(shop);
});
afterEach(() => receiver.stop());

const statuses = (deliveries: readonly { readonly status: string }[]): string[] =>
  deliveries.map(({ status }) => status);

describe('a delivery', () => {
  it('brings an event, signed, to each endpoint whose types match', async () => {
    const [all, orders, vouchers] = await Promise.all([
      webhooks.create(receiver.url),
      webhooks.create(receiver.url, { types: ['order.*'] }),
      webhooks.create(receiver.url, { types: ['voucher.*'] }),
    ]);
    const { order } = (await shop.order()).body;
    const [delivery] = await orders.until('succeeded');
    await all.until('succeeded', 2);
    expect(receiver.of('order.created')).toHaveLength(2);
    const received = receiver.received.filter((each) => isVerified(each, orders.secret));
    expect(received).toHaveLength(1);
    const [{ headers, body, event, id }] = received as [(typeof received)[0]];
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': event.id });
    expect(JSON.parse(body)).toMatchObject({ type: 'order.created', timestamp: event.createdAt });
    expect(event).toMatchObject({
      subject: { type: 'order', id: order.id, version: 1 },
      data: { object: { id: order.id } },
    });
    expect(delivery).toMatchObject({
      eventId: id,
      eventType: 'order.created',
      isTest: false,
      nextAttemptAt: null,
      attempts: [{ statusCode: 204, error: null, responseBody: '' }],
    });
    expect(await vouchers.deliveries()).toEqual([]);
    expect(await all.read()).toMatchObject({ failingSince: null, lastSuccessAt: expect.any(String) });
  });

  it('holds personal data only for an endpoint that asks for it', async () => {
    const other = await WebhookReceiver.start();
    const plain = await webhooks.create(receiver.url, { types: ['customer.created'] });
    const personal = await webhooks.create(other.url, { types: ['customer.created'], includePersonalData: true });
    const email = `ada.${Date.now()}@canary.example`;
    await shop.order({ customer_email: email });
    await Promise.all([plain.until('succeeded'), personal.until('succeeded')]);
    other.stop();
    expect(receiver.received.map(({ body }) => body.includes(email))).toEqual([false]);
    expect(other.received.map(({ body }) => body.includes(email))).toEqual([true]);
  });

  it('that fails is tried again after 5 seconds, with the same id', async () => {
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    receiver.answer = answers(500, {}, 'x'.repeat(3_000));
    await shop.order();
    await until('The attempt is recorded', async () => (await endpoint.deliveries())[0]?.attempts.length === 1);
    const [failed] = await endpoint.deliveries();
    expect(failed).toMatchObject({ status: 'pending', attempts: [{ statusCode: 500, error: null }] });
    expect(failed?.attempts[0]?.responseBody).toBe('x'.repeat(1_024));
    const pause = Date.parse(failed?.nextAttemptAt ?? '') - Date.parse(failed?.attempts[0]?.at ?? '');
    expect(pause).toBeGreaterThanOrEqual(4_000);
    expect(await endpoint.read()).toMatchObject({ status: 'enabled', failingSince: expect.any(String) });
    receiver.answer = answers(200);
    const [succeeded] = await endpoint.until('succeeded');
    expect(succeeded?.attempts.map(({ statusCode }) => statusCode)).toEqual([500, 200]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(receiver.received.every((each) => isVerified(each, endpoint.secret))).toBe(true);
    expect(await endpoint.read()).toMatchObject({ failingSince: null });
  });

  it('waits as long as Retry-After says', async () => {
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    receiver.answer = answers(503, { 'retry-after': '3600' });
    await shop.order();
    await until('The attempt is recorded', async () => (await endpoint.deliveries())[0]?.attempts.length === 1);
    const [failed] = await endpoint.deliveries();
    const pause = Date.parse(failed?.nextAttemptAt ?? '') - Date.parse(failed?.attempts[0]?.at ?? '');
    expect(pause).toBeGreaterThanOrEqual(3_600_000);
  });

  it('is failed after its tenth attempt', async () => {
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    receiver.answer = answers(500);
    await shop.order();
    for (let attempts = 1; attempts <= 10; attempts += 1) {
      await until(`Attempt ${attempts} is recorded`, async () => {
        const [delivery] = await endpoint.deliveries();
        return delivery?.attempts.length === attempts;
      });
      await endpoint.makeDue();
    }
    expect(await endpoint.until('failed')).toMatchObject([{ nextAttemptAt: null }]);
    expect(receiver.received).toHaveLength(10);
  });
});

describe('an endpoint', () => {
  it('that answers 410 is disabled; what was pending is skipped', async () => {
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created', 'webhook_endpoint.*'] });
    const watcher = await WebhookReceiver.start();
    const watching = await webhooks.create(watcher.url, { types: ['webhook_endpoint.disabled'] });
    receiver.answer = answers(500);
    await shop.order();
    await until('It has failed', async () => (await endpoint.deliveries())[0]?.attempts.length === 1);
    receiver.answer = answers(410);
    await shop.order();
    await until('It is disabled', async () => (await endpoint.read()).status === 'disabled');
    expect(await endpoint.read()).toMatchObject({ disabledReason: 'gone' });
    const [event] = (await watching.until('succeeded')) && watcher.received;
    watcher.stop();
    expect(event?.event).toMatchObject({
      subject: { type: 'webhook_endpoint', id: endpoint.id, version: 1 },
      actor: { type: 'system', id: null },
      data: { change: { status: { from: 'enabled', to: 'disabled' }, disabledReason: { from: null, to: 'gone' } } },
    });
    // The path of the one endpoint may be a secret, which the other one is not told.
    expect(event?.event.data.object).toMatchObject({ id: endpoint.id, host: new URL(receiver.url).host });
    expect(event?.body).not.toContain('/hook');
    await shop.order();
    await endpoint.until('skipped', 3);
    expect(statuses(await endpoint.deliveries()).toSorted()).toEqual(['failed', 'skipped', 'skipped', 'skipped']);
  });

  it('is disabled after five days without a success', async () => {
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    receiver.answer = answers(500);
    await shop.order();
    await until('It has failed', async () => (await endpoint.deliveries())[0]?.attempts.length === 1);
    await endpoint.change('webhook_endpoints', `failing_since = now() - interval '5 days'`);
    await endpoint.makeDue();
    await until('It is disabled', async () => (await endpoint.read()).status === 'disabled');
    expect(await endpoint.read()).toMatchObject({ disabledReason: 'failing' });
    expect(statuses(await endpoint.deliveries())).toEqual(['skipped']);
  });

  it('whose secret cannot be decrypted has failed attempts, with their pauses', async () => {
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    await endpoint.change('webhook_endpoints', `secret = 'not a sealed text'`);
    await shop.order();
    await until('The attempt is recorded', async () => (await endpoint.deliveries())[0]?.attempts.length === 1);
    const [failed] = await endpoint.deliveries();
    expect(failed).toMatchObject({ status: 'pending', attempts: [{ statusCode: null, error: 'internal_error' }] });
    expect(Date.parse(failed?.nextAttemptAt ?? '') - Date.parse(failed?.attempts[0]?.at ?? '')).toBeGreaterThan(3_000);
    expect(receiver.received).toEqual([]);
  });

  it('that is slow gets four deliveries at a time, and delays no other one', async () => {
    const slow = await webhooks.create(receiver.url, { types: ['order.created'] });
    const held: (() => void)[] = [];
    receiver.answer = (response) => void held.push(() => response.writeHead(200).end());
    const quick = await WebhookReceiver.start();
    const live = await webhooks.create(quick.url, { types: ['order.created'] });
    const orders = (count: number) => Promise.all(Array.from({ length: count }, () => shop.order()));
    // A lease takes what is due when it begins: here all twelve.
    await slow.change('webhook_endpoints', `leased_until = now() + interval '1 hour'`);
    await orders(12);
    await live.until('succeeded', 12);
    await slow.change('webhook_endpoints', 'leased_until = null');
    await until('Four are held', async () => held.length === 4);
    await orders(3);
    await live.until('succeeded', 15);
    expect(statuses(await slow.deliveries())).toEqual(Array.from({ length: 15 }, () => 'pending'));
    receiver.answer = answers(200);
    for (const release of held) release();
    await slow.until('succeeded', 15);
    quick.stop();
    expect(receiver.maxAtOnce).toBe(4);
  });

  it('that answers has its successes recorded together, at most so often as every 200 ms', async () => {
    // One answer after another, so that each could be recorded by itself.
    let answered = Promise.resolve();
    receiver.answer = (response) =>
      void (answered = answered.then(() => wait(30)).then(() => void response.writeHead(204).end()));
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    await endpoint.change('webhook_endpoints', `leased_until = now() + interval '1 hour'`);
    await Promise.all(Array.from({ length: 30 }, () => shop.order()));
    await endpoint.until('pending', 30);
    await endpoint.change('webhook_endpoints', 'leased_until = null');
    const attempts = (await endpoint.until('succeeded', 30)).flatMap((delivery) => delivery.attempts);
    const began = attempts.map(({ at }) => Date.parse(at));
    const ended = attempts.map(({ at, durationMs }) => Date.parse(at) + durationMs);
    const tookMs = Math.max(...ended) - Math.min(...began);
    const [written] = await shop.database.rows<{ transactions: number }>(
      'select count(distinct xmin::text)::int as transactions from webhook_deliveries where endpoint_id = $1',
      [endpoint.uuid],
    );
    // The last one is recorded at once.
    expect(written?.transactions).toBeLessThanOrEqual(Math.ceil(tookMs / 200) + 2);
  });

  it('whose secret was rotated is sent both signatures during the overlap', async () => {
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    const rotate = (body: object) => endpoint.call<{ secret: string }>('POST', '/rotate-secret', body);
    const { secret: second } = (await rotate({})).body;
    expect(second).not.toBe(endpoint.secret);
    await shop.order();
    await endpoint.until('succeeded');
    expect(
      [endpoint.secret, second].map((secret) => receiver.received.every((each) => isVerified(each, secret))),
    ).toEqual([true, true]);
    const { secret: third } = (await rotate({ overlapHours: 0 })).body;
    await shop.order();
    await endpoint.until('succeeded', 2);
    const last = receiver.received.slice(-1);
    expect([endpoint.secret, second, third].map((secret) => last.every((each) => isVerified(each, secret)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('by hand', () => {
  const failed = async (): Promise<ShopEndpoint> => {
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    receiver.answer = answers(500);
    await shop.order();
    await until('It has failed', async () => (await endpoint.deliveries())[0]?.attempts.length === 1);
    return endpoint;
  };

  it('a test is sent once, is not in the deliveries to recover, and disables nothing', async () => {
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    await endpoint.call('POST', '/disable');
    receiver.answer = answers(410);
    const { status, body } = await endpoint.call<{ data: { id: string; eventId: string; status: string } }>(
      'POST',
      '/test',
      { type: 'voucher.redeemed' },
    );
    expect([status, body.data.status]).toEqual([200, 'pending']);
    const [test] = await endpoint.until('failed');
    expect(test).toMatchObject({ id: body.data.id, attempts: [{ statusCode: 410 }], nextAttemptAt: null });
    expect(receiver.received.every((each) => isVerified(each, endpoint.secret))).toBe(true);
    expect(receiver.received.map(({ event, id }) => [event.type, event.id, id])).toEqual([
      ['voucher.redeemed', body.data.eventId, body.data.eventId],
    ]);
    await endpoint.call('POST', '/enable');
    expect(await endpoint.read()).toMatchObject({ status: 'enabled', failingSince: null, lastFailureAt: null });
    const again = await endpoint.call('POST', `/deliveries/${body.data.id}/resend`);
    expect([again.status, again.body.error]).toEqual([400, 'webhook_test_not_repeatable']);
    const recovered = await endpoint.call('POST', '/recover', { since: '2020-01-01T00:00:00Z', only: 'all' });
    expect(recovered.body.data).toEqual({ scheduled: 0 });
  });

  it('a test holds personal data only for an endpoint that asks for it', async () => {
    const plain = await webhooks.create(receiver.url, { types: ['order.created'] });
    const personal = await webhooks.create(receiver.url, { types: ['order.created'], includePersonalData: true });
    const fieldsOf = async (endpoint: ShopEndpoint, type: string): Promise<string[]> => {
      const { body } = await endpoint.call<{ data: { eventId: string } }>('POST', '/test', { type });
      const sent = await until('It is received', () => receiver.received.find(({ id }) => id === body.data.eventId));
      return Object.keys(sent.event.data.object);
    };
    expect(await fieldsOf(personal, 'voucher.issued')).toContain('recipient');
    expect(await fieldsOf(plain, 'voucher.issued')).not.toContain('recipient');
    expect(await fieldsOf(personal, 'customer.created')).toEqual(expect.arrayContaining(['name', 'email']));
    const plainFields = await fieldsOf(plain, 'customer.created');
    expect(plainFields).toContain('lifetimePoints');
    expect(plainFields.filter((field) => ['name', 'email'].includes(field))).toEqual([]);
  });

  it('a delivery is sent again at once, once', async () => {
    const endpoint = await webhooks.create(receiver.url, { types: ['order.created'] });
    await shop.order();
    const [delivery] = await endpoint.until('succeeded');
    receiver.answer = answers(500);
    const resent = await endpoint.call<{ data: { status: string } }>('POST', `/deliveries/${delivery?.id}/resend`);
    expect([resent.status, resent.body.data.status]).toEqual([200, 'pending']);
    const [failedOnce] = await endpoint.until('failed');
    expect(failedOnce).toMatchObject({ id: delivery?.id, nextAttemptAt: null });
    expect(failedOnce?.attempts.map(({ statusCode }) => statusCode)).toEqual([204, 500]);
    await endpoint.call('POST', '/disable');
    const refused = await endpoint.call('POST', `/deliveries/${delivery?.id}/resend`);
    expect([refused.status, refused.body.error]).toEqual([400, 'webhook_endpoint_disabled']);
  });

  it('a pending delivery that is resent goes on with its schedule, however often: its last attempt is still planned', async () => {
    const endpoint = await failed();
    await endpoint.change('webhook_deliveries', `tries = 9, next_attempt_at = now() + interval '20 hours'`);
    const [delivery] = await endpoint.deliveries();
    for (const count of [2, 3]) {
      await endpoint.call('POST', `/deliveries/${delivery?.id}/resend`);
      await until('It was attempted again', async () => (await endpoint.deliveries())[0]?.attempts.length === count);
      const [pending] = await endpoint.deliveries('&status=pending');
      const hours = (Date.parse(pending?.nextAttemptAt ?? '') - Date.now()) / 3_600_000;
      expect(Math.abs(hours - 24)).toBeLessThan(5);
    }
  });

  it('what was skipped while the endpoint was disabled is recovered', async () => {
    const endpoint = await failed();
    receiver.answer = answers(200);
    await endpoint.call('POST', '/disable');
    const since = new Date().toISOString();
    await shop.order();
    await endpoint.until('skipped', 2);
    const refused = await endpoint.call('POST', '/recover', { since, only: 'all' });
    expect([refused.status, refused.body.error]).toEqual([400, 'webhook_endpoint_disabled']);
    await endpoint.call('POST', '/enable');
    expect(statuses(await endpoint.deliveries())).toEqual(['skipped', 'skipped']);
    const one = await endpoint.call('POST', '/recover', { since, only: 'skipped' });
    expect([one.status, one.body.data]).toEqual([202, { scheduled: 1 }]);
    await endpoint.until('succeeded', 1);
    const rest = await endpoint.call('POST', '/recover', { since: '2020-01-01T00:00:00Z', only: 'all' });
    expect(rest.body.data).toEqual({ scheduled: 1 });
    await endpoint.until('succeeded', 2);
  });

  it('failed: also what is pending and has failed; none outside the period', async () => {
    const endpoint = await failed();
    await endpoint.change('webhook_deliveries', `next_attempt_at = now() + interval '1 hour'`);
    receiver.answer = answers(200);
    const recover = (body: object) => endpoint.call<{ data: object }>('POST', '/recover', body);
    const [tomorrow, yesterday] = [1, -1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    expect((await recover({ since: tomorrow, only: 'failed' })).body.data).toEqual({ scheduled: 0 });
    const past = { since: '2020-01-01T00:00:00Z', until: yesterday, only: 'failed' };
    expect((await recover(past)).body.data).toEqual({ scheduled: 0 });
    expect((await recover({ since: yesterday, only: 'skipped' })).body.data).toEqual({ scheduled: 0 });
    expect((await recover({ since: yesterday, until: tomorrow, only: 'failed' })).body.data).toEqual({ scheduled: 1 });
    await endpoint.until('succeeded');
    expect((await recover({ since: tomorrow, until: yesterday, only: 'failed' })).body.error).toBe('period_invalid');
  });

  it('a deleted endpoint is sent nothing; its deliveries stay readable', async () => {
    const endpoint = await failed();
    const sent = receiver.received.length;
    const { status } = await endpoint.call('DELETE');
    expect(status).toBe(200);
    expect((await endpoint.call('GET')).body.error).toBe('webhook_endpoint_not_found');
    expect(statuses(await endpoint.deliveries())).toEqual(['failed']);
    await endpoint.makeDue();
    const later = await webhooks.create(receiver.url, { types: ['order.created'] });
    receiver.answer = answers(200);
    await shop.order();
    await later.until('succeeded');
    expect(receiver.received).toHaveLength(sent + 1);
  });
});
