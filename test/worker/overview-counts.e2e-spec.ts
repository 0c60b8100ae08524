import { askForOverviewCount } from '#persistence/overview/overview-count.store.js';
import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';
import { Shop } from '../support/fixtures/shop.js';

const trial = useWorkerService();

interface State {
  readonly orders: number | null;
  readonly asked: boolean;
  readonly leased: boolean | null;
}
const stateOf = (shop: Shop): Promise<State> =>
  shop.database.row<State>(
    `select (counts->'days'->59->>'orders')::int as orders, asked_at is not null as asked, leased_until > now() as leased
     from overview_counts where merchant_id = $1`,
    [shop.merchantId],
  );

it('a worker counts what is asked for; one that stops in the middle gives it back', async () => {
  const { service, database } = trial.now;
  const shop = await Shop.open(service);
  await shop.order();
  await askForOverviewCount(database.db, shop.merchantId);
  const release = await database.hold('lock table rewards in access exclusive mode', []);
  const stopped = await trial.now.startWorker('PostgreSQL');
  await until('It counts', async () => (await stateOf(shop)).leased === true);
  expect((await stopped.stop()).code).toBe(0);
  expect(await stateOf(shop)).toEqual({ orders: null, asked: true, leased: null });
  await release();

  await trial.now.startWorker('PostgreSQL');
  await until('It is counted', async () => (await stateOf(shop)).orders !== null);
  expect(await stateOf(shop)).toEqual({ orders: 1, asked: false, leased: null });
});
