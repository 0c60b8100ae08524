import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import type { Answer } from '../../support/harness/client.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { InvitationFixture } from '../../support/fixtures/invitations.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

/** Disk full, out of memory, too many connections, a limit of the configuration, a device that fails. */
const codes = ['53100', '53200', '53300', '53400', '58030'] as const;
type Code = (typeof codes)[number];

const started = useOwnPortal();
let shop: Shop;
let user: PortalUser;
beforeAll(async () => {
  shop = await Shop.open(started.service);
  const { shown: cardId } = await shop.cardDefinition({ numberOfStamps: 5 });
  await shop.settings({ stamps: { cardId, mode: 'per_order', stampsPerOrder: 1 } });
  user = await started.portal.user({ shop });
  await shop.database.rows(`
    create function fail_as(code text) returns boolean language plpgsql as
      $$ begin raise exception 'a failure that the test makes' using errcode = code; end $$`);
  await shop.database.rows(`
    create function fail_on_write() returns trigger language plpgsql as
      $$ begin perform public.fail_as(tg_argv[0]); return new; end $$`);
});

const moments = {
  'before the row': (table: string, code: Code) =>
    `create trigger fault before insert or update on ${table} for each row execute function fail_on_write('${code}')`,
  'after the row': (table: string, code: Code) =>
    `create trigger fault after insert or update on ${table} for each row execute function fail_on_write('${code}')`,
  'at COMMIT': (table: string, code: Code) =>
    `create constraint trigger fault after insert or update on ${table} deferrable initially deferred
     for each row execute function fail_on_write('${code}')`,
} as const;
type Moment = keyof typeof moments;

/** A server that takes no more connections never says so to a COMMIT: a process that hears it there cannot tell the outcome. */
const momentsOf = (code: Code): Moment[] =>
  (Object.keys(moments) as Moment[]).filter((moment) => code !== '53300' || moment !== 'at COMMIT');

/** The server fails whoever writes a row of the table, at this moment, while `work` runs. */
async function whileWritesFail<Result>(table: string, moment: Moment, code: Code, work: () => Promise<Result>) {
  await shop.database.rows(moments[moment](table, code));
  try {
    return await work();
  } finally {
    await shop.database.rows(`drop trigger fault on ${table}`);
  }
}

/** The server fails whoever reads a row of the table. A policy binds the role of the apps, and not the owner. */
async function whileReadsFail<Result>(table: string, code: Code, work: () => Promise<Result>) {
  await shop.database.rows(`create policy fault on ${table} using (public.fail_as('${code}'))`);
  await shop.database.rows(`alter table ${table} enable row level security`);
  try {
    return await work();
  } finally {
    await shop.database.rows(`alter table ${table} disable row level security`);
    await shop.database.rows(`drop policy fault on ${table}`);
  }
}

function expectUnavailable({ status, headers, body }: Pick<Answer, 'status' | 'headers' | 'body'>): void {
  expect([status, headers['retry-after'], body.code, body.error]).toEqual([503, '1', 503, 'database_unavailable']);
}

/** All that a write of an order leaves. */
const stored = () =>
  shop.database.rows(
    `select (select count(*) from orders where merchant_id = $1) as orders,
       (select count(*) from customers where merchant_id = $1) as customers,
       (select count(*) from cards where merchant_id = $1) as cards,
       (select coalesce(sum(stamps), 0) from cards where merchant_id = $1) as stamps,
       (select count(*) from card_entries where merchant_id = $1) as entries,
       (select count(*) from idempotency_answers where merchant_id = $1) as answers`,
    [shop.merchantId],
  );

const order = (idempotencyKey: string, email: string) =>
  shop.order({ customer_email: email, order_number: idempotencyKey }, { idempotencyKey });

/** One of the effects fails in each way; the first of them and the remembered answer as on a full disk. */
const writes = (Object.keys(moments) as Moment[]).flatMap((moment) => [
  ...codes.filter((code) => momentsOf(code).includes(moment)).map((code) => [code, 'card_entries', moment] as const),
  ...['customers', 'idempotency_answers'].map((table) => ['53100', table, moment] as const),
]);

describe('a write', () => {
  it.each(writes)('that %s stops at %s, %s, leaves nothing, and its repeat is done', async (code, table, moment) => {
    const [key, email] = [`${code}-${table}-${moment}`, newEmail()];
    const before = await stored();
    const refused = await whileWritesFail(table, moment, code, async () => {
      expectUnavailable(await order(key, email));
      return order(key, email);
    });
    expectUnavailable(refused);
    expect(await stored()).toEqual(before);
    const done = await order(key, email);
    expect([done.status, done.headers['idempotent-replayed']]).toEqual([200, undefined]);
    const after = await stored();
    const again = await order(key, email);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([done.text, 'true']);
    expect(await stored()).toEqual(after);
    expect(await ledgerViolations(shop.database, shop.merchantId)).toEqual({});
  });
});

describe.each(codes)('while the server answers %s', (code) => {
  it('to the key check, to the count of a limit, or to a read, the public API answers 503', async () => {
    const { customerId } = (await order(`read-${code}`, newEmail())).body.order;
    const reads = ['/auth', '/orders', `/customers/${customerId}`, '/customers?search=canary'];
    for (const path of reads) expect((await shop.get(path)).status).toBe(200);
    for (const path of reads) expectUnavailable(await whileReadsFail('api_keys', code, () => shop.get(path)));
    const counted = () => shop.get('/auth');
    expectUnavailable(await whileWritesFail('limit_logs', 'before the row', code, counted));
    expectUnavailable(await whileReadsFail('orders', code, () => shop.get('/orders')));
    expectUnavailable(await whileReadsFail('customers', code, () => shop.get(`/customers/${customerId}`)));
    expectUnavailable(await whileReadsFail('customers', code, () => shop.get('/customers?search=canary')));
    for (const path of reads) expect((await shop.get(path)).status).toBe(200);
  });

  it('a sign-in fails without a session, and the same sign-in works later', async () => {
    const faults = [
      ...['sign_in.sessions', 'sign_in.attempts', 'sign_in.sign_in_entries'].flatMap((table) =>
        momentsOf(code).map((moment) => (work: () => Promise<Answer>) => whileWritesFail(table, moment, code, work)),
      ),
      ...['sign_in.staff', 'sign_in.accounts'].map((table) => (work: () => Promise<Answer>) => {
        return whileReadsFail(table, code, work);
      }),
    ];
    for (const during of faults) {
      const owner = await started.portal.account({ shop });
      const { email, password } = owner;
      const refused = await during(() => owner.post('/session', { email, password }));
      expectUnavailable(refused);
      expect([owner.cookie, refused.headers['set-cookie']]).toEqual(['', undefined]);
      await owner.signIn();
      expect((await owner.get('/session')).status).toBe(200);
    }
  });

  it('to an invitation of a new e-mail, no account is made, and the same invitation works later', async () => {
    const place = await InvitationFixture.begin(started.service, started.portal);
    const tables = ['sign_in.staff', 'sign_in.accounts', 'sign_in.sessions', 'memberships'];
    for (const table of tables) {
      const email = newEmail();
      const token = place.tokenOf(await place.invite('viewer', email));
      const invited = started.portal.anonymous();
      expectUnavailable(await whileWritesFail(table, 'before the row', code, () => place.accept(token, {}, invited)));
      expect(invited.cookie).toBe('');
      const accepted = await place.accept(token, {}, invited);
      expect([accepted.status, accepted.body.data.staff.email]).toEqual([201, email]);
      expect((await invited.get('/session')).status).toBe(200);
    }
  });

  it('to the portal, its session, reads and writes are 503, and are done later', async () => {
    const customer = { email: newEmail(), name: 'Ada Canary' };
    const path = `/merchants/${shop.id}/customers`;
    const create = () => user.post(path, customer);
    const rename = () => user.patch('/account', { name: 'Ada Canary' });
    const newPassword = 'staple battery horse';
    const changePassword = () => user.post('/account/password', { currentPassword: user.password, newPassword });
    // A policy fails only on a row.
    await user.post(path, { email: newEmail() });
    const before = await stored();
    expectUnavailable(await whileReadsFail('sign_in.sessions', code, () => user.get('/session')));
    expectUnavailable(await whileReadsFail('memberships', code, () => user.get(path)));
    expectUnavailable(await whileReadsFail('customers', code, () => user.get(path)));
    for (const moment of momentsOf(code)) {
      expectUnavailable(await whileWritesFail('customers', moment, code, create));
    }
    expectUnavailable(await whileReadsFail('sign_in.staff', code, rename));
    expectUnavailable(await whileReadsFail('sign_in.sessions', code, () => user.get('/account/sessions')));
    expectUnavailable(await whileReadsFail('sign_in.accounts', code, changePassword));
    await user.elsewhere().signIn();
    expect(await stored()).toEqual(before);
    expect([(await create()).status, (await rename()).status]).toEqual([201, 200]);
  });
});

it('all of this is a warning in the log, and no error', () => {
  const processes = [started.service.api.process, started.portal.process.process];
  for (const { output } of processes) expect(output).not.toMatch(/"level":[56]0/);
});
