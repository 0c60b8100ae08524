import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeId } from '#domain/ids.js';
import { repository } from '../../support/harness/api-process.js';
import type { OpenApiDocument } from '../../support/harness/contract.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { allScopes, base, Shop } from '../../support/fixtures/shop.js';

const running = usePortal();
let shop: Shop;
let owner: PortalUser;
let support: PortalUser;
let platformAdmin: PortalUser;
let place: string;
beforeEach(async () => {
  const { portal } = running;
  shop = await Shop.open(running.service);
  place = `/support/merchants/${shop.id}`;
  owner = await portal.user({ shop, role: 'owner' });
  support = await portal.user({ platformRole: 'support', name: 'Sam' });
  platformAdmin = await portal.user({ platformRole: 'platform_admin', name: 'Pat' });
});

/** Each read of one merchant, with ids that name nothing. */
const ofMerchant = '/v1/portal/support/merchants/{m}';
const document = JSON.parse(readFileSync(join(repository, 'openapi-portal.json'), 'utf8')) as OpenApiDocument;
const paths = Object.keys(document.paths)
  .filter((route) => route.startsWith(ofMerchant))
  .map((route) => route.slice(ofMerchant.length).replace('{id}', 'x_x'))
  .map((route) => (route === '/timeline' ? `${route}?subjectId=x_x` : route));

/** What the audit log names of each. */
const subjects: Readonly<Record<string, string>> = {
  '': 'merchant',
  '/keys': 'keys',
  '/usage': 'usage',
  '/failed-authentications': 'failed_authentications',
  '/audit-log': 'audit_log',
  '/requests': 'requests',
  '/requests/x_x': 'requests',
  '/orders': 'orders',
  '/orders/x_x': 'order',
  '/vouchers/x_x/explain': 'voucher',
  '/rewards/x_x/explain': 'reward',
  '/timeline?subjectId=x_x': 'timeline',
  '/customers': 'customers',
  '/customers/x_x': 'customer',
  '/vouchers': 'vouchers',
  '/vouchers/x_x': 'voucher',
  '/rewards/x_x': 'reward',
  '/staff': 'team',
  '/emails': 'emails',
  '/events': 'events',
  '/events/x_x': 'events',
};

interface ShownMerchant {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly createdAt: string;
  readonly activeKeys: number;
  readonly lastRequestAt: string | null;
}
interface Page {
  readonly data: readonly ShownMerchant[];
  readonly pagination: { readonly nextCursor: string | null };
}
interface UsedKey {
  readonly lastUsedAt: string | null;
  readonly lastUsedUserAgent: string | null;
}
interface Entry {
  readonly action: string;
  readonly actor: object;
}
const looks = () =>
  shop.database.rows<{ action: string; by: string }>(
    `select action, actor_kind as kind, actor_id as by, address from audit_entries
     where merchant_id = $1 and actor_kind = 'support' order by id`,
    [shop.merchantId],
  );

describe('GET support/merchants', () => {
  const list = async (query = ''): Promise<Page> => (await support.get<Page>(`/support/merchants${query}`)).body;

  it('200: all of them, newest first, with their active keys and last request', async () => {
    await shop.keyWith(allScopes, new Date(Date.now() - 1_000));
    expect((await list('?limit=1')).data).toEqual([
      {
        id: shop.id,
        name: shop.name,
        currency: 'GBP',
        timeZone: 'Europe/London',
        activeKeys: 1,
        createdAt: expect.any(String),
        lastRequestAt: null,
      },
    ]);
    await shop.get('/auth');
    const used = await until('The use is written down', async () => {
      const [first] = (await list('?limit=1')).data;
      return first?.lastRequestAt ?? undefined;
    });
    expect(Math.abs(Date.parse(used) - Date.now())).toBeLessThan(30_000);
    expect(await looks()).toEqual([]);
  });

  it('200: searched by a part of the name in any case, or by id; % and _ are not patterns', async () => {
    const mark = unique();
    const [one, two] = [
      await Shop.open(running.service, { name: `Bäckerei ${mark} 100%` }),
      await Shop.open(running.service, { name: `Café ${mark}` }),
    ];
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).data.map(({ id }) => id);
    expect(await found(mark.toUpperCase())).toEqual([two.id, one.id]);
    expect(await found(`bÄckerei ${mark}`)).toEqual([one.id]);
    expect(await found(`${mark} 100%`)).toEqual([one.id]);
    expect(await found(`${mark}%100`)).toEqual([]);
    expect(await found(two.id)).toEqual([two.id]);
    const first = await list(`?search=${mark}&limit=1`);
    const rest = await list(`?search=${mark}&limit=1&cursor=${first.pagination.nextCursor}`);
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual([two.id, one.id]);
    const other = await support.get(`/support/merchants?search=x&cursor=${first.pagination.nextCursor}`);
    expect([other.status, other.body.error]).toEqual([400, 'cursor_invalid']);
    expect((await support.get('/support/merchants?search=')).status).toBe(400);
  });
});

describe('a look', () => {
  it.each(paths.map((path) => [path, subjects[path] ?? 'nothing known']))(
    'at %s is an entry in the log of that merchant',
    async (path, what) => {
      const status = path.includes('x_x') ? 404 : 200;
      for (const user of [support, platformAdmin]) expect((await user.get(`${place}${path}`)).status).toBe(status);
      expect(await looks()).toEqual(
        [support, platformAdmin].map(({ staffId }) => ({
          action: `support.viewed_${what}`,
          kind: 'support',
          by: staffId,
          address: '127.0.0.1',
        })),
      );
      const log = await owner.get<{ data: Entry[] }>(`/merchants/${shop.id}/audit-log?action=support`);
      expect(log.body.data[1]).toMatchObject({ actor: { kind: 'support', id: support.id, name: 'Sam' } });
    },
  );

  it('shows what the merchant sees', async () => {
    await shop.get('/auth');
    const own = `/merchants/${shop.id}`;
    const keys = await support.get<{ data: object[] }>(`${place}/keys`);
    expect(keys.body.data).toMatchObject(
      (await owner.get<{ data: UsedKey[] }>(`${own}/keys`)).body.data.map(
        ({ lastUsedAt: _at, lastUsedUserAgent: _by, ...rest }) => rest,
      ),
    );
    expect(keys.text).not.toContain(shop.key);
    const used = await until('It is written down', async () => {
      const { body } = await support.get<{ data: { totals: { requests: number } } }>(`${place}/usage?window=1h`);
      return body.data.totals.requests === 1 && body.data;
    });
    const seen = (await owner.get<{ data: object }>(`${own}/usage?window=1h`)).body.data;
    expect(used).toEqual({ ...seen, to: expect.any(String), from: expect.any(String), series: expect.any(Array) });
    const log = (await support.get<{ data: Entry[] }>(`${place}/audit-log?limit=100`)).body.data;
    expect(log).toEqual((await owner.get<{ data: Entry[] }>(`${own}/audit-log?limit=100`)).body.data);
    expect(log[0]?.action).toBe('support.viewed_audit_log');
  });

  it('at failed authentications shows those with keys of this merchant', async () => {
    const gone = await shop.keyWith(allScopes, new Date(Date.now() - 1_000));
    const agent = `till-${unique()}`;
    const { client } = running.service;
    for (let turn = 0; turn < 3; turn += 1) {
      await client.call('GET', `${base}/auth`, { key: gone.secret, headers: { 'user-agent': agent } });
    }
    await client.call('GET', `${base}/auth`, { key: 'nonsense' });
    const [line, ...more] = await until('They are written down', async () => {
      const { body } = await support.get<{ data: { failures: number }[] }>(`${place}/failed-authentications`);
      const sum = body.data.reduce((all, { failures }) => all + failures, 0);
      return sum === 3 && body.data;
    });
    expect(more.length).toBeLessThan(2);
    const [, , publicPart = ''] = gone.secret.split('_');
    expect(line).toMatchObject({
      address: '127.0.0.1',
      keyPrefix: `lrw_live_${publicPart}`,
      keyId: encodeId('api_key', gone.id),
      keyName: 'A key',
      reason: 'inactive',
      userAgent: agent,
    });
  });

  it.each([
    '/usage?window=x',
    '/audit-log?limit=0',
    '/audit-log?cursor=x',
    '/requests?status=x',
    '/requests?cursor=x',
    '/orders?sort=x',
    '/orders?limit=0',
    '/events?limit=0',
    '/timeline',
    '/timeline?subjectId=x_x&limit=0',
    '/timeline?subjectId=x_x&cursor=x',
    '/customers?from=x',
    '/vouchers?page=0',
    '/emails?status=x',
    '/vouchers/x_x/explain?at=x',
    '/rewards/x_x/explain?at=x',
  ])('with a query that is refused shows nothing, and has no entry: %s', async (path) => {
    const answer = await support.get(`${place}${path}`);
    expect([answer.status, answer.body.error]).toEqual([
      400,
      path.includes('cursor') ? 'cursor_invalid' : 'invalid_query',
    ]);
    expect(await looks()).toEqual([]);
  });

  it('at an unknown merchant is the same 404 everywhere, and has no audit entry', async () => {
    const count = () => shop.database.count("select count(*) from audit_entries where actor_kind = 'support'");
    const before = await count();
    const texts = new Set<string>();
    for (const id of ['mer_00000000000000000000000000', 'x', shop.id.replace('mer_', 'key_')]) {
      for (const read of paths) {
        const answer = await support.get(`/support/merchants/${id}${read}`);
        expect(answer.status).toBe(404);
        texts.add(answer.text);
      }
    }
    expect([texts.size, await count()]).toEqual([1, before]);
  });
});

it('everything of support is 403 for merchants, whose own merchant it may be, and 401 without a session', async () => {
  for (const read of paths) {
    for (const merchant of [shop.id, 'mer_00000000000000000000000000']) {
      const answer = await owner.get(`/support/merchants/${merchant}${read}`);
      expect([answer.status, answer.body.error]).toEqual([403, 'role_missing']);
    }
    expect((await running.portal.anonymous().get(`${place}${read}`)).status).toBe(401);
  }
  expect((await owner.get('/support/merchants')).status).toBe(403);
  expect(await looks()).toEqual([]);
});

it('support changes nothing: every other method is a 405, and the merchant itself is unknown to it', async () => {
  for (const read of paths) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await support.call(method, `${place}${read}`, {}, { undocumented: true });
      expect(answer.status).toBe(405);
    }
  }
  const keys = `/merchants/${shop.id}/keys`;
  for (const answer of [
    await support.post(keys, { name: 'x', scopes: ['orders:read'] }),
    await platformAdmin.post(`${keys}/${encodeId('api_key', shop.keyId)}/revoke`),
    await platformAdmin.post(`/merchants/${shop.id}/invitations`, { email: newEmail(), role: 'owner' }),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await shop.get('/auth')).status).toBe(200);
});

it('a removed platform role is refused at the next request', async () => {
  expect((await support.get(place)).status).toBe(200);
  await shop.database.rows('update sign_in.staff set platform_role = null where id = $1', [support.staffId]);
  expect((await support.get(place)).status).toBe(403);
});
