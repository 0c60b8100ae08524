import type { CardEntryView } from '#http/views/card-entry.view.js';
import type { PreviewedOrderView } from '#api/orders/previewed-order.view.js';
import type { EventView } from '#http/views/event.view.js';
import { addMonths, endOfDayMonthsLater } from '#domain/time.js';
import { asStored } from '#operations/audit/audit-write.js';
import { updateCardDefinition } from '#operations/cards/update-card-definition.js';
import { applyPointsExpiry } from '#operations/cards/apply-points-expiry.js';
import { expirePoints } from '#operations/cards/expire-points.js';
import { until } from '../../support/harness/deadline.js';
import { useService } from '../../support/harness/service.js';
import { eventsAfter } from '../../support/fixtures/events.js';
import { HeldCard, openEnded } from '../../support/fixtures/held-card.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(service.now);
});

const monthly = { ...openEnded, pointsExpiry: { after: { months: 12 }, until: 'end_of_month' } } as const;
const day = 86_400_000;

/** Lets points expire, as the worker does, until nothing of this shop is due. */
const passTime = (): Promise<unknown> =>
  until('Nothing is due', async () => {
    await expirePoints(shop.database.db);
    return (
      (await shop.database.count('select count(*) from cards where merchant_id = $1 and expiry_due <= now()', [
        shop.merchantId,
      ])) === 0
    );
  });

/** Moves the expiry of lots, by their numbers, to so many milliseconds from now. */
async function moveExpiry(card: HeldCard, lots: Readonly<Record<number, number>>): Promise<void> {
  const { database, merchantId } = shop;
  // All from one instant: they keep their order however long the statement takes.
  await database.rows(
    `update card_lots l set expires_at = date_trunc('milliseconds', now()) + m.by * interval '1 millisecond',
       created_at = created_at - interval '2 years'
     from unnest($3::int[], $4::bigint[]) m (number, by)
     where merchant_id = $1 and card_id = $2 and l.number = m.number`,
    [merchantId, card.uuid, Object.keys(lots).map(Number), Object.values(lots)],
  );
  await database.rows(
    `update cards set expiry_due = date_trunc('milliseconds', clock_timestamp()) - interval '1 hour' where merchant_id = $1 and id = $2`,
    [merchantId, card.uuid],
  );
}

/** Waits until so many of the card's points are left by the clock. */
const untilExpired = (card: HeldCard, left: number): Promise<unknown> =>
  until('The points have expired', async () => (await card.read()).points === left);

const told = (events: readonly EventView[]) =>
  events.map(({ type, subject, data }) => [
    type,
    subject.version,
    data.quantity,
    (data.object as { points?: number }).points,
  ]);
const shown = (entries: readonly CardEntryView[]) =>
  entries.map(({ type, change, balanceAfter }) => [type, change, balanceAfter]);

it('points expire by the policy at their earning, and a card shows what expires next', async () => {
  const card = await HeldCard.of(shop, monthly);
  const { body } = await card.give(40);
  const earned = new Date(body.data.createdAt);
  const last = new Date(Date.UTC(earned.getUTCFullYear() + 1, earned.getUTCMonth() + 1, 1) - 1).toISOString();
  expect(body.data.expirations).toEqual([{ points: 40, expiresAt: last }]);
  await card.give(2);
  expect((await card.read()).expirations).toEqual([{ points: 42, expiresAt: last }]);
  expect((await card.spend({ quantity: 41 })).body.data.expirations).toEqual([{ points: 1, expiresAt: last }]);
  expect(await (await HeldCard.of(shop)).read()).toMatchObject({ expirations: [] });
});

it('a change of the policy is for points that are earned afterwards', async () => {
  const card = await HeldCard.of(shop);
  await card.give(10);
  await shop.database.rows(
    `update card_definitions set points_expiry = '{"inactiveMonths": 6}' where merchant_id = $1 and title = 'A card' and points_expiry is null and type = 'points'`,
    [shop.merchantId],
  );
  await card.give(5);
  await card.give(6);
  const { expirations } = await card.read();
  expect(expirations).toMatchObject([{ points: 11, expiresAt: expect.stringMatching(/:59:59\.999Z$/) }]);
});

it('an order gives points that expire', async () => {
  const card = await HeldCard.of(shop, monthly);
  await shop.settings({ points: { cardId: card.definitionId, pointsPerUnit: '1' } });
  await shop.order({ customer_email: card.email, order_value: 30 });
  await shop.settings({});
  expect((await card.read()).expirations).toMatchObject([{ points: 30 }]);
  expect(await card.violations()).toEqual({});
});

it('an event says how what expires next has changed, by every kind of write', async () => {
  const card = await HeldCard.of(shop, monthly);
  await shop.settings({ points: { cardId: card.definitionId, pointsPerUnit: '1' } });
  const events = await eventsAfter(shop, async () => {
    const { order } = (await shop.order({ customer_email: card.email, order_value: 30 })).body;
    await card.give(40);
    await card.spend({ quantity: 5 });
    await card.reverse(3);
    await card.correct(-7);
    await card.correct(8);
    await card.adjust(50);
    await shop.post(`/orders/${order.id}/returns`, { value: 10 });
  });
  await shop.settings({});
  const cards = events.filter(({ subject }) => subject.type === 'card');
  const balances = cards.map(({ data }) => data.object['points']);
  expect(balances).toEqual([30, 70, 65, 70, 63, 71, 50, 40]);
  const shownIn = cards.map(({ data }) => data.object['expirations']);
  expect(shownIn).toEqual(balances.map((points) => [{ points, expiresAt: expect.any(String) }]));
  expect(cards.map(({ data }) => data.change['expirations'])).toEqual(
    shownIn.map((to, index) => ({ from: shownIn[index - 1] ?? [], to })),
  );
});

it('the preview of an order shows what expires next before and after it', async () => {
  const card = await HeldCard.of(shop, monthly);
  await card.give(40);
  await shop.settings({ points: { cardId: card.definitionId, pointsPerUnit: '1' } });
  const body = { customer_email: card.email, order_value: 2, order_source: 'shop' };
  const { data } = (await shop.post<{ data: PreviewedOrderView }>('/orders/preview', body, { idempotencyKey: null }))
    .body;
  const before = await card.read();
  await shop.order(body);
  await shop.settings({});
  expect(before.expirations).toMatchObject([{ points: 40 }]);
  expect(data.cards).toEqual([{ cardId: card.definitionId, before, after: await card.read() }]);
});

it('a use takes lots of all kinds in their order: by their instants, by inactivity, and what never expires last', async () => {
  const card = await HeldCard.of(shop);
  for (let lot = 1; lot <= 5; lot += 1) await card.give(10);
  await moveExpiry(card, { 3: day, 4: 60 * day });
  await shop.database.rows(
    'update card_lots set inactive_months = 1 where merchant_id = $1 and card_id = $2 and number in (2, 5)',
    [shop.merchantId, card.uuid],
  );
  await card.spend({ quantity: 25 });
  expect(await card.lots()).toEqual({ 1: 10, 4: 10, 5: 5 });
  await card.spend({ quantity: 16 });
  expect(await card.lots()).toEqual({ 1: 9 });
  expect(await card.read()).toMatchObject({ points: 9, expirations: [] });
  expect(await card.violations()).toEqual({});
});

describe('at the instant', () => {
  it('the event of an expiry says what no longer expires next', async () => {
    const card = await HeldCard.of(shop, monthly);
    for (const quantity of [10, 20, 30]) await card.give(quantity);
    const [kept] = (await card.read()).expirations;
    await moveExpiry(card, { 1: 30, 2: 60 });
    await untilExpired(card, 30);
    const [one, two] = (await eventsAfter(shop, passTime)).filter(({ subject }) => subject.id === card.id);
    const rest = { points: 30, expiresAt: kept?.expiresAt };
    const [first, second] = [
      { points: 10, expiresAt: one?.createdAt },
      { points: 20, expiresAt: two?.createdAt },
    ];
    expect(one?.data.change['expirations']).toEqual({ from: [first, second, rest], to: [second, rest] });
    expect(two?.data.change['expirations']).toEqual({ from: [second, rest], to: [rest] });
    expect(two?.data.object['expirations']).toEqual([rest]);
  });

  it('the balance is without what has expired, whether or not the worker has written it', async () => {
    const card = await HeldCard.of(shop, monthly);
    for (const quantity of [10, 20, 30]) await card.give(quantity);
    await moveExpiry(card, { 1: 30, 2: 60 });
    await untilExpired(card, 30);
    expect(await card.read()).toMatchObject({ points: 30, expirations: [{ points: 30 }] });
    expect((await card.spend({ quantity: 31 })).body).toMatchObject({ error: 'insufficient_points', available: 30 });
    expect(await card.entries()).toHaveLength(3);
    const { body } = await shop.get<{ data: { cards: { id: string; points: number }[] } }>(
      `/customers/${card.customerId}/loyalty`,
    );
    expect(body.data.cards.find(({ id }) => id === card.id)).toMatchObject({ points: 30 });
  });

  it.each([
    ['the worker', passTime],
    ['the next write', () => Promise.resolve()],
  ])('a threshold that was added before issues when it is passed again: %s writes what expired', async (_, write) => {
    const card = await HeldCard.of(shop, monthly);
    await card.give(80);
    const { shown: rewardTemplateId } = await shop.rewardTemplate();
    const progression = [{ at: 50, rewardTemplateId }];
    await shop.write((tx) => updateCardDefinition(tx, shop.system, card.definitionId, { progression }, asStored));
    await moveExpiry(card, { 1: 10 });
    await untilExpired(card, 0);
    await write();
    expect((await card.give(60)).body.rewards).toHaveLength(1);
  });

  it('a write finds it expired: the entries and events of that stand before its own', async () => {
    const card = await HeldCard.of(shop, monthly);
    for (const quantity of [10, 20, 30]) await card.give(quantity);
    await moveExpiry(card, { 1: 60, 2: 30 });
    await untilExpired(card, 30);
    const events = await eventsAfter(shop, () => card.spend({ quantity: 5 }));
    expect(told(events)).toEqual([
      ['card.points_expired', 5, 20, 40],
      ['card.points_expired', 6, 10, 30],
      ['card.points_spent', 7, 5, 25],
    ]);
    expect(shown((await card.entries()).slice(3))).toEqual([
      ['expire', -20, 40],
      ['expire', -10, 30],
      ['spend', -5, 25],
    ]);
    expect(await card.violations()).toEqual({});
  });
});

/** That many hours east of Greenwich. The names have their signs the other way round. */
const zoneAt = (hours: number): string => `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;

it('a new time zone, in which the day of an expiry is over, takes no points before the end of that day in the old one', async () => {
  // It is past one o'clock in one zone, and past 22 of the day before in the other.
  const hour = new Date().getUTCHours();
  const east = hour < 11 ? 1 - hour : 25 - hour;
  const [oldZone, newZone] = [zoneAt(east - 3), zoneAt(east)];
  const moving = await Shop.open(service.now, { timeZone: oldZone });
  const card = await HeldCard.of(moving, { ...openEnded, pointsExpiry: { inactiveMonths: 48 } });
  await card.give(10);
  // Four years ago, at noon of that day.
  const activeAt = addMonths(new Date(Date.now() - day / 2), -48, oldZone);
  const due = endOfDayMonthsLater(activeAt, 48, oldZone);
  expect(due.getTime()).toBeGreaterThan(Date.now());
  expect(endOfDayMonthsLater(activeAt, 48, newZone).getTime()).toBeLessThanOrEqual(Date.now());
  await moving.database.rows('update cards set active_at = $3, expiry_due = $4 where merchant_id = $1 and id = $2', [
    moving.merchantId,
    card.uuid,
    activeAt,
    due,
  ]);
  await moving.database.rows('update merchants set time_zone = $2 where merchant_id = $1', [
    moving.merchantId,
    newZone,
  ]);
  const shownThen = { points: 10, expirations: [{ points: 10, expiresAt: due.toISOString() }] };
  expect(await card.read()).toMatchObject(shownThen);
  await moving.database.rows('update cards set expiry_due = now() where merchant_id = $1 and id = $2', [
    moving.merchantId,
    card.uuid,
  ]);
  await until('They have expired', async () => {
    await expirePoints(moving.database.db);
    return (await card.entries()).length === 2;
  });
  expect(await card.read()).toMatchObject({ points: 0, expirations: [] });
});

describe('the task of the worker', () => {
  it('writes what has expired, each instant once, with its time', async () => {
    const card = await HeldCard.of(shop, monthly);
    for (const quantity of [10, 20, 30]) await card.give(quantity);
    await moveExpiry(card, { 1: 60, 2: 30 });
    await untilExpired(card, 30);
    const all = await eventsAfter(shop, async () => {
      await passTime();
      await passTime();
    });
    const events = all.filter(({ subject }) => subject.id === card.id);
    expect(told(events)).toEqual([
      ['card.points_expired', 5, 20, 40],
      ['card.points_expired', 6, 10, 30],
    ]);
    const entries = (await card.entries()).slice(3);
    expect(entries.map(({ createdAt }) => createdAt)).toEqual(events.map(({ createdAt }) => createdAt));
    expect(events.every(({ actor, request }) => actor.type === 'system' && request.id === null)).toBe(true);
    expect(await card.read()).toMatchObject({ points: 30 });
    expect(await card.lifetime()).toBe(60);
    expect(await card.violations()).toEqual({});
  });

  it('warns 30 and 7 days before, once', async () => {
    const card = await HeldCard.of(shop, monthly);
    for (const quantity of [10, 20, 30]) await card.give(quantity);
    await moveExpiry(card, { 1: 29 * day - 1000, 2: 6 * day, 3: 40 * day });
    const events = await eventsAfter(shop, async () => {
      await passTime();
      await passTime();
    });
    const ours = events.filter(({ subject }) => subject.id === card.id);
    expect(told(ours)).toEqual([
      ['card.points_expiring', 5, 10, 60],
      ['card.points_expiring', 6, 20, 60],
    ]);
    expect(ours.map(({ data }) => (data as { expiresAt?: string }).expiresAt)).toEqual([
      expect.stringMatching(/Z$/),
      expect.stringMatching(/Z$/),
    ]);
    const [{ due } = { due: null }] = await shop.database.rows<{ due: number }>(
      `select extract(epoch from expiry_due - now()) / 86400 as due from cards where merchant_id = $1 and id = $2`,
      [shop.merchantId, card.uuid],
    );
    expect(Math.round(Number(due))).toBe(6);
  });

  it('warns of points that come back after the time of the warning, and not before they do', async () => {
    const card = await HeldCard.of(shop, { ...openEnded, pointsExpiry: { inactiveMonths: 2 } });
    await card.give(10);
    await card.spend({ quantity: 10 });
    // They expire in about 20 days, so the first warning was due about 10 days ago.
    await shop.database.rows(
      `update cards set active_at = now() - interval '40 days', expiry_due = null where merchant_id = $1 and id = $2`,
      [shop.merchantId, card.uuid],
    );
    const events = await eventsAfter(shop, async () => {
      await card.reverse(2);
      await passTime();
    });
    const [reversed, warned, ...others] = events.filter(({ subject }) => subject.id === card.id);
    expect(others).toEqual([]);
    expect([reversed?.type, warned?.type]).toEqual(['card.entry_reversed', 'card.points_expiring']);
    expect(warned?.createdAt).toBe(reversed?.createdAt);
  });

  it('looks once at a card that was used since, and finds when it is due', async () => {
    const card = await HeldCard.of(shop, { ...openEnded, pointsExpiry: { inactiveMonths: 3 } });
    await card.give(10);
    await moveExpiry(card, {});
    const events = await eventsAfter(shop, passTime);
    expect(events.filter(({ subject }) => subject.id === card.id)).toEqual([]);
    expect(await card.read()).toMatchObject({ points: 10, expirations: [{ points: 10 }] });
  });

  it('and 10 spends at once: each point is spent or expired, once', async () => {
    const card = await HeldCard.of(shop, monthly);
    for (const quantity of [50, 50]) await card.give(quantity);
    await moveExpiry(card, { 1: 150 });
    const spends = Array.from({ length: 10 }, async (_, turn) => {
      await new Promise((resolve) => setTimeout(resolve, turn * 30));
      return card.spend({ quantity: 7 });
    });
    const [answers] = await Promise.all([Promise.all(spends), expirePoints(shop.database.db)]);
    await until('It has expired', async () => {
      await expirePoints(shop.database.db);
      return (await card.entries()).some(({ type }) => type === 'expire');
    });
    const spent = answers.filter(({ status }) => status === 200).length * 7;
    const expired = (await card.entries())
      .filter(({ type }) => type === 'expire')
      .reduce((sum, { change }) => sum - change, 0);
    expect((await card.read()).points).toBe(100 - spent - expired);
    expect(await card.violations()).toEqual({});
  });
});

it('a spend that is reversed after its points have expired: they live 7 more days', async () => {
  const card = await HeldCard.of(shop, monthly);
  await card.give(10);
  await card.spend({ quantity: 10 });
  await moveExpiry(card, { 1: 1 });
  const { body } = await card.reverse(2);
  expect(body.data.points).toBe(10);
  const [next] = body.data.expirations;
  const days = (Date.parse(next?.expiresAt ?? '') - Date.now()) / day;
  expect(Math.round(days * 10) / 10).toBe(7);
  expect(await card.violations()).toEqual({});
});

it.each([
  ['a policy where there was none', null, { after: { months: 12 }, until: 'exact' }],
  ['another policy', { after: { months: 1 }, until: 'exact' }, { after: { months: 12 }, until: 'exact' }],
  ['none', { after: { months: 12 }, until: 'exact' }, null],
  ['one of inactivity', { after: { months: 12 }, until: 'exact' }, { inactiveMonths: 3 }],
] as const)('points that are spent while %s is applied have it when they come back', async (_, before, after) => {
  const card = await HeldCard.of(shop, { ...openEnded, pointsExpiry: before });
  await card.give(100);
  await card.spend({ quantity: 100 });
  await card.give(10);
  const change = { pointsExpiry: after, applyToExisting: true } as const;
  await shop.write((tx) => updateCardDefinition(tx, shop.system, card.definitionId, change, asStored));
  const { id } = await shop.database.row<{ id: string }>(
    `select p.id from points_expiry_changes p join cards k on k.merchant_id = p.merchant_id and k.card_definition_id = p.card_definition_id
     where k.merchant_id = $1 and k.id = $2`,
    [shop.merchantId, card.uuid],
  );
  while (await shop.write((tx) => applyPointsExpiry(tx, shop.merchantId, id)));
  expect((await card.reverse(2)).status).toBe(200);

  const lots = await shop.database.rows<{ expires: Date | null; inactive: number | null; created: Date }>(
    `select expires_at as expires, inactive_months as inactive, created_at as created from card_lots
     where merchant_id = $1 and card_id = $2 and remaining > 0`,
    [shop.merchantId, card.uuid],
  );
  expect(lots).toHaveLength(2);
  for (const { expires, inactive, created } of lots) {
    expect(expires).toEqual(after && 'after' in after ? addMonths(created, 12, 'Europe/London') : null);
    expect(inactive).toBe(after && 'inactiveMonths' in after ? 3 : null);
  }
  const { expirations } = await card.read();
  expect(expirations.reduce((sum, { points }) => sum + points, 0)).toBe(after ? 110 : 0);
  expect(await card.violations()).toEqual({});
});
