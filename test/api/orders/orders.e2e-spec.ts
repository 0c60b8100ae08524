import type { OrderView } from '#http/views/order.view.js';
import type { CustomerView } from '#http/views/customer.view.js';
import type { LoyaltyView } from '#api/customers/read-loyalty.js';
import type { CreatedOrderView } from '#api/orders/create-order.js';
import { useService } from '../../support/harness/service.js';
import { pageOf, readAllPages } from '../../support/fixtures/lists.js';
import { newCoupon, newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (options: Parameters<typeof Shop.open>[1] = {}): Promise<Shop> => Shop.open(service.now, options);

const customerOf = async (shop: Shop, id: string): Promise<CustomerView> =>
  (await shop.get<{ data: CustomerView }>(`/customers/${id}`)).body.data;
const loyaltyOf = async (shop: Shop, id: string): Promise<LoyaltyView> =>
  (await shop.get<{ data: LoyaltyView }>(`/customers/${id}/loyalty`)).body.data;
const ordersOf = (shop: Shop): Promise<OrderView[]> => readAllPages<OrderView>(shop, '/orders');

/** A shop whose orders award stamps on a card without rewards. */
async function stampShop(stamps: object = { mode: 'per_order', stampsPerOrder: 1 }, settings: object = {}) {
  const shop = await openShop();
  const card = await shop.cardDefinition({ numberOfStamps: 1_000_000 });
  await shop.settings({ stamps: { cardId: card.shown, mode: 'per_order', ...stamps }, ...settings });
  return { shop, card };
}

async function pointShop(points: object = { pointsPerUnit: '1' }, settings: object = {}) {
  const shop = await openShop();
  const card = await shop.cardDefinition({ type: 'points', openEnded: true });
  await shop.settings({ points: { cardId: card.shown, pointsPerUnit: '1', ...points }, ...settings });
  return { shop, card };
}

describe('POST /orders/create', () => {
  describe('200', () => {
    it('answers with what the order awarded, and the order', async () => {
      const { shop } = await stampShop();
      const email = newEmail();
      const answer = await shop.order({ customer_email: email, order_value: 24.9, order_number: '100042' });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        stamps: 1,
        points: 0,
        rewards: [],
        couponRedeemed: false,
        order: {
          id: expect.stringMatching(/^ord_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
          externalId: answer.body.order.id,
          orderNumber: '100042',
          value: 24.9,
          currency: 'GBP',
          source: 'shop',
          integrationType: 'public_api',
          stampsAwarded: 1,
          pointsAwarded: 0,
          couponRedeemed: false,
          returnedValue: 0,
          status: 'completed',
          customerId: expect.stringMatching(/^cus_/),
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      });
      const { customerId } = answer.body.order;
      expect(await customerOf(shop, customerId)).toMatchObject({ email, lifetimeStamps: 1, lifetimePoints: 0 });
      const read = await shop.get<{ data: OrderView }>(`/orders/${answer.body.order.id}`);
      expect(read.body.data).toEqual(answer.body.order);
    });

    it('a merchant without order settings has the order recorded and nothing awarded', async () => {
      const shop = await openShop();
      await shop.cardDefinition();
      const answer = await shop.order();
      expect(answer.body).toMatchObject({ stamps: 0, points: 0, rewards: [], couponRedeemed: false });
      expect(await ordersOf(shop)).toHaveLength(1);
    });
  });

  describe('200: stamps and points, by the order settings', () => {
    it.each`
      stamps                                                      | value      | awarded
      ${{ mode: 'per_order', stampsPerOrder: 2 }}                 | ${0}       | ${2}
      ${{ mode: 'per_order', stampsPerOrder: 2 }}                 | ${5000}    | ${2}
      ${{ mode: 'per_order', stampsPerOrder: 5, maxPerOrder: 3 }} | ${10}      | ${3}
      ${{ mode: 'per_value', valuePerStamp: 10 }}                 | ${9.99}    | ${0}
      ${{ mode: 'per_value', valuePerStamp: 10 }}                 | ${10}      | ${1}
      ${{ mode: 'per_value', valuePerStamp: 10 }}                 | ${39.99}   | ${3}
      ${{ mode: 'per_value', valuePerStamp: 0.1 }}                | ${0.3}     | ${3}
      ${{ mode: 'per_value', valuePerStamp: 10, maxPerOrder: 2 }} | ${100}     | ${2}
      ${{ mode: 'per_value', valuePerStamp: 10, maxPerOrder: 2 }} | ${'19.99'} | ${1}
    `('stamps $stamps: an order of $value awards $awarded', async ({ stamps, value, awarded }) => {
      const { shop } = await stampShop(stamps);
      const { body } = await shop.order({ order_value: value });
      expect(body.stamps).toBe(awarded);
      const { cards } = await loyaltyOf(shop, body.order.customerId);
      expect(cards.map((card) => card.stamps)).toEqual([awarded]);
    });

    it.each`
      points                                       | value        | awarded
      ${{ pointsPerUnit: '1' }}                    | ${24.99}     | ${24}
      ${{ pointsPerUnit: '0.5' }}                  | ${25}        | ${12}
      ${{ pointsPerUnit: '0.29' }}                 | ${100}       | ${29}
      ${{ pointsPerUnit: '1.1' }}                  | ${'30'}      | ${33}
      ${{ pointsPerUnit: '0.000001' }}             | ${999_999}   | ${0}
      ${{ pointsPerUnit: '0.000001' }}             | ${1_000_000} | ${1}
      ${{ pointsPerUnit: '10', maxPerOrder: 99 }}  | ${10}        | ${99}
      ${{ pointsPerUnit: '10', maxPerOrder: 101 }} | ${10}        | ${100}
    `('points $points: an order of $value awards $awarded', async ({ points, value, awarded }) => {
      const { shop } = await pointShop(points);
      const { body } = await shop.order({ order_value: value });
      expect(body.points).toBe(awarded);
      const { cards } = await loyaltyOf(shop, body.order.customerId);
      expect(cards.map((card) => card.points)).toEqual([awarded]);
      expect((await customerOf(shop, body.order.customerId)).lifetimePoints).toBe(awarded);
    });

    it('an order awards stamps and points at once, on two cards', async () => {
      const shop = await openShop();
      const stamp = await shop.cardDefinition();
      const points = await shop.cardDefinition({ type: 'points', openEnded: true });
      await shop.settings({
        stamps: { cardId: stamp.shown, mode: 'per_order', stampsPerOrder: 1 },
        points: { cardId: points.shown, pointsPerUnit: '2' },
      });
      const { body } = await shop.order({ order_value: 12 });
      expect(body).toMatchObject({ stamps: 1, points: 24, order: { stampsAwarded: 1, pointsAwarded: 24 } });
    });

    it('below minimumOrderValue an order awards nothing, from it on all', async () => {
      const { shop } = await stampShop({ stampsPerOrder: 1 }, { minimumOrderValue: 20 });
      expect((await shop.order({ order_value: 19.99 })).body.stamps).toBe(0);
      expect((await shop.order({ order_value: 20 })).body.stamps).toBe(1);
    });

    it('enabled = false: orders are recorded and award nothing, coupons and order rewards included', async () => {
      const { shop } = await stampShop();
      const template = await shop.rewardTemplate();
      const first = (await shop.order()).body;
      expect(first.stamps).toBe(1);
      const orderRewards = [{ rewardTemplateId: template.shown, minimumOrderValue: 0 }];
      await shop.settings({ enabled: false, rewardAutomation: true, orderRewards });
      expect((await shop.order()).body).toMatchObject({ stamps: 0, points: 0, rewards: [] });
      expect(await ordersOf(shop)).toHaveLength(2);
    });

    it('an inactive card takes nothing, and the order is recorded all the same', async () => {
      const { shop, card } = await stampShop();
      await shop.database.rows('update card_definitions set active = false where id = $1', [card.id]);
      expect((await shop.order()).body).toMatchObject({ stamps: 0, order: { stampsAwarded: 0 } });
      expect(await ordersOf(shop)).toHaveLength(1);
    });
  });

  describe('200: order_value', () => {
    it.each`
      currency | sent                 | value
      ${'GBP'} | ${0}                 | ${0}
      ${'GBP'} | ${'0.00'}            | ${0}
      ${'GBP'} | ${12}                | ${12}
      ${'GBP'} | ${'12.50'}           | ${12.5}
      ${'GBP'} | ${'0000000012'}      | ${12}
      ${'GBP'} | ${1.005}             | ${1.01}
      ${'GBP'} | ${'1.005'}           | ${1.01}
      ${'GBP'} | ${'1.004999'}        | ${1}
      ${'GBP'} | ${8.325}             | ${8.33}
      ${'GBP'} | ${0.1 + 0.2}         | ${0.3}
      ${'GBP'} | ${1e-7}              | ${0}
      ${'GBP'} | ${99999999.99}       | ${99999999.99}
      ${'GBP'} | ${'99999999.994999'} | ${99999999.99}
      ${'JPY'} | ${1000}              | ${1000}
      ${'JPY'} | ${1000.5}            | ${1001}
      ${'JPY'} | ${'999.499999'}      | ${999}
      ${'JPY'} | ${9999999999}        | ${9999999999}
      ${'KWD'} | ${1.0005}            | ${1.001}
      ${'KWD'} | ${'1.0004'}          | ${1}
      ${'KWD'} | ${'9999999.999'}     | ${9999999.999}
    `('$sent is $value $currency', async ({ currency, sent, value }) => {
      const shop = await openShop({ currency });
      const { body } = await shop.order({ order_value: sent });
      expect(body.order).toMatchObject({ value, currency });
      expect((await ordersOf(shop)).map((order) => order.value)).toEqual([value]);
    });
  });

  describe('200: a number of more digits than a double holds', () => {
    it.each([
      ['10.00000000000000000001', 10],
      ['24.899999999999999', 24.9],
      ['10.004999999999999999999', 10],
      ['10.005000000000000000001', 10.01],
      ['1e-400', 0],
      ['5e-3', 0.01],
      ['0.0000000000000000000000000000000123e30', 0.01],
    ])('order_value %s is rounded by its digits to %d', async (sent, value) => {
      const shop = await openShop();
      const text = `{"customer_email":"${newEmail()}","order_source":"shop","order_value":${sent}}`;
      expect((await shop.post<CreatedOrderView>('/orders/create', text)).body.order.value).toBe(value);
    });

    it('is no harm in a field that is not ours, nor as order_number', async () => {
      const shop = await openShop();
      const long = '1.00000000000000000001';
      const text = `{"customer_email":"${newEmail()}","order_source":"shop","order_value":1,"order_number":${long},
        "lines":[{"price":${long},"text":"\\\\\\"${long}","big":123456789012345678901234567890,"huge":1e400}],"id":9007199254740993}`;
      const { status, body } = await shop.post<CreatedOrderView>('/orders/create', text);
      expect([status, body.order.orderNumber]).toEqual([200, expect.stringMatching(/^ORD-/)]);
    });
  });

  describe('400: order_value', () => {
    it.each([
      -1,
      -0.01,
      '-1',
      'abc',
      '',
      ' 5',
      '5 ',
      '1e3',
      '0x10',
      '1,5',
      '.5',
      '5.',
      '+5',
      '１２',
      'NaN',
      'Infinity',
      '12345678901',
      '1.1234567',
      true,
      false,
      null,
      {},
      [],
      [5],
      { value: 5 },
      100_000_000,
      '99999999.995',
    ])('%j is refused, and nothing is recorded', async (value) => {
      const shop = await openShop();
      const answer = await shop.order({ order_value: value });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain('order_value');
      expect(await ordersOf(shop)).toEqual([]);
      expect(await readAllPages(shop, '/customers')).toEqual([]);
    });

    it.each(['-10.00000000000000000001', '-1e-400', '99999999.9950000000000000000001', '1e400'])(
      'the number %s is refused',
      async (value) => {
        const shop = await openShop();
        const text = `{"customer_email":"${newEmail()}","order_source":"shop","order_value":${value}}`;
        const answer = await shop.post('/orders/create', text);
        expect([answer.status, await ordersOf(shop)]).toEqual([400, []]);
      },
    );

    it('a number beyond all numbers is refused', async () => {
      const shop = await openShop();
      const text = `{"customer_email":"${newEmail()}","order_source":"shop","order_value":1e999}`;
      expect((await shop.post('/orders/create', text)).status).toBe(400);
    });
  });

  describe('200: the customer', () => {
    it('is found by e-mail, ignoring case and surrounding spaces', async () => {
      const shop = await openShop();
      const email = newEmail('Ada');
      const first = (await shop.order({ customer_email: ` ${email.toUpperCase()} ` })).body.order.customerId;
      expect((await shop.order({ customer_email: email.toLowerCase() })).body.order.customerId).toBe(first);
      expect((await customerOf(shop, first)).email).toBe(email.toLowerCase());
      expect(await readAllPages(shop, '/customers')).toHaveLength(1);
    });

    it('of the same e-mail at another merchant is another customer', async () => {
      const [one, other] = [await openShop(), await openShop()];
      const email = newEmail();
      const id = (await one.order({ customer_email: email })).body.order.customerId;
      expect((await other.order({ customer_email: email })).body.order.customerId).not.toBe(id);
    });

    it.each`
      sent                                         | stored
      ${{ name: 'Ada Canary', first_name: 'Bob' }} | ${'Ada Canary'}
      ${{ first_name: 'Ada' }}                     | ${'Ada'}
      ${{ name: '  ', first_name: ' Ada ' }}       | ${'Ada'}
      ${{ name: null, first_name: null }}          | ${''}
      ${{ name: '' }}                              | ${''}
      ${{}}                                        | ${''}
      ${{ name: 'Zoe\u0308 Canary' }}              | ${'Zoë Canary'}
      ${{ name: '😀'.repeat(200) }}                | ${'😀'.repeat(200)}
    `('of an order with $sent is called "$stored"', async ({ sent, stored }) => {
      const shop = await openShop();
      const { body } = await shop.order(sent);
      expect((await customerOf(shop, body.order.customerId)).name).toBe(stored);
    });

    it('keeps a stored name, and gets one where none was stored', async () => {
      const shop = await openShop();
      const email = newEmail();
      const { customerId } = (await shop.order({ customer_email: email })).body.order;
      await shop.order({ customer_email: email, name: 'Ada Canary' });
      expect((await customerOf(shop, customerId)).name).toBe('Ada Canary');
      await shop.order({ customer_email: email, name: 'Somebody Else' });
      expect((await customerOf(shop, customerId)).name).toBe('Ada Canary');
    });

    it('who is new gets a card of every active definition that enrols, and of no other', async () => {
      const shop = await openShop();
      const wanted = [await shop.cardDefinition(), await shop.cardDefinition({ type: 'points', numberOfPoints: 100 })];
      await shop.cardDefinition({ active: false });
      await shop.cardDefinition({ autoEnrol: false });
      const { customerId } = (await shop.order()).body.order;
      const { cards } = await loyaltyOf(shop, customerId);
      expect(cards.map((card) => card.cardId).toSorted()).toEqual(wanted.map(({ shown }) => shown).toSorted());
    });

    it('who lacks the card of an award gets it with the award', async () => {
      const shop = await openShop();
      const card = await shop.cardDefinition({ autoEnrol: false });
      await shop.settings({ stamps: { cardId: card.shown, mode: 'per_order', stampsPerOrder: 3 } });
      const known = await shop.customer();
      const { body } = await shop.order({ customer_email: known.email });
      expect(body.order.customerId).toBe(known.shown);
      expect((await loyaltyOf(shop, known.shown)).cards).toMatchObject([{ cardId: card.shown, stamps: 3 }]);
    });
  });

  describe('200: order_number', () => {
    it.each(['1', '#100 042/ä', '😀'.repeat(64), ' padded ', 'x'.repeat(64), 'null'])('%j is kept', async (number) => {
      const shop = await openShop();
      expect((await shop.order({ order_number: number })).body.order.orderNumber).toBe(number);
    });

    it.each([undefined, null, '', 5, true, {}, [], ['1'], 'x'.repeat(65), 'a\u0000b', 'a\u0007b', 'a\nb', 'a\u0085b'])(
      '%j makes the service generate one, for each order anew',
      async (number) => {
        const { shop } = await stampShop();
        const email = newEmail();
        const first = await shop.order({ customer_email: email, order_number: number });
        const second = await shop.order({ customer_email: email, order_number: number });
        for (const { body } of [first, second]) expect(body.order.orderNumber).toMatch(/^ORD-[0-9A-Z]{10}$/);
        expect(second.body.order.orderNumber).not.toBe(first.body.order.orderNumber);
        expect(second.body.stamps).toBe(1);
      },
    );

    it('an ill-formed one makes the service generate one', async () => {
      const shop = await openShop();
      const fields = `"customer_email":"${newEmail()}","order_source":"shop","order_value":1`;
      const { body } = await shop.post<CreatedOrderView>('/orders/create', `{${fields},"order_number":"a\\ud800b"}`);
      expect(body.order.orderNumber).toMatch(/^ORD-/);
    });
  });

  describe('200: fields that the document does not name', () => {
    it('are ignored, and null in an optional field is absent', async () => {
      const { shop } = await stampShop();
      const answer = await shop.order({
        order_number: null,
        first_name: null,
        name: null,
        coupon_code: null,
        line_items: [{ sku: 'A', nested: { deep: [1, 2, null] } }],
        stamps: 99,
        merchantId: 'x',
        id: 'ord_1',
        constructor: 1,
        toString: 2,
        hasOwnProperty: 3,
        __defineGetter__: 4,
      });
      expect(answer.status).toBe(200);
      expect(answer.body.stamps).toBe(1);
    });

    it('may be called __proto__ and change nothing', async () => {
      const shop = await openShop();
      const fields = `"order_source":"shop","order_value":1,"__proto__":{"customer_email":"${newEmail()}"}`;
      const answer = await shop.post('/orders/create', `{${fields}}`);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: 'missing_field', message: expect.stringContaining('customer_email') });
    });
  });

  describe('400: fields', () => {
    const refused = (name: string, reason: string, values: readonly unknown[]): [string, unknown, string][] =>
      values.map((value) => [name, value, reason]);
    const noEmail = ['', 'ada', 'ada@', '@canary.example', 'a b@canary.example', `${'a'.repeat(250)}@canary.example`];
    const noSource = ['', 'web shop', 'web-shop', 'wéb', 'x'.repeat(51), ' shop', 'shop\n', 5, null, {}];
    const noName = ['a'.repeat(201), '😀'.repeat(201), 'a\u0000', 'a\u0007b', 5, true, {}, []];

    it.each([
      ...['customer_email', 'order_value', 'order_source'].flatMap((name) =>
        refused(name, 'missing_field', [undefined]),
      ),
      ...refused('customer_email', 'invalid_field', [...noEmail, 'a\u0000@canary.example', 'ada@canary.example\n']),
      ...refused('customer_email', 'invalid_field', [5, true, null, {}, ['a@canary.example']]),
      ...refused('order_source', 'invalid_field', noSource),
      ...refused('name', 'invalid_field', noName),
      ...refused('first_name', 'invalid_field', noName),
      ...refused('coupon_code', 'invalid_field', [5, true, {}, [], 'a\u0000b']),
    ])('%s %j is refused, by name', async (name, value, reason) => {
      const shop = await openShop();
      const answer = await shop.order({ [name]: value });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: reason, message: expect.stringContaining(name) });
      expect(await ordersOf(shop)).toEqual([]);
    });
  });

  describe('200: order rewards', () => {
    it('are issued in the order of the settings, from their minimum on, unless their template is inactive', async () => {
      const shop = await openShop();
      const [small, large, gone, both] = await Promise.all([
        shop.rewardTemplate({ title: 'Small' }),
        shop.rewardTemplate({ title: 'Large' }),
        shop.rewardTemplate({ title: 'Gone', active: false }),
        shop.rewardTemplate({ title: 'Both' }),
      ]);
      const orderRewards = [
        { rewardTemplateId: both.shown, minimumOrderValue: 10 },
        { rewardTemplateId: gone.shown, minimumOrderValue: 0 },
        { rewardTemplateId: large.shown, minimumOrderValue: 50 },
        { rewardTemplateId: small.shown, minimumOrderValue: 0 },
      ];
      await shop.settings({ rewardAutomation: true, orderRewards });
      const titles = async (value: number): Promise<string[]> =>
        (await shop.order({ order_value: value })).body.rewards.map((reward) => reward.title);
      expect(await titles(9.99)).toEqual(['Small']);
      expect(await titles(10)).toEqual(['Both', 'Small']);
      expect(await titles(50)).toEqual(['Both', 'Large', 'Small']);
    });

    it('are not issued while rewardAutomation is off', async () => {
      const shop = await openShop();
      const template = await shop.rewardTemplate();
      const orderRewards = [{ rewardTemplateId: template.shown, minimumOrderValue: 0 }];
      await shop.settings({ rewardAutomation: false, orderRewards });
      expect((await shop.order()).body.rewards).toEqual([]);
    });

    it('are customer rewards: active, of the template and the customer, without a coupon code', async () => {
      const shop = await openShop();
      const template = await shop.rewardTemplate({ title: 'A free coffee' });
      const orderRewards = [{ rewardTemplateId: template.shown, minimumOrderValue: 0 }];
      await shop.settings({ rewardAutomation: true, orderRewards });
      const { body } = await shop.order();
      const [reward] = body.rewards;
      expect(reward).toEqual({
        id: expect.stringMatching(/^rwd_/),
        externalId: reward?.id,
        rewardId: template.shown,
        customerId: body.order.customerId,
        title: 'A free coffee',
        status: 'active',
        expiry: null,
        couponCode: null,
        issuedAt: body.order.createdAt,
        redeemedAt: null,
        locationId: null,
      });
      expect((await loyaltyOf(shop, body.order.customerId)).rewards).toEqual([reward]);
    });

    it.each(['Pacific/Auckland', 'America/New_York', 'Asia/Kolkata'])(
      'expire at the end of a day of the merchant in %s',
      async (timeZone) => {
        const shop = await openShop({ timeZone });
        const template = await shop.rewardTemplate({ expiryDays: 30 });
        const orderRewards = [{ rewardTemplateId: template.shown, minimumOrderValue: 0 }];
        await shop.settings({ rewardAutomation: true, orderRewards });
        const { rewards, order } = (await shop.order()).body;
        const expiry = new Date(rewards[0]?.expiry ?? '');
        const there = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
        const [today = ''] = there.format(new Date(order.createdAt)).split(' ');
        const last = new Date(Date.parse(`${today}T00:00:00Z`) + 30 * 86_400_000).toISOString().slice(0, 10);
        expect(there.format(expiry)).toBe(`${last} 23:59:59`);
        expect(expiry.getMilliseconds()).toBe(999);
      },
    );
  });

  describe('200: cards on their way', () => {
    it('several rounds of a card issue each reward at each crossing, in order, and what is left over stays', async () => {
      const shop = await openShop();
      const [a, b, c] = await Promise.all(['A', 'B', 'C'].map((title) => shop.rewardTemplate({ title })));
      const progression = [
        { at: 3, rewardTemplateId: b?.shown ?? '' },
        { at: 3, rewardTemplateId: c?.shown ?? '' },
        { at: 2, rewardTemplateId: a?.shown ?? '' },
      ];
      const card = await shop.cardDefinition({ numberOfStamps: 3, progression });
      await shop.settings({ stamps: { cardId: card.shown, mode: 'per_order', stampsPerOrder: 8 } });
      const { body } = await shop.order();
      expect(body.rewards.map((reward) => reward.title)).toEqual(['A', 'B', 'C', 'A', 'B', 'C', 'A']);
      expect((await loyaltyOf(shop, body.order.customerId)).cards).toMatchObject([{ stamps: 2 }]);
      expect((await customerOf(shop, body.order.customerId)).lifetimeStamps).toBe(8);
      const entries = await shop.database.rows(
        'select number, cause, change, consumed, balance_after, order_id is null as unnamed from card_entries where merchant_id = $1 order by number',
        [shop.merchantId],
      );
      const common = { consumed: 0, unnamed: false };
      expect(entries).toEqual([
        { ...common, number: 1, cause: 'order', change: 8, balance_after: 8 },
        { ...common, number: 2, cause: 'complete', change: -3, balance_after: 5 },
        { ...common, number: 3, cause: 'complete', change: -3, balance_after: 2 },
      ]);
    });

    it('rewards of cards come before rewards of the order, and a replayed order lists them alike', async () => {
      const shop = await openShop();
      const [ofCard, ofOrder] = await Promise.all(['Card', 'Order'].map((title) => shop.rewardTemplate({ title })));
      const progression = [{ at: 1, rewardTemplateId: ofCard?.shown ?? '' }];
      const card = await shop.cardDefinition({ numberOfStamps: 5, progression });
      await shop.settings({
        stamps: { cardId: card.shown, mode: 'per_order', stampsPerOrder: 1 },
        rewardAutomation: true,
        orderRewards: [{ rewardTemplateId: ofOrder?.shown ?? '', minimumOrderValue: 0 }],
      });
      const { rewards } = (await shop.order({ order_number: 'X1' })).body;
      expect(rewards.map((reward) => reward.title)).toEqual(['Card', 'Order']);
      expect((await shop.order({ order_number: 'X1' })).body.rewards).toEqual(rewards);
    });
  });

  describe('200: coupon_code', () => {
    /** A customer with a reward that has a coupon code. */
    async function withCoupon(settings: object = { rewardAutomation: true }) {
      const shop = await openShop();
      const template = await shop.rewardTemplate();
      const orderRewards = [{ rewardTemplateId: template.shown, minimumOrderValue: 0 }];
      await shop.settings({ rewardAutomation: true, orderRewards });
      const email = newEmail();
      const { order, rewards } = (await shop.order({ customer_email: email })).body;
      await shop.settings(settings);
      const rewardId = rewards[0]?.id ?? '';
      const status = async (): Promise<string | undefined> =>
        (await loyaltyOf(shop, order.customerId)).rewards.find((reward) => reward.id === rewardId)?.status;
      return { shop, email, customerId: order.customerId, rewardId, code: await shop.coupon(rewardId), status };
    }

    it.each([
      ['as stored', (code: string) => code],
      ['in lower case', (code: string) => code.toLowerCase()],
      ['in mixed case', (code: string) => code.slice(0, 8).toLowerCase() + code.slice(8)],
    ])('%s redeems the reward with the order', async (_, spelled) => {
      const { shop, email, code, status, rewardId, customerId } = await withCoupon();
      const { body } = await shop.order({ customer_email: email, coupon_code: spelled(code) });
      expect(body).toMatchObject({ couponRedeemed: true, order: { couponRedeemed: true } });
      expect(await status()).toBe('redeemed');
      const reward = (await loyaltyOf(shop, customerId)).rewards.find(({ id }) => id === rewardId);
      expect(reward).toMatchObject({ couponCode: code, redeemedAt: body.order.createdAt });
      const events = await shop.database.rows(
        'select number, kind from reward_events where merchant_id = $1 order by number',
        [shop.merchantId],
      );
      expect(events).toEqual([
        { number: 1, kind: 'issued' },
        { number: 2, kind: 'redeemed' },
      ]);
    });

    it('that is already redeemed redeems nothing, and the order is processed', async () => {
      const { shop, email, code } = await withCoupon();
      await shop.order({ customer_email: email, coupon_code: code });
      const { status, body } = await shop.order({ customer_email: email, coupon_code: code });
      expect(status).toBe(200);
      expect(body.couponRedeemed).toBe(false);
    });

    it('while rewardAutomation is off redeems nothing', async () => {
      const { shop, email, code, status } = await withCoupon({ rewardAutomation: false });
      expect((await shop.order({ customer_email: email, coupon_code: code })).body.couponRedeemed).toBe(false);
      expect(await status()).toBe('active');
    });

    it("of another customer redeems nothing, and that customer's reward stays", async () => {
      const { shop, code, status } = await withCoupon();
      expect((await shop.order({ coupon_code: code })).body.couponRedeemed).toBe(false);
      expect(await status()).toBe('active');
    });

    it('of another merchant redeems nothing', async () => {
      const { email, code, status } = await withCoupon();
      const other = await openShop();
      await other.settings({ rewardAutomation: true });
      expect((await other.order({ customer_email: email, coupon_code: code })).body.couponRedeemed).toBe(false);
      expect(await status()).toBe('active');
    });

    it('past its expiry redeems nothing, and reads expired', async () => {
      const { shop, email, code, status } = await withCoupon();
      await shop.database.rows(
        `update rewards set expires_at = now() - interval '1 millisecond' where merchant_id = $1`,
        [shop.merchantId],
      );
      expect((await shop.order({ customer_email: email, coupon_code: code })).body.couponRedeemed).toBe(false);
      expect(await status()).toBe('expired');
    });

    it.each([
      newCoupon(),
      '',
      ' ',
      'no good!',
      'x'.repeat(200),
      'x'.repeat(201),
      '😀'.repeat(1000),
      'ßſı',
      '%',
      "' or 1=1 --",
    ])('that is none (%j) redeems nothing, and the order is processed', async (code) => {
      const { shop, email, status } = await withCoupon();
      const answer = await shop.order({ customer_email: email, coupon_code: code });
      expect(answer.status).toBe(200);
      expect(answer.body.couponRedeemed).toBe(false);
      expect(await status()).toBe('active');
    });

    it('with a space around it is the same code', async () => {
      const { shop, email, code } = await withCoupon();
      expect((await shop.order({ customer_email: email, coupon_code: ` ${code} ` })).body.couponRedeemed).toBe(true);
    });
  });

  describe('200: an order that was processed before', () => {
    it('return_original: awards nothing again and answers with the first result', async () => {
      const shop = await openShop();
      const template = await shop.rewardTemplate();
      const card = await shop.cardDefinition();
      await shop.settings({
        stamps: { cardId: card.shown, mode: 'per_order', stampsPerOrder: 2 },
        rewardAutomation: true,
        orderRewards: [{ rewardTemplateId: template.shown, minimumOrderValue: 0 }],
      });
      const email = newEmail();
      const held = (await shop.order({ customer_email: email })).body;
      const code = await shop.coupon(held.rewards[0]?.id ?? '');
      const sent = { customer_email: email, order_number: 'A-1', coupon_code: code };
      const first = await shop.order(sent);
      expect(first.body).toMatchObject({ stamps: 2, couponRedeemed: true, rewards: [{ title: template.title }] });
      const again = await shop.order(sent);
      expect(again.body).toEqual(first.body);
      expect(again.headers).not.toHaveProperty('idempotent-replayed');
      expect((await customerOf(shop, held.order.customerId)).lifetimeStamps).toBe(4);
      expect(await ordersOf(shop)).toHaveLength(2);
    });

    it('return_original: source and number together identify the order, not its value or customer', async () => {
      const { shop } = await stampShop();
      const first = (await shop.order({ order_source: 'a', order_number: '1' })).body.order.id;
      const ids = async (fields: object): Promise<string> => (await shop.order(fields)).body.order.id;
      expect(await ids({ order_source: 'a', order_number: '1', order_value: 99 })).toBe(first);
      expect(await ids({ order_source: 'b', order_number: '1' })).not.toBe(first);
      expect(await ids({ order_source: 'A', order_number: '1' })).not.toBe(first);
      expect(await ids({ order_source: 'a', order_number: '2' })).not.toBe(first);
      expect(await ordersOf(shop)).toHaveLength(4);
      expect(await readAllPages(shop, '/customers')).toHaveLength(4);
    });

    it('return_original: a number of the same letters in another composition is the same', async () => {
      const shop = await openShop();
      const first = (await shop.order({ order_number: 'Zo\u00eb' })).body.order.id;
      expect((await shop.order({ order_number: 'Zoe\u0308' })).body.order.id).toBe(first);
    });

    it('award_again: awards again, as an order of its own', async () => {
      const { shop } = await stampShop({ stampsPerOrder: 1 }, { duplicateOrders: 'award_again' });
      const email = newEmail();
      const ids = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const { body } = await shop.order({ customer_email: email, order_number: 'A-1' });
        expect(body.stamps).toBe(1);
        ids.push(body.order.id);
      }
      expect(new Set(ids).size).toBe(3);
      expect((await pageOf<OrderView>(shop, '/orders', 'orderNumber=A-1')).body.data).toHaveLength(3);
    });

    it('a merchant who goes back to return_original gets the first order of them', async () => {
      const { shop, card } = await stampShop({ stampsPerOrder: 1 }, { duplicateOrders: 'award_again' });
      const first = (await shop.order({ order_number: 'A-1' })).body.order.id;
      await shop.order({ order_number: 'A-1' });
      await shop.settings({ stamps: { cardId: card.shown, mode: 'per_order', stampsPerOrder: 1 } });
      expect((await shop.order({ order_number: 'A-1' })).body.order.id).toBe(first);
    });
  });

  describe('400: rules', () => {
    it('an order that would issue more than 1000 rewards is refused, and nothing of it is stored', async () => {
      const shop = await openShop();
      const template = await shop.rewardTemplate();
      const progression = [{ at: 1, rewardTemplateId: template.shown }];
      const card = await shop.cardDefinition({ numberOfStamps: 1, progression });
      await shop.settings({ stamps: { cardId: card.shown, mode: 'per_value', valuePerStamp: 1 } });
      expect((await shop.order({ order_value: 1001 })).body).toMatchObject({
        code: 400,
        error: 'too_many_rewards',
        message: 'The order would issue more than 1000 rewards at once.',
      });
      expect(await ordersOf(shop)).toEqual([]);
      expect(await readAllPages(shop, '/customers')).toEqual([]);
      expect((await shop.order({ order_value: 1000 })).body.rewards).toHaveLength(1000);
    });

    it('an order that would raise a balance beyond what a card can hold is refused', async () => {
      const { shop } = await pointShop({ pointsPerUnit: '9999999' });
      const email = newEmail();
      const order = () => shop.order({ customer_email: email, order_value: 99_999_999.99 });
      let answer = await order();
      for (let turn = 0; turn < 10 && answer.status === 200; turn += 1) answer = await order();
      expect(answer.body).toMatchObject({ code: 400, error: 'balance_too_large' });
    });
  });
});

describe('GET /orders', () => {
  it('200: lists newest first, ten per page by default', async () => {
    const shop = await openShop();
    const made: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) made.unshift((await shop.order()).body.order.id);
    const { body } = await pageOf<OrderView>(shop, '/orders');
    expect(body.data.map((order) => order.id)).toEqual(made.slice(0, 10));
    expect(body.pagination).toEqual({ limit: 10, hasMore: true, nextCursor: expect.any(String) });
    const rest = await pageOf<OrderView>(shop, '/orders', `cursor=${body.pagination.nextCursor}`);
    expect(rest.body.data.map((order) => order.id)).toEqual(made.slice(10));
    expect(rest.body.pagination).toEqual({ limit: 10, hasMore: false, nextCursor: null });
  });

  it('200: orderNumber filters by the exact number, customerId by id or externalId, and both by both', async () => {
    const shop = await openShop();
    const externalId = `crm ${unique()}`;
    const ada = await shop.customer({ externalId });
    const bob = await shop.customer();
    const order = async (email: string, number: string): Promise<string> =>
      (await shop.order({ customer_email: email, order_number: number, order_source: `s${unique()}` })).body.order.id;
    const adaOne = await order(ada.email, 'N 1');
    const adaTwo = await order(ada.email, 'N 2');
    const bobOne = await order(bob.email, 'N 1');
    const ids = async (query: string): Promise<string[]> =>
      (await pageOf<OrderView>(shop, '/orders', query)).body.data.map(({ id }) => id);
    expect(await ids('orderNumber=N%201')).toEqual([bobOne, adaOne]);
    expect(await ids('orderNumber=N+1')).toEqual([bobOne, adaOne]);
    expect(await ids('orderNumber=n%201')).toEqual([]);
    expect(await ids('orderNumber=N')).toEqual([]);
    expect(await ids(`customerId=${ada.shown}`)).toEqual([adaTwo, adaOne]);
    expect(await ids(`customerId=${encodeURIComponent(externalId)}`)).toEqual([adaTwo, adaOne]);
    expect(await ids(`customerId=${ada.shown}&orderNumber=N%202`)).toEqual([adaTwo]);
  });

  it('200: an unknown customerId, or one of another merchant or kind, is an empty list', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const { order } = (await shop.order()).body;
    const stranger = (await other.order()).body.order.customerId;
    for (const id of [stranger, order.id, 'nobody', 'cus_00000000000000000000000000', 'x'.repeat(500)]) {
      const { status, body } = await pageOf<OrderView>(shop, '/orders', `customerId=${id}`);
      expect(status).toBe(200);
      expect(body.data).toEqual([]);
    }
  });

  it('200: shows nothing of another merchant', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    await other.order();
    expect(await ordersOf(shop)).toEqual([]);
  });
});

describe('GET /orders/{id}', () => {
  it('200: reads an order by its id, and by its externalId', async () => {
    const shop = await openShop();
    const { order } = (await shop.order()).body;
    const externalId = `order/${unique()}`;
    await shop.database.rows('update orders set external_id = $2 where merchant_id = $1', [
      shop.merchantId,
      externalId,
    ]);
    const byId = await shop.get<{ data: OrderView }>(`/orders/${order.id}`);
    const byExternalId = await shop.get<{ data: OrderView }>(`/orders/${encodeURIComponent(externalId)}`);
    expect(byId.body.data).toEqual({ ...order, externalId });
    expect(byExternalId.body.data).toEqual(byId.body.data);
  });
});
