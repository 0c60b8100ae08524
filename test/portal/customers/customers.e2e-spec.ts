import { randomUUID } from 'node:crypto';
import { decodeId, encodeId } from '#domain/ids.js';
import type { CustomerView } from '#http/views/customer.view.js';
import type { CountedPage } from '#http/input/list-range.js';
import type { ListedCustomerView } from '#portal/customers/listed-customer.view.js';
import type { WholeCustomerView } from '#portal/customers/read-customer.js';
import type { Answer } from '../../support/harness/client.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { HeldCard, openEnded } from '../../support/fixtures/held-card.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { issue, voucherTemplate } from '../../support/fixtures/vouchers.js';
import { sqlNow } from '../../support/servers/test-database.js';

const started = usePortal();

let shop: Shop;
let admin: PortalUser;
let viewer: PortalUser;

beforeAll(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  viewer = await started.portal.user({ shop, role: 'viewer' });
  await shop.rewardTemplate({ title: 'A pen', externalId: 'pen' });
  const progression = [{ at: 2, rewardTemplateId: 'pen' }];
  await shop.cardDefinition({ title: 'Stamps', numberOfStamps: 5, progression, externalId: 'stamps' });
  await shop.cardDefinition({ title: 'Points', type: 'points', openEnded: true, externalId: 'points' });
  await shop.cardDefinition({ title: 'For few', autoEnrol: false });
  await shop.settings({ stamps: { cardId: 'stamps', mode: 'per_order', stampsPerOrder: 2 } });
});

const at = (more = '', of = shop): string => `/merchants/${of.id}/customers${more}`;
const make = (body: object): Promise<Answer<{ data: CustomerView }>> => admin.post(at(), body);
const change = (id: string, body: object): Promise<Answer<{ data: CustomerView }>> => admin.patch(at(`/${id}`), body);
const read = async (id: string): Promise<WholeCustomerView> =>
  (await viewer.get<{ data: WholeCustomerView }>(at(`/${id}`))).body.data;
const audits = (id: string): Promise<{ action: string; actor_id: string; details: object }[]> =>
  shop.database.rows(
    `select action, actor_id, details from audit_entries where merchant_id = $1
       and subject_id = (select id from customers where merchant_id = $1 and email = $2) order by id`,
    [shop.merchantId, id],
  );

describe('a customer', () => {
  it('is made with a card of every definition that enrols, and the public API knows them', async () => {
    const [email, externalId] = [newEmail(), unique()];
    const { status, body } = await make({ email: ` ${email.toUpperCase()} `, name: ' Ada canary ', externalId });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ email, externalId, name: 'Ada canary', lifetimeStamps: 0 });
    const { customer, cards, ledger } = await read(externalId);
    expect(customer).toEqual(body.data);
    expect(cards.map(({ title }) => title).toSorted()).toEqual(['Points', 'Stamps']);
    expect(ledger).toEqual([]);
    expect((await shop.get<{ data: object }>(`/customers/${body.data.id}`)).body.data).toEqual(body.data);
    expect((await shop.order({ customer_email: email })).body.order.customerId).toBe(body.data.id);
  });

  it('is made once for an Idempotency-Key: a repeat has the first answer, not that the e-mail is in use', async () => {
    const [body, idempotencyKey] = [{ email: newEmail(), name: 'Ada' }, randomUUID()];
    const first = await admin.post(at(), body, { idempotencyKey });
    const again = await admin.post(at(), body, { idempotencyKey });
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([201, 201, 'true']);
    expect(again.text).toBe(first.text);
    expect((await audits(body.email)).map(({ action }) => action)).toEqual(['customer.created']);
  });

  it('is changed field by field, and orders find them by the new e-mail alone', async () => {
    const held = (await make({ email: newEmail(), name: 'Ada canary' })).body.data;
    const email = newEmail();
    for (const [field, value, shown] of [
      ['email', email.toUpperCase(), email] as const,
      ['name', ' Grace canary ', 'Grace canary'] as const,
      ['name', ' ', ''] as const,
      ['name', 'Ada canary', 'Ada canary'] as const,
      ['name', null, ''] as const,
      ['externalId', 'my-own', 'my-own'] as const,
      ['externalId', held.id, held.id] as const,
    ]) {
      const answer = await change(held.id, { [field]: value });
      expect([field, answer.body.data]).toEqual([field, expect.objectContaining({ id: held.id, [field]: shown })]);
    }
    expect((await shop.order({ customer_email: email })).body.order.customerId).toBe(held.id);
    expect((await shop.order({ customer_email: held.email })).body.order.customerId).not.toBe(held.id);
  });

  it.each`
    stored                | sought            | found
    ${'Jürgen Ångström'}  | ${'jurgen'}       | ${true}
    ${'Jürgen Ångström'}  | ${'GEN ANGST'}    | ${true}
    ${'Jürgen Ångström'}  | ${'jürg'}         | ${true}
    ${'Jürgen Ångström'}  | ${'jurgén'}       | ${true}
    ${'Jürgen Ångström'}  | ${'jur_en'}       | ${false}
    ${'Zoe\u0308 Canary'} | ${'zoe c'}        | ${true}
    ${'Łukasz Sørensen'}  | ${'lukasz soren'} | ${true}
    ${'Anna Weiß'}        | ${'weiss'}        | ${true}
    ${'Семён'}            | ${'семен'}        | ${true}
    ${'한국어'}           | ${'한국어'}       | ${true}
    ${'Jurgen Canary'}    | ${'jurgen'}       | ${true}
    ${'Jurgen Canary'}    | ${'jürgen'}       | ${false}
  `('the search "$sought" finds the name "$stored", in the list and in its export: $found', async (row) => {
    const { stored, sought, found }: { stored: string; sought: string; found: boolean } = row;
    const other = await Shop.open(started.service);
    const { shown } = await other.customer({ name: stored });
    const user = await started.portal.user({ shop: other, role: 'viewer' });
    const query = `search=${encodeURIComponent(sought)}`;
    const { body } = await user.get<CountedPage<ListedCustomerView>>(at(`?${query}`, other));
    expect(body.data.map(({ id }) => id)).toEqual(found ? [shown] : []);
    const exported = await user.get(`/merchants/${other.id}/exports/customers.csv?${query}`);
    expect(exported.text.includes(shown)).toBe(found);
  });

  it('is found by search and by e-mail, and walked by cursor', async () => {
    const email = newEmail('grace');
    const { id } = (await make({ email, name: 'Grace Hopper canary' })).body.data;
    const found = async (query: string): Promise<string[]> =>
      (await viewer.get<{ data: CustomerView[] }>(at(`?${query}`))).body.data.map((each) => each.id);
    expect(await found('search=grace%20HOPPER')).toEqual([id]);
    expect(await found(`email=${email.toUpperCase()}`)).toEqual([id]);
    expect(await found(`email=${email}&search=nobody`)).toEqual([]);
    const { body } = await viewer.get<{ data: CustomerView[]; pagination: { nextCursor: string } }>(at('?limit=1'));
    expect(await found(`limit=1&cursor=${body.pagination.nextCursor}`)).not.toEqual([id]);
    expect((await viewer.get(at(`?search=x&cursor=${body.pagination.nextCursor}`))).body.error).toBe('cursor_invalid');
    expect((await viewer.get(at('?limit=0'))).body.error).toBe('invalid_query');
  });

  it('is listed and exported without points that have expired, before the worker writes it', async () => {
    const own = await Shop.open(started.service);
    const user = await started.portal.user({ shop: own, role: 'admin' });
    const card = await HeldCard.of(own, { ...openEnded, pointsExpiry: { after: { months: 1 }, until: 'exact' } });
    await card.give(40);
    await card.give(2);
    await own.database.rows(
      `update card_lots set expires_at = ${sqlNow}, created_at = created_at - interval '1 month'
       where merchant_id = $1 and card_id = $2 and number = 1`,
      [own.merchantId, card.uuid],
    );
    await own.database.rows(`update cards set expiry_due = ${sqlNow} where merchant_id = $1 and id = $2`, [
      own.merchantId,
      card.uuid,
    ]);
    const { data } = (await user.get<CountedPage<ListedCustomerView>>(at('', own))).body;
    expect(data.map(({ balances }) => balances)).toMatchObject([[{ balance: 2 }]]);
    const { text } = await user.get(`/merchants/${own.id}/exports/customers.csv`);
    expect(text).toContain(': 2');
    expect((await card.read()).points).toBe(2);
  });

  it('is listed with balances and the last order, within a time, in both directions, and counted', async () => {
    const own = await Shop.open(started.service);
    const user = await started.portal.user({ shop: own, role: 'viewer' });
    await own.cardDefinition({ title: 'Stamps', externalId: 'stamps' });
    await own.settings({ stamps: { cardId: 'stamps', mode: 'per_order', stampsPerOrder: 2 } });
    const [email, other] = [newEmail(), newEmail()];
    await own.order({ customer_email: email, order_number: 'N 1' });
    const { order } = (await own.order({ customer_email: email, order_number: 'N 2' })).body;
    await own.customer({ email: other });
    const list = async (query = '') => (await user.get<CountedPage<ListedCustomerView>>(at(`?${query}`, own))).body;
    const { data, pagination } = await list();
    expect(data.map(({ email: shown, balances, lastOrder }) => [shown, balances, lastOrder])).toEqual([
      [other, [{ title: 'Stamps', type: 'stamp', balance: 0 }], null],
      [
        email,
        [{ title: 'Stamps', type: 'stamp', balance: 4 }],
        { id: order.id, orderNumber: 'N 2', createdAt: order.createdAt },
      ],
    ]);
    expect(pagination.totalItems).toBe(2);
    const found = async (query: string) => (await list(query)).data.map((each) => each.email);
    expect(await found('sort=oldest')).toEqual([email, other]);
    expect(await found(`to=${data[1]?.createdAt}`)).toEqual([email]);
    expect(await found(`from=${data[0]?.createdAt}&search=canary`)).toEqual([other]);
    const first = await list('sort=oldest&limit=1');
    expect(await found(`sort=oldest&limit=1&cursor=${first.pagination.nextCursor}`)).toEqual([other]);
    expect((await user.get(at(`?limit=1&cursor=${first.pagination.nextCursor}`, own))).body.error).toBe(
      'cursor_invalid',
    );
  });

  it('is read with the rewards and vouchers that can be used first, however many newer ones have ended', async () => {
    const own = await Shop.open(started.service);
    const user = await started.portal.user({ shop: own, role: 'staff' });
    const { shown: id } = await own.customer();
    const customer = decodeId('customer', id);
    const template = await voucherTemplate(own, { title: 'Gift', value: 50 });
    const { data } = (await issue(own, template.shown, { customerId: id, recipientEmail: undefined })).body;
    const given = { rewardId: (await own.rewardTemplate({ title: 'A pen' })).shown, reason: 'Thanks' };
    await user.post(at(`/${id}/rewards`, own), given, { idempotencyKey: randomUUID() });
    await own.database.rows(
      `insert into rewards (merchant_id, id, reward_template_id, customer_id, title, status, issued_at, redeemed_at, event_count)
       select merchant_id, ('ffffffff-ffff-7000-8000-' || lpad(n::text, 12, '0'))::uuid, reward_template_id, customer_id, 'Used',
         'redeemed', now(), now(), 1
       from rewards, generate_series(1, 101) n where merchant_id = $1 and customer_id = $2`,
      [own.merchantId, customer],
    );
    await own.database.rows(
      `insert into vouchers (merchant_id, id, voucher_template_id, customer_id, code, title, currency, value_minor,
         remaining_minor, status, allow_partial_redemption, activates_at, entry_count, created_at, updated_at)
       select merchant_id, ('ffffffff-ffff-7000-8000-' || lpad(n::text, 12, '0'))::uuid, voucher_template_id, customer_id,
         translate(upper(substr(md5('used' || n), 1, 16)), '01', 'WX'), 'Used', currency, value_minor, 0, 'redeemed', true,
         now(), 1, now(), now()
       from vouchers, generate_series(1, 101) n where merchant_id = $1 and customer_id = $2`,
      [own.merchantId, customer],
    );
    const { rewards, vouchers } = (await user.get<{ data: WholeCustomerView }>(at(`/${id}`, own))).body.data;
    expect([rewards.length, vouchers.length]).toEqual([100, 100]);
    expect(rewards[0]).toMatchObject({ title: 'A pen', status: 'active' });
    expect(vouchers[0]).toMatchObject({ id: data.id, status: 'active' });
    expect(new Set(rewards.slice(1).map(({ status }) => status))).toEqual(new Set(['redeemed']));
    expect(rewards[1]?.id).toBe(encodeId('reward', 'ffffffff-ffff-7000-8000-000000000101'));
  });

  it('is read with all that happened, newest first, and who did it', async () => {
    const { id, email } = (await make({ email: newEmail(), name: 'Ada canary' })).body.data;
    const { order } = (await shop.order({ customer_email: email, order_number: 'N 1' })).body;
    const template = await voucherTemplate(shop, { title: 'Gift', value: 50 });
    const { data } = (await issue(shop, template.shown, { customerId: id, recipientEmail: undefined })).body;
    await admin.post(`/merchants/${shop.id}/vouchers/${data.id}/adjust`, { remainingValue: 20.5, reason: 'Counted' });
    const { rewards, vouchers, ledger } = await read(id);
    expect([rewards.length, vouchers.length]).toEqual([1, 1]);
    const byKey = { kind: 'key', id: expect.stringMatching(/^key_/), name: 'A key' };
    const ordered = { orderId: order.id, orderNumber: 'N 1', reason: null, by: byKey };
    expect(ledger.map(({ at: _at, ...line }) => line)).toMatchObject([
      {
        kind: 'voucher',
        title: 'Gift',
        cause: 'adjust',
        change: -29.5,
        balanceAfter: 20.5,
        currency: 'GBP',
        reason: 'Counted',
        by: { kind: 'staff', id: admin.id, name: admin.name },
      },
      { kind: 'voucher', cause: 'issue', change: 50, balanceAfter: 50, orderId: null, by: byKey },
      ...[
        { kind: 'stamps', title: 'Stamps', cause: 'order', change: 2, balanceAfter: 2, currency: null, ...ordered },
        { kind: 'reward', title: 'A pen', cause: 'issued', change: null, balanceAfter: null, ...ordered },
      ].toSorted((a, b) => a.kind.localeCompare(b.kind)),
    ]);
    expect(await ledgerViolations(shop.database, shop.merchantId)).toEqual({});
  });

  it('has a ledger of the newest 100 lines', async () => {
    const { id } = (await make({ email: newEmail() })).body.data;
    const card = await shop.cardOf(id, (await read(id)).cards.find(({ type }) => type === 'points')?.cardId ?? '');
    for (let turn = 1; turn <= 105; turn += 1)
      await shop.post(`/customers/${id}/cards/${card}/points`, { quantity: turn });
    const { ledger } = await read(id);
    expect(ledger).toHaveLength(100);
    expect(ledger.map(({ change: points }) => points)).toEqual(Array.from({ length: 100 }, (_, turn) => 105 - turn));
  });
});

const bad: readonly (readonly [string, unknown])[] = [
  ...[null, '', 'ada', 'a@b', 7, {}, `${'x'.repeat(250)}@canary.example`].map((value) => ['email', value] as const),
  ...['x'.repeat(201), 7, {}, 'a\u0000'].map((value) => ['name', value] as const),
  ...[null, '', 'x'.repeat(129), 7, 'cus_01k9zq3f8te5rb8s6yw2m4n7pd'].map((value) => ['externalId', value] as const),
  ['lifetimeStamps', 5],
  ['id', 'x'],
];

it.each(bad)('400: %s %j, in a new customer and in a change', async (field, value) => {
  const held = (await make({ email: newEmail(), name: 'Ada canary' })).body.data;
  expect((await make({ email: newEmail(), [field]: value })).status).toBe(400);
  expect((await change(held.id, { [field]: value })).status).toBe(400);
  expect((await read(held.id)).customer).toEqual(held);
});

it('409: an e-mail or an externalId that another customer has, in upper or lower case', async () => {
  const [first, second] = await Promise.all(
    [0, 1].map(async () => (await make({ email: newEmail(), externalId: unique() })).body.data),
  );
  const taken = async (body: object): Promise<unknown[]> => {
    const answers = [await make({ email: newEmail(), ...body }), await change(second?.id ?? '', body)];
    return answers.map(({ status, body: { error } }) => [status, error]);
  };
  const twice = (reason: string) => [
    [409, reason],
    [409, reason],
  ];
  expect(await taken({ email: first?.email.toUpperCase() })).toEqual(twice('email_taken'));
  expect(await taken({ externalId: first?.externalId })).toEqual(twice('external_id_taken'));
  expect((await read(second?.id ?? '')).customer).toEqual(second);
});

it('one of several customers with one e-mail is made at the same moment; the others are 409', async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 6 }, () => make({ email })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  expect((await shop.get<{ data: object[] }>(`/customers?email=${email}`)).body.data).toHaveLength(1);
});

it('403 for a viewer who creates, changes or imports; 401 without a session; 404 for other users and unknown ids', async () => {
  const { id } = (await make({ email: newEmail() })).body.data;
  const stranger = await started.portal.user({ shop: await Shop.open(started.service) });
  const csv = { headers: { 'content-type': 'text/csv' } };
  for (const [method, path] of [
    ['POST', at()],
    ['PATCH', at(`/${id}`)],
    ['POST', at('/import')],
  ] as const) {
    expect((await viewer.call(method, path, 'x', csv)).body.error).toBe('role_missing');
    expect((await started.portal.anonymous().call(method, path, 'x', csv)).status).toBe(401);
    expect((await stranger.call(method, path, 'x', csv)).body.error).toBe('merchant_not_found');
  }
  const foreign = await (await Shop.open(started.service)).customer();
  const answers = await Promise.all(
    [foreign.shown, encodeId('customer', randomUUID()), encodeId('card', randomUUID()), 'nobody'].flatMap((name) => [
      viewer.get(at(`/${name}`)),
      change(name, {}),
    ]),
  );
  for (const answer of answers) expect([answer.status, answer.body.error]).toEqual([404, 'customer_not_found']);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

it('the audit log says which fields changed, and never an e-mail', async () => {
  const { id } = (await make({ email: newEmail(), name: 'Ada canary' })).body.data;
  const email = newEmail();
  await change(id, { email, name: 'Grace canary' });
  await change(id, { name: 'Grace canary' });
  expect(await audits(email)).toEqual([
    { action: 'customer.created', actor_id: admin.staffId, details: {} },
    { action: 'customer.updated', actor_id: admin.staffId, details: { fields: ['name', 'email'] } },
  ]);
});
