import { correctBalance } from '#operations/cards/correct-balance.js';
import { giveToCard } from '#operations/cards/give-to-card.js';
import { reverseEntry } from '#operations/cards/reverse-entry.js';
import { spendPoints } from '#operations/cards/spend-points.js';
import { expirePoints } from '#operations/cards/expire-points.js';
import { withoutExpiredPoints } from '#persistence/cards/card-expiry.store.js';
import { sumExpiredOfLot } from '#persistence/cards/card-ledger.store.js';
import { findCard } from '#persistence/cards/card.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { costOfGenericPlans, rowsReadOf } from '../../support/fixtures/explained.js';
import { HeldCard, openEnded } from '../../support/fixtures/held-card.js';
import { manyLots } from '../../support/fixtures/value/many-lots.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useOwnService();
const many = isSoak ? 200_000 : 50_000;
/** Two instants, which have passed when the lots are there. */
const soon = `now() + (1 + number % 2) * interval '5 milliseconds'`;
const monthly = { ...openEnded, pointsExpiry: { after: { months: 12 }, until: 'end_of_month' } } as const;
const exact = { ...openEnded, pointsExpiry: { after: { months: 12 }, until: 'exact' } } as const;

/** How many rows of lots a write reads; it is rolled back. */
const rowsReadBy = (shop: Shop, write: (tx: Tx) => Promise<unknown>): Promise<number> =>
  rowsReadOf(shop.database, ['card_lots', 'card_expirations', 'lot_uses'], write);

describe.each([
  ['each with an instant of its own', exact, `now() + number * interval '1 minute'`],
  ['that expire in 12 months', monthly, `now() + (1 + number % 12) * interval '30 days'`],
  ['that never expire', openEnded, 'null::timestamptz'],
])(`a card of ${many} lots %s`, (_, definition, expiresAt) => {
  let shop: Shop;
  let card: HeldCard;
  beforeAll(async () => {
    shop = await Shop.open(service.now);
    card = await HeldCard.of(shop, definition);
    await card.give(1);
    await manyLots(card, many, expiresAt);
  });

  it('a spend, a correction, a give and a reversal read a few hundred rows of them', async () => {
    const actor = shop.keyActor;
    const ids = { customerId: card.customerId, cardId: card.id, reason: 'Counted' } as const;
    const spend = (quantity: number) => (tx: Tx) => spendPoints(tx, actor, { ...ids, what: { quantity } });
    expect(await rowsReadBy(shop, spend(50))).toBeLessThan(800);
    expect(await rowsReadBy(shop, spend(900))).toBeLessThan(8_000);
    const unit = 'points';
    expect(await rowsReadBy(shop, (tx) => correctBalance(tx, actor, { ...ids, unit, change: -50 }))).toBeLessThan(800);
    expect(await rowsReadBy(shop, (tx) => giveToCard(tx, actor, { ...ids, unit, quantity: 5 }))).toBeLessThan(100);
    const { body } = await card.spend({ quantity: 60 });
    expect(body.spent).toBe(60);
    expect(body.data.expirations).toHaveLength(definition === openEnded ? 0 : 12);
    expect(body.data.expirations).toEqual((await card.read()).expirations);
    const [newest] = (await shop.get<{ data: { number: number }[] }>(`${card.path}/entries?limit=1`)).body.data;
    const number = newest?.number ?? 0;
    expect(await rowsReadBy(shop, (tx) => reverseEntry(tx, actor, { ...ids, number }))).toBeLessThan(800);
    expect(await card.violations()).toEqual({});
  });

  it('the balance and the next expirations are read from a page', async () => {
    const cost = () =>
      costOfGenericPlans(shop.database, async (reader) => {
        const customer = await shop.database.row<{ id: string }>('select customer_id as id from cards where id = $1', [
          card.uuid,
        ]);
        const found = await findCard(reader, shop.merchantId, { by: 'id', value: card.uuid }, customer.id);
        const [shown] = await withoutExpiredPoints(reader, shop.merchantId, found ? [found] : []);
        expect(shown?.expirations?.length ?? 0).toBe(definition === openEnded ? 0 : 12);
      });
    // The first reads pass what the writes before have rolled back, and mark it in the indexes once no other
    // transaction of the server is older.
    await until('It reads a page', async () => (await cost()) < 100);
  });
});

describe(`a card of ${many} lots that have expired`, () => {
  it("does not hold up another merchant's card, nor another card of its merchant, and ends exactly", async () => {
    const [shop, other] = [await Shop.open(service.now), await Shop.open(service.now)];
    const large = await HeldCard.of(shop, monthly);
    const [small, others] = [await HeldCard.of(shop, monthly), await HeldCard.of(other, monthly)];
    for (const card of [large, small, others]) await card.give(1);
    await manyLots(large, many, soon);
    for (const card of [small, others]) await manyLots(card, 3, soon);
    await until('They have expired', async () => (await others.read()).points === 1);
    const started = performance.now();
    await expirePoints(service.now.database.db);
    const roundMs = performance.now() - started;
    expect(roundMs).toBeLessThan(onThisMachine(10_000));
    for (const card of [small, others]) {
      expect((await card.entries()).filter(({ type }) => type === 'expire')).toMatchObject([
        { change: -1 },
        { change: -2 },
      ]);
    }
    const left = async () =>
      shop.database.count('select count(*) from card_lots where merchant_id = $1 and remaining > 0', [shop.merchantId]);
    // The lot that was given, of both cards, and what one turn leaves of the others.
    expect(await left()).toBe(2 + many - 500);
    expect(await large.read()).toMatchObject({ points: 1 });

    // A write expires what is left, before it uses anything.
    expect((await large.spend({ quantity: 1 })).body.data.points).toBe(0);
    expect(await left()).toBe(1);
    // The check reads all rows, and would be planned for the few that there were before.
    await shop.database.rows('analyze');
    expect(await large.violations()).toEqual({});
    expect(await others.violations()).toEqual({});
  });

  it('is worked off in turns, and each instant comes before the next', async () => {
    const shop = await Shop.open(service.now);
    const card = await HeldCard.of(shop, monthly);
    await card.give(1);
    await manyLots(card, 4_000, soon);
    await until('They have expired', async () => (await card.read()).points === 1);
    let turns = 0;
    for (let after: string | null = null, more = true; more || after !== null; turns += 1) {
      ({ last: after, isMoreDue: more } = await expirePoints(service.now.database.db, after));
    }
    expect(turns).toBeGreaterThanOrEqual(4_000 / 500);
    const entries = (await card.entries()).filter(({ type }) => type === 'expire');
    expect(entries.reduce((sum, { change }) => sum + change, 0)).toBe(-4_000);
    expect(await card.read()).toMatchObject({ points: 1 });
    expect(await card.violations()).toEqual({});
  });
});

it('what has expired of a lot with many uses is read by the keys of its entries, also before the first analyze', async () => {
  const shop = await Shop.open(service.now);
  const card = await HeldCard.of(shop, openEnded);
  await card.give(1);
  await manyLots(card, 10_000, 'null::timestamptz');
  const { database, merchantId } = shop;
  await database.rows(
    'insert into lot_uses (merchant_id, card_id, number, lot_number, quantity) select $1, $2, use, 1, 1 from generate_series(2, 1001) use',
    [merchantId, card.uuid],
  );
  const tables = `('card_entries'::regclass, 'lot_uses'::regclass)`;
  await database.rows(`delete from pg_statistic where starelid in ${tables}`);
  await database.rows(`update pg_class set reltuples = -1, relpages = 0 where oid in ${tables}`);
  const found = { merchantId, id: card.uuid };
  const rows = await rowsReadOf(database, ['card_entries'], (tx) => sumExpiredOfLot(tx, found, 1));
  expect(rows).toBeLessThan(2_000);
  await database.rows('analyze card_entries, lot_uses');
});
