import type { KeyView } from '#portal/keys/key.view.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const started = useOwnPortal({ TRUSTED_PROXIES: '127.0.0.1,192.0.2.0/24', LIMIT_FAILED_AUTHENTICATIONS: '10' });

let shop: Shop;
let admin: PortalUser;
beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
});

const keys = (more = ''): string => `/merchants/${shop.id}/keys${more}`;
const make = (allowedAddresses?: unknown) =>
  admin.post<{ data: KeyView; secret: string }>(keys(), {
    name: 'Till',
    scopes: ['profile:read', 'orders:write'],
    ...(allowedAddresses === undefined ? {} : { allowedAddresses }),
  });
/** A request through the proxy, which names the client. */
const askFrom = (address: string, key: string, path = '/auth', method = 'GET') =>
  started.service.client.call(method, base + path, { key, headers: { 'x-forwarded-for': address } });

it('a key with a list works from its addresses and ranges, and from nowhere else', async () => {
  const { body } = await make(['203.0.113.7', '10.1.0.0/16', '2001:db8::/32']);
  expect(body.data.allowedAddresses).toEqual(['203.0.113.7', '10.1.0.0/16', '2001:db8::/32']);
  for (const address of [
    '203.0.113.7',
    '10.1.255.3',
    '::ffff:10.1.2.3',
    '2001:db8:7::1',
    '198.51.100.1, 203.0.113.7',
  ]) {
    expect([address, (await askFrom(address, body.secret)).status]).toEqual([address, 200]);
  }
  for (const address of ['203.0.113.8', '10.2.0.1', '2001:db9::1', '203.0.113.7, 198.51.100.1']) {
    const answer = await askFrom(address, body.secret);
    expect([address, answer.status, answer.body.error]).toEqual([address, 403, 'address_not_allowed']);
    expect(answer.body.message).toContain(address.split(', ').at(-1));
  }
  const nonsense = await askFrom('unknown', body.secret);
  expect([nonsense.status, nonsense.body.error]).toEqual([403, 'address_not_allowed']);
});

it('the client of a row of proxies is found, and logged without a port, where they forward ports too', async () => {
  const { body } = await make(['203.0.113.7']);
  for (const row of ['203.0.113.7:5555', '203.0.113.7:5555, 192.0.2.1:4444', '203.0.113.7, [::ffff:192.0.2.1]:4444']) {
    expect([row, (await askFrom(row, body.secret)).status]).toEqual([row, 200]);
  }
  const { body: ofProxies } = await make(['192.0.2.0/24']);
  const refused = await askFrom('198.51.100.9:5555, 192.0.2.1:4444', ofProxies.secret);
  expect([refused.status, refused.body.error]).toEqual([403, 'address_not_allowed']);
  expect(refused.body.message).not.toContain('5555');
  const logged = await until('The requests are in the log', async () => {
    const rows = await shop.database.rows<{ address: string }>(
      'select address from requests where merchant_id = $1 order by id',
      [shop.merchantId],
    );
    return rows.length === 4 && rows.map(({ address }) => address);
  });
  expect(logged).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7', '198.51.100.9']);
});

it('a key without a list works from anywhere; a list holds from the answer on, and can be taken away', async () => {
  const { body } = await make();
  const change = (allowedAddresses: string[]) => admin.patch(keys(`/${body.data.id}`), { allowedAddresses });
  expect([body.data.allowedAddresses, (await askFrom('198.51.100.2', body.secret)).status]).toEqual([[], 200]);
  await change(['10.0.0.0/8']);
  expect((await askFrom('198.51.100.2', body.secret)).status).toBe(403);
  const rotated = await admin.post<{ data: KeyView; secret: string }>(keys(`/${body.data.id}/rotate`));
  expect(rotated.body.data.allowedAddresses).toEqual(['10.0.0.0/8']);
  expect((await askFrom('198.51.100.2', rotated.body.secret)).status).toBe(403);
  await admin.patch(keys(`/${rotated.body.data.id}`), { allowedAddresses: [] });
  expect((await askFrom('198.51.100.2', rotated.body.secret)).status).toBe(200);
});

it('the refusal comes before scope, body and limits; it uses none of the key, is logged, and ends as a 429', async () => {
  const { body } = await make(['10.0.0.0/8']);
  const first = await askFrom('198.51.100.3', body.secret, '/orders/create', 'POST');
  expect([first.status, first.headers['ratelimit-remaining']]).toEqual([403, undefined]);
  const statuses = [];
  for (let turn = 0; turn < 10; turn += 1) statuses.push((await askFrom('198.51.100.3', body.secret)).status);
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 403), 429]);
  const { headers } = await askFrom('10.0.0.1', body.secret);
  expect(Number(headers['ratelimit-limit']) - Number(headers['ratelimit-remaining'])).toBe(1);
  await until('It is logged', async () => {
    const log = await admin.get<{ data: { error: string; ip: string }[] }>(
      `/merchants/${shop.id}/requests?status=403&keyId=${body.data.id}&limit=50`,
    );
    const [newest] = log.body.data;
    return log.body.data.length === 10 && newest?.error === 'address_not_allowed' && newest.ip === '198.51.100.3';
  });
  await until('It is counted', async () => {
    const answer = await admin.get<{ data: object[] }>(`/merchants/${shop.id}/failed-authentications`);
    return JSON.stringify(answer.body.data).includes('"reason":"address","failures":11,"failuresInLastHour":11');
  });
});

it.each([
  ['no addresses', ['shop.example']],
  ['a range that is none', ['10.0.0.0/33']],
  ['one twice', ['10.0.0.1', '10.0.0.1']],
  ['21', Array.from({ length: 21 }, (_, host) => `10.0.0.${host}`)],
  ['a text', '10.0.0.1'],
  ['null', null],
  ['a number', [10]],
])('a list of %s is 400', async (_, list) => {
  expect((await make(list)).status).toBe(400);
});

it('20 are taken', async () => {
  expect((await make(Array.from({ length: 20 }, (_, host) => `10.0.0.${host}`))).status).toBe(201);
});
