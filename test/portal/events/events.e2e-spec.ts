import type { EventWithDeliveriesView } from '#portal/events/event-with-deliveries.view.js';
import type { Page } from '#http/input/list-page.js';
import type { EventView } from '#http/views/event.view.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { eventsOf } from '../../support/fixtures/events.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';
import { type ShopEndpoint, ShopWebhooks } from '../../support/fixtures/webhooks.js';

const running = usePortal();
let shop: Shop;
let [admin, viewer, support]: (PortalUser | undefined)[] = [];
let endpoint: ShopEndpoint;
let voucher: IssuedVoucher;
let customerId: string;
/** All events by the public API, oldest first. */
let feed: readonly EventView[];
beforeAll(async () => {
  const { portal, service } = running;
  shop = await Shop.open(service);
  admin = await portal.user({ shop, role: 'admin' });
  viewer = await portal.user({ shop, role: 'viewer' });
  support = await portal.user({ platformRole: 'support' });
  endpoint = await new ShopWebhooks(shop).create('https://shop.example/hook?secret=hidden', { types: ['voucher.*'] });
  voucher = await IssuedVoucher.of(shop);
  await voucher.redeem({ amount: 10 });
  const order = await shop.order({ customer_email: newEmail() });
  customerId = order.body.order.customerId;
  feed = await eventsOf(shop);
});

const as = (user: PortalUser | undefined): PortalUser => {
  if (!user) throw new Error('This user is made before the tests.');
  return user;
};
const own = (rest = ''): string => `/merchants/${shop.id}/events${rest}`;
const supported = (rest = ''): string => `/support/merchants/${shop.id}/events${rest}`;
const page = async (query = '', user = viewer, path = own): Promise<Page<EventView>> =>
  (await as(user).get<Page<EventView>>(path(`?limit=100${query}`))).body;
const one = async (id: string, user = viewer, path = own): Promise<EventWithDeliveriesView> =>
  (await as(user).get<{ data: EventWithDeliveriesView }>(path(`/${id}`))).body.data;
const typesOf = (events: readonly EventView[]): string[] => events.map(({ type }) => type);
const ofType = (type: string): EventView => {
  const found = feed.find((event) => event.type === type);
  if (!found) throw new Error(`There is no ${type}.`);
  return found;
};

describe('the list', () => {
  it('is the feed, newest first, and ends', async () => {
    const { data, pagination } = await page();
    expect(data).toEqual(feed.toReversed());
    expect(typesOf(data)).toEqual(expect.arrayContaining(['voucher.issued', 'voucher.redeemed', 'order.created']));
    expect(pagination).toEqual({ limit: 100, hasMore: false, nextCursor: null });
  });

  it('goes by cursor, without gaps and without repeats', async () => {
    const seen: EventView[] = [];
    for (let cursor = ''; ;) {
      const { body } = await as(viewer).get<Page<EventView>>(own(`?limit=2${cursor}`));
      seen.push(...body.data);
      if (body.pagination.nextCursor === null) break;
      cursor = `&cursor=${body.pagination.nextCursor}`;
    }
    expect(seen).toEqual(feed.toReversed());
    const { nextCursor } = (await as(viewer).get<Page<EventView>>(own('?limit=2'))).body.pagination;
    const other = await as(viewer).get(own(`?limit=2&type=voucher.*&cursor=${nextCursor}`));
    expect([other.status, other.body.error]).toEqual([400, 'cursor_invalid']);
  });

  it('is filtered by type, prefix, object, customer and time as the feed is', async () => {
    const since = ofType('voucher.redeemed').createdAt;
    const filters = [
      'type=voucher.redeemed',
      'type=voucher.*',
      'type=*',
      'type=unknown',
      `subjectId=${voucher.id}`,
      'subjectId=x',
      `customerId=${customerId}`,
      'customerId=x',
      `since=${since}`,
      `subjectId=${voucher.id}&type=voucher.issued`,
    ];
    for (const filter of filters) {
      const expected = (await eventsOf(shop, filter)).toReversed();
      expect([filter, (await page(`&${filter}`)).data]).toEqual([filter, expected]);
    }
    expect(typesOf((await page(`&subjectId=${voucher.id}`)).data)).toEqual(['voucher.redeemed', 'voucher.issued']);
    expect((await page(`&customerId=${customerId}`)).data.length).toBeGreaterThan(1);
  });

  it.each(['since=yesterday', 'limit=0', 'type='])('400 invalid_query for %s', async (query) => {
    expect((await as(viewer).get(own(`?${query}`))).body).toMatchObject({ code: 400, error: 'invalid_query' });
  });
});

describe('one event', () => {
  it('has its delivery to each endpoint: the host, and the answers for an admin alone', async () => {
    const { id } = ofType('voucher.redeemed');
    const attempt = { at: new Date().toISOString(), statusCode: 503, error: null, durationMs: 1, responseBody: 'Busy' };
    await endpoint.change('webhook_deliveries', `attempts = '${JSON.stringify([attempt])}'`);
    const shown = await one(id, admin);
    expect(shown).toMatchObject(ofType('voucher.redeemed'));
    expect(shown.publishedAt >= shown.createdAt).toBe(true);
    const delivery = { endpointId: endpoint.id, host: 'shop.example', eventId: id, status: 'pending' };
    expect(shown.deliveries).toMatchObject([{ ...delivery, attempts: [attempt] }]);
    expect((await one(id)).deliveries).toMatchObject([{ ...delivery, attempts: [{ ...attempt, responseBody: null }] }]);
    expect(JSON.stringify(shown)).not.toContain('hidden');
    expect((await one(ofType('order.created').id)).deliveries).toEqual([]);
  });

  it('404 for one that is unknown or of another merchant', async () => {
    const other = await Shop.open(running.service);
    const stranger = await running.portal.user({ shop: other, role: 'owner' });
    const { id } = ofType('voucher.issued');
    for (const path of [own('/unknown'), own(`/${voucher.id}`), supported('/unknown')]) {
      const user = path.startsWith('/support') ? support : viewer;
      expect((await as(user).get(path)).body).toMatchObject({ code: 404, error: 'event_not_found' });
    }
    expect((await stranger.get(`/merchants/${other.id}/events/${id}`)).body.error).toBe('event_not_found');
    expect((await stranger.get(own())).body.error).toBe('merchant_not_found');
    expect((await as(viewer).get(supported())).status).toBe(403);
  });
});

describe('personal data', () => {
  it('is shown to members, who may read customers, and not to support', async () => {
    const { id } = ofType('customer.created');
    expect((await one(id)).data.object).toHaveProperty('email');
    expect((await one(id, support, supported)).data.object).not.toHaveProperty('email');
    const listed = (await page('&type=customer.created', support, supported)).data;
    expect(listed.map((event) => event.id)).toContain(id);
    for (const { data } of listed) expect(data.object).not.toHaveProperty('email');
  });

  it("each look of support is in the merchant's audit log, with the event that was shown", async () => {
    const looks = (): Promise<{ subject_id: string | null }[]> =>
      shop.database.rows(
        "select subject_id from audit_entries where merchant_id = $1 and action = 'support.viewed_events' order by id",
        [shop.merchantId],
      );
    const before = (await looks()).length;
    await page('', support, supported);
    await one(ofType('voucher.issued').id, support, supported);
    const subjects = (await looks()).slice(before).map((each) => each.subject_id);
    expect(subjects).toEqual([null, expect.any(String)]);
  });
});
