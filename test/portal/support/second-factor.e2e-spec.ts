import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = useOwnPortal({ PLATFORM_SECOND_FACTOR: '1' });

const turnOn = ({ staffId }: PortalUser) =>
  started.service.database.rows('update sign_in.staff set two_factor_enabled = true where id = $1', [staffId]);
const requires = async (user: PortalUser) =>
  (await user.get<{ data: { platformRequiresSecondFactor: boolean } }>('/session')).body.data
    .platformRequiresSecondFactor;

it('support without a second factor has its own account alone, until there is one', async () => {
  const shop = await Shop.open(started.service);
  const support = await started.portal.user({ platformRole: 'support' });
  const admin = await started.portal.user({ platformRole: 'platform_admin' });
  const paths = ['/support/merchants', `/support/merchants/${shop.id}`, '/support/search?q=a', '/support/health?ids=x'];
  for (const user of [support, admin]) {
    for (const path of paths) {
      const { status, body } = await user.get(path);
      expect([path, status, body.error]).toEqual([path, 403, 'second_factor_required']);
    }
    expect((await user.get('/account/sessions')).status).toBe(200);
    expect(await requires(user)).toBe(true);
  }
  const created = await admin.post('/support/merchants', {});
  expect([created.status, created.body.error]).toEqual([403, 'second_factor_required']);
  await turnOn(support);
  expect((await support.get(`/support/merchants/${shop.id}`)).status).toBe(200);
  expect((await support.post('/support/merchants', {})).body.error).toBe('role_missing');
});

it('concerns nobody without a role in the platform', async () => {
  const shop = await Shop.open(started.service);
  const owner = await started.portal.user({ shop, role: 'owner' });
  expect((await owner.get(`/merchants/${shop.id}/keys`)).status).toBe(200);
  expect((await owner.get('/support/merchants')).body.error).toBe('role_missing');
  expect(await requires(owner)).toBe(false);
});
