import { randomUUID } from 'node:crypto';
import { eventTypes } from '#domain/events/event.js';
import { decodeId, encodeId } from '#domain/ids.js';
import type { EventView } from '#http/views/event.view.js';
import { asStored } from '#operations/audit/audit-write.js';
import { createCustomer } from '#operations/customers/create-customer.js';
import { importCustomers } from '#operations/customers/import-customers.js';
import { updateCustomer } from '#operations/customers/update-customer.js';
import { createKey } from '#operations/keys/create-key.js';
import { revokeKey } from '#operations/keys/revoke-key.js';
import { rotateKey } from '#operations/keys/rotate-key.js';
import type { Tx } from '#persistence/database/transaction.js';
import { eventsAfter } from '../../support/fixtures/events.js';
import { newEmail } from '../../support/fixtures/random.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, issue, voucherTemplate } from '../../support/fixtures/vouchers.js';
import { keyPepper } from '../../support/harness/api-process.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
});

const staffId = randomUUID();
const staff = () => ({ merchantId: shop.merchantId, actorKind: 'staff', staffId, address: null }) as const;
const byKey = () => ({ type: 'api_key', id: encodeId('api_key', shop.keyId) });
const aPerson = { type: 'staff', id: encodeId('staff', staffId) };
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const created = { createdAt: instant };

interface ExpectedEvent {
  readonly type: string;
  readonly version: number;
  readonly data: object;
}

/** The events that `work` makes are exactly these; what they share is checked of each. */
async function expectEvents(
  work: () => Promise<unknown>,
  expected: readonly ExpectedEvent[],
  actor: { readonly type: string; readonly id: string | null } = byKey(),
): Promise<readonly EventView[]> {
  const events = await eventsAfter(shop, work);
  expect(events.map(({ type, subject, data }) => ({ type, version: subject.version, data }))).toEqual(expected);
  for (const event of events) {
    const { object } = event.data;
    expect(Object.keys(event).toSorted()).toEqual([
      'actor',
      'createdAt',
      'customerId',
      'data',
      'id',
      'request',
      'subject',
      'type',
    ]);
    expect(event).toMatchObject({
      createdAt: instant,
      actor,
      subject: { type: event.type.split('.')[0], id: object['id'] },
    });
    expect(event.subject.externalId).toBe(object['externalId'] ?? object['id']);
    const owner = event.subject.type === 'customer' ? object['id'] : (object['customerId'] ?? null);
    expect(event.customerId).toBe(owner);
    expect(event.request).toEqual(events[0]?.request);
    if (actor.type === 'api_key') expect(decodeId('request', event.request.id ?? '')).toBeDefined();
    expect(Math.abs(Date.parse(event.createdAt) - Date.now())).toBeLessThan(60_000);
  }
  return events;
}

const customerObject = (fields: object) => ({
  id: expect.stringMatching(/^cus_/),
  externalId: expect.any(String),
  name: '',
  ...created,
  lifetimeStamps: 0,
  lifetimePoints: 0,
  ...fields,
});
const owesNothing = { stampsOwed: 0, pointsOwed: 0, expirations: [] };
const cardObject = (fields: object) => ({
  id: expect.stringMatching(/^ccard_/),
  externalId: expect.any(String),
  cardId: expect.stringMatching(/^card_/),
  customerId: expect.stringMatching(/^cus_/),
  title: 'A card',
  type: 'stamp',
  stamps: 0,
  points: 0,
  ...owesNothing,
  ...created,
  ...fields,
});
const rewardObject = (fields: object) => ({
  id: expect.stringMatching(/^rwd_/),
  externalId: expect.any(String),
  rewardId: expect.stringMatching(/^rwt_/),
  customerId: expect.stringMatching(/^cus_/),
  title: 'A free coffee',
  status: 'active',
  expiry: null,
  codeLast4: null,
  issuedAt: instant,
  redeemedAt: null,
  locationId: null,
  ...fields,
});
const voucherObject = (voucher: Pick<IssuedVoucher, 'issued' | 'code'>, fields: object = {}) => {
  const { code: _, ...shown } = voucher.issued;
  return { ...shown, updatedAt: instant, codeLast4: voucher.code.slice(-4), ...fields };
};
const keyObject = (fields: object) => ({
  id: expect.stringMatching(/^key_/),
  name: 'Till',
  prefix: expect.stringMatching(/^lrw_live_\w{12}$/),
  scopes: ['orders:write'],
  status: 'active',
  integrationId: expect.stringMatching(/^int_/),
  ...created,
  createdBy: aPerson.id,
  expiresAt: null,
  revokedAt: null,
  revokedBy: null,
  rotatedFromId: null,
  rotatedToId: null,
  ...fields,
});
const seen = new Set<string>();
const expectedEvent = (type: (typeof eventTypes)[number], version: number, data: object): ExpectedEvent => {
  seen.add(type);
  return { type, version, data: { change: {}, ...data } };
};

describe('an order', () => {
  it('of a new customer: customer, cards, order, stamps, filling, coupon, rewards, in this order', async () => {
    const template = await shop.rewardTemplate();
    const progression = [{ at: 3, rewardTemplateId: template.shown }];
    const stamps = await shop.cardDefinition({ numberOfStamps: 3, progression, autoEnrol: true });
    const points = await shop.cardDefinition({ type: 'points', openEnded: true, autoEnrol: false });
    await shop.settings({
      stamps: { cardId: stamps.shown, mode: 'per_order', stampsPerOrder: 7 },
      points: { cardId: points.shown, pointsPerUnit: '1' },
      orderRewards: [{ rewardTemplateId: template.shown, minimumOrderValue: 5 }],
      rewardAutomation: true,
    });
    const email = newEmail();
    const order = () => shop.order({ customer_email: email, order_number: '100042' });
    const reward = expectedEvent('reward.issued', 1, { object: rewardObject({}) });
    const filled = (version: number) =>
      expectedEvent('card.completed', version, { object: cardObject({ stamps: 1 }), quantity: 1 });
    const events = await expectEvents(order, [
      expectedEvent('customer.created', 1, { object: customerObject({ email }) }),
      expectedEvent('card.created', 1, { object: cardObject({}) }),
      expectedEvent('card.created', 1, { object: cardObject({ type: 'points' }) }),
      expectedEvent('order.created', 1, {
        object: {
          id: expect.stringMatching(/^ord_/),
          externalId: expect.stringMatching(/^ord_/),
          orderNumber: '100042',
          value: 10,
          currency: 'GBP',
          source: 'shop',
          integrationType: 'public_api',
          stampsAwarded: 7,
          pointsAwarded: 10,
          couponRedeemed: false,
          returnedValue: 0,
          status: 'completed',
          customerId: expect.stringMatching(/^cus_/),
          ...created,
        },
      }),
      expectedEvent('card.stamps_given', 2, {
        object: cardObject({ stamps: 1 }),
        change: { stamps: { from: 0, to: 1 } },
        quantity: 7,
      }),
      filled(3),
      filled(4),
      expectedEvent('card.points_given', 2, {
        object: cardObject({ type: 'points', points: 10 }),
        change: { points: { from: 0, to: 10 } },
        quantity: 10,
      }),
      reward,
      reward,
      reward,
    ]);
    const customers = new Set(events.map(({ customerId }) => customerId));
    expect(customers.size).toBe(1);
    // It was processed before: nothing is awarded again.
    await expectEvents(order, []);
    const name = 'Ada Lovelace';
    const coupon = await shop.coupon(String(events.at(-1)?.data.object['id']), 'SPRING-26');
    const again = await eventsAfter(shop, () =>
      shop.order({ customer_email: email, name, coupon_code: coupon, order_value: 1 }),
    );
    expect(again.map(({ type }) => type)).toEqual([
      'order.created',
      'customer.updated',
      'card.stamps_given',
      'card.completed',
      'card.completed',
      'card.points_given',
      'reward.redeemed',
      'reward.issued',
      'reward.issued',
    ]);
    const [, named] = again;
    expect(named).toMatchObject({ subject: { version: 2 } });
    expect(named?.data.change).toEqual({
      name: { from: '', to: name },
      lifetimeStamps: { from: 7, to: 14 },
      lifetimePoints: { from: 10, to: 11 },
    });
    expect(again.find(({ type }) => type === 'reward.redeemed')?.data).toEqual({
      object: rewardObject({ status: 'redeemed', redeemedAt: instant, codeLast4: 'G-26' }),
      change: { status: { from: 'active', to: 'redeemed' }, redeemedAt: { from: null, to: instant } },
    });
  });
});

describe('customers', () => {
  const write = (work: (tx: Tx) => Promise<unknown>) => () => shop.write(work);

  it('created, changed and imported by staff; a change of nothing is none', async () => {
    await shop.cardDefinition({ autoEnrol: true });
    const email = newEmail();
    const make = write((tx) => createCustomer(tx, staff(), { email, name: 'Ada' }));
    const object = customerObject({ email, name: 'Ada' });
    const card = expectedEvent('card.created', 1, { object: cardObject({}) });
    const [first] = await expectEvents(make, [expectedEvent('customer.created', 1, { object }), card], aPerson);
    const id = first?.subject.id ?? '';
    const change = (fields: object) => write((tx) => updateCustomer(tx, staff(), id, fields, asStored));
    await expectEvents(change({ name: 'Ada' }), []);
    const changed = { name: { from: 'Ada', to: 'Grace' }, externalId: { from: id, to: 'crm-1' } };
    await expectEvents(
      change({ name: 'Grace', externalId: 'crm-1' }),
      [
        expectedEvent('customer.updated', 2, {
          object: { ...object, name: 'Grace', externalId: 'crm-1' },
          change: changed,
        }),
      ],
      aPerson,
    );
    const other = newEmail();
    const rows = [email, other].map((each, row) => ({ row, email: each, name: null, externalId: null, problem: null }));
    await expectEvents(
      write((tx) => importCustomers(tx, staff(), rows)),
      [expectedEvent('customer.created', 1, { object: customerObject({ email: other }) }), card],
      aPerson,
    );
  });
});

describe('cards and rewards', () => {
  it('given and adjusted by hand', async () => {
    const template = await shop.rewardTemplate();
    const progression = [{ at: 2, rewardTemplateId: template.shown }];
    const stamps = await shop.cardDefinition({ numberOfStamps: 2, progression, autoEnrol: true });
    const points = await shop.cardDefinition({ type: 'points', openEnded: true, autoEnrol: true });
    const customer = await shop.customer();
    const at = async (definition: string): Promise<string> =>
      `/customers/${customer.shown}/cards/${await shop.cardOf(customer.shown, definition)}`;
    const stampCard = await at(stamps.shown);
    await expectEvents(
      () => shop.post(`${stampCard}/stamps`, { quantity: 3 }),
      [
        expectedEvent('card.stamps_given', 2, {
          object: cardObject({ stamps: 1 }),
          change: { stamps: { from: 0, to: 1 } },
          quantity: 3,
        }),
        expectedEvent('card.completed', 3, { object: cardObject({ stamps: 1 }), quantity: 1 }),
        expectedEvent('reward.issued', 1, { object: rewardObject({}) }),
      ],
    );
    const pointCard = await at(points.shown);
    const object = cardObject({ type: 'points', points: 50 });
    await expectEvents(
      () => shop.post(`${pointCard}/points`, { quantity: 50 }),
      [expectedEvent('card.points_given', 2, { object, change: { points: { from: 0, to: 50 } }, quantity: 50 })],
    );
    await expectEvents(
      () => shop.post(`${pointCard}/points/adjust`, { points: 5 }),
      [
        expectedEvent('card.points_adjusted', 3, {
          object: { ...object, points: 5 },
          change: { points: { from: 50, to: 5 } },
        }),
      ],
    );
    await expectEvents(
      () => shop.post(`/customers/${customer.shown}/rewards`, { rewardId: template.shown, quantity: 2 }),
      [1, 2].map(() => expectedEvent('reward.issued', 1, { object: rewardObject({}) })),
    );
  });

  it('of 1,500 fillings at once the thousandth event stands for the rest', async () => {
    const points = await shop.cardDefinition({ type: 'points', openEnded: false, numberOfPoints: 2, autoEnrol: true });
    const customer = await shop.customer();
    const path = `/customers/${customer.shown}/cards/${await shop.cardOf(customer.shown, points.shown)}/points`;
    const events = await eventsAfter(shop, () => shop.post(path, { quantity: 3_000 }));
    expect(events).toHaveLength(1_001);
    const quantities = events.slice(1).map(({ data }) => data.quantity ?? 0);
    expect([quantities.slice(0, -1).every((quantity) => quantity === 1), quantities.at(-1)]).toEqual([true, 501]);
  });

  it('a reward: coupon set, redeemed', async () => {
    const reward = await IssuedReward.of(shop);
    const coupon = (codeLast4: string | null, from: string | null, version: number) =>
      expectedEvent('reward.coupon_set', version, {
        object: rewardObject({ codeLast4 }),
        change: { codeLast4: { from, to: codeLast4 } },
      });
    await expectEvents(() => reward.setCoupon('summer-2026'), [coupon('2026', null, 2)]);
    await expectEvents(() => reward.setCoupon('SHORT-1'), [coupon(null, '2026', 3)]);
    await expectEvents(
      () => reward.redeemByAlias(),
      [
        expectedEvent('reward.redeemed', 4, {
          object: rewardObject({ status: 'redeemed', redeemedAt: instant }),
          change: { status: { from: 'active', to: 'redeemed' }, redeemedAt: { from: null, to: instant } },
        }),
      ],
    );
  });
});

describe('vouchers', () => {
  it('issued to a new recipient and sent: customer, voucher, request to send', async () => {
    const template = await voucherTemplate(shop);
    const email = newEmail();
    const events = await eventsAfter(shop, () =>
      issue(shop, template.shown, { recipientEmail: email, recipientName: 'Ada', send: true }),
    );
    expect(events.map(({ type, subject }) => [type, subject.version])).toEqual([
      ['customer.created', 1],
      ['voucher.issued', 1],
      ['voucher.send_requested', 2],
    ]);
    expect(events[1]?.data.object).toMatchObject({ recipient: { name: 'Ada', email }, status: 'active', value: 50 });
    expect(events[2]?.data).toEqual({ object: events[1]?.data.object, change: {} });
  });

  it('issued, redeemed, adjusted, sent, cancelled', async () => {
    const customer = await shop.customer();
    const template = await voucherTemplate(shop);
    let voucher: IssuedVoucher | undefined;
    const [issued] = await eventsAfter(shop, async () => {
      voucher = await IssuedVoucher.of(shop, template, { customerId: customer.shown, externalReference: 'order-1' });
    });
    if (!voucher) throw new Error('It was not issued.');
    const made = voucher;
    expect(issued?.data).toEqual(expectedEvent('voucher.issued', 1, { object: voucherObject(made) }).data);
    const redemption = { number: 2, amount: 10.5, type: 'partial', date: instant, reversedAmount: 0 };
    const partial = {
      status: 'partial',
      remainingValue: 39.5,
      availableValue: 39.5,
      redemptions: [redemption],
      redemptionCount: 1,
    };
    await expectEvents(
      () => made.redeem({ amount: 10.5 }),
      [
        expectedEvent('voucher.redeemed', 2, {
          object: voucherObject(made, partial),
          amount: 10.5,
          change: {
            status: { from: 'active', to: 'partial' },
            remainingValue: { from: 50, to: 39.5 },
            availableValue: { from: 50, to: 39.5 },
            redemptions: { from: [], to: [redemption] },
            redemptionCount: { from: 0, to: 1 },
          },
        }),
      ],
    );
    await expectEvents(
      () => made.adjust(20, 'Counted again'),
      [
        expectedEvent('voucher.adjusted', 3, {
          object: voucherObject(made, { ...partial, remainingValue: 20, availableValue: 20 }),
          change: { remainingValue: { from: 39.5, to: 20 }, availableValue: { from: 39.5, to: 20 } },
          reason: 'Counted again',
        }),
      ],
    );
    await expectEvents(
      () => shop.post(`/vouchers/${made.id}/send`, undefined),
      [
        expectedEvent('voucher.send_requested', 4, {
          object: voucherObject(made, { ...partial, remainingValue: 20, availableValue: 20 }),
        }),
      ],
    );
    await expectEvents(
      () => shop.post(`/vouchers/${made.id}/cancel`, { reason: 'Order refunded' }),
      [
        expectedEvent('voucher.cancelled', 5, {
          object: voucherObject(made, { ...partial, remainingValue: 20, availableValue: 20, status: 'cancelled' }),
          change: { status: { from: 'partial', to: 'cancelled' } },
          reason: 'Order refunded',
        }),
      ],
    );
  });
});

it('a redemption of a voucher that is reversed', async () => {
  const voucher = await IssuedVoucher.of(shop);
  await voucher.redeem({ amount: 10.5 });
  const redemption = { number: 2, amount: 10.5, type: 'partial', date: instant, reversedAmount: 0 };
  const reversed = { ...redemption, reversedAmount: 0.5 };
  await expectEvents(
    () => voucher.reverse(2, { amount: 0.5, reason: 'Returned' }),
    [
      expectedEvent('voucher.redemption_reversed', 3, {
        object: voucherObject(voucher, {
          status: 'partial',
          remainingValue: 40,
          availableValue: 40,
          redemptions: [reversed],
          redemptionCount: 1,
        }),
        amount: 0.5,
        reason: 'Returned',
        change: {
          remainingValue: { from: 39.5, to: 40 },
          availableValue: { from: 39.5, to: 40 },
          redemptions: { from: [redemption], to: [reversed] },
        },
      }),
    ],
  );
});

it('holds of a voucher: made, captured in part, released, expired, and released by a cancellation', async () => {
  const voucher = await IssuedVoucher.of(shop);
  let holdId = '';
  const hold = async (): Promise<void> => {
    holdId = (await voucher.hold({ amount: 10 })).body.data.id;
  };
  const id = expect.stringMatching(/^hld_/);
  const held = { heldAmount: 10, availableValue: 40 };
  const made = { heldAmount: { from: 0, to: 10 }, availableValue: { from: 50, to: 40 } };
  const ended = { heldAmount: { from: 10, to: 0 }, availableValue: { from: 40, to: 50 } };
  const makes = (version: number): ExpectedEvent =>
    expectedEvent('voucher.hold_created', version, {
      object: voucherObject(voucher, held),
      change: made,
      amount: 10,
      holdId: id,
    });
  await expectEvents(hold, [makes(2)]);
  await expectEvents(
    () => voucher.endHold(holdId, 'release'),
    [
      expectedEvent('voucher.hold_released', 3, {
        object: voucherObject(voucher),
        change: ended,
        amount: 10,
        holdId: id,
      }),
    ],
  );
  await expectEvents(hold, [makes(4)]);
  const cancelled = voucherObject(voucher, { status: 'cancelled' });
  await expectEvents(
    () => shop.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Returned', releaseHolds: true }),
    [
      expectedEvent('voucher.hold_released', 5, {
        object: voucherObject(voucher),
        change: ended,
        amount: 10,
        holdId: id,
      }),
      expectedEvent('voucher.cancelled', 6, {
        object: cancelled,
        change: { status: { from: 'active', to: 'cancelled' } },
        reason: 'Returned',
      }),
    ],
  );
  const other = await IssuedVoucher.of(shop);
  const otherId = (await other.hold({ amount: 10 })).body.data.id;
  const redemption = { number: 2, amount: 4, type: 'partial', date: instant, reversedAmount: 0 };
  await expectEvents(
    () => other.endHold(otherId, 'capture', { amount: 4 }),
    [
      expectedEvent('voucher.hold_captured', 3, {
        object: voucherObject(other, {
          status: 'partial',
          remainingValue: 46,
          availableValue: 46,
          redemptions: [redemption],
          redemptionCount: 1,
        }),
        amount: 4,
        holdId: otherId,
        change: {
          status: { from: 'active', to: 'partial' },
          remainingValue: { from: 50, to: 46 },
          heldAmount: { from: 10, to: 0 },
          availableValue: { from: 40, to: 46 },
          redemptions: { from: [], to: [redemption] },
          redemptionCount: { from: 0, to: 1 },
        },
      }),
    ],
  );
});

it('keys: created, rotated without a revoked beside it, revoked', async () => {
  let id = '';
  const input = { name: 'Till', scopes: ['orders:write'], expiresAt: null } as const;
  const make = () => shop.write(async (tx) => (id = (await createKey(tx, staff(), keyPepper, input)).apiKey.id));
  await expectEvents(make, [expectedEvent('api_key.created', 1, { object: keyObject({}) })], aPerson);
  const old = encodeId('api_key', id);
  const rotate = () => shop.write(async (tx) => (id = (await rotateKey(tx, staff(), keyPepper, id)).apiKey.id));
  const ended = { status: 'revoked', revokedAt: instant, revokedBy: aPerson.id };
  const change = {
    status: { from: 'active', to: 'revoked' },
    revokedAt: { from: null, to: instant },
    revokedBy: { from: null, to: aPerson.id },
  };
  const next = expect.stringMatching(/^key_/);
  await expectEvents(
    rotate,
    [
      expectedEvent('api_key.created', 1, { object: keyObject({ rotatedFromId: old }) }),
      expectedEvent('api_key.rotated', 2, {
        object: keyObject({ id: old, ...ended, rotatedToId: next }),
        change: { ...change, rotatedToId: { from: null, to: next } },
      }),
    ],
    aPerson,
  );
  const operator = () =>
    ({ merchantId: shop.merchantId, actorKind: 'operator', staffId: null, address: null }) as const;
  await expectEvents(
    () => shop.write((tx) => revokeKey(tx, operator(), id)),
    [
      expectedEvent('api_key.revoked', 2, {
        object: keyObject({ ...ended, revokedBy: null, rotatedFromId: old }),
        change: { status: change.status, revokedAt: change.revokedAt },
      }),
    ],
    { type: 'operator', id: null },
  );
});

it('every type is in the table, but for those of time, of ledgers, of returns, of e-mails and of webhooks', () => {
  const elsewhere = [
    'order.returned',
    'card.stamps_taken_back',
    'card.points_taken_back',
    'reward.cancelled',
    'card.points_expired',
    'card.points_expiring',
    'card.stamps_corrected',
    'card.points_corrected',
    'card.points_spent',
    'card.entry_reversed',
    'reward.redemption_reversed',
    'reward.expired',
    'voucher.activated',
    'voucher.expired',
    'voucher.hold_expired',
    'voucher.sent',
    'voucher.send_failed',
  ];
  const missing = eventTypes.filter((type) => !seen.has(type));
  expect(missing.toSorted()).toEqual([...elsewhere, 'webhook_endpoint.disabled'].toSorted());
});
