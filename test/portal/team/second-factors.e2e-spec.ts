import { endMemberSessions } from '#operations/team/end-member-sessions.js';
import { resetSecondFactor } from '#operations/team/reset-second-factor.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { usePortalMail } from '../../support/fixtures/invitations.js';
import { Shop } from '../../support/fixtures/shop.js';

const running = useOwnPortal();
const mail = usePortalMail(() => running.service.database);
let shop: Shop;
let owner: PortalUser;
let member: PortalUser;
let own: string;
beforeEach(async () => {
  shop = await Shop.open(running.service);
  owner = await running.portal.user({ shop, role: 'owner', name: 'Ada' });
  member = await running.portal.user({ shop, role: 'admin', name: 'Grace' });
  own = `/merchants/${shop.id}`;
});

const turnOn = ({ staffId }: PortalUser) =>
  shop.database.rows(
    `with added as (insert into sign_in.two_factors (id, user_id, secret, backup_codes) values (gen_random_uuid(), $1, 'x', 'x'))
     update sign_in.staff set two_factor_enabled = true where id = $1`,
    [staffId],
  );
const requireFactor = (required: boolean, user = owner) => user.put(`${own}/second-factor`, { required });
const reset = ({ id }: PortalUser, by = owner) => by.delete(`${own}/staff/${id}/second-factor`);
const actions = async (): Promise<string[]> => {
  const rows = await shop.database.rows<{ action: string }>(
    "select action from audit_entries where merchant_id = $1 and action not like 'session.%' order by id",
    [shop.merchantId],
  );
  return rows.map(({ action }) => action);
};

describe('a merchant that requires a second factor', () => {
  it('lets in from the next request on only who has one; own account and other merchants stay open', async () => {
    const other = await Shop.open(running.service);
    await shop.database.rows(
      `insert into memberships (merchant_id, staff_id, role, created_at) values ($1, $2, 'viewer', now())`,
      [other.merchantId, member.staffId],
    );
    await turnOn(owner);
    expect((await requireFactor(true)).body).toMatchObject({ data: { required: true } });
    expect((await owner.get(`${own}/second-factor`)).body).toMatchObject({ data: { required: true } });
    for (const path of ['/keys', '/customers', '/overview', '/staff']) {
      const { status, body } = await member.get(`${own}${path}`);
      expect([status, body.error]).toEqual([403, 'second_factor_required']);
    }
    expect((await member.post(`${own}/customers`, { email: 'a@canary.example' })).status).toBe(403);
    expect((await member.get(`/merchants/${other.id}/customers`)).status).toBe(200);
    const session = await member.get<{
      data: { memberships: { merchantId: string; requiresSecondFactor: boolean }[] };
    }>('/session');
    expect(
      session.body.data.memberships.map((each) => [each.merchantId, each.requiresSecondFactor]).toSorted(),
    ).toEqual(
      [
        [other.id, false],
        [shop.id, true],
      ].toSorted(),
    );
    expect((await member.get('/account/sessions')).status).toBe(200);
    await turnOn(member);
    expect((await member.get(`${own}/keys`)).status).toBe(200);
  });

  it('holds for the owner too, is changed by owners alone, and each change is one audit entry', async () => {
    expect((await requireFactor(true, member)).body.error).toBe('role_missing');
    expect((await requireFactor(true)).status).toBe(200);
    expect((await requireFactor(false)).body.error).toBe('second_factor_required');
    await turnOn(owner);
    expect((await requireFactor(true)).status).toBe(200);
    expect((await requireFactor(false)).status).toBe(200);
    expect(await actions()).toEqual(['merchant.second_factor_required', 'merchant.second_factor_optional']);
  });

  it('is a 404 for strangers, before and after', async () => {
    const stranger = await running.portal.user({ shop: await Shop.open(running.service), role: 'owner' });
    await requireFactor(true);
    expect((await stranger.get(`${own}/keys`)).body.error).toBe('merchant_not_found');
  });
});

describe('a lost second factor', () => {
  it('is reset by an owner: the member is signed out, told by e-mail, and signs in with the password', async () => {
    await turnOn(member);
    const { status, body } = await reset(member);
    expect([status, body]).toMatchObject([200, { data: { ended: 1 } }]);
    expect((await member.get('/session')).status).toBe(401);
    expect(
      await shop.database.count('select count(*) from sign_in.two_factors where user_id = $1', [member.staffId]),
    ).toBe(0);
    const { mail: told } = await mail.now.linkTo(member.email);
    expect([told.subject, told.text]).toEqual(['Your second factor was reset', expect.stringContaining(shop.name)]);
    expect(await actions()).toEqual(['member.second_factor_reset']);
    const again = await reset(member);
    expect([again.status, again.body.error]).toEqual([409, 'second_factor_off']);
    await until('One e-mail, and no other', () => mail.now.mails.to(member.email).length === 1);
  });

  // The operation alone: the process ends after its commit.
  it.each([
    ['a reset', resetSecondFactor],
    ['ending the sessions', endMemberSessions],
  ])('%s signs the member out with its commit, whatever becomes of the process', async (_, operation) => {
    await turnOn(member);
    const actor = { merchantId: shop.merchantId, actorKind: 'staff', staffId: owner.staffId, address: '' } as const;
    await inTransaction(shop.database.db, (tx) => operation(tx, actor, member.staffId));
    expect((await member.get('/session')).status).toBe(401);
    expect((await owner.get('/session')).status).toBe(200);
  });

  it('of an owner themselves, of somebody who works for others too, or by an admin is refused', async () => {
    await turnOn(owner);
    await turnOn(member);
    const admin = await running.portal.user({ shop, role: 'admin' });
    expect((await reset(owner)).body.error).toBe('second_factor_own');
    expect((await reset(member, admin)).body.error).toBe('role_missing');
    const other = await Shop.open(running.service);
    await shop.database.rows(
      `insert into memberships (merchant_id, staff_id, role, created_at) values ($1, $2, 'viewer', now())`,
      [other.merchantId, member.staffId],
    );
    const stranger = await running.portal.user({ shop: other, role: 'owner' });
    expect((await reset(member)).body.error).toBe('second_factor_shared');
    expect((await stranger.delete(`/merchants/${other.id}/staff/${owner.id}/second-factor`)).body.error).toBe(
      'staff_member_not_found',
    );
    expect((await member.get(`${own}/keys`)).status).toBe(200);
    expect(
      await shop.database.count('select count(*) from sign_in.two_factors where user_id = $1', [member.staffId]),
    ).toBe(1);
    expect(await actions()).toEqual([]);
  });
});
