import { setTimeout as pause } from 'node:timers/promises';
import { listEvents } from '#persistence/events/event.store.js';
import { OrderLoad, nothing } from '../../support/fixtures/order-load.js';
import { Shop } from '../../support/fixtures/shop.js';
import { until } from '../../support/harness/deadline.js';
import { Service } from '../../support/harness/service.js';
import { WorkerProcess } from '../../support/harness/worker-process.js';

const soak = process.env['SOAK'] === '1';
const most = soak ? 300 : 30;
const least = 8;
/** As many as fit into the time: a machine that does nothing else has room for all of them. */
const budgetMs = soak ? 7_200_000 : 75_000;
jest.setTimeout(budgetMs + 240_000);

let service: Service;
let shop: Shop;
const workers: WorkerProcess[] = [];
const startWorker = (): Promise<WorkerProcess> => WorkerProcess.start(service.database.url, 'smtp://127.0.0.1:9');

beforeAll(async () => {
  service = await Service.start(2);
  shop = await Shop.open(service);
  const template = await shop.rewardTemplate();
  const progression = [{ at: 3, rewardTemplateId: template.shown }];
  const stamps = await shop.cardDefinition({ numberOfStamps: 5, progression, autoEnrol: true });
  const points = await shop.cardDefinition({ type: 'points', openEnded: true, autoEnrol: false });
  await shop.settings({
    stamps: { cardId: stamps.shown, mode: 'per_order', stampsPerOrder: 2 },
    points: { cardId: points.shown, pointsPerUnit: '1' },
    rewardAutomation: true,
    orderRewards: [{ rewardTemplateId: template.shown, minimumOrderValue: 5 }],
    duplicateOrders: 'award_again',
  });
  workers.push(await startWorker(), await startWorker());
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await service?.end();
});

/** What each effect of the merchant should have, and does not: each statement finds the differences, in both directions. */
const differences: Readonly<Record<string, string>> = {
  'an event for each order, customer, card and reward': `
    select subject_type, subject_id from (
      select 'order' as subject_type, id as subject_id, 'order.created' as type from orders where merchant_id = $1
      union all select 'customer', id, 'customer.created' from customers where merchant_id = $1
      union all select 'card', id, 'card.created' from cards where merchant_id = $1
      union all select 'reward', id, 'reward.issued' from rewards where merchant_id = $1) effect
    full join (select subject_type, subject_id, type, count(*) from events
      where merchant_id = $1 and type in ('order.created', 'customer.created', 'card.created', 'reward.issued')
      group by 1, 2, 3) event using (subject_type, subject_id, type)
    where count is distinct from 1`,
  'an event for each entry of a card, with its balance': `
    select card_id from (
      select card_id, array_agg(change || ' ' || balance_after order by number) as entries
      from card_entries where merchant_id = $1 group by 1) effect
    full join (
      select subject_id as card_id, array_agg((data->>'quantity') || ' ' ||
        greatest((data->'object'->>'stamps')::int, (data->'object'->>'points')::int) order by position) as entries
      from events where merchant_id = $1 and type in ('card.stamps_given', 'card.points_given') group by 1) event
      using (card_id) where effect.entries is distinct from event.entries`,
  'an event for each filling': `
    select card_id from (
      select card_id, sum(consumed) / 5 as fillings from card_entries where merchant_id = $1 and consumed > 0 group by 1) effect
    full join (select subject_id as card_id, count(*) as fillings from events
      where merchant_id = $1 and type = 'card.completed' group by 1) event using (card_id)
    where effect.fillings is distinct from event.fillings`,
  'versions 1 to n, in the order of the feed': `
    select subject_id from (
      select subject_id, subject_version, row_number() over (partition by subject_id order by position) as place
      from events where merchant_id = $1) e
    where subject_version <> place`,
  'the version of the row is that of its last event': `
    select id from (
      select id, event_version from customers where merchant_id = $1 union all
      select id, event_version from cards where merchant_id = $1 union all
      select id, event_version from rewards where merchant_id = $1) r
    where event_version <> (select count(*) from events e where e.merchant_id = $1 and e.subject_id = r.id)`,
  'the request of an event is that of its order': `
    select o.id from orders o join events e on e.merchant_id = o.merchant_id and e.subject_id = o.id
    where o.merchant_id = $1 and e.request_id is distinct from o.request_id`,
};

/** Follows the feed as a reader does, until `stop` is set. */
function follow(stop: { done: boolean }): Promise<string[]> {
  const seen: string[] = [];
  return (async () => {
    for (let after = 0, last = false; !last;) {
      last = stop.done;
      const { rows, next, hasMore } = await listEvents(service.database.db, shop.merchantId, {}, after, 100);
      seen.push(...rows.map(({ id }) => id));
      after = next;
      if (hasMore) last = false;
      else await pause(20);
    }
    return seen;
  })();
}

it('kills of API and worker while orders flow: events and effects are the same, and a reader sees each once', async () => {
  const load = OrderLoad.start(shop, 8);
  const stop = { done: false };
  const reader = follow(stop);
  const deadline = Date.now() + budgetMs;
  for (let kill = 0; kill < least || (kill < most && Date.now() < deadline); kill += 1) {
    await load.waitForMore(3);
    const victim = (kill >> 1) % 2;
    if (kill % 2 === 0) {
      await service.apis[victim]?.kill();
      await service.replace(victim);
    } else {
      await workers[victim]?.kill();
      workers[victim] = await startWorker();
    }
  }
  expect(await load.finish()).toEqual(nothing);
  await until(
    'The outbox is empty',
    async () => (await service.database.count('select count(*) from event_outbox')) === 0,
    30_000,
  );
  stop.done = true;
  const stored = await service.database.rows<{ id: string }>(
    'select id from events where merchant_id = $1 order by position',
    [shop.merchantId],
  );
  expect(stored.length).toBeGreaterThan(load.acknowledged.length * 3);
  expect(await reader).toEqual(stored.map(({ id }) => id));
  for (const [what, text] of Object.entries(differences)) {
    expect([what, await service.database.rows(text, [shop.merchantId])]).toEqual([what, []]);
  }
});
