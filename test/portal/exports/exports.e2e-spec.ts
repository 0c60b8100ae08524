import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { parse } from 'csv-parse/sync';
import { decodeId } from '#domain/ids.js';
import { newId } from '#persistence/database/new-id.js';
import { until } from '../../support/harness/deadline.js';
import { portalBase, type PortalUser, usePortal } from '../../support/harness/portal.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const started = usePortal();

let shop: Shop;
let admin: PortalUser;
let viewer: PortalUser;
async function openShop(): Promise<void> {
  shop = await Shop.open(started.service, { name: 'Café Zoë & Co' });
  admin = await started.portal.user({ shop, role: 'admin' });
  viewer = await started.portal.user({ shop, role: 'viewer' });
}
beforeEach(openShop);

const at = (list: string, query = ''): string => `/merchants/${shop.id}/exports/${list}.csv${query && `?${query}`}`;
type Line = Readonly<Record<string, string>>;
/** A slot is freed just after the last byte. */
const download = (list: string, query = '', user = viewer) =>
  until('The export before has ended', async () => {
    const answer = await user.get(at(list, query));
    return answer.status === 429 ? undefined : answer;
  });
async function lines(list: string, query = '', user = viewer): Promise<Line[]> {
  const answer = await download(list, query, user);
  if (answer.status !== 200) throw new Error(answer.text);
  return parse(answer.text, { bom: true, columns: true });
}
const exported = () =>
  shop.database.rows<{ action: string; actor_id: string; details: object }>(
    `select action, actor_id, details from audit_entries where merchant_id = $1 and action like '%.exported' order by id`,
    [shop.merchantId],
  );
/** Orders of one customer by SQL, a millisecond apart. */
async function manyOrders(count: number): Promise<void> {
  const { id } = await shop.customer({ name: 'Ada' });
  const start = Date.now() - count - 60_000;
  const ids = Array.from({ length: count }, (_, n) => newId(new Date(start + n)));
  await shop.database.rows(
    `insert into orders (merchant_id, id, order_number, source, value_minor, currency, integration_type, customer_id,
       stamps_awarded, points_awarded, created_at)
     select $1, r.id, 'N ' || r.at, 'shop', 100, 'GBP', 'public_api', $3, 0, 0, now()
     from unnest($2::uuid[]) with ordinality as r (id, at)`,
    [shop.merchantId, ids, id],
  );
}

describe('an export', () => {
  it('is a CSV file in UTF-8 with a byte order mark, named after the merchant and the day, and audited', async () => {
    await shop.customer({ email: newEmail('ada'), name: 'Ada, "the first"\u2019' });
    const answer = await download('customers', 'search=ada&sort=oldest');
    const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/London' }).format(new Date());
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="cafe-zoe-co-customers-${day}.csv"`,
      'cache-control': 'private, no-store',
    });
    expect(answer.text.startsWith('\uFEFFid,externalId,email,name,')).toBe(true);
    expect(answer.text.endsWith('\r\n')).toBe(true);
    expect(answer.text).toContain('"Ada, ""the first""\u2019"');
    expect(await exported()).toEqual([
      { action: 'customer.exported', actor_id: viewer.staffId, details: { filters: ['sort', 'search'] } },
    ]);
  });

  it('cannot run a formula', async () => {
    for (const name of ['=1+1', '+1', '-1', '@x']) await shop.customer({ name });
    expect((await lines('customers')).map(({ name }) => name).toSorted()).toEqual(["'+1", "'-1", "'=1+1", "'@x"]);
  });

  it('has a header where nothing matches', async () => {
    for (const list of ['customers', 'vouchers', 'orders']) {
      expect((await download(list, 'search=nobody')).text).toMatch(/^\uFEFFid,[A-Za-z,]+\r\n$/);
    }
  });

  it('of another merchant is 404, without a session 401, of the audit log for a viewer 403', async () => {
    const stranger = await started.portal.user({ shop: await Shop.open(started.service) });
    for (const list of ['customers', 'vouchers', 'orders', 'audit-log']) {
      expect((await stranger.get(at(list))).body).toMatchObject({ code: 404, error: 'merchant_not_found' });
      expect((await started.portal.anonymous().get(at(list))).status).toBe(401);
      expect((await admin.call('HEAD', at(list), undefined, { undocumented: true })).status).toBe(405);
    }
    expect((await viewer.get(at('audit-log'))).body).toMatchObject({ code: 403, error: 'role_missing' });
    expect((await admin.get(at('team'), { undocumented: true })).status).toBe(404);
    expect(await exported()).toEqual([]);
  });

  it.each(['customers?sort=x', 'orders?from=x', 'vouchers?status=x', 'audit-log?action=X'])(
    '400 for %s, and nothing is audited',
    async (path) => {
      const [list = '', query] = path.split('?');
      expect((await download(list, query, admin)).body).toMatchObject({ code: 400, error: 'invalid_query' });
      expect(await exported()).toEqual([]);
    },
  );
});

describe('what is exported is what the list shows with the same filters', () => {
  const listed = async (list: string, query: string): Promise<string[]> =>
    (await viewer.get<{ data: { id: string }[] }>(`/merchants/${shop.id}/${list}?limit=100&${query}`)).body.data.map(
      ({ id }) => id,
    );

  it.each([
    '',
    'search=ada',
    'search=a',
    'sort=oldest',
    'search=ada&sort=oldest',
    'to=2026-01-01T00:00:00Z',
    'email=%s',
  ])('customers?%s', async (query) => {
    const [email] = [newEmail('ada'), newEmail('grace')];
    await shop.customer({ email, name: 'Ada' });
    await shop.order({ customer_email: newEmail('grace'), name: 'Grace' });
    await shop.customer({ email: newEmail('zoe'), name: 'Mrs Ada' });
    const filter = query.replace('%s', email ?? '');
    const found = await lines('customers', filter);
    expect(found.map(({ id }) => id)).toEqual(await listed('customers', filter));
    if (query === '') expect(found.map(({ lastOrderAt }) => lastOrderAt !== '')).toEqual([false, true, false]);
  });

  it.each([
    '',
    'status=active',
    'status=partial',
    'search=gift',
    'search=g&status=partial',
    'sort=oldest',
    'search=zzz',
  ])('vouchers?%s', async (query) => {
    const first = await IssuedVoucher.of(shop);
    await first.redeem({ amount: 10 });
    const second = await IssuedVoucher.of(shop);
    const found = await lines('vouchers', query);
    expect(found.map(({ id }) => id)).toEqual(await listed('vouchers', query));
    if (query === '') {
      expect(found.map(({ id, status, remainingValue }) => [id, status, remainingValue])).toEqual([
        [second.id, 'active', '50'],
        [first.id, 'partial', '40'],
      ]);
    }
  });

  it('a voucher that has ended has nothing outstanding, and keeps its remaining value', async () => {
    const partial = await IssuedVoucher.of(shop);
    await partial.redeem({ amount: 10 });
    const cancelled = await IssuedVoucher.of(shop);
    await cancelled.cancel();
    const expired = await IssuedVoucher.of(shop);
    await shop.database.rows(
      `update vouchers set activates_at = now() - interval '2 days', expires_at = now() - interval '1 day'
       where merchant_id = $1 and id = $2`,
      [shop.merchantId, decodeId('voucher', expired.id)],
    );
    expect((await download('vouchers')).text.split('\r\n')[0]).toMatch(/,createdAt,outstanding$/);
    const found = await lines('vouchers', 'sort=oldest');
    expect(found.map(({ status, remainingValue, outstanding }) => [status, remainingValue, outstanding])).toEqual([
      ['partial', '40', '40'],
      ['cancelled', '50', '0'],
      ['expired', '50', '0'],
    ]);
  });

  it.each(['', 'search=A%201', 'search=ada', 'source=app', 'sort=oldest', 'search=ada&source=app'])(
    'orders?%s',
    async (query) => {
      const [ada, grace] = [newEmail('ada'), newEmail('grace')];
      await shop.order({ customer_email: ada, order_source: 'shop', order_number: 'A 1' });
      await shop.order({ customer_email: grace, order_source: 'app', order_number: 'A 2' });
      await shop.order({ customer_email: ada, order_source: 'app', order_number: 'A 3' });
      const found = await lines('orders', query);
      expect(found.map(({ id }) => id)).toEqual(await listed('orders', query));
      if (query === 'source=app') {
        expect(found[0]).toMatchObject({
          orderNumber: 'A 3',
          value: '10',
          customerEmail: ada,
          returnedValue: '0',
          status: 'completed',
          couponRedeemed: 'false',
        });
      }
    },
  );

  it('the audit log, with its filters, and this export in it', async () => {
    await admin.post(`/merchants/${shop.id}/customers`, { email: newEmail() });
    const found = await lines('audit-log', 'action=customer', admin);
    expect(found.map(({ action, actorName }) => [action, actorName])).toEqual([['customer.created', admin.name]]);
    expect((await lines('audit-log', '', admin)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['audit_log.exported', 'customer.created', 'session.opened']),
    );
  });

  it('5,000 orders, each once, in the order of the list', async () => {
    await manyOrders(5_000);
    const found = await lines('orders', 'sort=oldest');
    expect(found.map(({ orderNumber }) => orderNumber)).toEqual(Array.from({ length: 5_000 }, (_, n) => `N ${n + 1}`));
  });
});

/** Begins a download and takes no byte of it, once the export before has ended. */
const begin = (query = ''): Promise<IncomingMessage> =>
  until('The export before has ended', async () => {
    const request = http.get(started.portal.process.url + portalBase + at('orders', query), {
      headers: { cookie: viewer.cookie },
      agent: false,
    });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 429) return answer;
    answer.resume();
    return undefined;
  });

describe('60,000 orders, more than the connection holds while nothing is read', () => {
  let large: { shop: Shop; admin: PortalUser; viewer: PortalUser };
  beforeAll(async () => {
    await openShop();
    await manyOrders(60_000);
    large = { shop, admin, viewer };
  });
  beforeEach(() => {
    ({ shop, admin, viewer } = large);
  });

  it('a search keeps its customers while the file is sent, however many come meanwhile', async () => {
    const answer = await begin('search=ada');
    await shop.database.rows(
      `insert into customers (merchant_id, id, email, name, created_at)
       select $1, gen_random_uuid(), 'ada' || n || '@canary.example', null, now() from generate_series(1, 201) n`,
      [shop.merchantId],
    );
    let found = 0;
    for await (const chunk of answer) found += (chunk as Buffer).toString('latin1').split('\n').length - 1;
    expect(found).toBe(60_001);
    await until(
      'The slot is free',
      async () => (await admin.get(at('orders', 'search=ada'))).body.error === 'search_too_broad',
    );
  });

  it('a second export of the merchant is a 429 until the first has ended or its client has left; other merchants are not concerned', async () => {
    const first = await begin();
    expect(first.statusCode).toBe(200);
    const refused = await admin.get(at('customers'));
    expect([refused.status, refused.body.error, refused.headers['retry-after']]).toEqual([
      429,
      'concurrency_limited',
      '10',
    ]);
    const other = await Shop.open(started.service);
    const stranger = await started.portal.user({ shop: other, role: 'viewer' });
    expect((await stranger.get(`/merchants/${other.id}/exports/orders.csv`)).status).toBe(200);
    first.destroy();
    await until('The slot is free', async () => (await admin.get(at('customers'))).status === 200);
    const second = await begin();
    let bytes = 0;
    for await (const chunk of second) bytes += (chunk as Buffer).length;
    expect(bytes).toBeGreaterThan(60_000 * 100);
    await until('The slot is free again', async () => (await admin.get(at('customers'))).status === 200);
  });
});
