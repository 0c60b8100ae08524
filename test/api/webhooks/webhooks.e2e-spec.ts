import { randomUUID } from 'node:crypto';
import { encodeId } from '#domain/ids.js';
import { newId } from '#persistence/database/new-id.js';
import { Shop } from '../../support/fixtures/shop.js';
import { ShopWebhooks } from '../../support/fixtures/webhooks.js';
import type { Answer } from '../../support/harness/client.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
let shop: Shop;
let webhooks: ShopWebhooks;
beforeEach(async () => {
  shop = await Shop.open(service.now);
  webhooks = new ShopWebhooks(shop);
});

const url = 'https://shop.example/hook';
const create = (body: object, idempotencyKey?: string | null): Promise<Answer<{ secret: string }>> =>
  webhooks.call<{ secret: string }>('POST', '', { body, idempotencyKey });

describe('creating an endpoint', () => {
  it('gives it with its secret, once', async () => {
    const { status, body, text } = await webhooks.call<{ data: { id: string }; secret: string }>('POST', '', {
      body: { url: 'HTTPS://Shop.Example/hook?a=b', types: ['order.created', 'voucher.*'], description: ' Orders ' },
    });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: body.data.id,
      url: 'https://shop.example/hook?a=b',
      description: 'Orders',
      status: 'enabled',
      types: ['order.created', 'voucher.*'],
      includePersonalData: false,
      disabledReason: null,
      createdAt: expect.any(String),
      lastSuccessAt: null,
      lastFailureAt: null,
      failingSince: null,
    });
    expect(Buffer.from(body.secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
    const read = await webhooks.call('GET', `/${body.data.id}`);
    const list = await webhooks.call<{ data: object[] }>('GET', '');
    expect([read.body.data, ...list.body.data]).toEqual([body.data, body.data]);
    expect(text).toContain('whsec_');
    expect(read.text + list.text).not.toContain('whsec_');
  });

  it.each([
    ['no url', { types: ['*'] }, 'missing_field'],
    ['a url that is no text', { url: 7, types: ['*'] }, 'invalid_field'],
    ['a relative url', { url: '/hook', types: ['*'] }, 'webhook_url_invalid'],
    ['another protocol', { url: 'ftp://shop.example', types: ['*'] }, 'webhook_url_invalid'],
    ['credentials', { url: 'https://a:b@shop.example', types: ['*'] }, 'webhook_url_invalid'],
    ['a metadata address', { url: 'http://169.254.169.254/latest', types: ['*'] }, 'webhook_url_invalid'],
    ['the same in decimal', { url: 'http://2852039166/', types: ['*'] }, 'webhook_url_invalid'],
    ['plain http to a public address', { url: 'http://8.8.8.8/', types: ['*'] }, 'webhook_url_invalid'],
    ['a url that is too long', { url: `https://shop.example/${'a'.repeat(2_000)}`, types: ['*'] }, 'invalid_field'],
    ['no types', { url }, 'missing_field'],
    ['no type in the list', { url, types: [] }, 'webhook_types_invalid'],
    ['a type twice', { url, types: ['*', '*'] }, 'webhook_types_invalid'],
    ['a type without a dot, which none has', { url, types: ['voucher'] }, 'webhook_types_invalid'],
    ['a type of another form', { url, types: ['Order Created'] }, 'webhook_types_invalid'],
    ['types that are no list', { url, types: '*' }, 'invalid_field'],
    ['a type that is no text', { url, types: [7] }, 'invalid_field'],
    ['a long description', { url, types: ['*'], description: 'x'.repeat(201) }, 'invalid_field'],
    ['another field', { url, types: ['*'], secret: 'whsec_mine' }, 'unknown_field'],
  ])('is 400 with %s', async (_, body, reason) => {
    const answer = await create(body);
    expect([answer.status, answer.body.error]).toEqual([400, reason]);
  });

  it('needs an Idempotency-Key, as every change does', async () => {
    const endpoint = await webhooks.create(url);
    for (const [method, rest] of [
      ['POST', ''],
      ['PATCH', `/${endpoint.id}`],
      ['DELETE', `/${endpoint.id}`],
      ['POST', `/${endpoint.id}/rotate-secret`],
      ['POST', `/${endpoint.id}/disable`],
    ] as const) {
      const answer = await webhooks.call(method, rest, {
        idempotencyKey: null,
        body: method === 'POST' ? {} : undefined,
      });
      expect([method, rest, answer.status]).toEqual([method, rest, 400]);
    }
    expect(await endpoint.read()).toMatchObject({ status: 'enabled' });
  });

  it.each([
    ['DELETE', ''],
    ['POST', '/enable'],
    ['POST', '/disable'],
  ] as const)('has no fields in a request without any: %s %s', async (method, rest) => {
    const endpoint = await webhooks.create(url);
    const answer = await endpoint.call(method, rest, { force: true });
    expect([answer.status, answer.body.error]).toEqual([400, 'unknown_field']);
    expect((await endpoint.call(method, rest, {})).status).toBe(200);
  });

  it('is refused beyond five, also in a race, and a deleted one makes room', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => create({ url, types: ['*'] })));
    const statuses = made.map(({ status, body }) => `${status} ${body.error ?? ''}`.trim()).toSorted();
    expect(statuses).toEqual([...Array(5).fill('201'), ...Array(7).fill('400 too_many_endpoints')]);
    const list = (await webhooks.call<{ data: { id: string }[] }>('GET', '')).body.data;
    expect(list).toHaveLength(5);
    await webhooks.call('DELETE', `/${list[0]?.id}`);
    expect((await create({ url, types: ['*'] })).status).toBe(201);
  });
});

describe('the secret', () => {
  it('is in a replay, and in no row of the database', async () => {
    const key = randomUUID();
    const first = await create({ url, types: ['*'] }, key);
    const replay = await create({ url, types: ['*'] }, key);
    expect(replay.headers['idempotent-replayed']).toBe('true');
    expect(replay.text).toBe(first.text);
    const other = await create({ url: `${url}/2`, types: ['*'] }, key);
    expect([other.status, other.body.error]).toEqual([409, 'idempotency_mismatch']);
    const plain = first.body.secret.slice('whsec_'.length);
    const hex = Buffer.from(plain, 'base64').toString('hex');
    for (const table of ['webhook_endpoints', 'idempotency_answers', 'requests']) {
      const found = await shop.database.rows(`select t::text as row from ${table} t where merchant_id = $1`, [
        shop.merchantId,
      ]);
      expect(JSON.stringify(found)).not.toContain(plain);
      expect(JSON.stringify(found)).not.toContain(hex);
      if (table !== 'requests') expect(found).toHaveLength(1);
    }
  });

  it('is null where the key of its request is looked up, and the rest is the answer', async () => {
    const key = randomUUID();
    const { text } = await create({ url, types: ['*'] }, key);
    const found = await shop.get<{ data: { status: string; body: object } }>(`/idempotency-keys/${key}`);
    expect(found.body.data).toMatchObject({ status: 'completed', statusCode: 201 });
    expect(found.body.data.body).toEqual({ ...(JSON.parse(text) as object), secret: null });
  });

  it('of a rotation is in its replay too', async () => {
    const endpoint = await webhooks.create(url);
    const key = randomUUID();
    const rotate = (): Promise<Answer<{ secret: string }>> =>
      webhooks.call('POST', `/${endpoint.id}/rotate-secret`, { body: { overlapHours: 168 }, idempotencyKey: key });
    const [first, replay] = [await rotate(), await rotate()];
    expect([first.status, replay.text]).toEqual([201, first.text]);
    expect(first.body.secret).not.toBe(endpoint.secret);
    const tooLong = await endpoint.call('POST', '/rotate-secret', { overlapHours: 169 });
    expect([tooLong.status, tooLong.body.error]).toEqual([400, 'invalid_field']);
  });

  it('a refusal of such an operation is replayed too', async () => {
    const key = randomUUID();
    const [first, replay] = [
      await create({ url: '/x', types: ['*'] }, key),
      await create({ url: '/x', types: ['*'] }, key),
    ];
    expect([first.status, replay.text, replay.headers['idempotent-replayed']]).toEqual([400, first.text, 'true']);
  });
});

describe('changing an endpoint', () => {
  it('changes what is given alone', async () => {
    const endpoint = await webhooks.create(url, { description: 'Old', types: ['order.*'] });
    const before = await endpoint.read();
    const change = (body: object) => endpoint.call('PATCH', '', body);
    expect((await change({})).body.data).toEqual(before);
    expect((await change({ description: null })).body.data).toEqual({ ...before, description: null });
    const all = { url: 'http://127.0.0.1:9/', types: ['*'], includePersonalData: true, description: 'New' };
    expect((await change(all)).body.data).toEqual({ ...before, ...all });
    expect((await change({ url: 'http://0.0.0.0/' })).body.error).toBe('webhook_url_invalid');
    expect((await change({ types: [] })).body.error).toBe('webhook_types_invalid');
    expect((await change({ url: null })).body.error).toBe('invalid_field');
    expect(await endpoint.read()).toEqual({ ...before, ...all });
  });

  it('enable and disable answer the same where it is in that state already', async () => {
    const endpoint = await webhooks.create(url);
    for (const [rest, status, disabledReason] of [
      ['/enable', 'enabled', null],
      ['/disable', 'disabled', 'manual'],
      ['/disable', 'disabled', 'manual'],
      ['/enable', 'enabled', null],
    ] as const) {
      const answer = await endpoint.call('POST', rest);
      expect([answer.status, answer.body.data]).toEqual([200, expect.objectContaining({ status, disabledReason })]);
    }
    const events = await shop.database.rows<{ events: { type: string; actor_type: string; actor_id: string }[] }>(
      `select events from event_outbox where merchant_id = $1`,
      [shop.merchantId],
    );
    const disabled = events.flatMap((row) => row.events).filter(({ type }) => type === 'webhook_endpoint.disabled');
    expect(disabled.map(({ actor_type: type, actor_id: id }) => [type, id])).toEqual([['api_key', shop.keyId]]);
  });
});

describe('an endpoint that is not there', () => {
  const unknown = encodeId('webhook_endpoint', randomUUID());
  it.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/rotate-secret'],
    ['POST', '/test'],
    ['POST', '/enable'],
    ['POST', '/disable'],
    ['POST', '/recover'],
    ['GET', '/deliveries'],
    ['POST', `/deliveries/${unknown}/resend`],
  ])('is 404: %s %s', async (method, rest) => {
    const theirs = await new ShopWebhooks(await Shop.open(service.now)).create(url);
    const deleted = await webhooks.create(url);
    await deleted.call('DELETE');
    const body = rest === '/recover' ? { since: '2026-11-20T00:00:00Z', only: 'all' } : undefined;
    const ids = rest === '/deliveries' ? [unknown, theirs.id] : [unknown, theirs.id, deleted.id];
    for (const id of ids) {
      const answer = await webhooks.call(method, `/${id}${rest}`, {
        body: method === 'GET' ? undefined : (body ?? {}),
      });
      expect([answer.status, answer.body.error]).toEqual([404, 'webhook_endpoint_not_found']);
    }
  });
});

describe('the deliveries', () => {
  it('are listed by page, newest first, and filtered', async () => {
    const endpoint = await webhooks.create(url);
    const events: string[] = [];
    for (let at = 0; at < 25; at += 1) {
      const [id, event] = [newId(new Date()), randomUUID()];
      events.push(encodeId('event', event));
      await shop.database.rows(
        `insert into webhook_deliveries (merchant_id, id, endpoint_id, event_id, event_type, event_at, position, status, created_at)
         values ($1, $2, $3, $4, $5, now(), $6, $7, now())`,
        [
          shop.merchantId,
          id,
          endpoint.uuid,
          event,
          at % 2 === 0 ? 'order.created' : 'card.created',
          at,
          at < 5 ? 'failed' : 'succeeded',
        ],
      );
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await endpoint.call<{ data: { eventId: string }[]; pagination: { nextCursor: string | null } }>(
        'GET',
        `/deliveries?limit=7${cursor}`,
      );
      seen.push(...body.data.map(({ eventId }) => eventId));
      cursor = body.pagination.nextCursor === null ? '' : `&cursor=${body.pagination.nextCursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(events.toReversed());
    const count = async (query: string): Promise<number> => (await endpoint.deliveries(query)).length;
    expect(await count('&status=failed')).toBe(5);
    expect(await count('&status=succeeded')).toBe(20);
    expect(await count('&status=pending')).toBe(0);
    expect(await count('&eventType=order.created')).toBe(13);
    expect(await count('&status=failed&eventType=order.created')).toBe(3);
    expect(await count(`&eventId=${events[3]}`)).toBe(1);
    expect(await count(`&eventId=${events[3]}&status=succeeded`)).toBe(0);
    expect(await count('&eventType=nothing.known')).toBe(0);
    expect(await count('&eventId=evt_unknown')).toBe(0);
    for (const path of [`/${endpoint.id}/deliveries?limit=0`, '/whe_unknown/deliveries?limit=0']) {
      expect((await webhooks.call('GET', path)).status).toBe(400);
    }
    const wrong = await endpoint.call('GET', '/deliveries?status=lost');
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_query']);
  });

  it('of another endpoint are not resent', async () => {
    const [endpoint, other] = [await webhooks.create(url), await webhooks.create(url)];
    const { body } = await other.call<{ data: { id: string } }>('POST', '/test');
    const answer = await endpoint.call('POST', `/deliveries/${body.data.id}/resend`);
    expect([answer.status, answer.body.error]).toEqual([404, 'webhook_delivery_not_found']);
  });
});

it('a test of an unknown type is refused', async () => {
  const answer = await (await webhooks.create(url)).call('POST', '/test', { type: 'order.lost' });
  expect([answer.status, answer.body.error]).toEqual([400, 'event_type_unknown']);
});

it('a body of the wrong form is no outcome: its Idempotency-Key can be used for the right one', async () => {
  const endpoint = await webhooks.create(url);
  const since = '2026-11-20T00:00:00Z';
  const before = '2026-11-19T00:00:00Z';
  for (const [method, rest, wrong, right] of [
    ['POST', '', { url, types: [] }, { url, types: ['*'] }],
    ['PATCH', `/${endpoint.id}`, { types: [] }, { types: ['order.*'] }],
    ['POST', `/${endpoint.id}/test`, { type: 'order.lost' }, { type: 'order.created' }],
    ['POST', `/${endpoint.id}/recover`, { since, until: before, only: 'all' }, { since, only: 'all' }],
  ] as const) {
    const idempotencyKey = `form-${method}${rest}`;
    expect((await webhooks.call(method, rest, { body: wrong, idempotencyKey })).status).toBe(400);
    expect((await webhooks.call(method, rest, { body: right, idempotencyKey })).status).toBeLessThan(300);
  }
  // In every operation, the body is checked before the id in the path.
  const answer = await webhooks.call<{ error: string }>('POST', '/whe_unknown/test', { body: { type: 'order.lost' } });
  expect([answer.status, answer.body.error]).toEqual([400, 'event_type_unknown']);
});

describe('a recovery', () => {
  it.each([
    ['no since', { only: 'all' }, 'missing_field'],
    ['no only', { since: '2026-11-20T00:00:00Z' }, 'missing_field'],
    ['another word', { since: '2026-11-20T00:00:00Z', only: 'succeeded' }, 'invalid_field'],
    ['no instant', { since: 'yesterday', only: 'all' }, 'invalid_field'],
    [
      'an end before its start',
      { since: '2026-11-20T00:00:00Z', until: '2026-11-19T00:00:00Z', only: 'all' },
      'period_invalid',
    ],
  ])('is 400 with %s', async (_, body, reason) => {
    const endpoint = await webhooks.create(url);
    const answer = await endpoint.call('POST', '/recover', body);
    expect([answer.status, answer.body.error]).toEqual([400, reason]);
  });

  it('may begin before 1970', async () => {
    const endpoint = await webhooks.create(url);
    const answer = await endpoint.call('POST', '/recover', { since: '1950-01-01T00:00:00Z', only: 'all' });
    expect([answer.status, answer.body.data]).toEqual([202, { scheduled: 0 }]);
  });
});
