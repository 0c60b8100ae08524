import { randomUUID } from 'node:crypto';
import { readLink, signLink } from '#accounts/email-link.js';
import { sessionSecret } from '../../support/harness/api-process.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnPortal } from '../../support/harness/portal.js';
import { portalUrl, wholeDatabase } from '../../support/harness/portal-mail.js';
import {
  InvitationFixture,
  newPassword as password,
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

const changed = (token: string, at: number): string =>
  `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;

describe('a token', () => {
  it.each([
    ['changed where its ids stand', (token: string) => changed(token, 10)],
    ['changed in its signature', (token: string) => changed(token, 60)],
    ['cut', (token: string) => token.slice(0, -2)],
    ['empty', () => ''],
    ['of nothing', () => signLink(sessionSecret, 'invitation', [randomUUID(), randomUUID()])],
    [
      'of the right ids under another secret',
      (token: string) =>
        signLink('another secret of the tests', 'invitation', readLink(sessionSecret, 'invitation', token) ?? []),
    ],
    ['for a password', () => signLink(sessionSecret, 'password_reset', [randomUUID()])],
    ['too long', () => 'A'.repeat(20_000)],
  ])('that is %s is a 404', async (_, change) => {
    const token = change(place.tokenOf(await place.invite()));
    const answers = [await place.lookUp(token), await place.accept(token)];
    for (const answer of answers) expect([answer.status, answer.body.error]).toEqual([404, 'invitation_not_found']);
    expect(await place.list()).toHaveLength(1);
  });

  it.each([
    [{ token: 5 }, 'invalid_field'],
    [{ token: null }, 'invalid_field'],
    [{ password: 'short' }, 'invalid_field'],
    [{ password: 'x'.repeat(129) }, 'invalid_field'],
    [{ name: '' }, 'invalid_field'],
    [{ name: 'x'.repeat(201) }, 'invalid_field'],
    [{ role: 'owner' }, 'unknown_field'],
    [{ name: undefined }, 'missing_field'],
  ])('with %j is a 400 and accepts nothing', async (body, error) => {
    const answer = await place.accept(place.tokenOf(await place.invite()), body);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
    expect(await place.list()).toHaveLength(1);
  });
});

it.each([
  [{}, 'missing_field'],
  [{ email: 'x' }, 'invalid_field'],
  [{ role: 'king' }, 'invalid_field'],
  [{ role: 'platform_admin' }, 'invalid_field'],
  [{ more: 1 }, 'unknown_field'],
])('POST invitations with %j is a 400', async (change, error) => {
  const body = Object.keys(change).length === 0 ? {} : { email, role: 'viewer', ...change };
  const answer = await place.owner.post(invitations, body);
  expect([answer.status, answer.body.error]).toEqual([400, error]);
  expect(await place.list()).toEqual([]);
});

it('an invitation of another team, an unknown one and nonsense are the same 404 to manage', async () => {
  const foreign = await running.portal.user({ shop: await Shop.open(running.service), role: 'owner' });
  const invited = await place.invite();
  const [own] = (await foreign.get<{ data: ShownSession }>('/session')).body.data.memberships;
  const theirs = invitations.replace(shop.id, own?.merchantId ?? '');
  const texts = new Set<string>();
  for (const id of [invited.id, 'inv_00000000000000000000000000', 'x', invited.id.replace('inv_', 'key_')]) {
    for (const answer of [await foreign.delete(`${theirs}/${id}`), await foreign.post(`${theirs}/${id}/send`)]) {
      expect(answer.status).toBe(404);
      texts.add(answer.text);
    }
  }
  expect([...texts]).toHaveLength(1);
  expect(await place.list()).toMatchObject([{ id: invited.id, status: 'open' }]);
});

it('an invitation of a new e-mail that is accepted by several tries at one moment makes one account and one member', async () => {
  const invited = await place.invite();
  const tries = await Promise.all(Array.from({ length: 4 }, () => place.accept(place.tokenOf(invited))));
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
  // One that comes when the account stands and its password not yet is told that it is wrong.
  const others = tries.filter(({ status }) => status !== 201).map(({ body }) => body.error);
  for (const error of others) expect(['invitation_accepted', 'credentials_invalid']).toContain(error);
  const people = 'select count(*) from sign_in.staff where email = $1';
  const members = 'select count(*) from memberships where merchant_id = $1';
  expect([await shop.database.count(people, [email]), await shop.database.count(members, [shop.merchantId])]).toEqual([
    1, 2,
  ]);
});

it('the e-mail is from the merchant, as text and HTML, shows names as text, not markup, and loads nothing', async () => {
  const invited = await place.invite('viewer');
  const { mail: read, url } = await mail.now.linkTo(email);
  expect([read.from?.name, read.to?.[0]?.address, read.attachments]).toEqual([shop.name, email, []]);
  expect(read.subject).toBe(`Join ${shop.name} on Loyalty Rewards`);
  for (const body of [read.text ?? '', (read.html ?? '').replaceAll('&amp;', '&')]) expect(body).toContain(url.href);
  expect(read.text).toContain(`You are invited to join ${shop.name} on Loyalty Rewards as a viewer.`);
  expect(read.text).toContain('Invited by: Ada\n');
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
  expect(read.text).toContain(day.format(new Date(invited.expiresAt)));
  expect(read.html).not.toMatch(/<b>|<img|<script|<link|src=|url\(/i);
  expect([...(read.html ?? '').matchAll(/https?:[^\s"<]+/g)].map(([found]) => new URL(found).origin)).toEqual(
    Array.from({ length: 3 }, () => portalUrl),
  );
});

it('the name of the inviting user appears once in the e-mail, as plain text, whatever its characters', async () => {
  const name = 'Click http://evil.example/now\u2028Bcc: ada@evil.example';
  await shop.database.rows('update sign_in.staff set name = $2 where id = $1', [place.owner.staffId, name]);
  await place.invite('viewer');
  const { mail: read } = await mail.now.linkTo(email);
  const written = 'Click http evil. example now Bcc ada evil. example';
  expect(read.subject).toBe(`Join ${shop.name} on Loyalty Rewards`);
  expect(read.from?.name).toBe(shop.name);
  expect(read.text?.split('\n').filter((line) => line.includes('evil'))).toEqual([`Invited by: ${written}`]);
  expect((read.html ?? '').split(written)).toHaveLength(2);
  expect((read.html ?? '').match(/evil/g)).toHaveLength(2);
});

it('no link, token or password is in the database, in a job or in a log', async () => {
  await place.invite();
  const { token } = await mail.now.linkTo(email);
  expect((await place.accept(token)).status).toBe(201);
  const jobs = () =>
    shop.database.rows<{ row: string }>(
      "select t::text as row from staged_jobs t where merchant_id = $1 and kind = 'send_invitation' and state = 'done'",
      [shop.merchantId],
    );
  const [job] = await until('The job is done', async () => (await jobs()).length === 1 && jobs());
  expect(job?.row).not.toContain('@');
  const held = await wholeDatabase(shop.database);
  const logs = [running.portal.process.process.output, mail.now.worker.process.output].join('\n');
  const signature = Buffer.from(token, 'base64url').subarray(32);
  expect(held).toContain(email);
  for (const secret of [token, password, signature.toString('hex'), signature.toString('base64')]) {
    expect(held.includes(secret)).toBe(false);
    expect(logs.includes(secret)).toBe(false);
  }
});
