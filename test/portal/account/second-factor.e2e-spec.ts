import { createOTP } from '@better-auth/utils/otp';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = useOwnPortal();

interface Prepared {
  readonly data: { readonly uri: string; readonly secret: string; readonly recoveryCodes: readonly string[] };
}

/** What an authenticator app shows now, or so many steps of 30 seconds later: each code works once. The secret in the URI is Base32 of the text that the library keeps. */
async function codeOf(uri: string, stepsAhead = 0): Promise<string> {
  const base32 = new URL(uri).searchParams.get('secret') ?? '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g)?.map((each) => Number.parseInt(each, 2)) ?? [];
  return createOTP(Buffer.from(bytes).toString('latin1')).hotp(Math.floor(Date.now() / 30_000) + stepsAhead);
}

async function withTotp(): Promise<{ user: PortalUser; prepared: Prepared['data'] }> {
  const shop = await Shop.open(started.service);
  const user = await started.portal.user({ shop, role: 'owner' });
  const begun = await user.post<Prepared>('/account/totp', { password: user.password });
  expect(begun.status).toBe(200);
  const prepared = begun.body.data;
  expect((await user.post('/account/totp/confirm', { code: await codeOf(prepared.uri) })).status).toBe(200);
  return { user, prepared };
}

describe('the second factor', () => {
  it('is asked for once it is on, and a wrong code is refused', async () => {
    const { user, prepared } = await withTotp();
    const elsewhere = user.elsewhere();
    const { email, password } = user;
    const without = await elsewhere.post('/session', { email, password });
    expect([without.status, without.body.error]).toEqual([401, 'totp_required']);
    expect((await elsewhere.get('/session')).status).toBe(401);
    const wrong = await elsewhere.post('/session', { email, password, totp: '000000' });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'totp_invalid']);
    await elsewhere.signIn(await codeOf(prepared.uri, 1));
    expect((await elsewhere.get('/session')).status).toBe(200);
  });

  it('ends the sessions that were opened without it, but for the one that turns it on', async () => {
    const shop = await Shop.open(started.service);
    const user = await started.portal.user({ shop, role: 'owner' });
    const other = await started.portal.user({ shop, role: 'owner' });
    const elsewhere = await user.elsewhere().signIn();
    const begun = await user.post<Prepared>('/account/totp', { password: user.password });
    expect((await elsewhere.get('/session')).status).toBe(200);
    expect((await user.post('/account/totp/confirm', { code: await codeOf(begun.body.data.uri) })).status).toBe(200);
    expect((await elsewhere.get('/session')).status).toBe(401);
    expect((await user.get('/session')).status).toBe(200);
    expect((await other.get('/session')).status).toBe(200);
    const sessions = await user.get<{ data: object[] }>('/account/sessions');
    expect(sessions.body.data).toHaveLength(1);
  });

  it('ends them when it is confirmed again, where the first confirmation could not', async () => {
    const { database } = started.service;
    const user = await started.portal.user({ shop: await Shop.open(started.service) });
    const elsewhere = await user.elsewhere().signIn();
    const { uri } = (await user.post<Prepared>('/account/totp', { password: user.password })).body.data;
    await database.rows(`create function refuse_entry() returns trigger language plpgsql as
      $$ begin raise exception 'full' using errcode = '53100'; end $$`);
    await database.rows(`create trigger refused before insert on audit_entries for each row
      when (new.action = 'account.totp_enabled' and new.subject_id = '${user.staffId}') execute function refuse_entry()`);
    try {
      expect((await user.post('/account/totp/confirm', { code: await codeOf(uri) })).status).toBe(503);
    } finally {
      await database.rows('drop function refuse_entry cascade');
    }
    expect((await user.post('/account/totp/confirm', { code: await codeOf(uri, 1) })).status).toBe(200);
    expect((await elsewhere.get('/session')).status).toBe(401);
    expect((await user.get('/session')).status).toBe(200);
  });

  it('is asked of a sign-in that was under way when it was turned on', async () => {
    const { database } = started.service;
    const user = await started.portal.user({ shop: await Shop.open(started.service) });
    const { uri } = (await user.post<Prepared>('/account/totp', { password: user.password })).body.data;
    await database.rows(`create function wait_for_lock() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(471100); return new; end $$`);
    await database.rows(`create trigger slow before insert on sign_in.sessions for each row
      when (new.user_agent = 'a slow browser') execute function wait_for_lock()`);
    const release = await database.hold('select pg_advisory_xact_lock(471100)', []);
    const elsewhere = user.elsewhere();
    try {
      const { email, password } = user;
      const headers = { 'user-agent': 'a slow browser' };
      const signIn = elsewhere.post('/session', { email, password }, { headers });
      await until('The sign-in waits', async () => (await database.waiting()) > 0);
      expect((await user.post('/account/totp/confirm', { code: await codeOf(uri) })).status).toBe(200);
      await release();
      expect((await signIn).status).toBe(401);
    } finally {
      await release();
      await database.rows('drop function wait_for_lock cascade');
    }
    expect((await elsewhere.get('/session')).status).toBe(401);
  });

  it('is not asked for while it is not confirmed', async () => {
    const user = await started.portal.user();
    await user.post('/account/totp', { password: user.password });
    expect((await user.post('/account/totp/confirm', { code: '000000' })).status).toBe(400);
    await user.elsewhere().signIn();
  });

  it('can be passed with a recovery code, once each', async () => {
    const { user, prepared } = await withTotp();
    const [first = ''] = prepared.recoveryCodes;
    await user.elsewhere().signIn(first);
    const { email, password } = user;
    const again = await user.elsewhere().post('/session', { email, password, totp: first });
    expect([again.status, again.body.error]).toEqual([401, 'totp_invalid']);
    const [, , third = ''] = prepared.recoveryCodes;
    const renewed = await user.post<Prepared>('/account/recovery-codes', { password, totp: third });
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    const [, second = ''] = prepared.recoveryCodes;
    expect((await user.elsewhere().post('/session', { email, password, totp: second })).status).toBe(401);
    await user.elsewhere().signIn(renewed.body.data.recoveryCodes[0]);
  });

  it('keeps its recovery codes where the entry of their renewal cannot be written', async () => {
    const { user, prepared } = await withTotp();
    const [used = '', left = ''] = prepared.recoveryCodes;
    const { database } = started.service;
    await database.rows(`create function refuse_entry() returns trigger language plpgsql as
      $$ begin raise exception 'a failure that the test makes' using errcode = '53300'; end $$`);
    await database.rows(`create trigger refuse_renewals before insert on audit_entries for each row
      when (new.action = 'account.recovery_codes_renewed') execute function refuse_entry()`);
    try {
      const renewed = await user.post('/account/recovery-codes', { password: user.password, totp: used });
      expect(renewed.status).toBe(503);
    } finally {
      await database.rows('drop trigger refuse_renewals on audit_entries');
    }
    await user.elsewhere().signIn(left);
  });

  it('stays on where the entry of its end cannot be written; so does a session', async () => {
    const { user, prepared } = await withTotp();
    const { email, password } = user;
    const { database } = started.service;
    await database.rows(`create function refuse_end() returns trigger language plpgsql as
      $$ begin raise exception 'a failure that the test makes' using errcode = '53300'; end $$`);
    for (const table of ['audit_entries', 'sign_in.sign_in_entries']) {
      await database.rows(`create trigger refuse_ends before insert on ${table} for each row
        when (new.action in ('account.totp_disabled', 'session.closed')) execute function refuse_end()`);
    }
    const [used = ''] = prepared.recoveryCodes;
    try {
      expect((await user.post('/account/totp/disable', { password, totp: used })).status).toBe(503);
      expect((await user.delete('/session')).status).toBe(503);
    } finally {
      await database.rows('drop function refuse_end cascade');
    }
    expect((await user.get('/session')).status).toBe(200);
    expect((await user.elsewhere().post('/session', { email, password })).body.error).toBe('totp_required');
    expect((await user.delete('/session')).status).toBe(200);
    expect((await user.get('/session')).status).toBe(401);
  });

  it.each(['/account/totp/disable', '/account/recovery-codes'])('is asked for with the password: %s', async (path) => {
    const { user, prepared } = await withTotp();
    const { password } = user;
    const next = await codeOf(prepared.uri, 1);
    const ask = async (given: object) => (await user.post(path, given)).body.error;
    expect(await ask({ password })).toBe('missing_field');
    expect(await ask({ password: 'not the password', totp: next })).toBe('password_wrong');
    expect(await ask({ password, totp: '000000' })).toBe('totp_invalid');
    expect(await ask({ password, totp: 'abcde-fghij' })).toBe('totp_invalid');
    // The one that confirmed the factor is used.
    expect(await ask({ password, totp: await codeOf(prepared.uri, -1) })).toBe('totp_invalid');
    expect((await user.post('/account/totp', { password })).body.error).toBe('totp_enabled');
    expect((await user.elsewhere().post('/session', { email: user.email, password })).body.error).toBe('totp_required');
    // The code beside the wrong password was not looked at, and is not used up.
    expect((await user.post(path, { password, totp: next })).status).toBe(200);
    if (path.endsWith('disable')) await user.elsewhere().signIn();
  });

  it.each(['/account/totp/disable', '/account/recovery-codes'])(
    'takes no code after ten wrong ones: %s',
    async (path) => {
      const { user, prepared } = await withTotp();
      const { email, password } = user;
      const { database } = started.service;
      // Beside the lock there is the limit of attempts, which would refuse the eleventh too.
      const ask = async (totp: string) => {
        await database.rows('delete from sign_in.attempts');
        return user.post(path, { password, totp });
      };
      const elsewhere = await user.elsewhere().post('/session', { email, password, totp: '000000' });
      expect(elsewhere.body.error).toBe('totp_invalid');
      const atOnce = await Promise.all(Array.from({ length: 8 }, () => user.post(path, { password, totp: '000000' })));
      expect(atOnce.map(({ body }) => body.error)).toEqual(Array.from({ length: 8 }, () => 'totp_invalid'));
      const [right = '', unused = ''] = prepared.recoveryCodes;
      expect((await ask('000000')).body.error).toBe('totp_invalid');
      const locked = await ask(right);
      expect([locked.status, locked.body.error, locked.headers['retry-after']]).toEqual([429, 'rate_limited', '900']);
      expect((await user.elsewhere().post('/session', { email, password, totp: right })).status).toBe(429);
      const over = `update sign_in.two_factors set locked_until = now() - interval '1 second' where user_id = $1`;
      await database.rows(over, [user.staffId]);
      expect((await ask('000000')).body.error).toBe('totp_invalid');
      expect((await ask(right)).status).toBe(200);
      if (path.endsWith('codes')) expect((await ask(unused)).body.error).toBe('totp_invalid');
    },
  );

  it('that is off, or was never confirmed, takes no code and is never locked', async () => {
    const { user, prepared } = await withTotp();
    const { password } = user;
    const [totp = '', left = ''] = prepared.recoveryCodes;
    expect((await user.post('/account/totp/disable', { password, totp })).status).toBe(200);
    expect((await user.post('/account/totp/disable', { password, totp: left })).body.error).toBe('totp_invalid');
    const begun = await user.post<Prepared>('/account/totp', { password });
    const code = await codeOf(begun.body.data.uri);
    for (const path of ['/account/recovery-codes', '/account/totp/disable'])
      expect((await user.post(path, { password, totp: code })).body.error).toBe('totp_invalid');
    const renewed = `select count(*) from audit_entries where action = 'account.recovery_codes_renewed' and actor_id = $1`;
    expect(await started.service.database.count(renewed, [user.staffId])).toBe(0);
    expect((await user.post('/account/totp/confirm', { code })).status).toBe(200);
    const counted =
      'select failed_verification_count as wrong, locked_until from sign_in.two_factors where user_id = $1';
    expect(await started.service.database.rows(counted, [user.staffId])).toEqual([{ wrong: 0, locked_until: null }]);
  });

  it('can be turned off with a recovery code', async () => {
    const { user, prepared } = await withTotp();
    const [totp = ''] = prepared.recoveryCodes;
    expect((await user.post('/account/totp/disable', { password: user.password, totp })).status).toBe(200);
    await user.elsewhere().signIn();
  });

  it('takes each code of the app once, and none that is older', async () => {
    const { user, prepared } = await withTotp();
    const { email, password } = user;
    const signIn = async (totp: string) => (await user.elsewhere().post('/session', { email, password, totp })).status;
    expect(await signIn(await codeOf(prepared.uri))).toBe(401);
    const next = await codeOf(prepared.uri, 1);
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => signIn(next)));
    expect(atOnce.toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
    expect([await signIn(next), await signIn(await codeOf(prepared.uri))]).toEqual([401, 401]);
  });

  it('that another SESSION_SECRET has encrypted is a 409 that says what to do, by either code', async () => {
    const { user, prepared } = await withTotp();
    const { email, password } = user;
    const damage = 'update sign_in.two_factors set secret = reverse(secret) where user_id = $1';
    await started.service.database.rows(damage, [user.staffId]);
    for (const totp of [await codeOf(prepared.uri, 1), prepared.recoveryCodes[0]]) {
      const refused = await user.elsewhere().post('/session', { email, password, totp });
      expect([refused.status, refused.body.error]).toEqual([409, 'second_factor_unreadable']);
    }
  });

  it('leaves neither secret nor recovery code readable in the database', async () => {
    const { prepared } = await withTotp();
    const rows = await started.service.database.rows('select * from sign_in.two_factors');
    const text = JSON.stringify(rows);
    for (const secret of [prepared.secret, ...prepared.recoveryCodes]) expect(text).not.toContain(secret);
  });
});
