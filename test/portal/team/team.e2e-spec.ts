import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';

const running = usePortal();
let shop: Shop;
let owner: PortalUser;
let admin: PortalUser;
let viewer: PortalUser;
let team: string;
beforeEach(async () => {
  shop = await Shop.open(running.service);
  team = `/merchants/${shop.id}/staff`;
  const { portal } = running;
  owner = await portal.user({ shop, role: 'owner', name: 'Ada' });
  admin = await portal.user({ shop, role: 'admin', name: 'Grace' });
  viewer = await portal.user({ shop, role: 'viewer', name: 'Alan' });
});

interface Shown {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly lastSignInAt: string | null;
}
const members = async (user = owner): Promise<Shown[]> => (await user.get<{ data: Shown[] }>(team)).body.data;
const rolesNow = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await members()).map(({ name, role }) => [name, role]));
const entries = (action: string) =>
  shop.database.rows<object>(
    `select actor_kind as kind, actor_id as by, subject_id as subject, details, address from audit_entries
     where merchant_id = $1 and action = $2 order by id`,
    [shop.merchantId, action],
  );

describe('GET staff', () => {
  it('200: all members of the team and no one else, owners first, then by name', async () => {
    await running.portal.account({ shop, role: 'owner', name: 'Zoe' });
    await running.portal.account({ shop: await Shop.open(running.service), role: 'owner', name: 'Of another' });
    const shown = await members();
    expect(shown.map(({ name, role }) => [name, role])).toEqual([
      ['Ada', 'owner'] as const,
      ['Zoe', 'owner'] as const,
      ['Grace', 'admin'] as const,
      ['Alan', 'viewer'],
    ]);
    expect(shown[0]).toEqual({
      id: owner.id,
      email: owner.email,
      name: 'Ada',
      role: 'owner',
      twoFactorEnabled: false,
      lastSignInAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(shown[1]?.lastSignInAt).toBeNull();
  });
});

describe('PATCH staff/:id', () => {
  it.each(['owner', 'admin', 'staff', 'viewer'])('200: an admin becomes %s, from the next request on', async (role) => {
    const answer = await owner.patch<{ data: Shown }>(`${team}/${admin.id}`, { role });
    expect([answer.status, answer.body.data.role, answer.body.data.id]).toEqual([200, role, admin.id]);
    expect((await rolesNow())['Grace']).toBe(role);
    expect((await admin.get(team)).status).toBe(role === 'owner' ? 200 : 403);
    expect((await admin.get(`/merchants/${shop.id}/keys`)).status).toBe(role === 'staff' ? 403 : 200);
    const written = role === 'admin' ? [] : [{ from: 'admin', to: role }];
    expect(await entries('member.role_changed')).toEqual(
      written.map((details) => ({
        kind: 'staff',
        by: owner.staffId,
        subject: admin.staffId,
        details,
        address: '127.0.0.1',
      })),
    );
  });

  it.each([[{}], [{ role: 'king' }], [{ role: null }], [{ role: 'owner', more: 1 }], [{ role: ['owner'] }]])(
    '400: %j',
    async (body) => {
      expect((await owner.patch(`${team}/${viewer.id}`, body)).status).toBe(400);
      expect((await rolesNow())['Alan']).toBe('viewer');
    },
  );

  it('409: the last owner stays one', async () => {
    for (const role of ['admin', 'viewer']) {
      const answer = await owner.patch(`${team}/${owner.id}`, { role });
      expect([answer.status, answer.body.error]).toEqual([409, 'last_owner']);
    }
    expect((await owner.patch(`${team}/${owner.id}`, { role: 'owner' })).status).toBe(200);
    expect(await entries('member.role_changed')).toEqual([]);
  });
});

describe('DELETE staff/:id', () => {
  it('200: the merchant is unknown to whoever was removed, from the next request on', async () => {
    expect((await admin.get(`/merchants/${shop.id}/keys`)).status).toBe(200);
    expect((await owner.delete(`${team}/${admin.id}`)).body).toEqual({ success: true, data: null });
    const gone = await admin.get(`/merchants/${shop.id}/keys`);
    const unknown = await admin.get('/merchants/mer_00000000000000000000000000/keys');
    expect([gone.status, gone.text]).toEqual([404, unknown.text]);
    expect((await admin.get<{ data: { memberships: unknown[] } }>('/session')).body.data.memberships).toEqual([]);
    expect(Object.keys(await rolesNow())).toEqual(['Ada', 'Alan']);
    expect(await entries('member.removed')).toMatchObject([{ subject: admin.staffId, details: { role: 'admin' } }]);
    expect((await owner.delete(`${team}/${admin.id}`)).body.error).toBe('staff_member_not_found');
  });

  it('200: an owner beside another leaves the team; the last one is a 409', async () => {
    const other = await running.portal.user({ shop, role: 'owner' });
    expect((await other.delete(`${team}/${other.id}`)).status).toBe(200);
    expect((await other.get(team)).status).toBe(404);
    const last = await owner.delete(`${team}/${owner.id}`);
    expect([last.status, last.body.error]).toEqual([409, 'last_owner']);
    expect((await owner.get(team)).status).toBe(200);
  });

  it('two owners who remove each other at the same moment leave one of them', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const place = await Shop.open(running.service);
      const [one, two] = await Promise.all([0, 1].map(() => running.portal.user({ shop: place, role: 'owner' })));
      if (!one || !two) throw new Error('Two are needed.');
      const answers = await Promise.all([
        one.delete(`/merchants/${place.id}/staff/${two.id}`),
        two.delete(`/merchants/${place.id}/staff/${one.id}`),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      const left = 'select count(*) from memberships where merchant_id = $1';
      expect(await shop.database.count(left, [place.merchantId])).toBe(1);
    }
  });

  it('two owners who step down at the same moment leave one of them an owner', async () => {
    const other = await running.portal.user({ shop, role: 'owner' });
    const release = await shop.database.hold('select 1 from memberships where merchant_id = $1 for update', [
      shop.merchantId,
    ]);
    const both = Promise.all([owner, other].map((each) => each.patch(`${team}/${each.id}`, { role: 'viewer' })));
    while ((await shop.database.waiting()) < 2) await new Promise((resolve) => setImmediate(resolve));
    await release();
    const answers = await both;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const left = "select count(*) from memberships where merchant_id = $1 and role = 'owner'";
    expect(await shop.database.count(left, [shop.merchantId])).toBe(1);
  });
});

describe('DELETE staff/:id/sessions', () => {
  it('200: every browser of the member is signed out, and they can sign in again', async () => {
    const phone = await admin.elsewhere().signIn();
    const answer = await owner.delete<{ data: { ended: number } }>(`${team}/${admin.id}/sessions`);
    expect(answer.body.data.ended).toBe(2);
    for (const browser of [admin, phone]) expect((await browser.get('/session')).status).toBe(401);
    expect((await owner.get('/session')).status).toBe(200);
    expect((await (await admin.elsewhere().signIn()).get('/session')).status).toBe(200);
    expect(await entries('member.sessions_ended')).toMatchObject([{ by: owner.staffId, subject: admin.staffId }]);
  });

  it('of many who wait for the team, two use a connection, and the other writes of the merchant go on', async () => {
    const release = await shop.database.hold('select 1 from memberships where merchant_id = $1 for update', [
      shop.merchantId,
    ]);
    const ends = Promise.all(Array.from({ length: 8 }, () => owner.delete(`${team}/${admin.id}/sessions`)));
    while ((await shop.database.waiting()) < 2) await new Promise((resolve) => setImmediate(resolve));
    const saved = await owner.post(`/merchants/${shop.id}/locations`, { name: 'Leeds' });
    const waiting = await shop.database.waiting();
    await release();
    expect(saved.status).toBe(201);
    expect(waiting).toBe(2);
    for (const { status } of await ends) expect(status).toBe(200);
  });
});
