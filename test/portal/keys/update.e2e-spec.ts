import type { KeyView } from '#portal/keys/key.view.js';
import type { Answer } from '../../support/harness/client.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const started = usePortal();

let shop: Shop;
let admin: PortalUser;
let key: KeyView;
let secret: string;
const keys = (more = ''): string => `/merchants/${shop.id}/keys${more}`;
const change = (body: object): Promise<Answer<{ data: KeyView }>> => admin.patch(keys(`/${key.id}`), body);
const audited = async (): Promise<readonly object[]> =>
  (await admin.get<{ data: { details: object }[] }>(`/merchants/${shop.id}/audit-log?action=key.updated`)).body.data;

beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  const made = await admin.post<{ data: KeyView; secret: string }>(keys(), {
    name: 'Web shop',
    scopes: ['profile:read'],
    note: '  Ask Ada ',
  });
  ({ data: key, secret } = made.body);
});

describe('changing a key', () => {
  it('renames it, and the audit log has both names; the key works on', async () => {
    expect(key.note).toBe('Ask Ada');
    const { status, body } = await change({ name: ' Till 4 ' });
    expect([status, body.data.name, body.data.note]).toEqual([200, 'Till 4', 'Ask Ada']);
    expect((await started.service.client.call('GET', `${base}/auth`, { key: secret })).status).toBe(200);
    expect(await audited()).toEqual([
      expect.objectContaining({
        action: 'key.updated',
        subjectId: key.id,
        details: { name: 'Till 4', changed: { name: { from: 'Web shop', to: 'Till 4' } } },
      }),
    ]);
  });

  it('notes something, which the log does not repeat, and takes it away', async () => {
    expect((await change({ note: 'Moved to Leeds' })).body.data.note).toBe('Moved to Leeds');
    expect(await audited()).toEqual([
      expect.objectContaining({ details: { name: 'Web shop', changed: { note: 'changed' } } }),
    ]);
    expect((await change({ note: '' })).body.data.note).toBeNull();
    expect((await change({ note: null })).body.data.note).toBeNull();
    expect(await audited()).toHaveLength(2);
  });

  it('to what it was writes nothing', async () => {
    expect((await change({ name: 'Web shop', note: 'Ask Ada' })).status).toBe(200);
    expect((await change({})).status).toBe(200);
    expect(await audited()).toEqual([]);
  });

  it('is possible after its end: a note may say why', async () => {
    await admin.post(keys(`/${key.id}/revoke`));
    const { body } = await change({ note: 'Leaked in a repository' });
    expect(body.data).toMatchObject({ status: 'revoked', note: 'Leaked in a repository' });
  });

  it('at the instant of its rotation is not lost: the new key has the name, or the old one has it', async () => {
    const [renamed, rotated] = await Promise.all([
      change({ name: 'Till 5' }),
      admin.post<{ data: KeyView }>(keys(`/${key.id}/rotate`)),
    ]);
    expect([renamed.status, rotated.status]).toEqual([200, 201]);
    const names = (await admin.get<{ data: KeyView[] }>(keys())).body.data.map(({ name }) => name);
    expect(names).toContain('Till 5');
  });

  it.each([
    ['an empty name', { name: '  ' }],
    ['no name', { name: null }],
    ['a long name', { name: 'x'.repeat(81) }],
    ['a long note', { note: 'x'.repeat(501) }],
    ['a note of another type', { note: 5 }],
    ['scopes', { scopes: ['orders:read'] }],
    ['an expiry', { expiresAt: null }],
  ])('is 400 with %s', async (_, body) => {
    expect((await change(body)).status).toBe(400);
    expect((await admin.get<{ data: KeyView }>(keys(`/${key.id}`))).body.data).toEqual(key);
  });

  it("is 404 for another merchant's key", async () => {
    const other = await Shop.open(started.service);
    const stranger = await started.portal.user({ shop: other, role: 'owner' });
    const answer = await stranger.patch(`/merchants/${other.id}/keys/${key.id}`, { name: 'Mine' });
    expect([answer.status, answer.body.error]).toEqual([404, 'key_not_found']);
  });
});
