import type { EventWithDeliveriesView } from '#portal/events/event-with-deliveries.view.js';
import type { Page } from '#http/input/list-page.js';
import type { EventView } from '#http/views/event.view.js';
import { eventsOf } from '../../support/fixtures/events.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { ShopWebhooks } from '../../support/fixtures/webhooks.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';

const running = usePortal();
const url = 'https://hooks.example/T0/B1?token=hidden';

/** A shop with events of a key and of an endpoint between others, and all of its events, newest first. */
async function openShop() {
  const { portal, service } = running;
  const shop = await Shop.open(service);
  const admin = await portal.user({ shop, role: 'admin' });
  await shop.order({ customer_email: newEmail() });
  await admin.post(`/merchants/${shop.id}/keys`, { name: 'Web shop', scopes: ['orders:read'], expiresAt: null });
  const endpoint = await new ShopWebhooks(shop).create(url);
  await endpoint.call('POST', '/disable');
  const all = (await eventsOf(shop)).toReversed();
  const ofType = (type: string): EventView => {
    const found = all.find((event) => event.type === type);
    if (!found) throw new Error(`There is no ${type}.`);
    return found;
  };
  return {
    shop,
    admin,
    endpoint,
    all,
    ofKey: ofType('api_key.created'),
    ofEndpoint: ofType('webhook_endpoint.disabled'),
  };
}

const list = async (user: PortalUser, path: string): Promise<readonly EventView[]> =>
  (await user.get<Page<EventView>>(`${path}/events?limit=100`)).body.data;
const read = async (user: PortalUser, path: string, { id }: EventView): Promise<EventWithDeliveriesView> =>
  (await user.get<{ data: EventWithDeliveriesView }>(`${path}/events/${id}`)).body.data;

it('staff, who do not read keys, get no events of keys; whole pages of all others', async () => {
  const { shop, all, ofKey } = await openShop();
  const [staff, viewer] = [
    await running.portal.user({ shop, role: 'staff' }),
    await running.portal.user({ shop, role: 'viewer' }),
  ];
  const path = `/merchants/${shop.id}`;
  expect((await staff.get(`${path}/keys`)).status).toBe(403);
  const others = all.filter(({ subject }) => subject.type !== 'api_key').map(({ id }) => id);
  expect((await list(staff, path)).map(({ id }) => id)).toEqual(others);
  const first = await staff.get<Page<EventView>>(`${path}/events?limit=2`);
  expect(first.body.data.map(({ id }) => id)).toEqual(others.slice(0, 2));
  for (const query of ['type=api_key.*', 'type=api_key.created', `subjectId=${ofKey.subject.id}`]) {
    const found = await staff.get<Page<EventView>>(`${path}/events?${query}`);
    expect([query, found.body.data]).toEqual([query, []]);
  }
  const refused = await staff.get(`${path}/events/${ofKey.id}`);
  expect([refused.status, refused.body.error]).toEqual([404, 'event_not_found']);
  const hits = async (user: PortalUser) =>
    (await user.get<{ data: object[] }>(`${path}/search?q=${ofKey.id}`)).body.data;
  expect([await hits(staff), await hits(viewer)]).toMatchObject([[], [{ kind: 'event', id: ofKey.id }]]);
  expect((await list(viewer, path)).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect((await read(viewer, path, ofKey)).data.object).toMatchObject({ name: 'Web shop' });
});

it('the URL of an endpoint is for admins and owners; others, and support, get its host', async () => {
  const { shop, admin, ofEndpoint } = await openShop();
  const path = `/merchants/${shop.id}`;
  const support = await running.portal.user({ platformRole: 'support' });
  const readers: [PortalUser, string][] = [[support, `/support${path}`]];
  for (const role of ['viewer', 'staff'] as const) readers.push([await running.portal.user({ shop, role }), path]);
  for (const [user, of] of readers) {
    const [listed, one] = [await list(user, of), await read(user, of, ofEndpoint)];
    expect(JSON.stringify([listed, one])).not.toContain('hidden');
    expect(one.data.object).toMatchObject({ host: 'hooks.example', status: 'disabled' });
    expect(one.data.object).not.toHaveProperty('url');
  }
  expect((await read(admin, path, ofEndpoint)).data.object).toMatchObject({ url });
  expect((await list(admin, path)).find(({ id }) => id === ofEndpoint.id)?.data.object).toMatchObject({ url });
});
