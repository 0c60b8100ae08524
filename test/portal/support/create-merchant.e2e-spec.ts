import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { usePortalMail } from '../../support/fixtures/invitations.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const running = useOwnPortal();
const mail = usePortalMail(() => running.service.database);
let shop: Shop;
let owner: PortalUser;
let support: PortalUser;
let platformAdmin: PortalUser;
beforeEach(async () => {
  const { portal } = running;
  shop = await Shop.open(running.service);
  owner = await portal.user({ shop, role: 'owner' });
  support = await portal.user({ platformRole: 'support', name: 'Sam' });
  platformAdmin = await portal.user({ platformRole: 'platform_admin', name: 'Pat' });
});

interface ShownMerchant {
  readonly id: string;
  readonly name: string;
}
interface Entry {
  readonly action: string;
  readonly actor: object;
}

describe('POST support/merchants', () => {
  const body = (fields: object = {}) => ({
    name: `Shop ${unique()}`,
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    ownerEmail: newEmail(),
    ...fields,
  });

  it('201: the merchant is there, its owner is invited by the platform, and both stand in its log', async () => {
    const given = body();
    const made = await platformAdmin.post<{ data: ShownMerchant }>('/support/merchants', given);
    expect(made.status).toBe(201);
    const { ownerEmail, ...shown } = given;
    expect(made.body.data).toMatchObject({ ...shown, activeKeys: 0, lastRequestAt: null });
    const { mail: read, token } = await mail.now.linkTo(ownerEmail);
    expect(read.text).toContain(`You are invited to join ${given.name} on Loyalty Rewards as an owner.`);
    expect(read.text).toContain('Invited by: Pat\n');
    const browser = running.portal.anonymous();
    const accepted = await browser.post('/invitations/accept', {
      token,
      name: 'First',
      password: 'correct horse battery',
    });
    expect(accepted.status).toBe(201);
    const log = await browser.get<{ data: Entry[] }>(`/merchants/${made.body.data.id}/audit-log`);
    expect(log.body.data.map(({ action, actor }) => [action, (actor as { kind: string }).kind])).toEqual([
      ['session.opened', 'staff'] as const,
      ['member.joined', 'staff'] as const,
      ['invitation.sent', 'support'] as const,
      ['merchant.created', 'support'] as const,
    ]);
    expect(log.text).not.toContain('"details":{"email"');
  });

  it.each([
    [{ currency: 'XXQ' }, 'currency_unknown'],
    [{ currency: 'gbp' }, 'currency_unknown'],
    [{ timeZone: 'Mars/Olympus' }, 'time_zone_unknown'],
    [{ name: ' ' }, 'invalid_field'],
    [{ ownerEmail: 'x' }, 'invalid_field'],
    [{ ownerEmail: null }, 'invalid_field'],
    [{ role: 'x' }, 'unknown_field'],
  ])('400 for %j, and no merchant is made', async (wrong, error) => {
    const count = () => shop.database.count('select count(*) from merchants');
    const before = await count();
    const answer = await platformAdmin.post('/support/merchants', body(wrong));
    expect([answer.status, answer.body.error, await count()]).toEqual([400, error, before]);
  });

  it('403 for support, owners and whoever has no role; 401 without a session', async () => {
    for (const user of [support, owner, await running.portal.user()]) {
      const answer = await user.post('/support/merchants', body());
      expect([answer.status, answer.body.error]).toEqual([403, 'role_missing']);
    }
    expect((await running.portal.anonymous().post('/support/merchants', body())).status).toBe(401);
  });
});
