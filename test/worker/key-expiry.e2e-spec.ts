import { decodeId } from '#domain/ids.js';
import { replayDeadJobs } from '#persistence/jobs/dead-job.store.js';
import type { KeyView } from '#portal/keys/key.view.js';
import { until } from '../support/harness/deadline.js';
import { type PortalUser, useOwnPortal } from '../support/harness/portal.js';
import { WorkerProcess } from '../support/harness/worker-process.js';
import { Shop } from '../support/fixtures/shop.js';
import { readMail, TestMailServer } from '../support/servers/test-mail-server.js';

const started = useOwnPortal();
let mails: TestMailServer;
let worker: WorkerProcess;
beforeAll(async () => {
  mails = await TestMailServer.start();
  worker = await WorkerProcess.start(started.service.database.url, mails.url, { JOB_RETRY_SECONDS: '1,1,1,1,1,1' });
});
afterAll(async () => {
  await worker.stop();
  await mails.stop();
});

let shop: Shop;
let team: readonly [owner: PortalUser, admin: PortalUser, viewer: PortalUser];
beforeEach(async () => {
  shop = await Shop.open(started.service);
  const [owner, admin, viewer] = await Promise.all([
    started.portal.user({ shop, role: 'owner' }),
    started.portal.user({ shop, role: 'admin' }),
    started.portal.user({ shop, role: 'viewer' }),
  ]);
  team = [owner, admin, viewer];
});

/** A key that was made 100 days ago. */
async function oldKey(name: string) {
  const given = { name, scopes: ['profile:read'], expiresAt: new Date(Date.now() + 40 * 86_400_000).toISOString() };
  const { body } = await team[1].post<{ data: KeyView; secret: string }>(`/merchants/${shop.id}/keys`, given);
  const id = decodeId('api_key', body.data.id);
  await shop.database.rows("update api_keys set created_at = now() - interval '100 days' where id = $1", [id]);
  return {
    id: body.data.id,
    secret: body.secret,
    expireIn: (interval: string) =>
      shop.database.rows('update api_keys set expires_at = now() + $2::interval where id = $1', [id, interval]),
    notices: async () =>
      (await shop.database.row<{ n: number }>('select expiry_notices as n from api_keys where id = $1', [id])).n,
  };
}
const jobs = (state: string): Promise<number> =>
  shop.database.count(
    "select count(*) from staged_jobs where merchant_id = $1 and kind = 'send_key_expiry' and state = $2",
    [shop.merchantId, state],
  );
const attempts = (): Promise<number> =>
  shop.database.count(
    "select coalesce(sum(attempts), 0) from staged_jobs where merchant_id = $1 and kind = 'send_key_expiry'",
    [shop.merchantId],
  );
const subjectsTo = ({ email }: PortalUser): Promise<(string | undefined)[]> =>
  Promise.all(mails.to(email).map(async (mail) => (await readMail(mail)).subject));

it('owners and admins get three e-mails, each once, with the key, the day and a link, and no secret', async () => {
  const [owner, admin, viewer] = team;
  const key = await oldKey('Web shop');
  for (const [count, interval] of [
    [1, '13 days 23 hours'],
    [2, '2 days 23 hours'],
    [3, '-1 seconds'],
  ] as const) {
    await key.expireIn(interval);
    await until(`Notice ${count} is sent`, async () => (await jobs('done')) === count);
  }
  const subjects = ['An API key expires in 14 days', 'An API key expires in 3 days', 'An API key has expired'];
  for (const user of [owner, admin]) expect((await subjectsTo(user)).toSorted()).toEqual(subjects.toSorted());
  expect(mails.to(viewer.email)).toEqual([]);
  const sent = await Promise.all(mails.to(admin.email).map(readMail));
  for (const { text, html } of sent) {
    expect(text).toContain('Web shop');
    expect(text).toContain(`/merchants/${shop.id}/keys/${key.id}`);
    for (const form of [text, String(html)]) expect(form).not.toContain(key.secret.slice(22, 60));
  }
  expect(await jobs('waiting')).toBe(0);
});

it('a key that was revoked or replaced, or was made an hour ago, has none; one that expired long ago is only noted', async () => {
  const [revoked, replaced, young, forgotten, told] = [
    await oldKey('Revoked'),
    await oldKey('Replaced'),
    await oldKey('Young'),
    await oldKey('Forgotten'),
    await oldKey('Told'),
  ];
  const [, admin] = team;
  await admin.post(`/merchants/${shop.id}/keys/${revoked.id}/revoke`);
  await admin.post(`/merchants/${shop.id}/keys/${replaced.id}/rotate`, { keepOldFor: '1h', expiresAt: null });
  await shop.database.rows("update api_keys set created_at = now() - interval '1 hour' where id = $1", [
    decodeId('api_key', young.id),
  ]);
  for (const key of [revoked, replaced]) await key.expireIn('1 day');
  for (const [key, interval] of [
    [young, '-1 seconds'],
    [forgotten, '-10 days'],
    [told, '1 day'],
  ] as const) {
    await key.expireIn(interval);
  }
  await until('The last one is told', async () => (await jobs('done')) === 1);
  await until('The others are noted', async () => (await young.notices()) === 3 && (await forgotten.notices()) === 3);
  expect([await revoked.notices(), await replaced.notices()]).toEqual([0, 0]);
  expect(await subjectsTo(admin)).toEqual(['An API key expires in one day']);
  expect(await jobs('waiting')).toBe(0);
});

it('of notices that failed and are repeated together, only the last one is sent, and none three days after the expiry', async () => {
  const [, admin] = team;
  const [key, forgotten] = [await oldKey('Web shop'), await oldKey('Forgotten')];
  await shop.database.rows('update api_keys set expiry_notices = 3 where merchant_id = $1', [shop.merchantId]);
  await key.expireIn('-2 days');
  await forgotten.expireIn('-73 hours');
  await shop.database.rows(
    `insert into staged_jobs (merchant_id, id, kind, subject_id, state, next_attempt_at, created_at)
     select $1, gen_random_uuid(), 'send_key_expiry', failed.key, 'dead', now(), now() - failed.age
     from unnest($2::uuid[], $3::interval[]) as failed (key, age)`,
    [
      shop.merchantId,
      [key, key, key, forgotten].map(({ id }) => decodeId('api_key', id)),
      ['383 hours', '119 hours', '47 hours', '72 hours'],
    ],
  );
  expect(await replayDeadJobs(shop.database.db)).toBe(4);
  await until('All are done', async () => (await jobs('done')) === 4);
  expect(await subjectsTo(admin)).toEqual(['An API key has expired']);
  const [mail] = await Promise.all(mails.to(admin.email).map(readMail));
  expect(mail?.text).toContain('Web shop');
});

it('an owner whose address is refused keeps nobody uninformed: the others get it at once, and no retry repeats it', async () => {
  const [owner, admin] = team;
  const key = await oldKey('Web shop');
  mails.unknown.add(owner.email);
  await key.expireIn('2 days');
  await until('The admin is told', () => mails.to(admin.email).length === 1);
  await until('It is tried again', async () => (await attempts()) >= 2);
  mails.unknown.clear();
  await until('It is done', async () => (await jobs('done')) === 1);
  expect([mails.to(owner.email).length, mails.to(admin.email).length]).toEqual([1, 1]);
});

it('each admin is mailed once, also while the database cannot store it for a moment', async () => {
  const [owner, admin] = team;
  const key = await oldKey('Web shop');
  // A sequence keeps its number where a transaction fails.
  await shop.database.rows(`
    create sequence stores;
    create function fail_three_times() returns trigger language plpgsql security definer as $$
      begin
        if nextval('stores') <= 3 then raise 'not now'; end if;
        return new;
      end $$;
    create trigger fails before update of sent_to on staged_jobs for each row execute function fail_three_times()`);
  await key.expireIn('2 days');
  await until('It is done', async () => (await jobs('done')) === 1);
  const stores = await shop.database.count('select last_value from stores');
  expect([stores, await attempts()]).toEqual([5, 1]);
  expect([mails.to(owner.email).length, mails.to(admin.email).length]).toEqual([1, 1]);
  await shop.database.rows('drop function fail_three_times cascade; drop sequence stores');
});

it('a worker that is killed between two e-mails sends the second one, and not the first again', async () => {
  const [owner, admin] = team;
  const key = await oldKey('Web shop');
  mails.hold('final dot');
  await key.expireIn('2 days');
  await until('The first e-mail is sent', () => mails.holding === 1);
  mails.release();
  mails.hold('RCPT TO');
  await until('The second one waits', () => mails.holding === 1);
  await worker.kill();
  mails.forget();
  expect([mails.to(owner.email).length, mails.to(admin.email).length]).toEqual([1, 0]);
  await shop.database.rows('update staged_jobs set taken_until = now() where merchant_id = $1', [shop.merchantId]);
  worker = await WorkerProcess.start(started.service.database.url, mails.url);
  await until('Both are told', async () => (await jobs('done')) === 1);
  expect([mails.to(owner.email).length, mails.to(admin.email).length]).toEqual([1, 1]);
});
