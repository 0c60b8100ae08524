import { randomUUID } from 'node:crypto';
import { encodeId } from '#domain/ids.js';
import type { CardView } from '#http/views/card.view.js';
import type { GivenView } from '#http/views/given.view.js';
import type { ReversedEntryView } from '#http/views/reversed-entry.view.js';
import type { RewardView } from '#http/views/reward.view.js';
import type { SpentView } from '#http/views/spent.view.js';
import type { RedeemedVoucherView } from '#http/views/voucher.view.js';
import type { WholeCustomerView } from '#portal/customers/read-customer.js';
import type { VoucherWithLedgerView } from '#portal/vouchers/voucher-with-ledger.view.js';
import { eventsOf } from '../../support/fixtures/events.js';
import { newEmail } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';
import type { Answer } from '../../support/harness/client.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';

const started = usePortal();

interface Place {
  readonly shop: Shop;
  readonly staff: PortalUser;
  readonly customer: string;
  readonly stamps: string;
  readonly points: string;
  readonly rewardTemplate: string;
}

/** A shop with somebody of its team, and a customer with a stamp card of 10 and a points card. */
async function open(role: 'staff' | 'admin' = 'staff'): Promise<Place> {
  const shop = await Shop.open(started.service);
  const rewardTemplate = (await shop.rewardTemplate()).shown;
  const progression = [{ at: 2, rewardTemplateId: rewardTemplate }];
  const stampCard = await shop.cardDefinition({ title: 'Coffee card', progression });
  const pointsCard = await shop.cardDefinition({ title: 'Points', type: 'points', openEnded: true });
  const { shown: customer } = await shop.customer();
  const staff = await started.portal.user({ shop, role });
  const [stamps, points] = [
    await shop.cardOf(customer, stampCard.shown),
    await shop.cardOf(customer, pointsCard.shown),
  ];
  return { shop, staff, customer, stamps, points, rewardTemplate };
}

let place: Place;
beforeAll(async () => {
  place = await open();
});

const act = <Body = object>(
  path: string,
  body?: object,
  key: string = randomUUID(),
  by = place,
): Promise<Answer<Body>> => by.staff.post<Body>(`/merchants/${by.shop.id}${path}`, body, { idempotencyKey: key });

/** The audit entries of this action and what the events since `work` began tell of it. */
async function trace(action: string, type: string, by = place): Promise<{ audit: unknown; event: unknown }> {
  const { shop, staff } = by;
  const audit = await shop.database.rows<object>(
    `select actor_id as by, details, address is not null as addressed from audit_entries
     where merchant_id = $1 and action = $2 order by id desc limit 1`,
    [shop.merchantId, action],
  );
  const event = (await eventsOf(shop, `type=${type}`)).at(-1);
  expect(audit[0]).toMatchObject({ by: staff.staffId, addressed: true });
  expect(event?.actor).toEqual({ type: 'staff', id: staff.id });
  expect(event?.request.idempotencyKey).toBeNull();
  const { reason, quantity, amount } = event?.data ?? {};
  return { audit: (audit[0] as { details: object }).details, event: { reason, quantity, amount } };
}

it('gives stamps with the reward that they reach, and says who and why', async () => {
  const { customer, stamps } = place;
  const given = await act<GivenView>(`/customers/${customer}/cards/${stamps}/stamps`, { quantity: 3, reason: 'Cash' });
  expect([given.status, given.body.data.stamps, given.body.rewards.length]).toEqual([200, 3, 1]);
  expect(await trace('customer.stamps_given', 'card.stamps_given')).toEqual({
    audit: { card: 'Coffee card', quantity: 3, reason: 'Cash' },
    event: { quantity: 3, reason: 'Cash' },
  });
});

it('gives points and sets their balance', async () => {
  const { customer, points } = place;
  const path = `/customers/${customer}/cards/${points}/points`;
  const given = await act<GivenView>(path, { quantity: 70, reason: 'Late order' });
  expect([given.status, given.body.data.points]).toEqual([200, 70]);
  expect((await trace('customer.points_given', 'card.points_given')).audit).toMatchObject({ reason: 'Late order' });
  const adjusted = await act<{ data: CardView }>(`${path}/adjust`, { points: 7, reason: 'Typed a 0 too many' });
  expect([adjusted.status, adjusted.body.data.points]).toEqual([200, 7]);
  expect(await trace('customer.points_adjusted', 'card.points_adjusted')).toEqual({
    audit: { card: 'Points', points: { from: 70, to: 7 }, reason: 'Typed a 0 too many' },
    event: { reason: 'Typed a 0 too many' },
  });
});

it('sets no balance of points that is another one by now', async () => {
  const { customer, points } = place;
  const path = `/customers/${customer}/cards/${points}/points/adjust`;
  await act(path, { points: 30, reason: 'Counted' });
  const refused = await act(path, { points: 50, expectedBalance: 20, reason: 'Counted again' });
  expect([refused.status, refused.body.error, refused.body.message]).toEqual([
    409,
    'balance_changed',
    'expectedBalance is 20, but the balance is 30 by now. Read it again.',
  ]);
  // A balance may be above what can be set, and is corrected by setting it.
  const large = await act(path, { points: 7, expectedBalance: 1_000_000_001, reason: 'Counted again' });
  expect([large.status, large.body.error]).toEqual([409, 'balance_changed']);
  const set = await act<{ data: CardView }>(path, { points: 7, expectedBalance: 30, reason: 'Counted again' });
  expect([set.status, set.body.data.points]).toEqual([200, 7]);
});

it('gives rewards, and redeems one of them', async () => {
  const { customer, rewardTemplate: rewardId } = place;
  const body = { rewardId, quantity: 2, reason: 'The order was cold' };
  const given = await act<{ data: RewardView[] }>(`/customers/${customer}/rewards`, body);
  expect([given.status, given.body.data.length]).toEqual([201, 2]);
  expect((await trace('customer.rewards_given', 'reward.issued')).audit).toEqual({
    reward: 'A free coffee',
    quantity: 2,
    reason: 'The order was cold',
  });
  const path = `/customers/${customer}/rewards/${given.body.data[0]?.id}/redeem`;
  expect((await act<{ data: RewardView }>(path)).body.data.status).toBe('redeemed');
  expect((await trace('reward.redeemed', 'reward.redeemed')).audit).toEqual({ name: 'A free coffee' });
  expect((await act(path)).body.error).toBe('reward_redeemed');
});

it('spends points on a reward, gives them back by the reversal of the entry, and says who and why', async () => {
  const at = await open('admin');
  const { shop, customer, points } = at;
  const template = (await shop.rewardTemplate({ pointsPrice: 30 })).shown;
  const path = `/customers/${customer}/cards/${points}`;
  await shop.post(`${path}/points`, { quantity: 40 });
  const spend = () => act<SpentView>(`${path}/points/spend`, { rewardId: template, reason: 'Till 4' }, undefined, at);
  const spent = await spend();
  expect([spent.status, spent.body.data.points, spent.body.spent, spent.body.rewards.length]).toEqual([200, 10, 30, 1]);
  expect(await trace('customer.points_spent', 'card.points_spent', at)).toEqual({
    audit: { card: 'Points', quantity: 30, reward: 'A free coffee' },
    event: { quantity: 30, reason: 'Till 4' },
  });
  const poor = await spend();
  expect([poor.status, poor.body]).toMatchObject([400, { error: 'insufficient_points', required: 30, available: 10 }]);

  const read = await at.staff.get<{ data: WholeCustomerView }>(`/merchants/${shop.id}/customers/${customer}`);
  const [entry] = read.body.data.ledger.filter(({ cause }) => cause === 'spend');
  expect(entry).toMatchObject({ cardId: points, number: 2, reverses: null, reversedBy: null, reason: 'Till 4' });
  const reversal = `${path}/entries/${entry?.number}/reverse`;
  const back = await act<ReversedEntryView>(reversal, { reason: 'Wrong person' }, undefined, at);
  expect([back.status, back.body.data.points, back.body.rewardsRevoked.length]).toEqual([200, 40, 1]);
  expect(await trace('customer.entry_reversed', 'card.entry_reversed', at)).toEqual({
    audit: { card: 'Points', entry: 2, change: 30 },
    event: { quantity: 30, reason: 'Wrong person' },
  });
  expect((await act(reversal, { reason: 'Again' }, undefined, at)).body.error).toBe('already_reversed');
  for (const number of ['99', '0', 'x']) {
    const unknown = await act(`${path}/entries/${number}/reverse`, { reason: 'x' }, undefined, at);
    expect([unknown.status, unknown.body.error]).toEqual([404, 'entry_not_found']);
  }
  const after = await at.staff.get<{ data: WholeCustomerView }>(`/merchants/${shop.id}/customers/${customer}`);
  expect(
    after.body.data.ledger.flatMap(({ number, reverses, reversedBy }) =>
      number ? [[number, reverses, reversedBy]] : [],
    ),
  ).toEqual([
    [3, 2, null],
    [2, null, 3],
    [1, null, null],
  ]);
});

it('corrects points and stamps within what the card can hold', async () => {
  const at = await open();
  const { customer, stamps, points } = at;
  const correct = (card: string, unit: string, change: number) =>
    act<{ data: CardView }>(
      `/customers/${customer}/cards/${card}/${unit}/correct`,
      { change, reason: 'x' },
      undefined,
      at,
    );
  expect((await correct(points, 'points', 12)).body.data.points).toBe(12);
  expect(await trace('customer.balance_corrected', 'card.points_corrected', at)).toEqual({
    audit: { card: 'Points', unit: 'points', change: 12 },
    event: { quantity: 12, reason: 'x' },
  });
  expect((await correct(stamps, 'stamps', 9)).body.data.stamps).toBe(9);
  expect((await correct(stamps, 'stamps', 1)).body.error).toBe('balance_too_large');
  expect((await correct(points, 'points', -13)).body.error).toBe('insufficient_balance');
  expect((await correct(points, 'stamps', 1)).body.error).toBe('card_type_mismatch');
  expect((await correct(stamps, 'points', 1)).body.error).toBe('card_not_adjustable');
});

it('makes a redeemed reward active again', async () => {
  const at = await open('admin');
  const { path } = await IssuedReward.of(at.shop);
  const reverse = () => act<{ data: RewardView }>(`${path}/reverse`, { reason: 'Scanned twice' }, undefined, at);
  expect((await reverse()).body.error).toBe('reward_not_redeemed');
  await act(`${path}/redeem`, {}, undefined, at);
  const active = await reverse();
  expect([active.status, active.body.data.status, active.body.data.redeemedAt]).toEqual([200, 'active', null]);
  expect(await trace('reward.redemption_reversed', 'reward.redemption_reversed', at)).toEqual({
    audit: { name: 'A free coffee', reason: 'Scanned twice' },
    event: { reason: 'Scanned twice' },
  });
});

it('redeems a voucher in part, then the rest', async () => {
  const { id } = await IssuedVoucher.of(place.shop);
  const part = await act<RedeemedVoucherView>(`/vouchers/${id}/redeem`, { amount: 12.5, reason: 'Till 4' });
  expect([part.status, part.body.redeemedAmount, part.body.data.remainingValue]).toEqual([200, 12.5, 37.5]);
  expect(await trace('voucher.redeemed', 'voucher.redeemed')).toEqual({
    audit: { name: 'Gift voucher', amount: 12.5, currency: 'GBP', reason: 'Till 4' },
    event: { amount: 12.5, reason: 'Till 4' },
  });
  expect((await act<RedeemedVoucherView>(`/vouchers/${id}/redeem`)).body.redeemedAmount).toBe(37.5);
  const { ledger } = (
    await place.staff.get<{ data: VoucherWithLedgerView }>(`/merchants/${place.shop.id}/vouchers/${id}`)
  ).body.data;
  expect(ledger.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['redeem', null],
    ['redeem', 'Till 4'],
    ['issue', null],
  ]);
  expect((await act(`/vouchers/${id}/redeem`)).body.error).toBe('voucher_redeemed');
});

/** Every write that moves value, with a body that is right. */
const writes: readonly (readonly [
  name: string,
  pathOf: (at: Place) => Promise<string> | string,
  body: object,
  need: 'required' | 'optional',
  role?: 'staff' | 'admin',
])[] = [
  [
    'give stamps',
    (at) => `/customers/${at.customer}/cards/${at.stamps}/stamps`,
    { quantity: 1, reason: 'x' },
    'required',
  ],
  [
    'give points',
    (at) => `/customers/${at.customer}/cards/${at.points}/points`,
    { quantity: 1, reason: 'x' },
    'required',
  ],
  [
    'adjust points',
    (at) => `/customers/${at.customer}/cards/${at.points}/points/adjust`,
    { points: 1, reason: 'x' },
    'required',
  ],
  ['give a reward', (at) => `/customers/${at.customer}/rewards`, { rewardId: 'coffee', reason: 'x' }, 'required'],
  [
    'spend points',
    async (at) => {
      const path = `/customers/${at.customer}/cards/${at.points}/points`;
      await at.shop.post(path, { quantity: 10 });
      return `${path}/spend`;
    },
    { quantity: 2 },
    'required',
  ],
  [
    'correct points',
    (at) => `/customers/${at.customer}/cards/${at.points}/points/correct`,
    { change: 3, reason: 'x' },
    'required',
  ],
  [
    'correct stamps',
    (at) => `/customers/${at.customer}/cards/${at.stamps}/stamps/correct`,
    { change: 3, reason: 'x' },
    'required',
  ],
  ['redeem a reward', async ({ shop }) => `${(await IssuedReward.of(shop)).path}/redeem`, {}, 'required'],
  [
    'redeem a voucher',
    async ({ shop }) => `/vouchers/${(await IssuedVoucher.of(shop)).id}/redeem`,
    { amount: 1 },
    'required',
  ],
  [
    'adjust a voucher',
    async ({ shop }) => `/vouchers/${(await IssuedVoucher.of(shop)).id}/adjust`,
    { remainingValue: 1, reason: 'x' },
    'optional',
  ],
  [
    'cancel a voucher',
    async ({ shop }) => `/vouchers/${(await IssuedVoucher.of(shop)).id}/cancel`,
    { reason: 'x' },
    'optional',
  ],
  ['send a voucher', async ({ shop }) => `/vouchers/${(await IssuedVoucher.of(shop)).id}/send`, {}, 'optional'],
  [
    'issue a voucher',
    () => '/vouchers',
    { voucherTemplateId: 'gift', recipientEmail: 'till@canary.example' },
    'optional',
  ],
  [
    'reverse an entry',
    async (at) => {
      const path = `/customers/${at.customer}/cards/${at.points}`;
      await at.shop.post(`${path}/points`, { quantity: 10 });
      return `${path}/entries/1/reverse`;
    },
    { reason: 'x' },
    'required',
    'admin',
  ],
  [
    'reverse the redemption of a reward',
    async ({ shop }) => {
      const { path } = await IssuedReward.of(shop);
      await shop.post(`${path}/redeem`, undefined);
      return `${path}/reverse`;
    },
    { reason: 'x' },
    'required',
    'admin',
  ],
];

/** All that a write may change. */
const effects = ({ shop }: Place): Promise<object> =>
  shop.database.row(
    `select (select count(*) from card_entries where merchant_id = $1) as cards,
       (select count(*) from reward_events where merchant_id = $1) as rewards,
       (select count(*) from voucher_entries where merchant_id = $1) as vouchers,
       (select count(*) from staged_jobs where merchant_id = $1) as jobs,
       (select count(*) from audit_entries where merchant_id = $1) as audit`,
    [shop.merchantId],
  );

const ofRoles = writes.map(
  ([name, pathOf, body, need, role]) => [name, pathOf, body, need, role ?? ('staff' as const)] as const,
);

describe.each(ofRoles)('to %s', (name, pathOf, body, need, role) => {
  let at: Place;
  let other: Place;
  let path: string;
  beforeAll(async () => {
    at = await open(role);
    other = role === 'admin' ? await open(role) : place;
    await at.shop.database.rows(`update reward_templates set external_id = 'coffee' where merchant_id = $1`, [
      at.shop.merchantId,
    ]);
    await voucherTemplate(at.shop, { externalId: 'gift' });
    path = await pathOf(at);
  });

  it('the header is required for what this route is the first to do, and its form is checked', async () => {
    const before = await effects(at);
    const bad = await act(path, body, 'ä', at);
    expect([bad.status, bad.body.error]).toEqual([400, 'idempotency_key_invalid']);
    if (need === 'required') {
      const answer = await at.staff.post(`/merchants/${at.shop.id}${path}`, body);
      expect([answer.status, answer.body.error]).toEqual([400, 'idempotency_key_missing']);
    }
    expect(await effects(at)).toEqual(before);
  });

  it('of equal requests at once one has an effect; each repeat has its answer, another body is a 409', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => act(path, body, key, at)));
    const done = await effects(at);
    const replayed = await act(path, body, key, at);
    expect([Math.floor(replayed.status / 100), replayed.headers['idempotent-replayed']]).toEqual([2, 'true']);
    for (const answer of answers.filter(({ status }) => status !== 409)) expect(answer.text).toBe(replayed.text);
    expect(answers.filter(({ body: { error } }) => error && error !== 'idempotency_in_progress')).toEqual([]);
    const changed = await act(path, { ...body, reason: 'another' }, key, at);
    expect([changed.status, changed.body.error]).toEqual(
      // A field that the route does not have is refused before.
      /issue|send/.test(name) ? [400, 'unknown_field'] : [409, 'idempotency_mismatch'],
    );
    expect(await effects(at)).toEqual(done);
  });

  it("is the same 404 for another merchant's people, 403 for the role below, and without effect", async () => {
    const before = await effects(at);
    const below = await started.portal.user({ shop: at.shop, role: role === 'admin' ? 'staff' : 'viewer' });
    const key = { idempotencyKey: randomUUID() };
    const url = `/merchants/${at.shop.id}${path}`;
    expect((await other.staff.post(url, body, key)).body.error).toBe('merchant_not_found');
    expect((await below.post(url, body, key)).body.error).toBe('role_missing');
    if (path !== '/vouchers') {
      const own = await act(path, body, randomUUID(), other);
      expect([own.status, own.body.error]).toEqual([404, expect.stringMatching(/^(customer|voucher)_not_found$/)]);
    }
    expect(await effects(at)).toEqual(before);
  });
});

it.each([
  ['stamps', { quantity: 1 }],
  ['stamps', { quantity: 1, reason: '' }],
  ['stamps', { quantity: 1, reason: 'x'.repeat(501) }],
  ['stamps', { quantity: 1.5, reason: 'x' }],
  ['stamps', { quantity: '1', reason: 'x' }],
  ['stamps', { quantity: 101, reason: 'x' }],
  ['stamps', { quantity: 1, reason: 'x', more: 1 }],
  ['points', { quantity: 0, reason: 'x' }],
  ['points/adjust', { points: 5 }],
  ['points/adjust', { points: -1, reason: 'x' }],
  ['points/spend', {}],
  ['points/spend', { quantity: 1, rewardId: 'coffee' }],
  ['points/spend', { quantity: 0 }],
  ['points/correct', { change: 5 }],
  ['points/correct', { change: 0, reason: 'x' }],
  ['points/correct', { change: 1.5, reason: 'x' }],
])('400: %s with %j, nothing changes, and the key is free', async (what, body) => {
  const { customer, stamps, points } = place;
  const before = await effects(place);
  const key = randomUUID();
  const path = `/customers/${customer}/cards/${what === 'stamps' ? stamps : points}/${what}`;
  expect((await act(path, body, key)).status).toBe(400);
  expect(await effects(place)).toEqual(before);
  const right = what === 'points/adjust' ? { points: 3 } : what === 'points/correct' ? { change: 3 } : { quantity: 1 };
  expect((await act(path, { ...right, reason: 'x' }, key)).status).toBe(200);
});

it('a refusal is stored with its key, without any effect', async () => {
  const { customer, points } = place;
  const before = await effects(place);
  const key = randomUUID();
  const path = `/customers/${customer}/cards/${points}/stamps`;
  const refused = await act(path, { quantity: 1, reason: 'x' }, key);
  expect([refused.status, refused.body.error]).toEqual([400, 'card_type_mismatch']);
  const again = await act(path, { quantity: 1, reason: 'x' }, key);
  expect([again.text, again.headers['idempotent-replayed']]).toEqual([refused.text, 'true']);
  expect(await effects(place)).toEqual(before);
});

it('two staff members redeem one reward at once: one does, the other is told', async () => {
  const { shop, staff } = place;
  const other = await started.portal.user({ shop, role: 'staff' });
  const reward = await IssuedReward.of(shop);
  const release = await shop.database.hold(
    'select from customers where id = (select customer_id from rewards where id = $1) for update',
    [reward.uuid],
  );
  const path = `/merchants/${shop.id}${reward.path}/redeem`;
  const both = [staff, other].map((user) => user.post(path, {}, { idempotencyKey: randomUUID() }));
  await release();
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.error).toBe('reward_redeemed');
  const events = await shop.database.rows(`select from reward_events where reward_id = $1 and kind = 'redeemed'`, [
    reward.uuid,
  ]);
  expect(events).toHaveLength(1);
});

it('the same Idempotency-Key of an API key of the merchant is another request, in both directions', async () => {
  const { shop, customer, stamps } = place;
  const path = `/customers/${customer}/cards/${stamps}/stamps`;
  for (const first of ['api', 'portal']) {
    const key = `till-${first}`;
    const byKey = () => shop.post(path, { quantity: 1 }, { idempotencyKey: key });
    const byStaff = () => act(path, { quantity: 1, reason: 'x' }, key);
    const answers = first === 'api' ? [await byKey(), await byStaff()] : [await byStaff(), await byKey()];
    expect(answers.map(({ status, headers }) => [status, headers['idempotent-replayed']])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
  }
  const look = await shop.get<{ data: { body: object } }>('/idempotency-keys/till-portal');
  expect(look.body.data.body).not.toHaveProperty('reason');
  expect((await act('/vouchers', { voucherTemplateId: 'no', recipientEmail: newEmail() }, 'only-portal')).status).toBe(
    404,
  );
  expect((await shop.get('/idempotency-keys/only-portal')).status).toBe(404);
});

it('another customer of the merchant has not this card, and an unknown customer is a 404', async () => {
  const { shop, stamps } = place;
  const { shown } = await shop.customer();
  const body = { quantity: 1, reason: 'x' };
  expect((await act(`/customers/${shown}/cards/${stamps}/stamps`, body)).body.error).toBe('card_not_found');
  const nobody = encodeId('customer', randomUUID());
  expect((await act(`/customers/${nobody}/cards/${stamps}/stamps`, body)).body.error).toBe('customer_not_found');
});
