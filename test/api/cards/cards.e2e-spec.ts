import type { LoyaltyView } from '#api/customers/read-loyalty.js';
import type { CardDefinitionView } from '#http/views/card-definition.view.js';
import type { CardView } from '#http/views/card.view.js';
import type { CustomerView } from '#http/views/customer.view.js';
import type { GivenView } from '#http/views/given.view.js';
import { decodeId } from '#domain/ids.js';
import type { NewCardDefinition } from '#operations/cards/create-card-definition.js';
import type { Answer, Call } from '../../support/harness/client.js';
import { useService } from '../../support/harness/service.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { pageOf } from '../../support/fixtures/lists.js';
import { unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (): Promise<Shop> => Shop.open(service.now);

type Unit = 'stamps' | 'points';

/** A customer's card of a new definition, and the requests that move it. */
async function heldCard(definition: Partial<NewCardDefinition> = {}, shopOf: Promise<Shop> = openShop()) {
  const shop = await shopOf;
  const made = await shop.cardDefinition(definition);
  const customer = await shop.customer();
  const cardId = await shop.cardOf(customer.shown, made.shown);
  const path = `/customers/${customer.shown}/cards/${cardId}`;
  const read = async (): Promise<CardView | undefined> =>
    (await pageOf<CardView>(shop, `/customers/${customer.shown}/cards`)).body.data.find(({ id }) => id === cardId);
  const lifetime = async (): Promise<[number, number]> => {
    const { data } = (await shop.get<{ data: CustomerView }>(`/customers/${customer.shown}`)).body;
    return [data.lifetimeStamps, data.lifetimePoints];
  };
  const give = (unit: Unit, body: Call['body']): Promise<Answer<GivenView>> =>
    shop.post<GivenView>(`${path}/${unit}`, body);
  const adjust = (body: Call['body']): Promise<Answer<{ data: CardView }>> => shop.post(`${path}/points/adjust`, body);
  const ledger = () =>
    shop.database.rows<{ number: number; cause: string; change: number; consumed: number; balance_after: number }>(
      `select number, cause, change, consumed, balance_after from card_entries
       where merchant_id = $1 and card_id = $2 order by number`,
      [shop.merchantId, decodeId('card', cardId)],
    );
  return { shop, definition: made, customer, cardId, path, read, lifetime, give, adjust, ledger };
}

const openEnded = { type: 'points', openEnded: true } as const;

describe('GET /cards', () => {
  it('200: lists the definitions newest first, and those that are active or not', async () => {
    const shop = await openShop();
    const old = await shop.cardDefinition();
    const gone = await shop.cardDefinition({ active: false });
    const young = await shop.cardDefinition();
    const ids = async (query: string): Promise<string[]> =>
      (await pageOf<CardDefinitionView>(shop, '/cards', query)).body.data.map(({ id }) => id);
    expect(await ids('')).toEqual([young.shown, gone.shown, old.shown]);
    expect(await ids('active=true')).toEqual([young.shown, old.shown]);
    expect(await ids('active=false')).toEqual([gone.shown]);
  });

  it.each(['active=', 'active=1', 'active=0', 'active=TRUE', 'active=maybe', 'active=true&active=true', 'active=null'])(
    '400: ?%s is neither true nor false',
    async (query) => {
      const answer = await pageOf(await openShop(), '/cards', query);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: 'invalid_query', message: expect.stringContaining('active') });
    },
  );
});

describe('GET /cards/{id}', () => {
  it('200: shows a stamp card', async () => {
    const shop = await openShop();
    const template = await shop.rewardTemplate();
    const progression = [
      { at: 10, rewardTemplateId: template.shown },
      { at: 5, rewardTemplateId: template.shown },
    ];
    const externalId = `card-${unique()}`;
    const { shown } = await shop.cardDefinition({ title: 'Coffee', numberOfStamps: 10, progression, externalId });
    const { body } = await shop.get<{ data: CardDefinitionView }>(`/cards/${shown}`);
    expect(body.data).toEqual({
      id: shown,
      externalId,
      title: 'Coffee',
      active: true,
      type: 'stamp',
      numberOfStamps: 10,
      openEnded: false,
      numberOfPoints: null,
      autoEnrol: true,
      progression,
      createdAt: expect.any(String),
      pointsExpiry: null,
    });
    expect((await shop.get(`/cards/${externalId}`)).body).toEqual(body);
  });

  it.each([
    [openEnded, { openEnded: true, numberOfPoints: null }],
    [{ type: 'points', numberOfPoints: 500, autoEnrol: false } as const, { openEnded: false, numberOfPoints: 500 }],
  ])('200: shows a points card %j', async (input, shows) => {
    const shop = await openShop();
    const { shown } = await shop.cardDefinition({ ...input, active: false });
    const { body } = await shop.get<{ data: CardDefinitionView }>(`/cards/${shown}`);
    expect(body.data).toMatchObject({ ...shows, type: 'points', active: false, numberOfStamps: null, progression: [] });
  });
});

describe.each(['stamps', 'points'] as const)('POST /customers/{customerId}/cards/{cardId}/%s', (unit) => {
  const sized = (size: number, rewards: NewCardDefinition['progression'] = []): Partial<NewCardDefinition> =>
    unit === 'stamps'
      ? { numberOfStamps: size, progression: rewards }
      : { type: 'points', numberOfPoints: size, progression: rewards };
  const most = unit === 'stamps' ? 100 : 1_000_000;

  it('200: raises the balance and the lifetime figure, and answers with the card', async () => {
    const held = await heldCard(sized(10));
    const { status, body } = await held.give(unit, { quantity: 3 });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { ...(await held.read()), [unit]: 3 }, rewards: [] });
    expect((await held.give(unit, { quantity: 4 })).body.data[unit]).toBe(7);
    expect(await held.lifetime()).toEqual(unit === 'stamps' ? [7, 0] : [0, 7]);
    expect(await held.ledger()).toEqual([
      { number: 1, cause: 'give', change: 3, consumed: 0, balance_after: 3 },
      { number: 2, cause: 'give', change: 4, consumed: 0, balance_after: 7 },
    ]);
  });

  it('200: works by externalIds of customer and card', async () => {
    const held = await heldCard(sized(10));
    const [customerId, cardId] = [`crm ${unique()}`, `card/${unique()}`];
    const { merchantId, database } = held.shop;
    await database.rows('update customers set external_id = $2 where merchant_id = $1', [merchantId, customerId]);
    await database.rows('update cards set external_id = $2 where merchant_id = $1', [merchantId, cardId]);
    const path = `/customers/${encodeURIComponent(customerId)}/cards/${encodeURIComponent(cardId)}/${unit}`;
    const { body } = await held.shop.post<GivenView>(path, { quantity: 1 });
    expect(body.data).toMatchObject({ id: held.cardId, externalId: cardId, [unit]: 1 });
  });

  it('200: each threshold issues its reward when it is reached, not before and not again', async () => {
    const shop = await openShop();
    const [cup, cake] = [await shop.rewardTemplate({ title: 'Cup' }), await shop.rewardTemplate({ title: 'Cake' })];
    const rewards = [
      { at: 3, rewardTemplateId: cup.shown },
      { at: 5, rewardTemplateId: cake.shown },
    ];
    const held = await heldCard(sized(6, rewards), Promise.resolve(shop));
    const titles = async (quantity: number): Promise<string[]> =>
      (await held.give(unit, { quantity })).body.rewards.map(({ title }) => title);
    expect(await titles(2)).toEqual([]);
    expect(await titles(1)).toEqual(['Cup']);
    expect(await titles(1)).toEqual([]);
    expect(await titles(1)).toEqual(['Cake']);
    expect(await titles(1)).toEqual([]);
    expect((await held.read())?.[unit]).toBe(0);
    expect(await titles(5)).toEqual(['Cup', 'Cake']);
  });

  it('200: one give that fills the card several times issues every crossing in order, and keeps what is left', async () => {
    const shop = await openShop();
    const [cup, cake] = [await shop.rewardTemplate({ title: 'Cup' }), await shop.rewardTemplate({ title: 'Cake' })];
    const rewards = [
      { at: 4, rewardTemplateId: cake.shown },
      { at: 1, rewardTemplateId: cup.shown },
    ];
    const held = await heldCard(sized(4, rewards), Promise.resolve(shop));
    const { body } = await held.give(unit, { quantity: 11 });
    expect(body.rewards.map(({ title }) => title)).toEqual(['Cup', 'Cake', 'Cup', 'Cake', 'Cup']);
    expect(body.data[unit]).toBe(3);
    expect(await held.ledger()).toEqual([
      { number: 1, cause: 'give', change: 11, consumed: 0, balance_after: 11 },
      { number: 2, cause: 'complete', change: -4, consumed: 0, balance_after: 7 },
      { number: 3, cause: 'complete', change: -4, consumed: 0, balance_after: 3 },
    ]);
    expect(await ledgerViolations(shop.database, shop.merchantId)).toEqual({});
    expect(await held.lifetime()).toEqual(unit === 'stamps' ? [11, 0] : [0, 11]);
  });

  it('200: the reward of an inactive template is not issued, and the others are', async () => {
    const shop = await openShop();
    const [gone, cake] = [await shop.rewardTemplate({ active: false }), await shop.rewardTemplate({ title: 'Cake' })];
    const rewards = [gone, cake].map(({ shown }) => ({ at: 1, rewardTemplateId: shown }));
    const held = await heldCard(sized(5, rewards), Promise.resolve(shop));
    const { body } = await held.give(unit, { quantity: 1 });
    expect(body.rewards.map(({ title }) => title)).toEqual(['Cake']);
  });

  it('200: the rewards are of the customer, with the location, and expire as their template says', async () => {
    const shop = await openShop();
    const template = await shop.rewardTemplate({ expiryDays: 1 });
    const location = await shop.location({ externalId: `till-${unique()}` });
    const rewards = [{ at: 1, rewardTemplateId: template.shown }];
    const held = await heldCard(sized(5, rewards), Promise.resolve(shop));
    for (const locationId of [location.shown, location.externalId]) {
      const { body } = await held.give(unit, { quantity: 5, locationId });
      expect(body.rewards).toMatchObject([
        { rewardId: template.shown, customerId: held.customer.shown, status: 'active', locationId: location.shown },
      ]);
      expect(body.rewards[0]?.expiry).toMatch(/T\d\d:59:59\.999Z$/);
    }
    const entries = await shop.database.rows(
      "select location_id from card_entries where merchant_id = $1 and cause = 'give'",
      [shop.merchantId],
    );
    expect(entries).toEqual([{ location_id: location.id }, { location_id: location.id }]);
    const { data } = (await shop.get<{ data: LoyaltyView }>(`/customers/${held.customer.shown}/loyalty`)).body;
    expect(data.rewards.map(({ locationId }) => locationId)).toEqual([location.shown, location.shown]);
  });

  it.each([1, most])('200: quantity %d is given', async (quantity) => {
    const held = await heldCard(sized(2_000_000));
    expect((await held.give(unit, { quantity })).body.data[unit]).toBe(quantity);
  });

  it.each(
    [
      ...[0, -1, most + 1, 1.5, '1', '', true, null, [], [1], {}, 2 ** 53, 1e21, -0.5].map((value) => [
        JSON.stringify({ quantity: value }),
      ]),
      '{"quantity":1e400}',
      '{"quantity":9007199254740993}',
      '{"quantity":1.0000000000000001e3.0}',
      '{}',
      '{"quantity":1,"locationId":null}',
      '{"quantity":1,"locationId":5}',
      '{"quantity":1,"locationId":{}}',
      '{"quantity":1,"quantiy":1}',
      '{"Quantity":1}',
      '{"quantity":1,"points":1,"__proto__":1}',
    ].flat(),
  )('400: %s is refused, and nothing is given', async (body) => {
    const held = await heldCard(sized(10));
    const answer = await held.give(unit, body);
    expect(answer.status).toBe(400);
    expect(await held.ledger()).toEqual([]);
    expect(await held.lifetime()).toEqual([0, 0]);
  });

  it('400: a card of the other type takes none', async () => {
    const held = await heldCard(unit === 'stamps' ? openEnded : { numberOfStamps: 10 });
    const answer = await held.give(unit, { quantity: 1 });
    expect(answer.body).toMatchObject({ code: 400, error: 'card_type_mismatch' });
    expect(await held.ledger()).toEqual([]);
  });

  it('400: a card whose definition is inactive takes none', async () => {
    const held = await heldCard(sized(10));
    await held.shop.database.rows('update card_definitions set active = false where id = $1', [held.definition.id]);
    expect((await held.give(unit, { quantity: 1 })).body).toMatchObject({ code: 400, error: 'card_inactive' });
    expect(await held.ledger()).toEqual([]);
  });

  it('400: an inactive location is refused', async () => {
    const held = await heldCard(sized(10));
    const { shown } = await held.shop.location({ active: false });
    const answer = await held.give(unit, { quantity: 1, locationId: shown });
    expect(answer.body).toMatchObject({ code: 400, error: 'location_inactive' });
    expect(await held.ledger()).toEqual([]);
  });

  it('404: an unknown location, one of another merchant, and an id of another kind are alike', async () => {
    const held = await heldCard(sized(10));
    const stranger = await (await openShop()).location({ externalId: `till-${unique()}` });
    const unknown = [stranger.shown, stranger.externalId, 'nowhere', '', held.cardId, 'x'.repeat(200), 'a\u0000b'];
    const answers = [];
    for (const locationId of unknown) answers.push(await held.give(unit, { quantity: 1, locationId }));
    for (const answer of answers) {
      expect(answer.body).toMatchObject({ code: 404, error: 'location_not_found' });
      expect(answer.text).toBe(answers[0]?.text);
    }
    expect(await held.ledger()).toEqual([]);
  });

  it("404: another customer's card under this customer is no card", async () => {
    const held = await heldCard(sized(10));
    const other = await held.shop.customer();
    const answer = await held.shop.post(`/customers/${other.shown}/cards/${held.cardId}/${unit}`, { quantity: 1 });
    expect(answer.body).toMatchObject({ code: 404, error: 'card_not_found' });
    expect(await held.ledger()).toEqual([]);
  });

  it('404: the id of the definition in place of the card is no card', async () => {
    const held = await heldCard(sized(10));
    const path = `/customers/${held.customer.shown}/cards/${held.definition.shown}/${unit}`;
    expect((await held.shop.post(path, { quantity: 1 })).body).toMatchObject({ code: 404, error: 'card_not_found' });
  });

  it('404 comes before 400: an unknown customer or card is reported before a rule', async () => {
    const held = await heldCard(sized(10));
    await held.shop.database.rows('update card_definitions set active = false where id = $1', [held.definition.id]);
    const answer = await held.shop.post(`/customers/nobody/cards/${held.cardId}/${unit}`, { quantity: 1 });
    expect(answer.body).toMatchObject({ code: 404, error: 'customer_not_found' });
  });
});

describe('POST /customers/{customerId}/cards/{cardId}/points', () => {
  it('200: an open-ended card keeps growing, and passes each threshold once', async () => {
    const shop = await openShop();
    const template = await shop.rewardTemplate();
    const progression = [100, 1_000_000].map((at) => ({ at, rewardTemplateId: template.shown }));
    const held = await heldCard({ ...openEnded, progression }, Promise.resolve(shop));
    const given = async (quantity: number): Promise<[number, number]> => {
      const { body } = await held.give('points', { quantity });
      return [body.data.points, body.rewards.length];
    };
    expect(await given(99)).toEqual([99, 0]);
    expect(await given(1)).toEqual([100, 1]);
    expect(await given(900)).toEqual([1000, 0]);
    expect(await given(1_000_000)).toEqual([1_001_000, 1]);
    expect(await given(1_000_000)).toEqual([2_001_000, 0]);
  });

  it('400: a give that would issue more than 1000 rewards is refused whole', async () => {
    const shop = await openShop();
    const template = await shop.rewardTemplate();
    const progression = [{ at: 1, rewardTemplateId: template.shown }];
    const held = await heldCard({ type: 'points', numberOfPoints: 1, progression }, Promise.resolve(shop));
    expect((await held.give('points', { quantity: 1001 })).body).toMatchObject({
      code: 400,
      error: 'too_many_rewards',
    });
    expect(await held.ledger()).toEqual([]);
    const { body } = await held.give('points', { quantity: 1000 });
    expect(body.rewards).toHaveLength(1000);
    expect(new Set(body.rewards.map(({ id }) => id)).size).toBe(1000);
  });

  it('400: a give beyond what a card can hold is refused', async () => {
    const held = await heldCard(openEnded);
    const nearlyFull = Math.floor(Number.MAX_SAFE_INTEGER / 2) - 10;
    await held.shop.database.rows('update cards set points = $2 where merchant_id = $1', [
      held.shop.merchantId,
      nearlyFull,
    ]);
    expect((await held.give('points', { quantity: 11 })).body).toMatchObject({ error: 'balance_too_large' });
    expect((await held.give('points', { quantity: 10 })).body.data.points).toBe(nearlyFull + 10);
  });
});

describe('POST /customers/{customerId}/cards/{cardId}/points/adjust', () => {
  it('200: sets any balance up, down and to 0, and issues nothing', async () => {
    const shop = await openShop();
    const template = await shop.rewardTemplate();
    const progression = [{ at: 50, rewardTemplateId: template.shown }];
    const held = await heldCard({ ...openEnded, progression }, Promise.resolve(shop));
    await held.give('points', { quantity: 10 });
    for (const points of [250, 250, 0, 1_000_000_000]) {
      const { status, body } = await held.adjust({ points });
      expect(status).toBe(200);
      expect(body).toEqual({ success: true, data: { ...(await held.read()), points } });
    }
    expect(await held.lifetime()).toEqual([0, 10]);
    expect(await held.ledger()).toEqual([
      { number: 1, cause: 'give', change: 10, consumed: 0, balance_after: 10 },
      { number: 2, cause: 'adjust', change: 240, consumed: 0, balance_after: 250 },
      { number: 3, cause: 'adjust', change: 0, consumed: 0, balance_after: 250 },
      { number: 4, cause: 'adjust', change: -250, consumed: 0, balance_after: 0 },
      { number: 5, cause: 'adjust', change: 1_000_000_000, consumed: 0, balance_after: 1_000_000_000 },
    ]);
    const { data } = (await shop.get<{ data: LoyaltyView }>(`/customers/${held.customer.shown}/loyalty`)).body;
    expect(data.rewards).toEqual([]);
  });

  it.each([
    ['a stamp card', { numberOfStamps: 10 }],
    ['a points card that is not open-ended', { type: 'points', numberOfPoints: 100 } as const],
  ])('400: %s is refused', async (_, definition) => {
    const held = await heldCard(definition);
    const answer = await held.adjust({ points: 5 });
    expect(answer.body).toMatchObject({ code: 400, error: 'card_not_adjustable' });
    expect(await held.ledger()).toEqual([]);
  });

  it.each([
    ...[-1, 1_000_000_001, 1.5, '5', '', true, null, [], {}, 1e21].map((points) => JSON.stringify({ points })),
    '{}',
    '{"points":5,"reason":"x"}',
    '{"quantity":5}',
    '{"points":1e400}',
    '',
  ])('400: %s is refused, and the balance stays', async (body) => {
    const held = await heldCard(openEnded);
    const answer = await held.adjust(body === '' ? undefined : body);
    expect(answer.status).toBe(400);
    expect(await held.ledger()).toEqual([]);
  });

  it('404: an unknown customer, an unknown card, and a card of another customer', async () => {
    const held = await heldCard(openEnded);
    const other = await held.shop.customer();
    const adjust = (path: string) => held.shop.post(`${path}/points/adjust`, { points: 5 });
    expect((await adjust(`/customers/nobody/cards/${held.cardId}`)).body.error).toBe('customer_not_found');
    expect((await adjust(`/customers/${held.customer.shown}/cards/nothing`)).body.error).toBe('card_not_found');
    expect((await adjust(`/customers/${other.shown}/cards/${held.cardId}`)).body.error).toBe('card_not_found');
    expect(await held.ledger()).toEqual([]);
  });
});
