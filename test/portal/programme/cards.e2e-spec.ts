import type { CardDefinitionView } from '#http/views/card-definition.view.js';
import type { RewardView } from '#http/views/reward.view.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { HeldCard, openEnded } from '../../support/fixtures/held-card.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();

type Definition = CardDefinitionView;

let shop: Shop;
let admin: PortalUser;

beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  await shop.rewardTemplate({ title: 'A pen', externalId: 'pen' });
  await shop.rewardTemplate({ title: 'A mug', externalId: 'mug' });
});
afterEach(async () => {
  const broken = await ledgerViolations(shop.database, shop.merchantId);
  if (Object.keys(broken).length > 0) throw new Error(`Ledgers do not add up: ${JSON.stringify(broken)}`);
});

const cards = (more = ''): string => `/merchants/${shop.id}/cards${more}`;
const make = async (body: object): Promise<Definition> =>
  (await admin.post<{ data: Definition }>(cards(), { title: 'A card', ...body })).body.data;
const change = (id: string, body: object): Promise<Answer<{ data: Definition }>> =>
  admin.patch<{ data: Definition }>(cards(`/${id}`), body);

/** A customer's card of a definition, and giving to it through the public API. */
async function holder(definition: Definition, unit: 'stamps' | 'points') {
  const customer = await shop.customer();
  const card = await shop.cardOf(customer.shown, definition.id);
  return async (quantity: number): Promise<{ balance: number; titles: string[] }> => {
    const path = `/customers/${customer.shown}/cards/${card}/${unit}`;
    const { body } = await shop.post<{ data: Record<'stamps' | 'points', number>; rewards: RewardView[] }>(path, {
      quantity,
    });
    return { balance: body.data[unit], titles: body.rewards.map(({ title }) => title) };
  };
}

const at = (place: number, rewardTemplateId: string) => ({ at: place, rewardTemplateId });

it('a progression names rewards by id or externalId, keeps its order, and is replaced as a whole', async () => {
  const made = await make({ type: 'stamp', numberOfStamps: 5, progression: [at(5, 'mug'), at(2, 'pen')] });
  const [mug, pen] = made.progression.map(({ rewardTemplateId }) => rewardTemplateId);
  expect(made.progression.map((step) => step.at)).toEqual([5, 2]);
  const changed = await change(made.id, { progression: [at(1, pen ?? ''), at(1, mug ?? ''), at(5, 'pen')] });
  expect(changed.body.data.progression).toEqual([at(1, pen ?? ''), at(1, mug ?? ''), at(5, pen ?? '')]);
  expect((await change(made.id, { progression: [] })).body.data.progression).toEqual([]);
});

it('404: a progression with an unknown reward template, or one of another merchant; nothing is changed', async () => {
  const foreign = await (await Shop.open(started.service)).rewardTemplate();
  const made = await make({ type: 'stamp', numberOfStamps: 5, progression: [at(5, 'mug')] });
  for (const name of ['nothing', foreign.shown, made.id]) {
    const answer = await change(made.id, { title: 'Other', progression: [at(1, name)] });
    expect([answer.status, answer.body.error]).toEqual([404, 'reward_template_not_found']);
  }
  expect((await admin.get<{ data: Definition }>(cards(`/${made.id}`))).body.data).toEqual(made);
});

it("400: a card's type never changes, and its size has to fit it", async () => {
  const stamp = await make({ type: 'stamp', numberOfStamps: 10, progression: [at(10, 'mug')] });
  const open = await make({ type: 'points', openEnded: true });
  const refused = async (id: string, body: object) => (await change(id, body)).body.error;
  expect(await refused(stamp.id, { type: 'points' })).toBe('card_type_fixed');
  expect(await refused(open.id, { type: 'stamp', numberOfStamps: 5 })).toBe('card_type_fixed');
  expect(await refused(stamp.id, { openEnded: true })).toBe('card_size_invalid');
  expect(await refused(open.id, { numberOfPoints: 5 })).toBe('card_size_invalid');
  expect(await refused(open.id, { openEnded: false })).toBe('card_size_invalid');
  expect(await refused(stamp.id, { numberOfStamps: 9 })).toBe('progression_invalid');
});

it('a points card gets a size and loses it again, and balances stay', async () => {
  const made = await make({ type: 'points', openEnded: true });
  const give = await holder(made, 'points');
  expect(await give(30)).toMatchObject({ balance: 30 });
  const sized = (await change(made.id, { openEnded: false, numberOfPoints: 50 })).body.data;
  expect(sized).toMatchObject({ openEnded: false, numberOfPoints: 50 });
  expect(await give(30)).toMatchObject({ balance: 10 });
  expect((await change(made.id, { openEnded: true })).body.data).toMatchObject({
    openEnded: true,
    numberOfPoints: null,
  });
  expect(await give(60)).toMatchObject({ balance: 70 });
});

it('a card that is made smaller than a balance completes at its next give: no stamp is lost', async () => {
  const made = await make({ type: 'stamp', numberOfStamps: 10, progression: [at(2, 'pen'), at(10, 'mug')] });
  const give = await holder(made, 'stamps');
  expect(await give(8)).toEqual({ balance: 8, titles: ['A pen'] });
  await change(made.id, { numberOfStamps: 5, progression: [at(2, 'pen'), at(5, 'mug')] });
  expect(await give(1)).toEqual({ balance: 4, titles: ['A mug', 'A pen'] });
});

it('400: a size that a balance would fill more than ten times', async () => {
  const made = await make({ type: 'points', numberOfPoints: 1000 });
  const give = await holder(made, 'points');
  await give(550);
  expect((await change(made.id, { numberOfPoints: 50 })).body.error).toBe('card_size_too_small');
  expect((await change(made.id, { numberOfPoints: 51 })).status).toBe(200);
});

it('a definition is not locked while the balances on its cards are looked at', async () => {
  const made = await make({ type: 'stamp', numberOfStamps: 10 });
  const { database } = shop;
  const release = await database.hold('lock table cards in access exclusive mode', []);
  try {
    const changed = change(made.id, { numberOfStamps: 5 });
    await until('The change waits for the cards', async () => (await database.waiting()) === 1);
    const free = 'select id from card_definitions where merchant_id = $1 for no key update skip locked';
    expect(await database.rows(free, [shop.merchantId])).toHaveLength(1);
    await release();
    expect((await changed).body.data).toMatchObject({ numberOfStamps: 5 });
  } finally {
    await release();
  }
});

it('a reward that a changed progression passes is not issued by the change, and none is taken back', async () => {
  const made = await make({ type: 'stamp', numberOfStamps: 10, progression: [at(5, 'pen')] });
  const give = await holder(made, 'stamps');
  await give(6);
  await change(made.id, { progression: [at(3, 'mug'), at(8, 'mug')] });
  const rewards = await shop.database.count('select count(*) from rewards where merchant_id = $1', [shop.merchantId]);
  expect(rewards).toBe(1);
  expect(await give(2)).toEqual({ balance: 8, titles: ['A mug'] });
});

it('an inactive card takes nothing until it is active again; an inactive reward template issues nothing', async () => {
  const made = await make({ type: 'stamp', numberOfStamps: 2, progression: [at(2, 'pen')] });
  const customer = await shop.customer();
  const path = `/customers/${customer.shown}/cards/${await shop.cardOf(customer.shown, made.id)}/stamps`;
  await change(made.id, { active: false });
  expect((await shop.post(path, { quantity: 1 })).body.error).toBe('card_inactive');
  await change(made.id, { active: true });
  await admin.patch(`/merchants/${shop.id}/reward-templates/pen`, { active: false });
  expect((await shop.post<{ rewards: object[] }>(path, { quantity: 2 })).body.rewards).toEqual([]);
});

it('new customers get a card of a definition as long as it enrols', async () => {
  const made = await make({ type: 'stamp', numberOfStamps: 2, autoEnrol: false });
  const held = async (): Promise<number> => {
    const { id } = await shop.customer();
    return shop.database.count('select count(*) from cards where merchant_id = $1 and customer_id = $2', [
      shop.merchantId,
      id,
    ]);
  };
  expect(await held()).toBe(0);
  await change(made.id, { autoEnrol: true });
  expect(await held()).toBe(1);
  await change(made.id, { active: false });
  expect(await held()).toBe(0);
});

it('a definition that begins to enrol has existing customers reached in the background, once', async () => {
  const made = await make({ type: 'stamp', numberOfStamps: 2, autoEnrol: false });
  await shop.customer();
  const jobs = () =>
    shop.database.count("select count(*) from staged_jobs where merchant_id = $1 and kind = 'enrol_customers'", [
      shop.merchantId,
    ]);
  await change(made.id, { title: 'Other' });
  expect(await jobs()).toBe(0);
  await change(made.id, { autoEnrol: true });
  expect(await jobs()).toBe(1);
  await change(made.id, { autoEnrol: true, title: 'Another' });
  await change(made.id, { active: false });
  expect(await jobs()).toBe(1);
  await change(made.id, { active: true });
  expect(await jobs()).toBe(2);
});

it('what was issued keeps its title and dates when its template changes', async () => {
  const customer = await shop.customer();
  const { body } = await shop.post<{ data: RewardView[] }>(`/customers/${customer.shown}/rewards`, { rewardId: 'pen' });
  await admin.patch(`/merchants/${shop.id}/reward-templates/pen`, { title: 'A pencil', expiryDays: 1 });
  const path = `/customers/${customer.shown}/rewards/${body.data[0]?.id}`;
  expect((await shop.get<{ data: RewardView }>(path)).body.data).toMatchObject({ title: 'A pen', expiry: null });
});

describe('a threshold that has not issued issues when the balance has gone below it', () => {
  const titlesOf = (answer: Answer<{ rewards: RewardView[] }>): string[] =>
    answer.body.rewards.map(({ title }) => title);
  const setActive = (isActive: boolean) =>
    admin.patch(`/merchants/${shop.id}/reward-templates/pen`, { active: isActive });

  it('because it was added at or below the balance', async () => {
    const card = await HeldCard.of(shop, openEnded);
    await card.give(80);
    await change(card.definitionId, { progression: [at(50, 'pen'), at(80, 'mug'), at(90, 'mug')] });
    expect(titlesOf(await card.give(5))).toEqual([]);
    await card.spend({ quantity: 65 });
    expect(titlesOf(await card.give(65))).toEqual(['A pen', 'A mug']);
    // Both have issued now, also where the progression is saved again with another threshold.
    await change(card.definitionId, { progression: [at(50, 'pen'), at(70, 'pen'), at(80, 'mug'), at(90, 'mug')] });
    await card.spend({ quantity: 60 });
    expect(titlesOf(await card.give(65))).toEqual(['A pen', 'A mug']);
    await card.spend({ quantity: 60 });
    expect(titlesOf(await card.give(60))).toEqual([]);
  });

  it('because it was added between two orders of which one was returned', async () => {
    const made = await make({ type: 'points', openEnded: true });
    await shop.settings({ points: { cardId: made.id, pointsPerUnit: '1' } });
    const email = newEmail();
    const order = async (value: number) => {
      const { body } = await shop.order({ customer_email: email, order_value: value });
      return { id: body.order.id, titles: body.rewards.map(({ title }) => title) };
    };
    const first = await order(80);
    await change(made.id, { progression: [at(50, 'pen')] });
    expect((await order(5)).titles).toEqual([]);
    expect((await shop.post(`/orders/${first.id}/returns`, {})).status).toBe(201);
    expect((await order(60)).titles).toEqual(['A pen']);
    expect((await order(60)).titles).toEqual([]);
  });

  it('because it was added to a stamp card, and a give was taken back', async () => {
    const card = await HeldCard.of(shop, { numberOfStamps: 10 });
    await card.give(6);
    await change(card.definitionId, { progression: [at(5, 'pen')] });
    await card.reverse(1);
    expect(titlesOf(await card.give(6))).toEqual(['A pen']);
  });

  it('because its template was inactive when a give passed it', async () => {
    const card = await HeldCard.of(shop, { ...openEnded, progression: [at(50, 'pen')] });
    await card.give(1);
    await setActive(false);
    expect(titlesOf(await card.give(60))).toEqual([]);
    await setActive(true);
    expect(titlesOf(await card.give(1))).toEqual([]);
    await card.reverse(2);
    expect(titlesOf(await card.give(60))).toEqual(['A pen']);
    await card.spend({ quantity: 60 });
    expect(titlesOf(await card.give(60))).toEqual([]);
  });
});
