import type { Page } from '#http/input/list-page.js';
import type { RequestView, RequestWithBodiesView } from '#http/views/request.view.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const running = usePortal();
let shop: Shop;
let [owner, admin, viewer, support]: (PortalUser | undefined)[] = [];
/** The X-Request-Id of a refused order, and that of a list of customers. */
let refused: string;
let list: string;
beforeAll(async () => {
  const { portal, service } = running;
  shop = await Shop.open(service);
  owner = await portal.user({ shop, role: 'owner' });
  admin = await portal.user({ shop, role: 'admin' });
  viewer = await portal.user({ shop, role: 'viewer' });
  support = await portal.user({ platformRole: 'support', name: 'Sam' });
  [refused, list] = [unique(), unique()];
  const { shown } = await shop.customer();
  await shop.post(`/customers/${shown}/rewards/unknown/redeem`, {}, { headers: { 'x-request-id': refused } });
  await shop.get('/customers?limit=3', { headers: { 'x-request-id': list } });
  await until(
    'The requests are logged',
    async () => (await shop.get<Page<RequestView>>('/requests')).body.data.length >= 2,
  );
});

const as = (user: PortalUser | undefined): PortalUser => {
  if (!user) throw new Error('This user is made before the tests.');
  return user;
};
const own = (rest = ''): string => `/merchants/${shop.id}/requests${rest}`;
const supported = (rest = ''): string => `/support/merchants/${shop.id}/requests${rest}`;
const page = async (user: PortalUser | undefined, path: string) => (await as(user).get<Page<RequestView>>(path)).body;
const one = async (user: PortalUser | undefined, path: string) =>
  (await as(user).get<{ data: RequestWithBodiesView }>(path)).body.data;
const looks = () =>
  shop.database.count(
    "select count(*) from audit_entries where merchant_id = $1 and action = 'support.viewed_requests'",
    [shop.merchantId],
  );

describe('the list', () => {
  it('is that of the public API, for every role of the merchant and for support', async () => {
    const query = `?limit=100&until=${new Date().toISOString()}&route=/v1/public/customers`;
    const expected = (await shop.get<Page<RequestView>>(`/requests${query}`)).body.data;
    expect(expected.map(({ requestId }) => requestId)).toEqual([list]);
    for (const user of [owner, admin, viewer]) expect((await page(user, own(query))).data).toEqual(expected);
    expect((await page(support, supported(query))).data).toEqual(expected);
  });

  it.each([
    ['status=4xx', true],
    ['status=200', false],
    ['method=POST', true],
    ['method=GET', false],
    ['route=/v1/public/customers/{customerId}/rewards/{rewardId}/redeem', true],
    ['error=unknown', false],
    ['keyId=unknown', false],
    ['subjectId=unknown', false],
    ['since=2026-01-01T00:00:00Z', true],
    ['until=2026-01-01T00:00:00Z', false],
  ])('?%s finds the refused request: %s', async (filter, isFound) => {
    for (const [user, path] of [
      [viewer, own],
      [support, supported],
    ] as const) {
      const { data } = await page(user, path(`?limit=100&requestId=${refused}&${filter}`));
      expect(data.map(({ requestId }) => requestId)).toEqual(isFound ? [refused] : []);
    }
  });

  it('finds the requests that name a customer, of one key, and with one error', async () => {
    const [found] = (await page(viewer, own(`?requestId=${refused}`))).data;
    const filters = [`subjectId=${found?.subjectIds[0]}`, `keyId=${found?.keyId}`, `error=${found?.error}`];
    for (const filter of filters) {
      const { data } = await page(viewer, own(`?limit=100&${filter}`));
      expect([filter, data.map(({ requestId }) => requestId)]).toEqual([filter, expect.arrayContaining([refused])]);
    }
  });

  it('pages by a cursor, which other filters do not take', async () => {
    const { pagination } = await page(viewer, own('?limit=1'));
    const cursor = `cursor=${pagination.nextCursor}`;
    expect((await page(viewer, own(`?limit=1&${cursor}`))).data).toHaveLength(1);
    const other = await as(viewer).get(own(`?limit=1&method=GET&${cursor}`));
    expect([other.status, other.body.error]).toEqual([400, 'cursor_invalid']);
  });

  it.each(['status=4', 'since=yesterday', 'limit=0'])('400 invalid_query for %s', async (query) => {
    const answer = await as(viewer).get(own(`?${query}`));
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_query']);
  });
});

describe('one request', () => {
  it('has its bodies for an admin, an owner and support, and none for a viewer', async () => {
    const expected = (await shop.get<{ data: RequestWithBodiesView }>(`/requests/${refused}`)).body.data;
    expect([expected.requestBody, expected.responseBody]).toEqual(['{}', expect.stringContaining('"error"')]);
    for (const user of [owner, admin]) expect(await one(user, own(`/${expected.id}`))).toEqual(expected);
    expect(await one(support, supported(`/${expected.id}`))).toEqual(expected);
    expect(await one(viewer, own(`/${expected.id}`))).toEqual({ ...expected, requestBody: null, responseBody: null });
  });

  it('is found by its X-Request-Id too; an unknown one is a 404', async () => {
    expect((await one(owner, own(`/${list}`))).requestId).toBe(list);
    for (const [user, path] of [
      [owner, own('/unknown')],
      [support, supported('/unknown')],
    ] as const) {
      const answer = await as(user).get(path);
      expect([answer.status, answer.body.error]).toEqual([404, 'request_not_found']);
    }
  });

  it('of another merchant is unknown', async () => {
    const { portal, service } = running;
    const other = await Shop.open(service);
    const stranger = await portal.user({ shop: other, role: 'owner' });
    expect((await stranger.get(`/merchants/${other.id}/requests/${refused}`)).body.error).toBe('request_not_found');
    expect((await page(stranger, `/merchants/${other.id}/requests`)).data).toEqual([]);
    expect((await as(support).get(`/support/merchants/${other.id}/requests/${refused}`)).status).toBe(404);
  });
});

it("each look of support is in the merchant's audit log", async () => {
  const before = await looks();
  await as(support).get(supported());
  await as(support).get(supported(`/${refused}`));
  await as(owner).get(own());
  expect((await looks()) - before).toBe(2);
});
