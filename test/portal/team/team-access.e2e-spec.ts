import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const running = usePortal();
let shop: Shop;
let owner: PortalUser;
let admin: PortalUser;
let viewer: PortalUser;
beforeEach(async () => {
  shop = await Shop.open(running.service);
  const { portal } = running;
  owner = await portal.user({ shop, role: 'owner' });
  admin = await portal.user({ shop, role: 'admin' });
  viewer = await portal.user({ shop, role: 'viewer' });
});

type Ask = (user: PortalUser, merchant: string, person: string) => ReturnType<PortalUser['get']>;
const routes: readonly (readonly [string, Ask])[] = [
  ['GET staff', (user, m) => user.get(`/merchants/${m}/staff`)],
  ['PATCH staff', (user, m, id) => user.patch(`/merchants/${m}/staff/${id}`, { role: 'owner' })],
  ['DELETE staff', (user, m, id) => user.delete(`/merchants/${m}/staff/${id}`)],
  ['DELETE sessions', (user, m, id) => user.delete(`/merchants/${m}/staff/${id}/sessions`)],
  ['GET invitations', (user, m) => user.get(`/merchants/${m}/invitations`)],
  [
    'POST invitations',
    (user, m) => user.post(`/merchants/${m}/invitations`, { email: `x${unique()}@staff.example`, role: 'owner' }),
  ],
  ['DELETE invitations', (user, m) => user.delete(`/merchants/${m}/invitations/inv_00000000000000000000000000`)],
  ['POST send', (user, m) => user.post(`/merchants/${m}/invitations/inv_00000000000000000000000000/send`)],
];

describe.each(routes)('%s', (_, ask) => {
  const unchanged = () =>
    shop.database.row('select count(*), max(created_at) from memberships where merchant_id = $1', [shop.merchantId]);

  it('403 for admins and viewers, and nothing changes', async () => {
    const before = await unchanged();
    for (const user of [admin, viewer]) {
      const answer = await ask(user, shop.id, viewer.id);
      expect([answer.status, answer.body.error]).toEqual([403, 'role_missing']);
    }
    expect(await unchanged()).toEqual(before);
  });

  it('401 without a session; other users and support get the same 404 as for an unknown merchant, byte for byte', async () => {
    expect((await ask(running.portal.anonymous(), shop.id, viewer.id)).body.error).toBe('session_required');
    const stranger = await running.portal.user({ shop: await Shop.open(running.service), role: 'owner' });
    const support = await running.portal.user({ platformRole: 'platform_admin' });
    const texts = new Set<string>();
    for (const user of [stranger, support]) {
      for (const merchant of [shop.id, 'mer_00000000000000000000000000', 'nonsense', shop.id.replace('mer_', 'key_')]) {
        const answer = await ask(user, merchant, viewer.id);
        expect(answer.status).toBe(404);
        texts.add(answer.text);
      }
    }
    expect(texts.size).toBe(1);
  });
});

it.each([
  ['an unknown id', () => 'stf_00000000000000000000000000'],
  ['nonsense', () => 'x'],
  ["another kind's id", () => viewer.id.replace('stf_', 'key_')],
])('404 for %s, and for a member of another team, byte for byte', async (_, id) => {
  const foreign = await running.portal.user({ shop: await Shop.open(running.service), role: 'owner' });
  for (const ask of routes.slice(1, 4).map(([, each]) => each)) {
    const [unknown, other] = [await ask(owner, shop.id, id()), await ask(owner, shop.id, foreign.id)];
    expect([unknown.status, unknown.body.error]).toEqual([404, 'staff_member_not_found']);
    expect(other.text).toBe(unknown.text);
  }
  expect((await foreign.get('/session')).status).toBe(200);
});
