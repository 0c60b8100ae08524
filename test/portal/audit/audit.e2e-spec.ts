import { encodeId } from '#domain/ids.js';
import { rotateKey } from '#operations/keys/rotate-key.js';
import { countFailedSignIn } from '#persistence/account/sign-in-entry.store.js';
import { audit } from '#persistence/audit/audit-entry.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { keyPepper } from '../../support/harness/api-process.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const running = usePortal();
let shop: Shop;
let owner: PortalUser;
let admin: PortalUser;
let log: string;
beforeEach(async () => {
  shop = await Shop.open(running.service);
  owner = await running.portal.user({ shop, role: 'owner', name: 'Ada' });
  admin = await running.portal.user({ shop, role: 'admin', name: 'Grace' });
  log = `/merchants/${shop.id}/audit-log`;
});

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly actor: { readonly kind: string; readonly id: string | null; readonly name: string | null };
  readonly action: string;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
  readonly details: object;
  readonly address: string | null;
}
interface Page {
  readonly data: readonly Entry[];
  readonly pagination: { readonly limit: number; readonly hasMore: boolean; readonly nextCursor: string | null };
}
const read = async (query = '', user = admin): Promise<Page> => {
  const answer: Answer<Page> = await user.get<Page>(`${log}${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
};
/** Writes so many entries past the routes. */
const write = (count: number) =>
  shop.write(async (tx) => {
    const now = await tx.now();
    const actor = { merchantId: shop.merchantId, actorKind: 'system', staffId: null, address: null } as const;
    for (let turn = 0; turn < count; turn += 1) {
      audit(tx, actor, { action: 'location.updated', subjectId: null, details: { turn }, at: now });
    }
  });

it('shows who did what, when, from where, and its name', async () => {
  const made = await owner.post<{ data: { id: string } }>(`/merchants/${shop.id}/keys`, {
    name: 'Till',
    scopes: ['orders:read'],
  });
  const keyId = made.body.data.id;
  const viewer = await running.portal.account({ shop, role: 'viewer', name: 'Alan' });
  await admin.post(`/merchants/${shop.id}/keys/${keyId}/revoke`);
  await owner.patch(`/merchants/${shop.id}/staff/${viewer.id}`, { role: 'admin' });
  await owner.post(`/merchants/${shop.id}/invitations`, { email: 'new@staff.example', role: 'viewer' });
  const operator = { merchantId: shop.merchantId, staffId: null, actorKind: 'operator', address: null } as const;
  await shop.write((tx) => rotateKey(tx, operator, keyPepper, shop.keyId));

  const { data } = await read();
  const ada = { kind: 'staff', id: owner.id, name: 'Ada' };
  const grace = { kind: 'staff', id: admin.id, name: 'Grace' };
  const shown = data.map(({ id: _id, at: _at, ...entry }) => entry);
  const here = { address: '127.0.0.1' };
  expect(shown).toEqual([
    {
      actor: { kind: 'operator', id: null, name: null },
      action: 'key.rotated',
      address: null,
      subjectId: encodeId('api_key', shop.keyId),
      subjectName: 'A key',
      details: { name: 'A key' },
    },
    {
      actor: ada,
      action: 'invitation.sent',
      subjectId: expect.stringMatching(/^inv_/),
      ...here,
      subjectName: 'new@staff.example',
      details: { role: 'viewer' },
    },
    {
      actor: ada,
      action: 'member.role_changed',
      subjectId: viewer.id,
      subjectName: 'Alan',
      ...here,
      details: { from: 'viewer', to: 'admin' },
    },
    {
      actor: grace,
      action: 'key.revoked',
      subjectId: keyId,
      subjectName: 'Till',
      details: { name: 'Till' },
      ...here,
    },
    {
      actor: ada,
      action: 'key.created',
      subjectId: keyId,
      subjectName: 'Till',
      details: { name: 'Till' },
      ...here,
    },
    { actor: grace, action: 'session.opened', subjectId: admin.id, subjectName: 'Grace', details: {}, ...here },
    { actor: ada, action: 'session.opened', subjectId: owner.id, subjectName: 'Ada', details: {}, ...here },
  ]);
  for (const { id, at } of data) {
    expect(id).toMatch(/^aud_[0-9a-z]{26}$/);
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  }
  expect((await read('', owner)).data).toEqual(data);
});

it('shows nothing of another merchant, not even a name', async () => {
  const other = await Shop.open(running.service);
  const foreign = await running.portal.user({ shop: other, role: 'owner', name: 'Foreign' });
  await foreign.post(`/merchants/${other.id}/keys`, { name: 'Foreign key', scopes: ['orders:read'] });
  const text = JSON.stringify(await read());
  expect(text).not.toContain('Foreign');
  expect((await foreign.get<Page>(`/merchants/${other.id}/audit-log`)).body.data.map(({ action }) => action)).toEqual([
    'key.created',
    'session.opened',
  ]);
});

describe('pages', () => {
  it('give every entry once, newest first, also while new ones come', async () => {
    await write(23);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await read(`?limit=5&action=location${cursor === null ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ id }) => id));
      ({ nextCursor: cursor } = page.pagination);
      await write(2);
    } while (cursor !== null);
    expect(seen).toHaveLength(23);
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
  });

  it('begin with ten, and a cursor belongs to its list, filter and merchant', async () => {
    await write(12);
    const first = await read('?action=location');
    expect([first.data.length, first.pagination.limit, first.pagination.hasMore]).toEqual([10, 10, true]);
    const cursor = first.pagination.nextCursor ?? '';
    const other = await Shop.open(running.service);
    const foreign = await running.portal.user({ shop: other, role: 'owner' });
    const refused = [
      await admin.get(`${log}?cursor=${cursor}`),
      await admin.get(`${log}?action=key&cursor=${cursor}`),
      await admin.get(`${log}?action=location&cursor=${cursor.slice(0, -2)}${cursor.endsWith('AA') ? 'BB' : 'AA'}`),
      await foreign.get(`/merchants/${other.id}/audit-log?action=location&cursor=${cursor}`),
    ];
    for (const { status, body } of refused) expect([status, body.error]).toEqual([400, 'cursor_invalid']);
    expect((await read(`?action=location&cursor=${cursor}`)).data).toHaveLength(2);
  });
});

describe('filters', () => {
  it('by an action, by the part before its dot, and by its author', async () => {
    const keys = `/merchants/${shop.id}/keys`;
    const made = await owner.post<{ data: { id: string } }>(keys, { name: 'One', scopes: ['orders:read'] });
    await admin.post(keys, { name: 'Two', scopes: ['orders:read'] });
    await admin.post(`${keys}/${made.body.data.id}/revoke`);
    const actions = async (query: string) => (await read(query)).data.map(({ action }) => action);
    expect(await actions('?action=key')).toEqual(['key.revoked', 'key.created', 'key.created']);
    expect(await actions('?action=key.created')).toEqual(['key.created', 'key.created']);
    expect(await actions('?action=ke')).toEqual([]);
    expect(await actions(`?staffId=${admin.id}`)).toEqual(['key.revoked', 'key.created', 'session.opened']);
    expect(await actions(`?staffId=${owner.id}&action=key`)).toEqual(['key.created']);
    for (const nobody of ['stf_00000000000000000000000000', 'x', shop.id]) {
      expect(await actions(`?staffId=${nobody}`)).toEqual([]);
    }
  });

  it('by an id: this entry alone, however old it is', async () => {
    await write(30);
    const old = (await read('?limit=100')).data.at(-1);
    expect(await read(`?id=${old?.id}`)).toMatchObject({ data: [{ id: old?.id }], pagination: { hasMore: false } });
    const elsewhere = await Shop.open(running.service);
    const stranger = await running.portal.user({ shop: elsewhere, role: 'admin' });
    expect((await stranger.get<Page>(`/merchants/${elsewhere.id}/audit-log?id=${old?.id}`)).body.data).toEqual([]);
    for (const nobody of ['aud_00000000000000000000000000', `aud_7${'z'.repeat(25)}`, 'x', shop.id]) {
      expect((await read(`?id=${nobody}`)).data).toEqual([]);
    }
  });

  it.each(['?limit=0', '?limit=101', '?action=', '?action=Key%25', '?action=a&action=b', '?staffId=', '?cursor=x'])(
    '400: %s',
    async (query) => {
      expect((await admin.get(`${log}${query}`)).status).toBe(400);
    },
  );
});

it('is for admins and owners: 403 for viewers, 404 for other users and support, 401 without a session', async () => {
  const { portal } = running;
  const viewer = await portal.user({ shop, role: 'viewer' });
  const refused = await viewer.get(log);
  expect([refused.status, refused.body.error]).toEqual([403, 'role_missing']);
  const stranger = await portal.user({ shop: await Shop.open(running.service), role: 'owner' });
  const support = await portal.user({ platformRole: 'support' });
  const texts = new Set<string>();
  for (const user of [stranger, support]) {
    for (const merchant of [shop.id, 'mer_00000000000000000000000000', `x${unique()}`]) {
      const answer = await user.get(`/merchants/${merchant}/audit-log`);
      expect(answer.status).toBe(404);
      texts.add(answer.text);
    }
  }
  expect([...texts]).toHaveLength(1);
  expect((await portal.anonymous().get(log)).status).toBe(401);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect((await owner.call(method, log, undefined, { undocumented: true })).status).toBe(405);
  }
});

it('says of failed sign-ins and password changes in each merchant, and never holds what was tried', async () => {
  await owner.elsewhere().post('/session', { email: owner.email, password: 'a wrong password' });
  await owner.post('/account/password', { currentPassword: owner.password, newPassword: 'a whole new password' });
  const data = await until('Both are written', async () => {
    const page = await read('?limit=2');
    return page.data.some(({ action }) => action === 'session.refused') ? page.data : undefined;
  });
  expect(data.map(({ action }) => action).toSorted()).toEqual(['account.password_changed', 'session.refused']);
  const text = JSON.stringify((await read('?limit=100')).data);
  for (const secret of ['a wrong password', 'a whole new password', owner.password]) expect(text).not.toContain(secret);
});

describe('sign-ins', () => {
  const failures = 'from sign_in.sign_in_entries where staff_id = $1 and reason is not null';
  /** The entry of a failed sign-in is written when it has been answered. */
  const refused = (count: number): Promise<Entry[]> =>
    until(`${count} failed sign-ins are written`, async () => {
      const { data } = await read('?action=session.refused');
      const tries = data.map(({ details }) => (details as { tries: number }).tries);
      return tries.reduce((sum, each) => sum + each, 0) === count ? [...data] : undefined;
    });
  const guess = (password = 'a wrong password') => owner.elsewhere().post('/session', { email: owner.email, password });

  it('that fail are one row per reason and five minutes, also for a user of several merchants', async () => {
    const others = [await Shop.open(running.service), await Shop.open(running.service)];
    for (const other of others) await running.portal.join(owner.staffId, other, 'owner');
    await Promise.all(Array.from({ length: 8 }, () => guess()));
    const entries = await refused(8);
    // Two where the five minutes ended in between.
    expect(entries.length).toBeLessThanOrEqual(2);
    expect(entries[0]).toMatchObject({ actor: { id: owner.id }, details: { reason: 'credentials_invalid' } });
    for (const other of others) {
      const theirs = await owner.get<Page>(`/merchants/${other.id}/audit-log?action=session.refused`);
      expect(theirs.body.data.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    }
    const { database } = running.service;
    expect(await database.count(`select count(*) ${failures}`, [owner.staffId])).toBe(entries.length);
    const forEver = "select count(*) from audit_entries where action like 'session.%'";
    expect(await database.count(forEver)).toBe(0);
  });

  it('that fail begin a new row at each full five minutes', async () => {
    const { database } = running.service;
    const fail = (at: string) =>
      inTransaction(database.db, async (tx) =>
        countFailedSignIn(tx, owner.email, 'credentials_invalid', '203.0.113.7', new Date(`2026-11-20T${at}Z`)),
      );
    const times = ['12:04:59.999', '12:05:00.000', '12:07:30.000', '12:09:59.999', '12:10:00.000'];
    for (const at of times) await fail(at);
    const found = await database.rows<{ tries: number }>(`select tries ${failures} order by window_start`, [
      owner.staffId,
    ]);
    expect(found.map(({ tries }) => tries)).toEqual([1, 3, 1]);
  });

  it('that fail are answered without waiting for what is written down', async () => {
    const release = await running.service.database.hold(
      'lock table audit_entries, sign_in.sign_in_entries in share row exclusive mode',
      [],
    );
    expect((await guess()).status).toBe(401);
    await release();
    await refused(1);
  });

  it('are listed from the day the user joined the merchant, in order with all other entries', async () => {
    await owner.elsewhere().signIn();
    const later = await Shop.open(running.service);
    await running.portal.join(owner.staffId, later, 'owner');
    const theirs = await owner.get<Page>(`/merchants/${later.id}/audit-log`);
    expect(theirs.body.data).toEqual([]);
    for (let turn = 0; turn < 4; turn += 1) {
      await write(2);
      await owner.elsewhere().signIn();
    }
    const all = (await read('?limit=100')).data.map(({ id }) => id);
    expect(all).toHaveLength(15);
    expect(all).toEqual([...new Set(all)].toSorted().toReversed());
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page = await read(`?limit=4${cursor === '' ? '' : `&cursor=${cursor}`}`);
      paged.push(...page.data.map(({ id }) => id));
      ({ nextCursor: cursor } = page.pagination);
    }
    expect(paged).toEqual(all);
    expect((await read(`?action=session&staffId=${owner.id}&limit=100`)).data).toHaveLength(6);
    expect((await read(`?action=location&staffId=${owner.id}`)).data).toEqual([]);
  });

  it('of a former member are listed from when to when they were a member', async () => {
    const { portal, service } = running;
    const left = await portal.user({ shop, role: 'viewer' });
    const another = await Shop.open(service);
    await portal.join(left.staffId, another, 'viewer');
    await left.elsewhere().signIn();
    const shown = async () => (await read(`?action=session&staffId=${left.id}`)).data.map(({ action }) => action);
    const before = await shown();
    expect(before.filter((action) => action === 'session.opened').length).toBeGreaterThan(0);
    expect((await owner.delete(`/merchants/${shop.id}/staff/${left.id}`)).status).toBe(200);
    await left.elsewhere().signIn();
    expect(await shown()).toEqual(before);
    await portal.join(left.staffId, shop, 'viewer');
    expect(await shown()).toEqual(before);
    await left.elsewhere().signIn();
    expect(await shown()).toEqual(['session.opened', ...before]);
  });
});
