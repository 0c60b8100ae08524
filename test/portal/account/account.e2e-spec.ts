import { signLink } from '#accounts/email-link.js';
import { sessionSecret } from '../../support/harness/api-process.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { sqlNow } from '../../support/servers/test-database.js';
import { Shop } from '../../support/fixtures/shop.js';

// Guesses come from an address of their test: the failures of an address are limited too.
const started = useOwnPortal({ TRUSTED_PROXIES: '127.0.0.1' });
let tests = 0;
const from = () => ({ headers: { 'x-forwarded-for': `198.51.100.${tests}` } });

describe('the own password', () => {
  it('is changed with the one until now, and ends the other sessions', async () => {
    const user = await started.portal.user();
    const other = await user.elsewhere().signIn();
    const newPassword = 'a new and longer password';
    const wrong = await user.post('/account/password', { currentPassword: 'not it at all', newPassword });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'password_wrong']);
    const short = await user.post('/account/password', { currentPassword: user.password, newPassword: 'short' });
    expect(short.status).toBe(400);
    expect((await user.post('/account/password', { currentPassword: user.password, newPassword })).status).toBe(200);
    expect([(await user.get('/session')).status, (await other.get('/session')).status]).toEqual([200, 401]);
    const { email, password } = user;
    expect((await other.post('/session', { email, password })).status).toBe(401);
    expect((await other.post('/session', { email, password: newPassword })).status).toBe(200);
  });

  it('is changed by one of two who give it at the same moment', async () => {
    const { database } = started.service;
    const user = await started.portal.user();
    const others = [await user.elsewhere().signIn(), await user.elsewhere().signIn()];
    // Both have given the right password when the first one changes it.
    const release = await database.hold('select from sign_in.staff where id = $1 for update', [user.staffId]);
    const changes = others.map((other, at) =>
      other.post('/account/password', {
        currentPassword: user.password,
        newPassword: `a new and longer password ${at}`,
      }),
    );
    await until('Both wait', async () => (await database.waiting()) === 2);
    await release();
    const answers = (await Promise.all(changes)).map(({ status, body }) => [status, body.error]);
    expect(answers.toSorted()).toEqual([
      [200, undefined],
      [400, 'password_wrong'],
    ]);
  });
});

describe('a new password', () => {
  it.each([
    ['a common one', () => 'password123', 'password_too_common'],
    ['characters that repeat', () => 'aaaaaaaaaaaa', 'password_too_common'],
    ['the own e-mail', ({ email }: PortalUser) => email, 'password_personal'],
    ['the own name', () => 'Ada Lovelace', 'password_personal'],
  ])('is not %s, wherever it is set', async (_, choose, error) => {
    const { database } = started.service;
    const user = await started.portal.user({ name: 'Ada Lovelace' });
    const { email, password } = user;
    const given = choose(user);
    const changed = await user.post('/account/password', { currentPassword: password, newPassword: given });
    expect([changed.status, changed.body.error]).toEqual([400, error]);
    await started.portal.anonymous().post('/password-resets', { email });
    const find = 'select id from sign_in.password_resets where staff_id = $1';
    const { id } = await database.row<{ id: string }>(find, [user.staffId]);
    const token = signLink(sessionSecret, 'password_reset', [id]);
    const accept = (body: object) => started.portal.anonymous().post('/password-resets/accept', { token, ...body });
    const reset = await accept({ password: given });
    expect([reset.status, reset.body.error]).toEqual([400, error]);
    await user.elsewhere().signIn();
    expect((await accept({ password: 'correct horse battery' })).status).toBe(200);
  });
});

it('a change of the name is in the audit log of each merchant, with the name before', async () => {
  const shop = await Shop.open(started.service);
  const user = await started.portal.user({ shop, role: 'owner', name: 'Ada Byron' });
  for (const name of ['  Ada Lovelace ', 'Ada Lovelace']) {
    const renamed = await user.patch<{ data: { staff: { name: string } } }>('/account', { name });
    expect([renamed.status, renamed.body.data.staff.name]).toEqual([200, 'Ada Lovelace']);
  }
  const log = await user.get<{ data: { action: string; details: object; actor: { name: string } }[] }>(
    `/merchants/${shop.id}/audit-log?action=account.renamed`,
  );
  expect(log.body.data).toMatchObject([
    { actor: { name: 'Ada Lovelace' }, details: { changed: { name: { from: 'Ada Byron', to: 'Ada Lovelace' } } } },
  ]);
});

describe('a change of the password', () => {
  const change = (user: PortalUser, newPassword = 'a new and longer password') =>
    user.post('/account/password', { currentPassword: user.password, newPassword });
  const hashOf = (user: PortalUser) =>
    started.service.database.row('select password from sign_in.accounts where user_id = $1', [user.staffId]);

  it('and the end of the other sessions are one step: neither is there without the other', async () => {
    const user = await started.portal.user();
    const other = await user.elsewhere().signIn();
    const before = await hashOf(user);
    const { database } = started.service;
    const release = await database.hold('select 1 from sign_in.sessions where user_id = $1 for update', [user.staffId]);
    const changed = change(user);
    await until('It waits for the sessions', async () => (await database.waiting()) === 1);
    expect(await hashOf(user)).toEqual(before);
    await release();
    expect((await changed).status).toBe(200);
    expect([(await user.get('/session')).status, (await other.get('/session')).status]).toEqual([200, 401]);
  });

  it('ends links to a new password that are under way', async () => {
    const user = await started.portal.user();
    const { email } = user;
    expect((await started.portal.anonymous().post('/password-resets', { email })).status).toBe(200);
    const { id } = await started.service.database.row<{ id: string }>(
      'select id from sign_in.password_resets where staff_id = $1',
      [user.staffId],
    );
    expect((await change(user)).status).toBe(200);
    const token = signLink(sessionSecret, 'password_reset', [id]);
    const late = await started.portal
      .anonymous()
      .post('/password-resets/accept', { token, password: 'yet another one' });
    expect([late.status, late.body.error]).toEqual([409, 'password_reset_used']);
  });

  it('meets a sign-in with the old one: no session of it is left', async () => {
    const user = await started.portal.account();
    const { database } = started.service;
    const session = await database.session();
    await session.query('begin');
    await session.query('select 1 from sign_in.staff where id = $1 for no key update', [user.staffId]);
    const { email, password } = user;
    const late = user.post('/session', { email, password });
    const count = 'select count(*) from sign_in.sessions where user_id = $1';
    await until('The session is open', async () => (await database.count(count, [user.staffId])) === 1);
    await until('It waits to be noted', async () => (await database.waiting()) === 1);
    await session.query("update sign_in.accounts set password = 'another' where user_id = $1", [user.staffId]);
    await session.query('commit');
    await session.end();
    const answer = await late;
    expect([answer.status, answer.body.error, answer.headers['set-cookie']]).toEqual([
      401,
      'credentials_invalid',
      undefined,
    ]);
    expect(await database.count(count, [user.staffId])).toBe(0);
  });
});

describe('the own sessions', () => {
  it('are listed, and each can be ended', async () => {
    const user = await started.portal.user();
    const other = await user.elsewhere().signIn();
    const listed = await user.get<{ data: { id: string; current: boolean; userAgent: string }[] }>('/account/sessions');
    expect(listed.body.data.map(({ current }) => current).toSorted()).toEqual([false, true]);
    expect(listed.body.data[0]?.userAgent).toBe('loyalty-tests/1.0');
    const theirs = listed.body.data.find(({ current }) => !current);
    const stranger = await started.portal.user();
    expect((await stranger.delete(`/account/sessions/${theirs?.id}`)).status).toBe(404);
    expect((await user.delete(`/account/sessions/${theirs?.id}`)).status).toBe(200);
    expect([(await user.get('/session')).status, (await other.get('/session')).status]).toEqual([200, 401]);
  });

  it('are listed up to 100, this one among them, and one that is not listed can be ended too', async () => {
    const user = await started.portal.user();
    const { database } = started.service;
    const left = await user.elsewhere().signIn();
    await database.rows("update sign_in.sessions set updated_at = updated_at - interval '1 day' where user_id = $1", [
      user.staffId,
    ]);
    const listed = () => user.get<{ data: { id: string; current: boolean }[] }>('/account/sessions');
    const own = (await listed()).body.data.find(({ current }) => current)?.id;
    const other = (await listed()).body.data.find(({ current }) => !current)?.id ?? '';
    await database.rows(
      `insert into sign_in.sessions (id, user_id, token, expires_at, ip_address, user_agent, created_at, updated_at)
       select gen_random_uuid(), s.user_id, gen_random_uuid()::text, s.expires_at, '', '', s.created_at, ${sqlNow}
       from (select * from sign_in.sessions where user_id = $1 limit 1) s, generate_series(1, 110)`,
      [user.staffId],
    );
    const { data } = (await listed()).body;
    expect([data.length, data.at(-1)?.id, data.some(({ id }) => id === other)]).toEqual([100, own, false]);
    expect((await user.delete(`/account/sessions/${other}`)).status).toBe(200);
    expect((await user.delete(`/account/sessions/${other}`)).status).toBe(404);
    expect([(await user.get('/session')).status, (await left.get('/session')).status]).toEqual([200, 401]);
  });

  it('end by themselves', async () => {
    const user = await started.portal.user();
    await started.service.database.rows(`update sign_in.sessions set expires_at = ${sqlNow} where user_id = $1`, [
      user.staffId,
    ]);
    expect((await user.get('/session')).body.error).toBe('session_required');
  });

  it('end 90 days after the sign-in, however often they are used', async () => {
    const user = await started.portal.user();
    const { database } = started.service;
    const signedIn = (age: string) =>
      database.rows('update sign_in.sessions set created_at = now() - $2::interval where user_id = $1', [
        user.staffId,
        age,
      ]);
    await signedIn('89 days 23 hours');
    expect((await user.get('/session')).status).toBe(200);
    await signedIn('90 days 1 second');
    const refused = await user.get('/session');
    expect([refused.status, refused.body.error]).toEqual([401, 'session_required']);
    expect(refused.headers['set-cookie']?.join()).toMatch(/session_token=;.*Max-Age=0/);
    expect(await database.rows('select id from sign_in.sessions where user_id = $1', [user.staffId])).toEqual([]);
  });
});

describe('guessing', () => {
  beforeEach(() => {
    tests += 1;
  });

  it('locks the guesser out, not the browser that the account has signed in with', async () => {
    const owner = await started.portal.user();
    const { email, password } = owner;
    const guesser = owner.elsewhere();
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await guesser.post('/session', { email, password: `guess ${tries}` }, from())).status).toBe(401);
    }
    const locked = await guesser.post('/session', { email, password }, from());
    expect([locked.status, locked.body.error]).toEqual([429, 'rate_limited']);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await owner.post('/session', { email, password }, from())).status).toBe(200);
  });

  it('at an unknown e-mail is limited the same', async () => {
    const guesser = started.portal.anonymous();
    const guess = () =>
      guesser.post('/session', { email: 'nobody-at-all@staff.example', password: 'a guess at it' }, from());
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  it('at the same instant is counted one by one', async () => {
    const { email } = await started.portal.account();
    const guesser = started.portal.anonymous();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        guesser.post('/session', { email, password: `guess number ${at}` }, from()),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('at the same instant has only as many passwords looked at as may fail: the right one among the rest is refused', async () => {
    const { email, password, staffId } = await started.portal.account();
    const { database } = started.service;
    // Ten that wait for the account, which no eleventh passes.
    const release = await database.hold('lock table sign_in.accounts in access exclusive mode', []);
    const guesses = Array.from({ length: 10 }, (_, at) =>
      started.portal.anonymous().post('/session', { email, password: `guess number ${at}` }, from()),
    );
    const held = `select count(*) from sign_in.attempts where not failed and subject like 'account %'`;
    await until('Ten are in flight', async () => (await database.count(held)) === 10).catch(release);
    const right = started.portal.anonymous().post('/session', { email, password }, from());
    await release();
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
    expect((await right).status).toBe(429);
    const sessions = 'select count(*) from sign_in.sessions where user_id = $1';
    expect(await database.count(sessions, [staffId])).toBe(0);
  });

  it('right passwords count for nothing, also many at the same instant', async () => {
    const { email, password } = await started.portal.account();
    const tries = Array.from({ length: 24 }, () =>
      started.portal.anonymous().post('/session', { email, password }, from()),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
    const guesser = started.portal.anonymous();
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await guesser.post('/session', { email, password: `guess ${turn}` }, from())).status).toBe(401);
    }
  });
});
