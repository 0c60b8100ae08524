import { randomUUID } from 'node:crypto';
import { decodeId, encodeId } from '#domain/ids.js';
import type { Page } from '#http/input/list-page.js';
import type { RequestView, RequestWithBodiesView } from '#http/views/request.view.js';
import type { VoucherEntryView } from '#http/views/voucher-entry.view.js';
import { overrideLimit } from '#operations/keys/override-limit.js';
import { until } from '../../support/harness/deadline.js';
import { rawRequest } from '../../support/harness/http-raw.js';
import { useService } from '../../support/harness/service.js';
import { HeldCard, openEnded } from '../../support/fixtures/held-card.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const service = useService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

const list = async (query: string): Promise<RequestView[]> =>
  (await shop.get<Page<RequestView>>(`/requests?${query}`)).body.data as RequestView[];
const read = async (id: string): Promise<RequestWithBodiesView> =>
  (await shop.get<{ data: RequestWithBodiesView }>(`/requests/${id}`)).body.data;

/** Requests are written once a second. */
async function logged(query: string, count = 1): Promise<RequestView[]> {
  let found: RequestView[] = [];
  await until(`${count} requests with ${query}`, async () => {
    found = await list(query);
    return found.length >= count;
  });
  return found;
}
const loggedOne = async (query: string): Promise<RequestWithBodiesView> => {
  const [only, ...others] = await logged(query);
  expect(others).toEqual([]);
  return read(only?.id ?? '');
};

describe('a request in the log', () => {
  it('names the request, its key, its route and its answer', async () => {
    const [requestId, idempotencyKey, email] = [unique(), randomUUID(), newEmail()];
    const headers = { 'x-request-id': requestId, 'user-agent': 'shop/2.1' };
    const body = { customer_email: email, order_value: 10, order_source: 'shop' };
    const { status, body: answer } = await shop.order(body, { idempotencyKey, headers });
    expect(status).toBe(200);
    const found = await loggedOne(`requestId=${requestId}`);
    expect(found).toMatchObject({
      requestId,
      method: 'POST',
      status: 200,
      error: null,
      replayed: false,
      idempotencyKey,
      route: '/v1/public/orders/create',
      path: '/v1/public/orders/create',
      query: null,
      userAgent: 'shop/2.1',
      ip: '127.0.0.1',
      requestBodyTruncated: false,
      responseBodyTruncated: false,
    });
    expect(decodeId('api_key', found.keyId)).toBe(shop.keyId);
    expect(shop.key.startsWith(`${found.keyPrefix}_`)).toBe(true);
    expect(found.subjectIds).toEqual(expect.arrayContaining([answer.order.id, answer.order.customerId]));
    expect(found.durationMs).toBeGreaterThan(0);
    expect(Math.abs(Date.parse(found.at) - Date.now())).toBeLessThan(60_000);
    expect(JSON.parse(found.requestBody ?? '')).toEqual({
      ...body,
      customer_email: `${email.charAt(0)}***@${email.split('@')[1]}`,
    });
    expect(JSON.parse(found.responseBody ?? '')).toEqual(answer);
  });

  it('has its own id as X-Request-Id where the caller sent none', async () => {
    const answer = await shop.get('/customers?limit=1');
    const id = answer.headers['x-request-id'] ?? '';
    expect(decodeId('request', String(id))).toBeDefined();
    const found = await loggedOne(`requestId=${id}`);
    expect(found).toMatchObject({ id, requestId: id, query: 'limit=1', requestBody: null, responseBody: null });
  });

  it('is found by its id first, else as the newest with this X-Request-Id', async () => {
    const requestId = unique();
    for (const limit of [1, 2]) {
      await shop.get(`/customers?limit=${limit}`, { headers: { 'x-request-id': requestId } });
    }
    const [newest, older] = await logged(`requestId=${requestId}`, 2);
    expect([newest?.query, older?.query]).toEqual(['limit=2', 'limit=1']);
    expect((await read(requestId)).id).toBe(newest?.id);
    expect((await read(older?.id ?? '')).query).toBe('limit=1');
    expect((await shop.get(`/requests/${unique()}`)).body).toMatchObject({ error: 'request_not_found' });
  });

  it.each([
    [
      'a scope',
      async () => shop.get('/customers', { key: (await shop.keyWith(['orders:read'])).secret }),
      403,
      'scope_missing',
    ],
    ['an unknown route', () => shop.get('/nothing', { undocumented: true }), 404, 'route_not_found'],
    [
      'a method',
      () => shop.client.call('DELETE', '/v1/public/customers', { key: shop.key, undocumented: true }),
      405,
      'method_not_allowed',
    ],
    ['an unknown customer', () => shop.get('/customers/unknown'), 404, 'customer_not_found'],
    ['a field', () => shop.post('/orders/create', { order_value: 1 }), 400, 'missing_field'],
    ['malformed JSON', () => shop.post('/orders/create', '{"order_value":'), 400, 'body_malformed'],
  ] as const)('is there when it was refused for %s', async (_, send, status, error) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    const found = await loggedOne(`requestId=${String(answer.headers['x-request-id'])}`);
    expect(found).toMatchObject({ status, error, responseBody: answer.text });
  });

  it.each([
    [
      'a scope',
      async (body: string, key: string) =>
        shop.post('/orders/create', body, {
          idempotencyKey: key,
          key: (await shop.keyWith(['orders:read'])).secret,
          undocumented: true,
        }),
      403,
      false,
    ],
    [
      'an unknown route',
      (body: string, key: string) => shop.post('/nothing', body, { idempotencyKey: key, undocumented: true }),
      404,
      false,
    ],
    [
      'a body that is too large',
      (body: string, key: string) =>
        shop.post('/orders/create', body.padEnd(70_000), { idempotencyKey: key, undocumented: true }),
      413,
      true,
    ],
  ] as const)(
    'of a write that was refused for %s has its Idempotency-Key and its body',
    async (_, send, status, cut) => {
      const { customerId } = (await shop.order()).body.order;
      const [body, key] = [JSON.stringify({ customerId, order_number: unique() }), unique()];
      const answer = await send(body, key);
      expect(answer.status).toBe(status);
      const found = await loggedOne(`idempotencyKey=${key}`);
      expect(found).toMatchObject({ status, idempotencyKey: key, requestBodyTruncated: cut });
      expect(found.requestBody?.trimEnd()).toBe(body);
      expect(found.subjectIds).toContain(customerId);
      // What was not read of one request is not taken for the next one on its connection.
      expect((await shop.get('/auth')).status).toBe(200);
    },
  );

  it('is there with its address when it has no route and its connection ends with the answer', async () => {
    const { port } = new URL(service.now.api.url);
    const id = unique();
    // The first request of a key: the look-up of the key ends after the connection.
    const { secret } = await shop.keyWith(['logs:read']);
    const headers = ['Host: x', `X-API-Key: ${secret}`, `X-Request-Id: ${id}`];
    await rawRequest(Number(port), 'GET /v1/public/nothing HTTP/1.1', headers);
    expect(await loggedOne(`requestId=${id}`)).toMatchObject({ status: 404, route: null, ip: '127.0.0.1' });
  });

  it('has no route where an empty part of its path is one', async () => {
    const { headers } = await shop.get('/orders/', { undocumented: true });
    expect(await loggedOne(`requestId=${String(headers['x-request-id'])}`)).toMatchObject({ status: 404, route: null });
  });

  it('is there when a limit refused it', async () => {
    const key = await shop.keyWith(['logs:read']);
    const operator = { actorKind: 'operator' as const, merchantId: shop.merchantId, staffId: null, address: null };
    const endsAt = new Date(Date.now() + 3_600_000);
    const limit = { limit: 'requestsPerMinute', value: 1, reason: 'A test', endsAt };
    await shop.write((tx) => overrideLimit(tx, operator, { ...limit, apiKeyId: key.id }));
    await shop.get('/auth', { key: key.secret });
    const answer = await shop.get('/auth', { key: key.secret });
    const found = await loggedOne(`requestId=${String(answer.headers['x-request-id'])}`);
    expect(found).toMatchObject({ status: 429, error: 'rate_limited', route: '/v1/public/auth' });
  });

  it('says that a write was replayed', async () => {
    const idempotencyKey = randomUUID();
    const body = { customer_email: newEmail(), order_value: 1, order_source: 'shop' };
    for (const _ of [1, 2]) await shop.post('/orders/create', body, { idempotencyKey });
    const found = await logged(`idempotencyKey=${idempotencyKey}`, 2);
    expect(found.map(({ replayed }) => replayed)).toEqual([true, false]);
  });

  it('is not there without a valid key', async () => {
    const requestId = unique();
    const call = { headers: { 'x-request-id': requestId } };
    const mistyped = { ...call, key: `${shop.key.slice(0, -1)}${shop.key.endsWith('x') ? 'y' : 'x'}` };
    expect((await shop.get('/customers', mistyped)).status).toBe(401);
    expect((await shop.get('/nothing', { ...mistyped, undocumented: true })).status).toBe(404);
    await shop.get('/customers?limit=3', call);
    expect((await logged(`requestId=${requestId}`)).map(({ query }) => query)).toEqual(['limit=3']);
  });
});

/** Sends bytes as the body of an order, and returns how the log shows the request. */
async function sendBytes(body: Buffer): Promise<Awaited<ReturnType<typeof loggedOne>>> {
  const { port } = new URL(service.now.api.url);
  const id = unique();
  const headers = [
    'Host: x',
    `X-API-Key: ${shop.key}`,
    `X-Request-Id: ${id}`,
    'Idempotency-Key: 1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  await rawRequest(Number(port), 'POST /v1/public/orders/create HTTP/1.1', headers, body);
  return loggedOne(`requestId=${id}`);
}

describe('masking', () => {
  it('shows no code, no e-mail and no key, in no field', async () => {
    const voucher = await IssuedVoucher.of(shop);
    const { code } = voucher;
    const ids = [
      await shop.get(`/vouchers/lookup?code=${code}&email=ada%40example.com`),
      await shop.get(`/vouchers/${code}`, { headers: { 'user-agent': `shop/2.1 ${shop.key}` } }),
      await shop.get(`/vouchers/${'x'.repeat(980)}%20${code.replaceAll('-', '%20')}`),
      await shop.post(`/vouchers/${voucher.id}/redeem`, { amount: 1, note: `${shop.key} ada@example.com ${code}` }),
    ].map(({ headers }) => String(headers['x-request-id']));
    for (const id of ids) {
      const text = JSON.stringify(await loggedOne(`requestId=${id}`));
      for (const secret of [code, code.replaceAll('-', ''), 'ada@', 'ada%40', shop.key])
        expect(text).not.toContain(secret);
      expect(text).toContain(code.slice(-4));
    }
  });

  it.each([
    ['utf16le', (text: string) => Buffer.from(text, 'utf16le')],
    ['a NUL in the middle', (text: string) => Buffer.from(text.replaceAll(/(?<=\w{4})/g, '\0'))],
  ])('shows no secret of a body that no parser reads: %s', async (_, bytes) => {
    const { code } = await IssuedVoucher.of(shop);
    const coupon = 'SPRING-SALE-2026';
    const body = bytes(
      JSON.stringify({ coupon_code: coupon, customer_email: 'ada@example.com', note: `${shop.key} ${code}` }),
    );
    const { requestBody } = await sendBytes(body);
    expect(requestBody).toContain('****');
    for (const secret of [coupon, 'ada@', shop.key, code]) expect(requestBody).not.toContain(secret);
  });

  it('keeps 4 KiB of a body', async () => {
    const answer = await shop.post('/orders/create', { order_source: 'x'.repeat(20_000) });
    const found = await loggedOne(`requestId=${String(answer.headers['x-request-id'])}`);
    expect(found.requestBody).toHaveLength(4_096);
    expect(found.requestBodyTruncated).toBe(true);
  });

  it('keeps bytes that are no text', async () => {
    const body = Buffer.of(0x22, 0, 0xed, 0xa0, 0x80, 0x22);
    expect(await sendBytes(body)).toMatchObject({ status: 400, requestBody: '"\ufffd\ufffd\ufffd"' });
  });
});

describe('the filters', () => {
  it.each([
    ['status=404', ({ status }: RequestView) => status === 404],
    ['status=4xx', ({ status }: RequestView) => status >= 400 && status <= 499],
    ['method=POST', ({ method }: RequestView) => method === 'POST'],
    ['route=/v1/public/customers/{id}', ({ route }: RequestView) => route === '/v1/public/customers/{id}'],
    ['error=customer_not_found', ({ error }: RequestView) => error === 'customer_not_found'],
    ['error=customer_not_found&method=POST', () => false],
    ['status=5xx', () => false],
    ['route=/unknown', () => false],
    ['keyId=unknown', () => false],
    ['subjectId=unknown', () => false],
    ['error=unknown', () => false],
  ])('%s selects exactly the matching requests', async (query, matches) => {
    await shop.get('/customers/unknown');
    await shop.post('/orders/create', {});
    await logged('error=customer_not_found');
    const all = await list('limit=100');
    const page = await list(`limit=100&${query}`);
    const [newest] = page;
    const since = all.filter(matches);
    expect(page.every(matches)).toBe(true);
    expect(page.map(({ id }) => id)).toEqual(expect.arrayContaining(since.map(({ id }) => id)));
    if (since.length > 0) expect(newest).toBeDefined();
  });

  it('subjectId finds the requests that named an object and those whose answer did', async () => {
    const customer = await shop.customer();
    await shop.get(`/customers/${customer.shown}`);
    await shop.order({ customer_email: customer.email });
    const found = await logged(`subjectId=${customer.shown}`, 2);
    expect(found.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('subjectId finds a request by what stands behind the logged part of its answer', async () => {
    const [customer, template] = [await shop.customer(), await shop.rewardTemplate()];
    const body = { rewardId: template.shown, quantity: 40 };
    const given = await shop.post<{ data: { id: string }[] }>(`/customers/${customer.shown}/rewards`, body);
    const [found] = await logged(`subjectId=${given.body.data.at(-1)?.id}`);
    expect(found?.requestId).toBe(given.headers['x-request-id']);
    expect(await read(found?.id ?? '')).toMatchObject({ responseBodyTruncated: true });
  });

  it('subjectId finds requests that named it by externalId, e-mail or code, refused ones too', async () => {
    const email = newEmail();
    const externalIdOfBoth = `shop-${unique()}`;
    // A customer of another merchant. A search that did not compare the merchant would find this one first.
    await (await Shop.open(service.now)).customer({ email, externalId: externalIdOfBoth });
    const customer = await shop.customer({ email, externalId: externalIdOfBoth });
    const voucher = await IssuedVoucher.of(shop, {}, { customerId: customer.shown });
    const externalId = `voucher ${unique()}`;
    await shop.database.rows('update vouchers set external_id = $2 where id = $1', [voucher.uuid, externalId]);
    const idsOf = async (answers: readonly Promise<{ headers: object }>[]): Promise<unknown[]> =>
      (await Promise.all(answers)).map(
        ({ headers }) => Object.entries(headers).find(([name]) => name === 'x-request-id')?.[1],
      );
    const ofCustomer = await idsOf([
      shop.get(`/customers/${customer.externalId}`),
      shop.get(`/orders?customerId=${customer.externalId}`),
      shop.get(`/orders?customerId=${customer.shown.replace('_', '%5F')}&limit=0`),
      shop.get(`/customers?email=${encodeURIComponent(email)}`),
      shop.post('/orders/create', { customer_email: email, order_value: -1, order_source: 'shop' }),
      shop.post(`/customers/${customer.externalId}/cards/none/stamps`, { quantity: 1 }),
    ]);
    const ofVoucher = await idsOf([
      shop.get(`/vouchers/lookup?code=${voucher.code}`),
      shop.post(`/vouchers/${encodeURIComponent(externalId)}/redeem`, { amount: 999 }),
    ]);
    const { order } = (await shop.order({ order_number: `till ${unique()}` })).body;
    // The number of an order of another source names no order of the first one.
    const other = { order_number: order.orderNumber, order_source: 'till', order_value: -1 };
    const { headers: refused } = await shop.post('/orders/create', { customer_email: newEmail(), ...other });
    expect((await loggedOne(`requestId=${String(refused['x-request-id'])}`)).subjectIds).toEqual([]);
    const byNumber = `/orders?orderNumber=${encodeURIComponent(order.orderNumber)}`;
    const ofOrder = await idsOf([
      shop.get(byNumber),
      shop.get(byNumber, { key: (await shop.keyWith(['logs:read'])).secret }),
    ]);
    for (const [subject, ids] of [
      [customer.shown, ofCustomer],
      [voucher.id, ofVoucher],
      [order.id, ofOrder],
    ] as const) {
      await until('All of them are found', async () => {
        const found = new Set((await list(`subjectId=${subject}&limit=100`)).map(({ id }) => id));
        return ids.every((id) => found.has(String(id)));
      });
    }
    const [byExternalId] = await logged(`requestId=${String(ofCustomer[0])}`);
    expect(byExternalId?.subjectIds).toEqual([customer.shown]);
  });

  it('keyId finds the requests of one key', async () => {
    const key = await shop.keyWith(['orders:read']);
    await shop.get('/orders', { key: key.secret });
    const { data } = (await shop.get<{ data: { keyId: string }[] }>(`/requests?limit=1`)).body;
    expect(data).toHaveLength(1);
    const [found] = await logged(`keyId=${encodeId('api_key', key.id)}`);
    expect(found?.route).toBe('/v1/public/orders');
    expect(await list(`keyId=${found?.keyId}`)).toHaveLength(1);
  });

  it('since and until are inclusive', async () => {
    await shop.get('/auth');
    const [newest] = await logged('route=/v1/public/auth');
    const at = newest?.at ?? '';
    const ids = (await list(`since=${at}&until=${at}`)).map(({ id }) => id);
    expect(ids).toContain(newest?.id);
    const before = new Date(Date.parse(at) - 1).toISOString();
    expect((await list(`until=${before}&limit=100`)).map(({ id }) => id)).not.toContain(newest?.id);
  });

  it.each([
    ['since=0001-01-01T00:00:00Z', true],
    ['until=9999-12-31T23:59:59.999Z', true],
    ['until=0001-01-01T00:00:00Z', false],
    ['since=9999-12-31T23:59:59Z', false],
  ])('%s is a time as any other', async (query, hasRequests) => {
    await shop.get('/auth');
    await logged('route=/v1/public/auth');
    expect((await list(query)).length > 0).toBe(hasRequests);
  });

  it.each(['status=4', 'status=6xx', 'status=abc', 'since=yesterday', 'until=2026-04-31T00:00:00Z'])(
    '400 invalid_query for %s',
    async (query) => {
      const answer = await shop.get(`/requests?${query}`);
      expect([answer.status, answer.body]).toMatchObject([400, { error: 'invalid_query' }]);
    },
  );

  it('pages by cursor, without gaps and without repeats', async () => {
    for (let count = 0; count < 5; count += 1) await shop.get('/locations-of-nobody', { undocumented: true });
    await logged('error=route_not_found', 5);
    const now = new Date().toISOString();
    const whole = (await list(`until=${now}&limit=100`)).map(({ id }) => id);
    const paged: string[] = [];
    for (let cursor = ''; paged.length < whole.length;) {
      const { body } = await shop.get<Page<RequestView>>(`/requests?until=${now}&limit=2${cursor}`);
      paged.push(...body.data.map(({ id }) => id));
      if (body.pagination.nextCursor === null) break;
      cursor = `&cursor=${body.pagination.nextCursor}`;
    }
    expect(paged).toEqual(whole);
  });
});

describe('access', () => {
  it('403 without logs:read, and nothing of another merchant', async () => {
    const { secret } = await shop.keyWithout('logs:read');
    for (const path of ['/requests', '/requests/req_x']) {
      expect((await shop.get(path, { key: secret })).body).toMatchObject({ error: 'scope_missing' });
    }
    const other = await Shop.open(service.now);
    const answer = await shop.get('/customers?limit=1');
    const id = String(answer.headers['x-request-id']);
    await loggedOne(`requestId=${id}`);
    expect((await other.get(`/requests/${id}`)).status).toBe(404);
    expect((await other.get<Page<RequestView>>(`/requests?requestId=${id}`)).body.data).toEqual([]);
  });
});

describe('what a request changed', () => {
  it('carries its id, in the same commit', async () => {
    const card = await shop.cardDefinition({ numberOfStamps: 10 });
    await shop.settings({ stamps: { mode: 'per_order', cardId: card.shown, stampsPerOrder: 1 } });
    const answer = await shop.order();
    const request = decodeId('request', String(answer.headers['x-request-id']));
    const order = decodeId('order', answer.body.order.id);
    for (const table of ['orders', 'card_entries', 'idempotency_answers']) {
      const rows = await shop.database.rows(`select 1 from ${table} where merchant_id = $1 and request_id = $2`, [
        shop.merchantId,
        request,
      ]);
      expect([table, rows.length]).toEqual([table, 1]);
    }
    expect(
      await shop.database.row('select request_id as id from orders where merchant_id = $1 and id = $2', [
        shop.merchantId,
        order,
      ]),
    ).toEqual({ id: request });
  });

  it('is not in the entry of an expiry that time alone has caused, also where the request has written it', async () => {
    const card = await HeldCard.of(shop, { ...openEnded, pointsExpiry: { after: { months: 1 }, until: 'exact' } });
    await card.give(10);
    await shop.database.rows(
      `update card_lots set created_at = created_at - interval '1 year', expires_at = now() - interval '1 hour' where card_id = $1`,
      [card.uuid],
    );
    await shop.database.rows(`update cards set expiry_due = now() - interval '1 hour' where id = $1`, [card.uuid]);
    const given = await card.give(5);
    const voucher = await IssuedVoucher.of(shop);
    await voucher.redeem({ amount: 30 });
    await voucher.move('expires_at', -60_000);
    const reversed = await voucher.reverse(2, { amount: 10 });
    const idOf = ({ headers }: typeof given | typeof reversed) => String(headers['x-request-id']);
    expect((await card.entries()).slice(1).map(({ type, requestId }) => [type, requestId])).toEqual([
      ['expire', null],
      ['give', idOf(given)],
    ]);
    const { data } = (await shop.get<Page<VoucherEntryView>>(`/vouchers/${voucher.id}/entries?limit=3`)).body;
    expect(data.toReversed().map(({ type, requestId }) => [type, requestId])).toEqual([
      ['expire', null],
      ['reverse', idOf(reversed)],
      ['expire', idOf(reversed)],
    ]);
  });
});
