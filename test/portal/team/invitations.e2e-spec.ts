import { decodeId } from '#domain/ids.js';
import { defaultEmailLimits } from '#domain/jobs/email-limits.js';
import { invite } from '#operations/team/invite.js';
import { newId } from '#persistence/database/new-id.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnPortal } from '../../support/harness/portal.js';
import { portalUrl } from '../../support/harness/portal-mail.js';
import {
  InvitationFixture,
  newPassword as password,
  type ShownInvitation,
  type ShownSession,
  usePortalMail,
} from '../../support/fixtures/invitations.js';
import { Shop } from '../../support/fixtures/shop.js';

const running = useOwnPortal();
const mail = usePortalMail(() => running.service.database);
let place: InvitationFixture;
let shop: Shop;
let email: string;
let invitations: string;
beforeEach(async () => {
  place = await InvitationFixture.begin(running.service, running.portal);
  ({ shop, email, path: invitations } = place);
});

const dayMs = 86_400_000;

describe('an invitation', () => {
  it('makes a staff member', async () => {
    const invited = await place.invite('staff');
    expect((await place.list()).map(({ id, role }) => [id, role])).toEqual([[invited.id, 'staff']]);
    const { token } = await mail.now.linkTo(email);
    expect((await place.lookUp(token)).body.data).toMatchObject({ role: 'staff' });
    const accepted = await place.accept(token);
    expect(accepted.body.data.memberships).toMatchObject([{ merchantId: shop.id, role: 'staff' }]);
  });

  it('is listed with what became of its newest e-mail', async () => {
    const invited = await place.invite('admin');
    const stateOf = async () => (await place.list()).map(({ lastEmail }) => lastEmail);
    await until('It is sent', async () => (await stateOf())[0]?.status === 'accepted');
    const note = (status: string, at: string, reason: string | null, response: string | null) =>
      shop.database.rows(
        `insert into emails (merchant_id, id, kind, subject_id, recipient, status, reason, response, created_at)
         values ($1, $2, 'invitation', $3, 'x@canary.example', $4, $5, $6, now())`,
        [shop.merchantId, newId(new Date(at)), decodeId('invitation', invited.id), status, reason, response],
      );
    await note('failed', '2026-01-01T00:00:00Z', 'refused', 'an older one');
    expect((await stateOf())[0]).toMatchObject({ status: 'accepted', reason: null });
    await note('failed', '2036-01-01T00:00:00Z', 'refused', '550 5.1.1 No such user');
    expect(await stateOf()).toEqual([{ status: 'failed', reason: 'refused', response: '550 5.1.1 No such user' }]);
    // The e-mail of another merchant's invitation says nothing of this one.
    const other = await InvitationFixture.begin(running.service, running.portal);
    await other.invite('admin');
    expect(await stateOf()).toHaveLength(1);
    await shop.database.rows(`delete from emails where merchant_id = $1`, [shop.merchantId]);
    expect(await stateOf()).toEqual([null]);
  });

  it('is sent by e-mail, is looked up and accepted, and creates a member who is signed in', async () => {
    const before = Date.now();
    const invited = await place.invite('admin', `  ${email.toUpperCase()} `);
    expect(invited).toMatchObject({
      email,
      role: 'admin',
      status: 'open',
      invitedBy: place.owner.id,
      invitedByName: 'Ada',
    });
    const runs = Date.parse(invited.expiresAt) - before;
    expect(runs).toBeGreaterThanOrEqual(7 * dayMs - 1_000);
    expect(runs).toBeLessThan(7 * dayMs + 60_000);
    expect(await place.list()).toEqual([{ ...invited, lastEmail: expect.objectContaining({ reason: null }) }]);

    const { token, url } = await mail.now.linkTo(email);
    expect(url.origin + url.pathname).toBe(`${portalUrl}/accept-invitation`);
    expect((await place.lookUp(token)).body.data).toEqual({
      merchantId: shop.id,
      email,
      merchantName: shop.name,
      role: 'admin',
      expiresAt: invited.expiresAt,
      hasAccount: false,
    });
    const browser = running.portal.anonymous();
    const accepted = await place.accept(token, {}, browser);
    expect(accepted.status).toBe(201);
    expect(accepted.body.data).toMatchObject({
      staff: { email, name: 'Grace' },
      memberships: [{ merchantId: shop.id, role: 'admin' }],
    });
    expect((await browser.get<{ data: ShownSession }>('/session')).body.data).toEqual(accepted.body.data);
    expect((await browser.get(`/merchants/${shop.id}/keys`)).status).toBe(200);
    expect((await browser.get(invitations)).status).toBe(403);
    expect(await place.list()).toEqual([]);
    expect(await place.actions()).toEqual(['invitation.sent', 'member.joined']);
    const signedIn = await running.portal.anonymous().post('/session', { email, password });
    expect(signedIn.status).toBe(200);
  });

  it('asks for the own password where the e-mail has an account, which keeps its name', async () => {
    const known = await running.portal.user({ email, name: 'Grace Hopper' });
    const { token } = await place.invite().then(() => mail.now.linkTo(email));
    expect((await place.lookUp(token)).body.data).toMatchObject({ hasAccount: true });
    const wrong = await place.accept(token);
    expect([wrong.status, wrong.body.error, wrong.headers['set-cookie']]).toEqual([
      401,
      'credentials_invalid',
      undefined,
    ]);
    const short = await place.accept(token, { password: 'short' });
    expect([short.status, short.body.error]).toEqual([401, 'credentials_invalid']);
    expect((await known.get<{ data: ShownSession }>('/session')).body.data.memberships).toEqual([]);
    const right = await place.accept(token, { name: 'Somebody', password: known.password });
    expect([right.status, right.body.data.staff]).toMatchObject([201, { id: known.id, name: 'Grace Hopper' }]);
    const count = 'select count(*) from sign_in.staff where email = $1';
    expect(await shop.database.count(count, [email])).toBe(1);
  });

  it('asks for the second factor too, where the account has one', async () => {
    const known = await running.portal.user({ email });
    const { token } = await place.invite().then(() => mail.now.linkTo(email));
    const begun = await known.post<{ data: { recoveryCodes: string[] } }>('/account/totp', {
      password: known.password,
    });
    const [totp = ''] = begun.body.data.recoveryCodes;
    await shop.database.rows('update sign_in.two_factors set verified = true where user_id = $1', [known.staffId]);
    await shop.database.rows('update sign_in.staff set two_factor_enabled = true where id = $1', [known.staffId]);
    const without = await place.accept(token, { password: known.password });
    expect([without.status, without.body.error, without.headers['set-cookie']]).toEqual([
      401,
      'totp_required',
      undefined,
    ]);
    const wrong = await place.accept(token, { password: known.password, totp: '000000' });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'totp_invalid']);
    expect((await place.accept(token, { password: known.password, totp })).status).toBe(201);
  });

  it('is accepted once: again it is a 409, and of several tries at one moment one is right', async () => {
    const { password: own } = await running.portal.account({ email });
    const invited = await place.invite();
    const release = await shop.database.hold('select 1 from invitations where merchant_id = $1 for update', [
      shop.merchantId,
    ]);
    const pending = Promise.all(
      Array.from({ length: 4 }, () => place.accept(place.tokenOf(invited), { password: own })),
    );
    // Two connections at most wait for one row; the others wait in the process.
    await until('Two have found it open, and wait', async () => (await shop.database.waiting()) === 2);
    await release();
    const tries = await pending;
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    for (const { status, body, headers } of tries) {
      if (status === 201) continue;
      expect([body.error, headers['set-cookie']]).toEqual(['invitation_accepted', undefined]);
    }
    expect([
      (await place.lookUp(place.tokenOf(invited))).body.error,
      (await place.accept(place.tokenOf(invited))).status,
    ]).toEqual(['invitation_accepted', 409]);
  });

  it('that has expired is a 409, and works again with its link once it is sent again', async () => {
    const invited = await place.invite();
    const { token } = await mail.now.linkTo(email);
    await place.expire(invited);
    expect((await place.lookUp(token)).body.error).toBe('invitation_expired');
    expect((await place.accept(token)).body.error).toBe('invitation_expired');
    expect(await place.list()).toMatchObject([{ id: invited.id, status: 'expired' }]);
    const again = await place.owner.post<{ data: ShownInvitation }>(`${invitations}/${invited.id}/send`);
    expect([again.status, again.body.data.status]).toEqual([200, 'open']);
    expect(Date.parse(again.body.data.expiresAt)).toBeGreaterThan(Date.now() + 6.9 * dayMs);
    expect((await mail.now.linkTo(email, 2)).token).toBe(token);
    expect((await place.accept(token)).status).toBe(201);
    expect(await place.actions()).toEqual(['invitation.sent', 'invitation.sent_again', 'member.joined']);
  });

  it('that was withdrawn no longer works, is not sent, and can be withdrawn once', async () => {
    const invited = await place.invite();
    const { token } = await mail.now.linkTo(email);
    expect((await place.owner.delete(`${invitations}/${invited.id}`)).body).toEqual({ success: true, data: null });
    expect([(await place.lookUp(token)).body.error, (await place.accept(token)).body.error]).toEqual([
      'invitation_withdrawn',
      'invitation_withdrawn',
    ]);
    expect(await place.list()).toEqual([]);
    for (const again of [
      await place.owner.delete(`${invitations}/${invited.id}`),
      await place.owner.post(`${invitations}/${invited.id}/send`),
    ]) {
      expect([again.status, again.body.error]).toEqual([409, 'invitation_withdrawn']);
    }
    expect(await place.actions()).toEqual(['invitation.sent', 'invitation.withdrawn']);
  });

  it('takes the place of the one before for the same e-mail, also when several are sent at one moment', async () => {
    const first = await place.invite('owner');
    const sent = await Promise.all(['viewer', 'admin', 'viewer'].map((role) => place.invite(role)));
    const open = await place.list();
    expect(open).toHaveLength(1);
    expect((await place.accept(place.tokenOf(first))).body.error).toBe('invitation_withdrawn');
    for (const one of sent) {
      const { status } = await place.lookUp(place.tokenOf(one));
      expect(status).toBe(one.id === open[0]?.id ? 200 : 409);
    }
  });

  it('that is sent several times at once to a team without members leaves one open', async () => {
    const { merchantId } = await Shop.open(running.service);
    const operator = { merchantId, actorKind: 'operator', staffId: null, address: null } as const;
    const sendOne = () =>
      inTransaction(shop.database.db, (tx) => invite(tx, operator, { email, role: 'owner' }, defaultEmailLimits));
    await Promise.all(Array.from({ length: 8 }, sendOne));
    const open = 'select count(*) from invitations where merchant_id = $1 and withdrawn_at is null';
    expect(await shop.database.count(open, [merchantId])).toBe(1);
  });

  it('of a member is a 409, and so is an open one of a user who has joined in the meantime', async () => {
    const admin = await running.portal.user({ shop, role: 'admin' });
    for (const to of [admin.email, ` ${admin.email.toUpperCase()}`, place.owner.email]) {
      const answer = await place.owner.post(invitations, { email: to, role: 'owner' });
      expect([answer.status, answer.body.error]).toEqual([409, 'already_member']);
    }
    const known = await running.portal.user({ email });
    const invited = await place.invite();
    await running.portal.join(known.staffId, shop, 'viewer');
    const late = await place.accept(place.tokenOf(invited), { password: known.password });
    expect([late.status, late.body.error, late.headers['set-cookie']]).toEqual([409, 'already_member', undefined]);
  });
});
