import type { Scope } from '#domain/keys/api-key.js';
import { decodeId } from '#domain/ids.js';
import { apiKeyLock } from '#persistence/database/locks.js';
import type { KeyView } from '#portal/keys/key.view.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { eventsOf } from '../../support/fixtures/events.js';
import { base, Shop } from '../../support/fixtures/shop.js';
import { sqlNow } from '../../support/servers/test-database.js';

const started = usePortal();

interface NewKey {
  readonly data: KeyView;
  readonly secret: string;
}

let shop: Shop;
let admin: PortalUser;
const keys = (more = ''): string => `/merchants/${shop.id}/keys${more}`;
const make = async (given: object = {}): Promise<NewKey> =>
  (await admin.post<NewKey>(keys(), { name: 'Web shop', scopes: ['profile:read'], ...given })).body;
const rotate = (id: string, body?: object): Promise<Answer<NewKey>> => admin.post<NewKey>(keys(`/${id}/rotate`), body);
const read = async (id: string): Promise<KeyView> => (await admin.get<{ data: KeyView }>(keys(`/${id}`))).body.data;
const statusOf = async (secret: string): Promise<number> =>
  (await started.service.client.call('GET', `${base}/auth`, { key: secret })).status;
const endNow = (id: string) =>
  shop.database.rows(`update api_keys set expires_at = ${sqlNow} where id = $1`, [decodeId('api_key', id)]);
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
const hour = 3_600_000;

beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
});

describe('an old key that is kept', () => {
  it.each([
    ['1h', 1],
    ['24h', 24],
    ['7d', 168],
  ])('for %s works beside the new one, and says until when', async (keepOldFor, hours) => {
    const old = await make();
    const { body, status } = await rotate(old.data.id, { keepOldFor });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ status: 'active', endsAt: null, expiresAt: null, rotatedFromId: old.data.id });
    const kept = await read(old.data.id);
    expect(kept).toMatchObject({ status: 'active', revokedAt: null, revokedBy: null, rotatedToId: body.data.id });
    expect(kept.endsAt).toBe(kept.expiresAt);
    expect(Date.parse(kept.endsAt ?? '') - Date.parse(body.data.createdAt)).toBe(hours * hour);
    expect([await statusOf(old.secret), await statusOf(body.secret)]).toEqual([200, 200]);
  });

  it('does not work from its end on, without any job', async () => {
    const old = await make();
    const { body } = await rotate(old.data.id, { keepOldFor: '1h' });
    await endNow(old.data.id);
    expect([await statusOf(old.secret), await statusOf(body.secret)]).toEqual([401, 200]);
    expect(await read(old.data.id)).toMatchObject({ status: 'expired', revokedAt: null, rotatedToId: body.data.id });
  });

  it('can be revoked at any time before, and stays the one that was replaced', async () => {
    const old = await make();
    const { body } = await rotate(old.data.id, { keepOldFor: '7d' });
    const revoked = await admin.post<{ data: KeyView }>(keys(`/${old.data.id}/revoke`));
    expect(revoked.body.data).toMatchObject({ status: 'revoked', endsAt: null, rotatedToId: body.data.id });
    expect([await statusOf(old.secret), await statusOf(body.secret)]).toEqual([401, 200]);
  });

  it('never works longer than it would have without the rotation', async () => {
    const old = await make({ expiresAt: inMs(600_000) });
    const { body } = await rotate(old.data.id, { keepOldFor: '24h', expiresAt: null });
    expect(body.data.expiresAt).toBeNull();
    expect((await read(old.data.id)).endsAt).toBe(old.data.expiresAt);
  });

  it('counts in the windows of the new one, which the usage shows once', async () => {
    const old = await make();
    const { body } = await rotate(old.data.id, { keepOldFor: '24h' });
    for (const secret of [old.secret, body.secret]) expect(await statusOf(secret)).toBe(200);
    const usage = await admin.get<{ data: { limits: { keyId: string; name: string; used: number }[] } }>(
      `/merchants/${shop.id}/usage?window=1h&keyId=${old.data.id}`,
    );
    const ofMinute = usage.body.data.limits.filter(({ name }) => name === 'requestsPerMinute');
    expect(ofMinute).toEqual([expect.objectContaining({ keyId: body.data.id, used: 2 })]);
  });

  it('is not rotated again, and its successor keeps no second one beside it', async () => {
    const old = await make();
    const { body: next } = await rotate(old.data.id, { keepOldFor: '7d' });
    const again = await rotate(old.data.id);
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ error: 'key_rotated' })]);
    const second = await rotate(next.data.id, { keepOldFor: '1h' });
    expect([second.status, second.body]).toEqual([409, expect.objectContaining({ error: 'old_key_active' })]);
    expect(await statusOf(next.secret)).toBe(200);
    expect((await rotate(next.data.id)).status).toBe(201);
    expect([await statusOf(old.secret), await statusOf(next.secret)]).toEqual([200, 401]);
    await endNow(old.data.id);
    const [newest] = (await admin.get<{ data: KeyView[] }>(keys())).body.data;
    expect((await rotate(newest?.id ?? '', { keepOldFor: '1h' })).status).toBe(201);
  });
});

describe('ten active keys', () => {
  const createStatus = async (): Promise<number> =>
    (await admin.post(keys(), { name: 'One more', scopes: ['profile:read'] })).status;

  it('are ten beside those that were replaced, also when all are rotated and created at the same instant', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => make()));
    const rotations = made.map(({ data }) => rotate(data.id, { keepOldFor: '24h' }));
    const creations = Array.from({ length: 5 }, () => createStatus());
    expect((await Promise.all(rotations)).map(({ status }) => status)).toEqual(made.map(() => 201));
    expect((await Promise.all(creations)).filter((status) => status === 201)).toHaveLength(1);
    const { data } = (await admin.get<{ data: KeyView[] }>(keys())).body;
    const active = data.filter(({ status }) => status === 'active');
    expect(active).toHaveLength(18);
    expect(active.filter(({ endsAt }) => endsAt === null)).toHaveLength(10);
    expect(await createStatus()).toBe(409);
  });

  it('count an old key that works on where the new one was revoked, until it ends', async () => {
    const made = await Promise.all(Array.from({ length: 9 }, () => make()));
    const first = made[0]?.data.id ?? '';
    const { body: next } = await rotate(first, { keepOldFor: '24h' });
    await admin.post(keys(`/${next.data.id}/revoke`));
    expect(await createStatus()).toBe(409);
    await endNow(first);
    expect([await createStatus(), await createStatus()]).toEqual([201, 409]);
  });
});

describe('a rotation', () => {
  it('changes scopes and expiry where they are given, and the log says how', async () => {
    const old = await make({ scopes: ['profile:read', 'orders:read'], note: 'Till 1', expiresAt: inMs(2 * hour) });
    const scopes: Scope[] = ['usage:read'];
    const expiresAt = inMs(48 * hour);
    const { body } = await rotate(old.data.id, { scopes, expiresAt });
    expect(body.data).toMatchObject({ scopes, expiresAt, name: 'Web shop', note: 'Till 1' });
    const me = await started.service.client.call('GET', `${base}/me`, { key: body.secret });
    expect([me.status, me.body.error]).toEqual([403, 'scope_missing']);
    const log = await admin.get<{ data: { action: string; details: object }[] }>(
      `/merchants/${shop.id}/audit-log?action=key.rotated`,
    );
    expect(log.body.data[0]?.details).toEqual({
      name: 'Web shop',
      changed: {
        scopes: { from: ['profile:read', 'orders:read'], to: scopes },
        expiresAt: { from: old.data.expiresAt, to: expiresAt },
      },
    });
  });

  it('without a body carries all over, and ends the old key in the same commit', async () => {
    const old = await make({ expiresAt: inMs(hour) });
    const { body } = await rotate(old.data.id);
    expect(body.data).toMatchObject({ scopes: old.data.scopes, expiresAt: old.data.expiresAt });
    expect(await read(old.data.id)).toMatchObject({ status: 'revoked', endsAt: null, expiresAt: old.data.expiresAt });
    expect(await statusOf(old.secret)).toBe(401);
  });

  it.each([
    ['another time', { keepOldFor: '30d' }],
    ['a time of no text', { keepOldFor: 24 }],
    ['no time', { keepOldFor: null }],
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['orders:delete'] }],
    ['a past expiry', { expiresAt: new Date(Date.now() - 1_000).toISOString() }],
    ['a new name', { name: 'Other' }],
  ])('with %s is 400, and the key works on', async (_, body) => {
    const old = await make();
    expect((await rotate(old.data.id, body)).status).toBe(400);
    expect(await statusOf(old.secret)).toBe(200);
  });

  it('is recorded as an event that says when the old key ends; its revocation before is one more', async () => {
    const old = await make();
    await rotate(old.data.id, { keepOldFor: '24h' });
    const { endsAt } = await read(old.data.id);
    await admin.post(keys(`/${old.data.id}/revoke`));
    const events = await eventsOf(shop, `subjectId=${old.data.id}`);
    expect(events.map(({ type }) => type)).toEqual(['api_key.created', 'api_key.rotated', 'api_key.revoked']);
    expect(events[1]?.data.object).toMatchObject({ status: 'active', expiresAt: endsAt, revokedAt: null });
    expect(events[1]?.data.change).toMatchObject({ expiresAt: { from: null, to: endsAt } });
    expect(events[2]?.data.change).toMatchObject({ status: { from: 'active', to: 'revoked' } });
  });
});

it('a rotation waits for the merchant with the lock of its key, as a write of the key does', async () => {
  const old = await make();
  const release = await shop.database.hold('select from merchants where merchant_id = $1 for update', [
    shop.merchantId,
  ]);
  const rotated = rotate(old.data.id);
  await until('It waits', async () => (await shop.database.waiting()) === 1);
  const holding = await shop.database.count(
    `select count(*) from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
       and (classid::bigint << 32 | objid::bigint) = $1::bigint`,
    [apiKeyLock(shop.merchantId, decodeId('api_key', old.data.id) ?? '')],
  );
  await release();
  expect((await rotated).status).toBe(201);
  expect(holding).toBe(1);
});
