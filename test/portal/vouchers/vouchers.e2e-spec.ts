import type { VoucherView } from '#http/views/voucher.view.js';
import type { IssuedVoucherView } from '#http/views/issued-voucher.view.js';
import type { VoucherWithLedgerView } from '#portal/vouchers/voucher-with-ledger.view.js';
import { decodeId } from '#domain/ids.js';
import type { Answer } from '../../support/harness/client.js';
import { type PortalUser, portalBase, usePortal } from '../../support/harness/portal.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';
import { sqlNow } from '../../support/servers/test-database.js';

const started = usePortal();

let shop: Shop;
let admin: PortalUser;
let viewer: PortalUser;
let fixed: string;

beforeAll(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  viewer = await started.portal.user({ shop, role: 'viewer' });
  fixed = (await voucherTemplate(shop, { title: 'Fifty', externalId: 'fifty' })).shown;
});

const at = (more = '', of = shop): string => `/merchants/${of.id}/vouchers${more}`;
const issue = (body: object): Promise<Answer<IssuedVoucherView>> =>
  admin.post(at(), { voucherTemplateId: fixed, recipientEmail: newEmail(), ...body });
const act = (id: string, what: string, body?: object): Promise<Answer<{ data: VoucherView }>> =>
  admin.post(at(`/${id}/${what}`), body);
const read = async (id: string): Promise<VoucherWithLedgerView> =>
  (await viewer.get<{ data: VoucherWithLedgerView }>(at(`/${id}`))).body.data;
const audits = (uuid: string): Promise<{ action: string; actor_id: string; details: object }[]> =>
  shop.database.rows(
    'select action, actor_id, details from audit_entries where merchant_id = $1 and subject_id = $2 order by id',
    [shop.merchantId, uuid],
  );

it('a staff member issues, adjusts and cancels a voucher, and its ledger names them', async () => {
  const issued = await issue({ recipientName: 'Ada canary', externalReference: 'till 4' });
  expect(issued.status).toBe(201);
  const { id } = issued.body.data;
  expect(issued.body.data).toMatchObject({ value: 50, status: 'active', externalReference: 'till 4' });
  expect((await act(id, 'adjust', { remainingValue: 12.5, reason: 'Counted again' })).body.data).toMatchObject({
    remainingValue: 12.5,
    status: 'partial',
  });
  await shop.post(`/vouchers/${id}/redeem`, { amount: 2.5 });
  expect((await act(id, 'cancel', { reason: 'Lost' })).body.data.status).toBe('cancelled');
  const by = { kind: 'staff', id: admin.id, name: admin.name };
  const other = { reverses: null, reversedAmount: null };
  const { ledger, ...voucher } = await read(id);
  expect(voucher).toMatchObject({ id, status: 'cancelled', remainingValue: 10, redemptions: [{ amount: 2.5 }] });
  expect(ledger.map(({ at: _at, ...line }) => line)).toEqual([
    { number: 4, kind: 'cancel', change: -10, remainingAfter: 0, reason: 'Lost', ...other, by },
    {
      number: 3,
      kind: 'redeem',
      change: -2.5,
      remainingAfter: 10,
      reason: null,
      reverses: null,
      reversedAmount: 0,
      by: expect.objectContaining({ kind: 'key' }),
    },
    { number: 2, kind: 'adjust', change: -37.5, remainingAfter: 12.5, reason: 'Counted again', ...other, by },
    { number: 1, kind: 'issue', change: 50, remainingAfter: 50, reason: null, ...other, by },
  ]);
});

it('the stored ledger has the staff member and no key', async () => {
  const { id } = (await issue({})).body.data;
  await act(id, 'adjust', { remainingValue: 10, reason: 'Counted' });
  const rows = await shop.database.rows(
    `select e.staff_id, e.api_key_id from voucher_entries e join vouchers v on v.id = e.voucher_id
     where v.merchant_id = $1 and v.code = $2 order by number`,
    [shop.merchantId, (await read(id)).code.replaceAll('-', '')],
  );
  expect(rows).toEqual([1, 2].map(() => ({ staff_id: admin.staffId, api_key_id: null })));
});

it('a voucher that is sent, at its issue or later, has its e-mail queued in the same commit', async () => {
  const issued = await issue({ send: true });
  expect(issued.body.emailQueued).toBe(true);
  const { id } = (await issue({})).body.data;
  expect((await admin.post(at(`/${id}/send`))).body).toEqual({
    success: true,
    message: 'The voucher e-mail is queued.',
  });
  for (const each of [issued.body.data.id, id]) {
    const jobs = await shop.database.count(
      `select count(*) from staged_jobs j join vouchers v on v.id = j.subject_id
       where j.merchant_id = $1 and j.kind = 'send_voucher_email' and v.code = $2`,
      [shop.merchantId, (await read(each)).code.replaceAll('-', '')],
    );
    expect(jobs).toBe(1);
  }
});

it('the list goes by pages, and is narrowed by status and by parts of codes and titles', async () => {
  const own = await Shop.open(started.service);
  const user = await started.portal.user({ shop: own, role: 'viewer' });
  const template = await voucherTemplate(own, { title: 'Summer gift' });
  const ids: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) ids.unshift((await IssuedVoucher.of(own, template)).id);
  const page = async (query: string) =>
    (await user.get<{ data: VoucherView[]; pagination: object }>(at(`?${query}`, own))).body;
  const second = await page('page=2&limit=2');
  expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  expect(second.pagination).toEqual({
    currentPage: 2,
    totalPages: 3,
    totalItems: 5,
    itemsPerPage: 2,
    hasNextPage: true,
    hasPrevPage: true,
  });
  const code = (await page('limit=1')).data[0]?.code ?? '';
  expect((await page(`search=${code.slice(2, 12).toLowerCase()}`)).data.map(({ id }) => id)).toContain(ids[0]);
  expect((await page('search=summer')).data).toHaveLength(5);
  expect((await page('search=winter')).data).toHaveLength(0);
  expect((await page('status=active')).data).toHaveLength(5);
  expect((await page('status=cancelled')).data).toHaveLength(0);
  for (const query of ['page=0', 'limit=101', 'status=inactive', 'search=', 'page=1&page=2']) {
    expect((await user.get(at(`?${query}`, own))).body.error).toBe('invalid_query');
  }
});

it('the list takes a range of times and both directions, with its other filters', async () => {
  const own = await Shop.open(started.service);
  const user = await started.portal.user({ shop: own, role: 'viewer' });
  const made = [];
  for (let count = 0; count < 3; count += 1) made.push((await IssuedVoucher.of(own)).id);
  const list = async (query: string) =>
    (await user.get<{ data: VoucherView[]; pagination: { totalItems: number } }>(at(`?${query}`, own))).body;
  const found = async (query: string) => (await list(query)).data.map(({ id }) => id);
  const [first, second, third] = made;
  expect([await found('sort=oldest'), await found('')]).toEqual([made, made.toReversed()]);
  const [, middle] = (await list('')).data;
  expect(await found(`to=${middle?.createdAt}`)).toEqual([second, first]);
  expect(await found(`from=${middle?.createdAt}&sort=oldest&status=active`)).toEqual([second, third]);
  expect(await found(`from=${middle?.createdAt}&to=${middle?.createdAt}&search=gift`)).toEqual([second]);
  expect((await list(`to=${middle?.createdAt}&limit=1&page=2`)).pagination).toMatchObject({ totalItems: 2 });
  expect(await found(`to=${middle?.createdAt}&limit=1&page=2&sort=oldest`)).toEqual([second]);
  expect((await user.get(at('?sort=value', own))).body.error).toBe('invalid_query');
});

it('the list by expiry has what can still be used, the next to expire first, and a file has the same vouchers', async () => {
  const own = await Shop.open(started.service);
  const user = await started.portal.user({ shop: own, role: 'viewer' });
  const made: string[] = [];
  for (const expiresIn of ['3 days', '1 day', null, '2 days', '-1 minute', '12 hours']) {
    const { id, uuid } = await IssuedVoucher.of(own);
    await own.database.rows(`update vouchers set expires_at = ${sqlNow} + $2::interval where id = $1`, [
      uuid,
      expiresIn,
    ]);
    made.push(id);
  }
  const [inThree, inOne, never, inTwo, , cancelled] = made;
  await own.database.rows(`update vouchers set status = 'cancelled' where id = $1`, [
    decodeId('voucher', cancelled ?? ''),
  ]);
  const found = async (query: string) =>
    (await user.get<{ data: VoucherView[] }>(at(`?sort=expiring${query}`, own))).body.data.map(({ id }) => id);
  expect(await found('')).toEqual([inOne, inTwo, inThree]);
  expect([await found('&limit=1&page=2'), await found('&search=gift&limit=2')]).toEqual([[inTwo], [inOne, inTwo]]);
  expect([await found('&status=active'), await found('&status=expired')]).toEqual([[inOne, inTwo, inThree], []]);

  const file = await user.client.send('GET', `${portalBase}/merchants/${own.id}/exports/vouchers.csv?sort=expiring`, {
    headers: { cookie: user.cookie },
  });
  const inFile = made.filter((id) => file.text.includes(id));
  expect(inFile).toEqual([inThree, inOne, inTwo]);
  expect(file.text).not.toContain(never);
});

it('of two people who set the balance that they saw, the second changes nothing', async () => {
  const { id } = (await issue({})).body.data;
  const seen = { expectedBalance: 50, reason: 'Counted' };
  const answers = await Promise.all([12.35, 8].map((remainingValue) => act(id, 'adjust', { remainingValue, ...seen })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { ledger, remainingValue } = await read(id);
  expect(ledger).toHaveLength(2);
  const again = await act(id, 'adjust', { remainingValue: 1, expectedBalance: remainingValue, reason: 'Counted' });
  expect(again.body.data.remainingValue).toBe(1);
});

it('ten adjustments at the same moment are ten lines, each on from the one before', async () => {
  const { id } = (await issue({})).body.data;
  const values = Array.from({ length: 10 }, (_, turn) => turn + 1);
  const answers = await Promise.all(
    values.map((value) => act(id, 'adjust', { remainingValue: value, reason: unique() })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { ledger, remainingValue } = await read(id);
  expect(ledger).toHaveLength(11);
  expect(ledger[0]?.remainingAfter).toBe(remainingValue);
  const oldestFirst = ledger.toReversed();
  oldestFirst.reduce((held, line) => {
    expect(held + line.change).toBeCloseTo(line.remainingAfter, 6);
    return line.remainingAfter;
  }, 0);
});

it('one of several cancellations at the same moment is it', async () => {
  const { id } = (await issue({})).body.data;
  const answers = await Promise.all([1, 2, 3, 4].map(() => act(id, 'cancel', { reason: 'Lost' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
});

it('the audit log says who did what to it, and never its code, its e-mail or the reason', async () => {
  const { id } = (await issue({})).body.data;
  await act(id, 'adjust', { remainingValue: 5, reason: 'a secret reason' });
  await act(id, 'send');
  await act(id, 'cancel', { reason: 'a secret reason' });
  const { code } = await read(id);
  const { uuid } = await shop.database.row<{ uuid: string }>('select id as uuid from vouchers where code = $1', [
    code.replaceAll('-', ''),
  ]);
  const entries = await audits(uuid);
  expect(entries.map(({ action }) => action)).toEqual(
    ['issued', 'adjusted', 'sent', 'cancelled'].map((what) => `voucher.${what}`),
  );
  expect(entries.every(({ actor_id }) => actor_id === admin.staffId)).toBe(true);
  expect(entries[1]?.details).toEqual({ name: 'Fifty', remainingValue: 5, currency: 'GBP' });
  const said = JSON.stringify(entries);
  for (const secret of [code, code.replaceAll('-', ''), 'secret reason', '@']) expect(said).not.toContain(secret);
});
