import { randomUUID } from 'node:crypto';
import { decodeId, encodeId } from '#domain/ids.js';
import { recordWebhookAttempts } from '#operations/webhooks/record-webhook-attempts.js';
import { newId } from '#persistence/database/new-id.js';
import { inTransaction } from '#persistence/database/transaction.js';
import type { WebhookDelivery, WebhookEndpoint } from '../../../clients/typescript/src/shapes.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();
let shop: Shop;
let admin: PortalUser;
beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
});

interface One {
  readonly data: WebhookEndpoint;
  readonly secret?: string;
}

const at = (rest = ''): string => `/merchants/${shop.id}/webhook-endpoints${rest}`;
const made = async (): Promise<One> =>
  (await admin.post<One>(at(), { url: 'https://shop.example/hook', types: ['*'] })).body;

it('an admin manages endpoints as the public API does, without an Idempotency-Key', async () => {
  const { data, secret } = await made();
  expect(secret).toMatch(/^whsec_/);
  const list = await admin.get<{ data: WebhookEndpoint[] }>(at());
  expect(list.body.data).toEqual([data]);
  expect((await admin.get<One>(at(`/${data.id}`))).body.data).toEqual(data);
  const changed = await admin.patch<One>(at(`/${data.id}`), { description: 'Orders' });
  expect(changed.body.data).toEqual({ ...data, description: 'Orders' });
  const rotated = await admin.post<One>(at(`/${data.id}/rotate-secret`), { overlapHours: 1 });
  expect([rotated.status, rotated.body.secret === secret]).toEqual([201, false]);
  expect((await admin.post<One>(at(`/${data.id}/disable`), {})).body.data.status).toBe('disabled');
  expect((await admin.post<One>(at(`/${data.id}/enable`), {})).body.data.status).toBe('enabled');
  const test = await admin.post<{ data: WebhookDelivery }>(at(`/${data.id}/test`), {});
  expect([test.status, test.body.data.status]).toEqual([200, 'pending']);
  const deliveries = await admin.get<{ data: WebhookDelivery[] }>(at(`/${data.id}/deliveries`));
  expect(deliveries.body.data.map(({ id, isTest }) => [id, isTest])).toEqual([[test.body.data.id, true]]);
  const resent = await admin.post(at(`/${data.id}/deliveries/${test.body.data.id}/resend`), {});
  expect([resent.status, resent.body.error]).toEqual([400, 'webhook_test_not_repeatable']);
  const recovered = await admin.post<{ data: object }>(at(`/${data.id}/recover`), {
    since: '2026-11-20T00:00:00Z',
    only: 'all',
  });
  expect([recovered.status, recovered.body.data]).toEqual([202, { scheduled: 0 }]);
  expect((await admin.delete<One>(at(`/${data.id}`))).status).toBe(200);
  expect((await admin.get(at(`/${data.id}`))).body.error).toBe('webhook_endpoint_not_found');
});

const url = 'https://shop.example/hook';
const period = { since: '2026-11-20T00:00:00Z', until: '2026-11-19T00:00:00Z' };

it.each([
  ['no type in the list', 'POST', '', { url, types: [] }, 'webhook_types_invalid'],
  ['a type twice', 'POST', '', { url, types: ['*', '*'] }, 'webhook_types_invalid'],
  ['an empty type', 'POST', '', { url, types: [''] }, 'webhook_types_invalid'],
  ['a change to no types', 'PATCH', '/:id', { types: [] }, 'webhook_types_invalid'],
  ['a sample of an unknown type', 'POST', '/:id/test', { type: 'order.lost' }, 'event_type_unknown'],
  ['an end before its start', 'POST', '/:id/recover', { ...period, only: 'all' }, 'period_invalid'],
] as const)('is 400 with %s, as in the public API, and changes nothing', async (_, method, rest, body, reason) => {
  const { data } = await made();
  const answer = await admin.call(method, at(rest.replace(':id', data.id)), body);
  expect([answer.status, answer.body.error]).toEqual([400, reason]);
  expect((await admin.get<{ data: WebhookEndpoint[] }>(at())).body.data).toEqual([data]);
});

it('what an admin changes is in the audit log, without the path of the URL', async () => {
  const { data } = await made();
  await admin.post(at(`/${data.id}/disable`), {});
  const log = await admin.get<{ data: { action: string }[] }>(`/merchants/${shop.id}/audit-log`);
  expect(log.body.data.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['webhook_endpoint.created', 'webhook_endpoint.disabled']),
  );
  expect(log.text).not.toContain('/hook');
});

describe('the result of an attempt', () => {
  /** What the worker does with what is due. It records the result `times`, behind what happens `meanwhile`. */
  async function attempt(statusCode: number, times = 1, meanwhile = async (): Promise<void> => {}): Promise<void> {
    const { database, merchantId } = shop;
    const leasedUntil = new Date(Date.now() + 60_000);
    const lease = `update webhook_endpoints e set leased_until = $2 from webhook_deliveries d
      where d.merchant_id = $1 and d.status = 'pending' and e.merchant_id = d.merchant_id and e.id = d.endpoint_id
      returning d.id, d.endpoint_id as "endpointId", d.next_attempt_at as "dueAt"`;
    const [due] = await until('It is due', async () => {
      const rows = await database.rows<{ id: string; endpointId: string; dueAt: Date }>(lease, [
        merchantId,
        leasedUntil,
      ]);
      return rows.length > 0 && rows;
    });
    const result = { at: new Date().toISOString(), statusCode, error: null, durationMs: 1, responseBody: '' };
    const { id, endpointId, dueAt } = due ?? never();
    await meanwhile();
    const batch = { merchantId, endpointId, leasedUntil };
    for (let turn = 1; turn <= times; turn += 1) {
      await inTransaction(database.db, (tx) =>
        recordWebhookAttempts(tx, batch, [{ id, dueAt, result: { attempt: result }, random: 0 }], turn === times),
      );
    }
  }

  /** A delivery with one failed attempt. */
  async function insertDelivery(endpointId: string, status: 'failed' | 'pending'): Promise<string> {
    const id = newId(new Date());
    await shop.database.rows(
      `insert into webhook_deliveries (merchant_id, id, endpoint_id, event_id, event_type, event_at, position, status, attempts,
         created_at, next_attempt_at)
       values ($1, $2, $3, $4, 'order.created', now(), 1, $5, $6, now(), case $5 when 'pending' then now() end)`,
      [
        shop.merchantId,
        id,
        decodeId('webhook_endpoint', endpointId),
        randomUUID(),
        status,
        JSON.stringify([
          { at: '2026-11-20T09:30:00.120Z', statusCode: 503, error: null, durationMs: 1, responseBody: '' },
        ]),
      ],
    );
    return id;
  }

  it('is in the answers of a test and a resend', async () => {
    const { data } = await made();
    const [tested] = await Promise.all([
      admin.post<{ data: WebhookDelivery }>(at(`/${data.id}/test`), {}),
      attempt(204),
    ]);
    expect(tested.body.data).toMatchObject({ status: 'succeeded', attempts: [{ statusCode: 204 }] });
    const id = await insertDelivery(data.id, 'failed');
    const path = at(`/${data.id}/deliveries/${encodeId('webhook_delivery', id)}/resend`);
    const [resent] = await Promise.all([admin.post<{ data: WebhookDelivery }>(path, {}), attempt(500)]);
    expect(resent.body.data).toMatchObject({ status: 'failed', attempts: [{ statusCode: 503 }, { statusCode: 500 }] });
  });

  it('counts once, also where it is recorded again because its commit was not answered', async () => {
    const { data } = await made();
    const id = await insertDelivery(data.id, 'pending');
    await attempt(500, 2);
    const [delivery] = await shop.database.rows<{ tries: number; attempts: number }>(
      'select tries, jsonb_array_length(attempts) as attempts from webhook_deliveries where merchant_id = $1 and id = $2',
      [shop.merchantId, id],
    );
    expect(delivery).toEqual({ tries: 1, attempts: 2 });
  });

  it('that fails takes no attempt away for which somebody has asked meanwhile', async () => {
    const { data } = await made();
    const id = await insertDelivery(data.id, 'pending');
    await shop.database.rows('update webhook_deliveries set tries = 5 where id = $1', [id]);
    const path = at(`/${data.id}/deliveries/${encodeId('webhook_delivery', id)}/resend`);
    let resent: Promise<unknown> | undefined;
    const find = () =>
      shop.database.row<{ status: string; tries: number; isDue: boolean; attempts: number }>(
        `select status, tries, next_attempt_at <= now() as "isDue", jsonb_array_length(attempts) as attempts
         from webhook_deliveries where id = $1`,
        [id],
      );
    await attempt(500, 1, async () => {
      resent = admin.post(path, {});
      await until('It is sent again', async () => (await find()).tries === 4);
    });
    expect(await find()).toEqual({ status: 'pending', tries: 4, isDue: true, attempts: 2 });
    await attempt(204);
    await resent;
    expect(await find()).toMatchObject({ status: 'succeeded', attempts: 3 });
  });

  it('that does not come in time: the answer is pending, and no connection is held meanwhile', async () => {
    const { data } = await made();
    // Four times as many as the portal has connections.
    const tests = Array.from({ length: 48 }, () => admin.post<{ data: WebhookDelivery }>(at(`/${data.id}/test`), {}));
    const answers = await Promise.all(tests);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.status}`))).toEqual(
      new Set(['200 pending']),
    );
  });
});

function never(): never {
  throw new Error('Nothing is due.');
}
