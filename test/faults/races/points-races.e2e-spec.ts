import type { OrderReturnView } from '#http/views/order-return.view.js';
import type { SpentView } from '#http/views/spent.view.js';
import type { Answer } from '../../support/harness/client.js';
import { useOwnService } from '../../support/harness/service.js';
import { atOnce, postBy, tally } from '../../support/fixtures/value/at-once.js';
import { HeldCard, openEnded } from '../../support/fixtures/held-card.js';
import { Shop } from '../../support/fixtures/shop.js';
import { sqlNow } from '../../support/servers/test-database.js';

const service = useOwnService(2);
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
});

const monthly = { ...openEnded, pointsExpiry: { after: { months: 12 }, until: 'end_of_month' } } as const;
const lots = 300;

/** The lots of the card expire one in each millisecond, from 150 ms on: a spend meets one that expires at its own instant. */
async function expireSoon(card: HeldCard): Promise<void> {
  const { database, merchantId } = shop;
  await database.rows(
    `with start as (select ${sqlNow} + interval '150 milliseconds' as at),
       moved as (update card_lots set expires_at = start.at + number * interval '1 millisecond' from start
         where merchant_id = $1 and card_id = $2 returning expires_at)
     update cards set expiry_due = (select min(expires_at) from moved) where merchant_id = $1 and id = $2`,
    [merchantId, card.uuid],
  );
}

it('spends race the instants at which points expire: no point is spent that has expired, none goes twice', async () => {
  const card = await HeldCard.of(shop, monthly);
  await atOnce(service.now, lots, (_, post) => post(shop, `${card.path}/points`, { quantity: 20 }));
  await expireSoon(card);
  const path = `${card.path}/points/spend`;
  const spend = async (by: number): Promise<number> => {
    const post = postBy(service.now, by);
    for (let spent = 0; ; spent += 2) {
      const { status, body } = await post<SpentView & { available?: number }>(shop, path, { quantity: 2 });
      if (status === 200) continue;
      expect([status, body.error]).toEqual([400, 'insufficient_points']);
      expect(body.available).toBeLessThan(2);
      return spent;
    }
  };
  const spent = (await Promise.all([0, 1, 2, 3].map(spend))).reduce((all, each) => all + each, 0);
  // What expired after the last spend is written by the next write.
  await card.give(1);
  const entries = await shop.database.rows<{ cause: string; points: number }>(
    `select cause, sum(change)::int as points from card_entries where merchant_id = $1 and card_id = $2 group by 1 order by 1`,
    [shop.merchantId, card.uuid],
  );
  const sums = Object.fromEntries(entries.map(({ cause, points }) => [cause, points]));
  expect(sums).toEqual({ give: lots * 20 + 1, spend: -spent, expire: spent - lots * 20 });
  expect(spent).toBeGreaterThan(0);
  expect((await card.read()).points).toBe(1);
  // Finds lots that were used at a wrong time: by an expiry not exactly at their end, or by another entry at or after their end.
  const wrong = await shop.database.rows(
    `select e.number, e.cause, e.created_at, l.expires_at from card_entries e
     join lot_uses u on u.merchant_id = e.merchant_id and u.card_id = e.card_id and u.number = e.number
     join card_lots l on l.merchant_id = u.merchant_id and l.card_id = u.card_id and l.number = u.lot_number
     where e.merchant_id = $1 and e.card_id = $2
       and (case e.cause when 'expire' then e.created_at <> l.expires_at else e.created_at >= l.expires_at end)`,
    [shop.merchantId, card.uuid],
  );
  expect(wrong).toEqual([]);
  expect(await card.violations()).toEqual({});
  process.stderr.write(`${spent} points spent and ${-(sums['expire'] ?? 0)} expired, in ${lots} instants.\n`);
});

it('orders, returns, spends, reversals and redemptions of one customer at once add up, and no two wait for each other', async () => {
  const template = await shop.rewardTemplate({ pointsPrice: 15 });
  const card = await HeldCard.of(shop, { ...openEnded, progression: [{ at: 40, rewardTemplateId: template.shown }] });
  await shop.settings({ points: { cardId: card.definitionId, pointsPerUnit: '0.7' }, rewardAutomation: true });
  const order = { customer_email: card.email, order_source: 'shop' };
  const orders: string[] = [];
  for (let at = 0; at < 8; at += 1) orders.push((await shop.order({ ...order, order_value: 33.33 })).body.order.id);
  const before = await card.entries();
  const rewards = before.flatMap(({ rewardIds }) => rewardIds);
  await card.give(20);
  await card.spend({ rewardId: template.shown });
  const figures = { returned: 0, owed: 0, forgiven: 0 };
  const answers = await atOnce(service.now, 140, async (at, post): Promise<Answer> => {
    switch (at % 7) {
      case 0:
        return post(shop, '/orders/create', { ...order, order_value: 9.99 });
      case 1:
      case 2: {
        const path = `/orders/${orders[at % orders.length]}/returns`;
        const answer = await post<{ data: OrderReturnView }>(shop, path, { value: 7.77 });
        if (answer.status !== 201) return answer;
        figures.returned += answer.body.data.pointsTakenBack;
        figures.owed += answer.body.data.pointsOwed;
        figures.forgiven += answer.body.data.pointsForgiven;
        return answer;
      }
      case 3:
        return post(shop, `${card.path}/points/spend`, at % 2 ? { quantity: 9 } : { rewardId: template.shown });
      case 4:
        return post(shop, `${card.path}/entries/${1 + (at % 60)}/reverse`, { reason: 'By mistake' });
      case 5:
        return post(shop, `${card.path}/points/correct`, { change: at % 2 ? 3 : -3, reason: 'Counted' });
      default: {
        const action = at % 2 ? 'redeem' : 'reverse';
        const body = at % 2 ? {} : { reason: 'By mistake' };
        return post(shop, `/customers/${card.customerId}/rewards/${rewards[0]}/${action}`, body);
      }
    }
  });
  const outcomes = tally(answers);
  expect(Object.keys(outcomes).filter((outcome) => !/^(200|201|40[04] [a-z_]+)$/.test(outcome))).toEqual([]);
  const { points, pointsOwed } = await card.read();
  const { balance, owed, least } = await shop.database.row<{ balance: number; owed: number; least: number }>(
    `select sum(change)::int as balance, -sum(paid_owed)::int as owed, min(balance_after)::int as least
     from card_entries where merchant_id = $1 and card_id = $2`,
    [shop.merchantId, card.uuid],
  );
  expect([balance, owed]).toEqual([points, pointsOwed]);
  expect(least).toBeGreaterThanOrEqual(0);
  expect(figures.returned).toBeGreaterThan(0);
  expect(figures.forgiven).toBe(0);
  expect(await card.violations()).toEqual({});
  const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()';
  expect(await shop.database.count(deadlocks)).toBe(0);
});
