import { randomUUID } from 'node:crypto';
import { signLink } from '#accounts/email-link.js';
import { sessionSecret } from '../../support/harness/api-process.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { portalUrl, wholeDatabase } from '../../support/harness/portal-mail.js';
import { usePortalMail } from '../../support/fixtures/invitations.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

// Each test comes from an address of its own: requests are limited by it.
const running = useOwnPortal({ TRUSTED_PROXIES: '127.0.0.1' });
const mail = usePortalMail(() => running.service.database);

let shop: Shop;
let user: PortalUser;
let address: string;
let tests = 0;
beforeEach(async () => {
  shop = await Shop.open(running.service);
  user = await running.portal.user({ shop, role: 'admin', email: newEmail() });
  tests += 1;
  address = `198.51.100.${tests}`;
});

const password = 'correct horse battery';
const from = () => ({ headers: { 'x-forwarded-for': address } });
const request = (email: unknown) => running.portal.anonymous().post('/password-resets', { email } as object, from());
const accept = (token: unknown, given: unknown = password) =>
  running.portal.anonymous().post('/password-resets/accept', { token, password: given } as object, from());
const lookUp = (token: unknown) =>
  running.portal
    .anonymous()
    .post<{ data: { email: string; expiresAt: string } }>('/password-resets/look-up', { token } as object, from());
const signIn = (given: string) =>
  running.portal.anonymous().post('/session', { email: user.email, password: given }, from());
const asked = async (turn = 1): Promise<string> => {
  expect((await request(user.email)).body).toEqual({ success: true, data: null });
  return (await mail.now.linkTo(user.email, turn)).token;
};

it('a link sets a new password once, ends every session, and is in the log of each merchant', async () => {
  const other = await Shop.open(running.service);
  await running.portal.join(user.staffId, other, 'viewer');
  const phone = await user.elsewhere().signIn();
  const token = await asked();
  expect((await accept(token)).body).toEqual({ success: true, data: null });
  for (const browser of [user, phone]) expect((await browser.get('/session')).status).toBe(401);
  expect([(await signIn(user.password)).status, (await signIn(password)).status]).toEqual([401, 200]);
  for (const again of [await lookUp(token), await accept(token, 'another horse battery')]) {
    expect([again.status, again.body.error]).toEqual([409, 'password_reset_used']);
  }
  expect((await signIn(password)).status).toBe(200);
  for (const { merchantId } of [shop, other]) {
    const entries = await shop.database.rows(
      `select actor_kind as kind, actor_id as by, subject_id as subject, address from audit_entries
       where merchant_id = $1 and action = 'account.password_reset'`,
      [merchantId],
    );
    expect(entries).toEqual([{ kind: 'staff', by: user.staffId, subject: user.staffId, address }]);
  }
});

it('of several tries with one link at one moment one sets its password', async () => {
  const token = await asked();
  const tries = ['one horse battery', 'two horse battery', 'three horse battery', 'four horse battery'];
  const release = await shop.database.hold('select 1 from sign_in.password_resets where staff_id = $1 for update', [
    user.staffId,
  ]);
  const pending = Promise.all(tries.map((given) => accept(token, given)));
  // Two connections at most wait for one row; the others wait in the process.
  await until('Two wait for it', async () => (await shop.database.waiting()) === 2);
  await release();
  const answers = await pending;
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const winner = answers.findIndex(({ status }) => status === 200);
  for (const [turn, given] of tries.entries()) expect((await signIn(given)).status).toBe(turn === winner ? 200 : 401);
});

it('an account whose creation stopped before it had a password gets one', async () => {
  await shop.database.rows('delete from sign_in.accounts where user_id = $1', [user.staffId]);
  expect((await signIn(user.password)).status).toBe(401);
  expect((await accept(await asked())).status).toBe(200);
  expect((await signIn(password)).status).toBe(200);
});

it('a newer link leaves an older one as it is, until one of them is used', async () => {
  const [first, second] = [await asked(1), await asked(2)];
  expect(first).not.toBe(second);
  expect((await accept(first)).status).toBe(200);
  expect((await accept(second)).body.error).toBe('password_reset_used');
});

it('a link works for an hour', async () => {
  const token = await asked();
  const { data } = (await lookUp(token)).body;
  const left = Date.parse(data.expiresAt) - Date.now();
  expect([data.email, left > 55 * 60_000, left <= 60 * 60_000]).toEqual([user.email, true, true]);
  const age = (interval: string) =>
    shop.database.rows(
      'update sign_in.password_resets set expires_at = expires_at - $2::interval where staff_id = $1',
      [user.staffId, interval],
    );
  await age('60 minutes');
  for (const late of [await lookUp(token), await accept(token)]) {
    expect([late.status, late.body.error]).toEqual([409, 'password_reset_expired']);
  }
  await age('-5 seconds');
  expect((await accept(token)).status).toBe(200);
});

it.each([
  ['changed', (token: string) => `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`],
  ['of nothing', () => signLink(sessionSecret, 'password_reset', [randomUUID()])],
  ['of an invitation', () => signLink(sessionSecret, 'invitation', [randomUUID(), randomUUID()])],
  ['empty', () => ''],
])('a token that is %s is a 404 and sets nothing', async (_, change) => {
  const token = change(await asked());
  for (const answer of [await lookUp(token), await accept(token)]) {
    expect([answer.status, answer.body.error]).toEqual([404, 'password_reset_not_found']);
  }
  expect((await signIn(user.password)).status).toBe(200);
  expect((await user.get('/session')).status).toBe(200);
});

it.each([['short'], ['\u{1F511}'.repeat(9)], ['x'.repeat(129)], [null], [undefined], [12_345_678_901]])(
  'a password of %j is a 400, and the link still works',
  async (given) => {
    const token = await asked();
    const answer = await running.portal
      .anonymous()
      .post('/password-resets/accept', { token, password: given } as object, from());
    expect(answer.status).toBe(400);
    expect((await accept(token)).status).toBe(200);
  },
);

it('60 passwords may be tried with a link in 5 minutes, also after failures to sign in', async () => {
  const token = await asked();
  for (let failures = 0; failures < 11; failures += 1) await signIn('not my password');
  expect((await signIn(user.password)).status).toBe(429);
  for (let tries = 0; tries < 49; tries += 1) {
    expect((await accept(token, 'password123')).body.error).toBe('password_too_common');
  }
  const refused = await accept(token);
  expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('does not reveal whether an e-mail has an account: answer, headers and time are the same', async () => {
  const timed = async (email: string): Promise<{ ms: number; text: string; names: string[] }> => {
    const began = performance.now();
    const answer = await request(email);
    const names = Object.keys(answer.headers).toSorted();
    return { ms: performance.now() - began, text: `${answer.status} ${answer.text}`, names };
  };
  const people = await Promise.all(Array.from({ length: 8 }, () => running.portal.account({ email: newEmail() })));
  const times = { known: [] as number[], unknown: [] as number[] };
  const seen = new Set<string>();
  for (const { email } of people) {
    for (const [who, to] of [['known', email] as const, ['unknown', newEmail('nobody')] as const]) {
      const { ms, text, names } = await timed(to);
      times[who].push(ms);
      seen.add(`${text} ${names.join()}`);
      // The worker, which works on the same machine here, must not slow the next one down.
      if (who === 'known') await mail.now.linkTo(to);
    }
  }
  expect([...seen]).toHaveLength(1);
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(40);
  expect(mail.now.mails.taken.filter(({ to }) => to.startsWith('nobody'))).toEqual([]);
});

it('e-mail and address have a limit each, which counts unknown e-mails alike', async () => {
  for (const email of [user.email, newEmail('nobody')]) {
    for (let turn = 0; turn < 5; turn += 1) expect((await request(email)).status).toBe(200);
    const refused = await request(email.toUpperCase());
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  }
  const many = await Promise.all(Array.from({ length: 30 }, () => request(newEmail('nobody'))));
  expect(many.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  address = '203.0.113.250';
  expect((await request(newEmail('nobody'))).status).toBe(200);
});

it.each([[{}], [{ email: 'x' }], [{ email: null }], [{ email: 'a@b.example', more: 1 }]])(
  '%j is a 400',
  async (body) => {
    expect((await running.portal.anonymous().post('/password-resets', body, from())).status).toBe(400);
  },
);

it('the e-mail says what it does, until when, and loads nothing', async () => {
  await asked();
  const { mail: read, url } = await mail.now.linkTo(user.email);
  expect([read.from?.name, read.subject, read.attachments]).toEqual(['Loyalty Rewards', 'Set a new password', []]);
  expect(url.origin + url.pathname).toBe(`${portalUrl}/reset-password`);
  for (const body of [read.text ?? '', read.html ?? '']) {
    expect(body).toContain(url.href);
    expect(body).toMatch(/works once, for one hour: until \d+ \w+ \d{4} at \d\d:\d\d \(UTC\)/);
  }
  expect(read.html).not.toMatch(/<img|<script|<link|src=|url\(/i);
});

it('no link, token or password is in the database, in a job or in a log', async () => {
  const token = await asked();
  expect((await accept(token)).status).toBe(200);
  const jobs = () =>
    shop.database.rows<{ row: string }>(
      "select t::text as row from staged_jobs t where kind = 'send_password_reset' and state = 'done'",
    );
  const done = await until('The job is done', async () => (await jobs()).length > 0 && jobs());
  for (const { row } of done) expect(row).not.toContain('@');
  const held = await wholeDatabase(shop.database);
  const logs = [running.portal.process.process.output, mail.now.worker.process.output].join('\n');
  const signature = Buffer.from(token, 'base64url').subarray(16);
  expect(held).toContain(user.email);
  for (const secret of [token, password, user.password, signature.toString('hex'), signature.toString('base64')]) {
    expect(held.includes(secret)).toBe(false);
    expect(logs.includes(secret)).toBe(false);
  }
});
