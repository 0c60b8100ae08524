import { randomUUID } from 'node:crypto';
import { encodeId } from '#domain/ids.js';
import {
  mayReadKeys,
  roleIncludes,
  platformRoleIncludes,
  type PlatformRole,
  platformRoles,
  type Role,
  roles,
} from '#domain/team/staff.js';
import type { DocumentedOperation, OpenApiDocument } from '../../support/harness/contract.js';
import { rawRequest } from '../../support/harness/http-raw.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();

interface Route {
  readonly method: string;
  readonly path: string;
  readonly who: string;
}
type Marked = DocumentedOperation & { readonly 'x-for': string };

let shop: Shop;
let other: Shop;
let routes: readonly Route[];
const users = new Map<string, PortalUser>();
const userOf = (role: string): PortalUser => {
  const user = users.get(role);
  if (!user) throw new Error(`Nobody is ${role}.`);
  return user;
};

beforeAll(async () => {
  [shop, other] = [await Shop.open(started.service), await Shop.open(started.service)];
  const { portal } = started;
  for (const role of roles) users.set(role, await portal.user({ shop, role }));
  for (const role of platformRoles) users.set(role, await portal.user({ platformRole: role }));
  users.set('stranger', await portal.user({ shop: other, role: 'owner' }));
  const { body } = await portal.client.send<OpenApiDocument>('GET', '/docs-json', {});
  routes = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'head')
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, who: (operation as Marked)['x-for'] })),
  );
});

/** The route's path with ids that name nothing, but for the merchant's. */
const pathOf = ({ path }: Route, merchantId: string): string =>
  path
    .replace('/v1/portal', '')
    .replace('{m}', merchantId)
    .replace(/\{\w+\}/g, encodeId('api_key', randomUUID()));

const ofMerchant = (): Route[] => routes.filter(({ who }) => ['key_reader', ...roles].includes(who));
const may = (role: Role, { who }: Route): boolean =>
  who === 'key_reader' ? mayReadKeys(role) : roleIncludes(role, who as Role);
const ofPlatform = (): Route[] => routes.filter(({ who }) => (platformRoles as readonly string[]).includes(who));
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** What a staff member may change. Another route for `staff` is a decision about rights: it is added here too. */
const writesOfStaff = [
  'PATCH /customers/{id}',
  'POST /customers',
  'POST /customers/{customerId}/cards/{cardId}/points',
  'POST /customers/{customerId}/cards/{cardId}/points/adjust',
  'POST /customers/{customerId}/cards/{cardId}/points/correct',
  'POST /customers/{customerId}/cards/{cardId}/points/spend',
  'POST /customers/{customerId}/cards/{cardId}/stamps',
  'POST /customers/{customerId}/cards/{cardId}/stamps/correct',
  'POST /customers/{customerId}/rewards',
  'POST /customers/{customerId}/rewards/{rewardId}/redeem',
  'POST /vouchers',
  'POST /vouchers/{id}/adjust',
  'POST /vouchers/{id}/cancel',
  'POST /vouchers/{id}/redeem',
  'POST /vouchers/{id}/send',
];

describe('every route', () => {
  it('says who it is for', () => {
    expect(routes.length).toBeGreaterThan(12);
    const known = ['anyone', 'signed_in', 'key_reader', ...roles, ...platformRoles];
    expect(routes.filter(({ who }) => !known.includes(who))).toEqual([]);
    expect(routes.filter(({ path, who }) => path.includes('{m}') && ['anyone', 'signed_in'].includes(who))).toEqual([]);
  });

  it('answers 401 without a session, and with a forged or a changed one', async () => {
    const [name = '', value = ''] = /(loyalty\.session_token)=([^;]+)/.exec(userOf('owner').cookie)?.slice(1) ?? [];
    const changed = value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const cookie of ['', `${name}=${changed}`, `${name}=${randomUUID()}.${'A'.repeat(43)}%3D`]) {
      for (const route of routes.filter(({ who }) => who !== 'anyone')) {
        const answer = await started.portal.anonymous().call(route.method, pathOf(route, shop.id), undefined, {
          headers: cookie === '' ? {} : { cookie },
        });
        expect([nameOf(route), answer.status, answer.body.error]).toEqual([nameOf(route), 401, 'session_required']);
      }
    }
  });

  it('parses no body that its guards refuse: 401, 403 and 404 come before 400', async () => {
    const writes = routes.filter(({ method, who }) => method !== 'GET' && who !== 'anyone');
    for (const route of writes) {
      const ask = async (user: PortalUser, headers: Record<string, string> = {}): Promise<unknown> =>
        (await user.call(route.method, pathOf(route, shop.id), '{', { headers })).body.error;
      const foreign = await ask(userOf('owner'), { origin: 'https://evil.example' });
      expect([nameOf(route), await ask(started.portal.anonymous()), foreign]).toEqual([
        nameOf(route),
        'session_required',
        'origin_foreign',
      ]);
      if (route.who === 'signed_in') continue;
      const ofPlatformOnly = (platformRoles as readonly string[]).includes(route.who);
      const refused = await ask(userOf(ofPlatformOnly ? 'owner' : 'stranger'));
      expect([nameOf(route), refused]).toEqual([nameOf(route), ofPlatformOnly ? 'role_missing' : 'merchant_not_found']);
    }
  });

  it('of a merchant that requires a second factor is a 403 for a member without one, before the role', async () => {
    const strict = await Shop.open(started.service);
    const viewer = await started.portal.user({ shop: strict, role: 'viewer' });
    await strict.database.rows('update merchants set requires_second_factor = true where merchant_id = $1', [
      strict.merchantId,
    ]);
    for (const route of ofMerchant()) {
      const answer = await viewer.call(route.method, pathOf(route, strict.id));
      expect([nameOf(route), answer.status, answer.body.error]).toEqual([nameOf(route), 403, 'second_factor_required']);
    }
  });

  it('does not wait for the body of somebody without a session', async () => {
    const line = `POST /v1/portal/merchants/${shop.id}/keys HTTP/1.1`;
    const headers = ['Host: x', 'Content-Type: application/json', 'Content-Length: 100'];
    const answer = await rawRequest(started.portal.process.port, line, headers);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 401, error: 'session_required' });
  });

  it('that changes something is refused from a foreign origin, whoever asks', async () => {
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      for (const route of routes.filter(({ method }) => method !== 'GET')) {
        const answer = await userOf('owner').call(route.method, pathOf(route, shop.id), undefined, {
          headers: { ...headers },
        });
        expect([nameOf(route), answer.status, answer.body.error]).toEqual([nameOf(route), 403, 'origin_foreign']);
      }
    }
  });

  it("of a merchant is the same 404 for other users, for the platform's staff, and for an unknown merchant", async () => {
    const nobody = encodeId('merchant', randomUUID());
    for (const route of ofMerchant()) {
      const unknown = await userOf('owner').call(route.method, pathOf(route, nobody));
      for (const who of ['stranger', ...platformRoles]) {
        const answer = await userOf(who).call(route.method, pathOf(route, shop.id));
        expect([nameOf(route), who, answer.status, answer.text]).toEqual([nameOf(route), who, 404, unknown.text]);
      }
      const garbled = await userOf('owner').call(route.method, pathOf(route, 'mer_nothing'));
      expect([nameOf(route), garbled.text]).toEqual([nameOf(route), unknown.text]);
    }
  });

  it('of a merchant is 403 to a role that is not enough, and never to one that is', async () => {
    for (const route of ofMerchant()) {
      for (const role of roles) {
        const answer = await userOf(role).call(route.method, pathOf(route, shop.id));
        const refused = answer.body.error === 'role_missing' && answer.status === 403;
        expect([nameOf(route), role, refused]).toEqual([nameOf(route), role, !may(role, route)]);
      }
    }
  });

  it('of a merchant that changes something is for these roles, and each that only reads for everybody but these', () => {
    const least = (read: boolean): Record<string, string[]> => {
      const chosen = ofMerchant().filter(
        ({ method, path }) => (method === 'GET' || /explain|preview/.test(path)) === read,
      );
      return Object.fromEntries(
        ['owner', 'admin', 'staff', 'key_reader', 'viewer'].map((who) => [
          who,
          chosen
            .filter((route) => route.who === who)
            .map((route) => nameOf(route).replace('/v1/portal/merchants/{m}', '')),
        ]),
      );
    };
    const writes = least(false);
    expect(writes['staff']?.toSorted()).toEqual(writesOfStaff);
    expect([writes['viewer'], writes['key_reader']]).toEqual([[], []]);
    expect(writes['owner']?.every((each) => /\/(staff|invitations|second-factor)/.test(each))).toBe(true);
    expect(writes['admin']?.filter((each) => /\/(customers|vouchers|rewards|orders)/.test(each))).toEqual([
      'POST /customers/import',
      'POST /orders/{id}/returns',
      'POST /customers/{customerId}/cards/{cardId}/entries/{number}/reverse',
      'POST /customers/{customerId}/rewards/{rewardId}/reverse',
      'POST /vouchers/{id}/redemptions/{number}/reverse',
      'POST /vouchers/{id}/holds/{holdId}/release',
    ]);
    const reads = least(true);
    expect(reads['key_reader']).toEqual(['GET /keys', 'GET /keys/{id}']);
    expect(reads['staff']).toEqual([]);
    const ofAdmins = /webhook|audit|^GET \/(settings|failed-authentications)/;
    expect(reads['admin']?.filter((each) => !ofAdmins.test(each))).toEqual([
      'POST /cards/{id}/points-expiry/preview',
      'POST /orders/{id}/returns/preview',
      'GET /reports/liability',
    ]);
    expect(reads['owner']?.filter((each) => !/staff|invitations|second-factor/.test(each))).toEqual([]);
  });

  it('of the platform is 403 to merchant staff, and to support where an admin is needed', async () => {
    for (const route of ofPlatform()) {
      for (const role of roles) {
        const answer = await userOf(role).call(route.method, pathOf(route, shop.id));
        expect([nameOf(route), role, answer.status]).toEqual([nameOf(route), role, 403]);
      }
      for (const role of platformRoles) {
        const answer = await userOf(role).call(route.method, pathOf(route, shop.id));
        const refused = answer.status === 403;
        const enough = platformRoleIncludes(role, route.who as PlatformRole);
        expect([nameOf(route), role, refused]).toEqual([nameOf(route), role, !enough]);
      }
    }
  });
});
