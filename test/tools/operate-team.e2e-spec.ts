import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { keyPepper, repository } from '../support/harness/api-process.js';
import { useOwnPortal } from '../support/harness/portal.js';
import { usePortalMail } from '../support/fixtures/invitations.js';
import { newEmail, unique } from '../support/fixtures/random.js';
import { Shop } from '../support/fixtures/shop.js';

const running = useOwnPortal();
const mail = usePortalMail(() => running.service.database);

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs a command of the operator's, as one would; `input` is its standard input. */
async function operate(args: readonly string[], input = '', environment: Record<string, string> = {}): Promise<Run> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: running.service.database.url, KEY_PEPPER: keyPepper };
  const child = spawn(process.execPath, ['dist/programs/operate.js', ...args], {
    cwd: repository,
    env: { ...env, ...environment },
  });
  const texts = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (texts.out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (texts.error += chunk));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...texts };
}

async function answerOf<Answer>(
  args: readonly string[],
  input?: string,
  more?: Record<string, string>,
): Promise<Answer> {
  const { code, out, error } = await operate([...args, '--json'], input, more);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as Answer;
}

const password = 'correct horse battery';
const staff = (email: string, role: string, command = 'create'): string[] => [
  'staff',
  command,
  '--email',
  email,
  '--platform-role',
  role,
  ...(command === 'create' ? ['--name', 'Sam Porter'] : []),
];
const platformRoleOf = async (email: string): Promise<string | null> => {
  const browser = running.portal.anonymous();
  const answer = await browser.post<{ data: { platformRole: string | null } }>('/session', { email, password });
  return answer.status === 200 ? answer.body.data.platformRole : `${answer.status}`;
};

describe('staff create', () => {
  it.each(['support', 'platform_admin'])('makes an account with the role %s that can sign in', async (role) => {
    const email = newEmail();
    const made = await answerOf(staff(email.toUpperCase(), role), `${password}\n`);
    const change = { previousPlatformRole: null, platformRole: role, changedAt: expect.stringMatching(/^2.*Z$/) };
    expect(made).toEqual({ id: expect.stringMatching(/^stf_/), email, name: 'Sam Porter', ...change });
    expect(await platformRoleOf(email)).toBe(role);
  });

  it('takes the password from OPERATE_PASSWORD too, and does not print it', async () => {
    const email = newEmail();
    const run = await operate(staff(email, 'support'), '', { OPERATE_PASSWORD: password });
    expect([run.code, run.error]).toEqual([0, '']);
    expect(run.out).toMatch(/^id +stf_\S+\n/);
    expect(run.out).not.toContain(password);
    expect(await platformRoleOf(email)).toBe('support');
  });

  it('refuses an e-mail that has an account, whose password stays as it is', async () => {
    const email = newEmail();
    await answerOf(staff(email, 'support'), password);
    const again = await operate([...staff(email, 'platform_admin'), '--json'], 'another horse battery');
    expect([again.code, JSON.parse(again.error)]).toMatchObject([1, { error: 'email_taken' }]);
    expect(await platformRoleOf(email)).toBe('support');
  });

  it.each([
    ['no password', '', /must have 10 to 128 characters/],
    ['a short one', 'short', /must have 10 to 128 characters/],
    ['one that is too long', 'x'.repeat(129), /must have 10 to 128 characters/],
  ])('refuses %s', async (_, input, says) => {
    const email = newEmail();
    const { code, out, error } = await operate(staff(email, 'support'), input);
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(says);
    const count = 'select count(*) from sign_in.staff where email = $1';
    expect(await running.service.database.count(count, [email])).toBe(0);
  });

  it('takes no password as an argument', async () => {
    const { code, error } = await operate([...staff(newEmail(), 'support'), '--password', password]);
    expect([code, error]).toEqual([2, expect.stringContaining('--password')]);
  });
});

it('staff set-role gives a platform role to an account that is there, and takes it', async () => {
  const user = await running.portal.account({ email: newEmail() });
  const role = async () =>
    (await (await user.elsewhere().signIn()).get<{ data: { platformRole: string } }>('/session')).body.data
      .platformRole;
  expect(await answerOf(staff(user.email, 'support', 'set-role'))).toMatchObject({ platformRole: 'support' });
  expect(await role()).toBe('support');
  const before = Date.now();
  const taken = await answerOf<{ changedAt: string }>(staff(user.email, 'none', 'set-role'));
  expect(taken).toMatchObject({ email: user.email, previousPlatformRole: 'support', platformRole: null });
  expect(Math.abs(Date.parse(taken.changedAt) - before)).toBeLessThan(60_000);
  expect(await role()).toBeNull();
  const nobody = await operate([...staff(newEmail(), 'support', 'set-role'), '--json']);
  expect([nobody.code, JSON.parse(nobody.error)]).toMatchObject([1, { error: 'staff_not_found' }]);
});

describe('staff reset-second-factor', () => {
  const reset = (email: string) => ['staff', 'reset-second-factor', '--email', email];
  const shop = () => Shop.open(running.service);

  it('removes the factor of an owner, ends their sessions, and is in the audit log of each of their merchants', async () => {
    const [first, second] = [await shop(), await shop()];
    const owner = await running.portal.user({ shop: first, role: 'owner' });
    const { database } = running.service;
    await database.rows(
      `insert into memberships (merchant_id, staff_id, role, created_at) values ($1, $2, 'viewer', now())`,
      [second.merchantId, owner.staffId],
    );
    const off = await operate([...reset(owner.email), '--json']);
    expect([off.code, JSON.parse(off.error)]).toMatchObject([1, { error: 'second_factor_off' }]);
    expect((await owner.get('/session')).status).toBe(200);
    await database.rows(
      `with added as (insert into sign_in.two_factors (id, user_id, secret, backup_codes) values (gen_random_uuid(), $1, 'x', 'x'))
       update sign_in.staff set two_factor_enabled = true where id = $1`,
      [owner.staffId],
    );
    expect(await answerOf(reset(owner.email.toUpperCase()))).toEqual({
      id: owner.id,
      email: owner.email,
      name: expect.any(String),
      sessionsEnded: 1,
    });
    expect((await owner.get('/session')).status).toBe(401);
    expect(await database.count('select count(*) from sign_in.two_factors where user_id = $1', [owner.staffId])).toBe(
      0,
    );
    const entries = await database.rows(
      `select merchant_id as merchant, actor_kind as actor, details->>'role' as role from audit_entries
       where action = 'member.second_factor_reset' and subject_id = $1`,
      [owner.staffId],
    );
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        { merchant: first.merchantId, actor: 'operator', role: 'owner' },
        { merchant: second.merchantId, actor: 'operator', role: 'viewer' },
      ]),
    );
    expect((await owner.elsewhere().signIn()).staffId).toBe(owner.staffId);
  });

  it('of nobody is a refusal', async () => {
    const { code, error } = await operate([...reset(newEmail()), '--json']);
    expect([code, JSON.parse(error)]).toMatchObject([1, { error: 'staff_not_found' }]);
  });
});

interface ShownInvitation {
  readonly id: string;
  readonly invitation: string;
  readonly invitationExpiresAt: string;
}
const merchant = (...more: readonly string[]): string[] => [
  'merchants',
  'create',
  '--name',
  `Shop ${unique()}`,
  '--currency',
  'EUR',
  '--time-zone',
  'Europe/Rome',
  ...more,
];

describe('merchants', () => {
  it('create --owner-email invites the owner, who accepts', async () => {
    const email = newEmail();
    const made = await answerOf<ShownInvitation>(merchant('--owner-email', email));
    expect(made).toMatchObject({ ownerEmail: email, invitation: expect.stringMatching(/^inv_/) });
    expect(Date.parse(made.invitationExpiresAt)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const { token, mail: read } = await mail.now.linkTo(email);
    expect(read.text).toContain('You are invited to join Shop');
    const browser = running.portal.anonymous();
    await browser.post('/invitations/accept', { token, name: 'First', password });
    const log = await browser.get<{ data: { action: string; actor: { kind: string } }[] }>(
      `/merchants/${made.id}/audit-log`,
    );
    expect(log.body.data.slice(-2).map(({ action, actor }) => [action, actor.kind])).toEqual([
      ['invitation.sent', 'operator'] as const,
      ['merchant.created', 'operator'] as const,
    ]);
  });

  it('invite sends an invitation, and a member is refused', async () => {
    const { id } = await answerOf<ShownInvitation>(merchant());
    const email = newEmail();
    const invite = (to: string) => ['merchants', 'invite', '--merchant', id, '--email', to, '--role', 'viewer'];
    expect(await answerOf(invite(email))).toEqual({
      invitation: expect.stringMatching(/^inv_/),
      email,
      role: 'viewer',
      expiresAt: expect.any(String),
    });
    const { token } = await mail.now.linkTo(email);
    const accepted = await running.portal.anonymous().post('/invitations/accept', { token, name: 'V', password });
    expect(accepted.status).toBe(201);
    const again = await operate([...invite(email), '--json']);
    expect([again.code, JSON.parse(again.error)]).toMatchObject([1, { error: 'already_member' }]);
  });
});

it('the limits of e-mails are those of the settings', async () => {
  const one = { LIMIT_EMAILS_PER_MERCHANT_PER_DAY: '1' };
  const { id } = await answerOf<ShownInvitation>(merchant('--owner-email', newEmail()), '', one);
  const invite = ['merchants', 'invite', '--merchant', id, '--email', newEmail(), '--role', 'viewer', '--json'];
  const second = await operate(invite, '', one);
  expect([second.code, JSON.parse(second.error)]).toMatchObject([1, { error: 'rate_limited' }]);
  const wrong = await operate(invite, '', { LIMIT_EMAILS_PER_MERCHANT_PER_DAY: '0' });
  expect([wrong.code, wrong.error]).toEqual([1, expect.stringContaining('LIMIT_EMAILS_PER_MERCHANT_PER_DAY must be')]);
});

it.each([
  ['longer than 200 characters', 'x'.repeat(201)],
  ['with a line break', 'Corner\nCoffee'],
  ['of white space alone', '  '],
])('merchants create refuses a name %s', async (_, name) => {
  const args = ['merchants', 'create', '--name', name, '--currency', 'EUR', '--time-zone', 'Europe/Rome', '--json'];
  const { code, error } = await operate(args);
  expect([code, JSON.parse(error)]).toMatchObject([1, { error: 'merchant_name_invalid' }]);
});

it.each([
  [
    'an e-mail that is none',
    ['staff', 'create', '--email', 'x', '--name', 'X', '--platform-role', 'support'],
    /e-mail/,
  ],
  ['a role that is none', staff('a@b.example', 'king'), /--platform-role must be one of/],
  ['an owner that is no e-mail', merchant('--owner-email', 'x'), /--owner-email must be an e-mail/],
  [
    'an unknown merchant',
    [
      'merchants',
      'invite',
      '--merchant',
      'mer_00000000000000000000000000',
      '--email',
      'a@b.example',
      '--role',
      'owner',
    ],
    /No such merchant/,
  ],
  [
    'a platform role for a merchant',
    [
      'merchants',
      'invite',
      '--merchant',
      'mer_00000000000000000000000000',
      '--email',
      'a@b.example',
      '--role',
      'support',
    ],
    /--role must be one of owner, admin, staff, viewer/,
  ],
])('%s is told in one message', async (_, args, says) => {
  const { code, out, error } = await operate(args, password);
  expect([code, out]).toEqual([1, '']);
  expect(error).toMatch(says);
  expect(error.trim().split('\n')).toHaveLength(1);
});
