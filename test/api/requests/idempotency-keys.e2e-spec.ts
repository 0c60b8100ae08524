import { createHash, randomUUID } from 'node:crypto';
import { decodeId } from '#domain/ids.js';
import type { IdempotencyRecordView } from '#http/views/idempotency-record.view.js';
import type { Answer, Call } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { useService } from '../../support/harness/service.js';
import { eventsAfter } from '../../support/fixtures/events.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const service = useService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

const find = (key: string, call: Call = {}): Promise<Answer<{ data: IdempotencyRecordView }>> =>
  shop.get(`/idempotency-keys/${encodeURIComponent(key)}`, call);
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Stores an answer as if it had been given. */
const store = (key: string, body: string, operation: string | null, createdAt = 'now()'): Promise<object[]> =>
  shop.database.rows(
    `insert into idempotency_answers (merchant_id, key_hash, fingerprint, api_key_id, status, body, operation, created_at, day_slot)
     select $1, $2, $2, $3, 200, $4, $5, ${createdAt}, day_slot(${createdAt})`,
    [shop.merchantId, hashOf(key), shop.keyId, body, operation],
  );

describe('completed', () => {
  it.each(['a', 'order 5 / retry?#%41', '!~', `x${'y'.repeat(254)}`])('%j: the answer as it was', async (key) => {
    const answer = await shop.order({}, { idempotencyKey: key });
    const found = await find(key);
    expect(found.status).toBe(200);
    const { status, statusCode, body, requestId, completedAt, expiresAt } = found.body.data;
    expect([status, statusCode]).toEqual(['completed', 200]);
    expect(JSON.stringify(body)).toBe(answer.text);
    expect(requestId).toBe(answer.headers['x-request-id']);
    expect(Date.parse(expiresAt ?? '') - Date.parse(completedAt ?? '')).toBe(86_400_000);
  });

  it('of a key that was sent in quotes or with spaces around it: with them and without', async () => {
    const key = ` "${randomUUID()}" `;
    const answer = await shop.order({}, { idempotencyKey: key });
    for (const asked of [key, key.slice(1, -1), key.slice(2, -2)])
      expect((await find(asked)).body.data.body).toEqual(answer.body);
    await until('The request is in the log', async () => {
      const { body } = await shop.get<{ data: object[] }>(`/requests?idempotencyKey=${encodeURIComponent(key)}`);
      return body.data.length === 1;
    });
  });

  it('of a key with spaces within its quotes, which are a part of it', async () => {
    const key = `" ${randomUUID()} "`;
    const answer = await shop.order({}, { idempotencyKey: key });
    for (const asked of [key, key.slice(1, -1)]) expect((await find(asked)).body.data.body).toEqual(answer.body);
    expect((await find(key.slice(2, -2))).status).toBe(404);
  });

  it('of a key with a code and an e-mail address: as it was sent, while the log and the event mask both', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const email = newEmail();
    const key = `redeem ${voucher.code} of ${email}`;
    const masked = `redeem ****${voucher.code.slice(-4)} of ${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`;
    const [event] = await eventsAfter(shop, () => voucher.redeem({ amount: 1 }, { idempotencyKey: key }));
    expect(event?.request.idempotencyKey).toBe(masked);
    expect((await find(key)).status).toBe(200);
    expect((await find(masked)).status).toBe(404);
    await until('The request is in the log', async () => {
      const { body } = await shop.get<{ data: object[] }>(`/requests?idempotencyKey=${encodeURIComponent(key)}`);
      return body.data.length === 1 && (body.data as { idempotencyKey: string }[])[0]?.idempotencyKey === masked;
    });
  });

  it('names the first request, not a replay, and a refusal that was stored', async () => {
    const [key, template] = [randomUUID(), { voucherTemplateId: 'none', customerId: 'none' }];
    const first = await shop.post('/vouchers', template, { idempotencyKey: key });
    await shop.post('/vouchers', template, { idempotencyKey: key });
    expect(first.status).toBe(404);
    const { data } = (await find(key)).body;
    expect(data).toMatchObject({ statusCode: 404, requestId: first.headers['x-request-id'] });
    expect(JSON.stringify(data.body)).toBe(first.text);
  });

  it('shows no secret beside the data', async () => {
    const key = randomUUID();
    await store(key, '{"success":true,"data":{"id":"1"},"secret":"a secret"}', 'issueVoucher');
    expect((await find(key)).body.data.body).toEqual({ success: true, data: { id: '1' }, secret: null });
  });
});

describe('in progress', () => {
  it('while the write runs; to ask does not disturb it', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const release = await shop.database.hold('select 1 from vouchers where merchant_id = $1 and id = $2 for update', [
      shop.merchantId,
      decodeId('voucher', voucher.id),
    ]);
    const key = randomUUID();
    const path = `/vouchers/${voucher.id}/redeem`;
    const redeemed = shop.post(path, { amount: 1 }, { idempotencyKey: key });
    try {
      await until('The write waits.', async () => (await find(key)).status === 200);
      expect((await find(key)).body.data).toEqual({
        status: 'in_progress',
        statusCode: null,
        body: null,
        requestId: null,
        completedAt: null,
        expiresAt: null,
      });
    } finally {
      await release();
    }
    // Asked all the while the write ends: never unknown.
    const seen = new Set<string>();
    await until('The write has ended.', async () => {
      const { status, body } = await find(key);
      seen.add(status === 200 ? body.data.status : String(status));
      return seen.has('completed');
    });
    expect([...seen].filter((status) => status !== 'in_progress')).toEqual(['completed']);
    expect((await redeemed).status).toBe(200);
  });

  it('of another merchant with the same key says nothing', async () => {
    const [other, key] = [await Shop.open(service.now), randomUUID()];
    await other.order({}, { idempotencyKey: key });
    expect((await find(key)).body).toMatchObject({ code: 404, error: 'unknown' });
  });
});

describe('404 unknown', () => {
  it.each(['never-sent', 'x'.repeat(256), 'ä', '\u0000', ' '])('%j', async (key) => {
    expect((await find(key)).body).toMatchObject({ code: 404, error: 'unknown' });
  });

  it('from 24 hours on', async () => {
    const [old, newer] = [randomUUID(), randomUUID()];
    await store(old, '{}', 'createOrder', "now() - interval '24 hours 1 second'");
    await store(newer, '{}', 'createOrder', "now() - interval '23 hours 59 minutes'");
    expect([(await find(old)).status, (await find(newer)).status]).toEqual([404, 200]);
  });

  it('of a write without a stored answer', async () => {
    const key = randomUUID();
    expect((await shop.post('/orders/create', {}, { idempotencyKey: key })).status).toBe(400);
    expect((await find(key)).status).toBe(404);
  });
});

describe('403', () => {
  it('for a key without a scope of the operation, naming that scope', async () => {
    const key = randomUUID();
    await shop.order({}, { idempotencyKey: key });
    const [poor, right] = [await shop.keyWith(['vouchers:manage']), await shop.keyWith(['orders:write'])];
    const refused = await find(key, { key: poor.secret });
    expect(refused.body).toMatchObject({ code: 403, error: 'scope_missing' });
    expect((refused.body as unknown as { message: string }).message).toContain('orders:write');
    expect((await find(key, { key: right.secret })).status).toBe(200);
    expect((await find(randomUUID(), { key: poor.secret })).status).toBe(404);
  });

  it('for a key without any write scope', async () => {
    const reader = await shop.keyWith(['orders:read', 'logs:read']);
    expect((await find('never-sent', { key: reader.secret })).body).toMatchObject({ error: 'scope_missing' });
  });

  it('an answer that does not name its operation is shown to the key that wrote it alone', async () => {
    const key = randomUUID();
    await store(key, '{"success":true}', null);
    const other = await shop.keyWithout();
    expect((await find(key)).status).toBe(200);
    expect((await find(key, { key: other.secret })).body).toMatchObject({ code: 403, error: 'scope_missing' });
  });
});
