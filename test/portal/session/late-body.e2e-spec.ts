import { withLateBody } from '../../support/harness/late-body.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();

/** An admin sends the headers of a write, loses the access, and sends the body then. */
async function lateWrite(meanwhile: (admin: PortalUser, shop: Shop) => Promise<{ readonly status: number }>) {
  const { service, portal } = started;
  const shop = await Shop.open(service);
  const admin = await portal.user({ shop, role: 'admin' });
  const path = `/v1/portal/merchants/${shop.id}/locations`;
  const headers = { Cookie: admin.cookie, Origin: portal.process.url };
  const answer = await withLateBody(portal.process.port, path, headers, { name: 'Harbour' }, async () =>
    expect((await meanwhile(admin, shop)).status).toBeLessThan(300),
  );
  const locations = await shop.database.count('select count(*) from locations where merchant_id = $1 and name = $2', [
    shop.merchantId,
    'Harbour',
  ]);
  return { ...answer, locations };
}

/** What an owner does to the admin. */
const asOwner =
  (act: (owner: PortalUser, shop: Shop, admin: PortalUser) => Promise<{ readonly status: number }>) =>
  async (admin: PortalUser, shop: Shop) =>
    act(await started.portal.user({ shop, role: 'owner' }), shop, admin);

it('a body that comes late is taken from somebody who still may', async () => {
  const rename = asOwner((owner, shop, admin) =>
    owner.patch(`/merchants/${shop.id}/staff/${admin.id}`, { role: 'owner' }),
  );
  expect(await lateWrite(rename)).toMatchObject({ status: 201, locations: 1 });
});

it.each([
  [
    'role was lowered',
    asOwner((owner, shop, admin) => owner.patch(`/merchants/${shop.id}/staff/${admin.id}`, { role: 'viewer' })),
    403,
    'role_missing',
  ],
  [
    'membership has ended',
    asOwner((owner, shop, admin) => owner.delete(`/merchants/${shop.id}/staff/${admin.id}`)),
    404,
    'merchant_not_found',
  ],
  [
    'sessions were ended by an owner',
    asOwner((owner, shop, admin) => owner.delete(`/merchants/${shop.id}/staff/${admin.id}/sessions`)),
    401,
    'session_required',
  ],
  ['session has ended', (admin: PortalUser) => admin.delete('/session'), 401, 'session_required'],
] as const)('a body is not taken from somebody whose %s before it comes', async (_, meanwhile, status, error) => {
  expect(await lateWrite(meanwhile)).toEqual({ status, error, locations: 0 });
});
