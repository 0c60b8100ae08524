import type { KeyView } from '#portal/keys/key.view.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const started = useOwnPortal({ TRUSTED_PROXIES: '127.0.0.1', LIMIT_FAILED_AUTHENTICATIONS: '10' });

interface Failures {
  readonly keyId: string;
  readonly reason: string;
  readonly failures: number;
  readonly failuresInLastHour: number;
  readonly address: string;
}

let shop: Shop;
let admin: PortalUser;
let key: KeyView;
let secret: string;
let turn = 0;
beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  const made = await admin.post<{ data: KeyView; secret: string }>(`/merchants/${shop.id}/keys`, {
    name: 'Till',
    scopes: ['profile:read'],
  });
  ({ data: key, secret } = made.body);
  turn += 1;
});

const address = (): string => `198.51.100.${turn}`;
const statusOf = async (text: string): Promise<number> => {
  const headers = { 'x-forwarded-for': address() };
  return (await started.service.client.call('GET', `${base}/auth`, { key: text, headers })).status;
};
const failures = async (): Promise<Failures[]> =>
  (await admin.get<{ data: Failures[] }>(`/merchants/${shop.id}/failed-authentications`)).body.data;

it('honest mistakes with a key are counted for it, by reason, and never let in', async () => {
  const wrong = secret.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));
  for (const text of [wrong, secret.slice(0, -3), `${secret} `.trim() + '#', key.prefix]) {
    expect([text.length, await statusOf(text)]).toEqual([text.length, 401]);
  }
  await admin.post(`/merchants/${shop.id}/keys/${key.id}/revoke`);
  expect(await statusOf(secret)).toBe(401);
  await until('All are counted', async () => (await failures()).length === 2);
  const expected = { keyId: key.id, keyName: 'Till', keyPrefix: key.prefix, address: address() };
  await until('Each is', async () => (await failures()).some(({ failures: count }) => count === 4));
  expect((await failures()).toSorted((one, other) => one.reason.localeCompare(other.reason))).toEqual([
    expect.objectContaining({ ...expected, reason: 'inactive', failures: 1, failuresInLastHour: 1 }),
    expect.objectContaining({ ...expected, reason: 'wrong', failures: 4, failuresInLastHour: 4 }),
  ]);
});

it('what names no key, or is sent by an address that is refused and cannot be a key, is counted for none', async () => {
  const statuses = [];
  for (let each = 0; each < 10; each += 1) statuses.push(await statusOf('lrw_live_AAAAAAAAAAAA_nothing'));
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
  expect([await statusOf(key.prefix), await statusOf(key.prefix)]).toEqual([429, 429]);
  const later = await statusOf(`${secret.slice(0, -1)}!`);
  expect(later).toBe(429);
  await until('They are written', async () => {
    const count = await shop.database.count(
      'select coalesce(sum(failures), 0) from authentication_failures where address = $1',
      [address()],
    );
    return count === 13;
  });
  // The address was not known as refused before its eleventh failure, so that one was looked up.
  expect((await failures()).map(({ failures: count }) => count)).toEqual([1]);
});

it('the last hour is apart from the seven days, and older ones are not shown', async () => {
  await statusOf(key.prefix);
  await until('It is counted', async () => (await failures()).length === 1);
  const move = (interval: string) =>
    shop.database.rows(
      `update authentication_failures set minute = minute - $2::interval, last_at = last_at - $2::interval
       where merchant_id = $1`,
      [shop.merchantId, interval],
    );
  await move('2 hours');
  expect(await failures()).toEqual([expect.objectContaining({ failures: 1, failuresInLastHour: 0 })]);
  await move('7 days');
  expect(await failures()).toEqual([]);
});

it("another merchant's failures are not seen, and a viewer sees none", async () => {
  const other = await Shop.open(started.service);
  const stranger = await started.portal.user({ shop: other, role: 'owner' });
  const viewer = await started.portal.user({ shop, role: 'viewer' });
  await statusOf(key.prefix);
  await until('It is counted', async () => (await failures()).length === 1);
  const own = await stranger.get<{ data: object[] }>(`/merchants/${other.id}/failed-authentications`);
  expect(own.body.data).toEqual([]);
  expect((await stranger.get(`/merchants/${shop.id}/failed-authentications`)).status).toBe(404);
  expect((await viewer.get(`/merchants/${shop.id}/failed-authentications`)).status).toBe(403);
});
