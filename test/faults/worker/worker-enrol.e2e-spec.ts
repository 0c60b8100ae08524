import { until } from '../../support/harness/deadline.js';
import { isSoak, scaledTimeoutMs } from '../../support/harness/soak.js';
import { useWorkerService } from '../../support/harness/worker-service.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const many = isSoak ? 2_000_000 : 30_000;
const kills = 5;

const trial = useWorkerService();
const database = () => trial.now.database;

/** A merchant with so many customers, whose ids are in no order of time. */
async function shopOf(customers: number): Promise<Shop> {
  const shop = await Shop.open(trial.now.service);
  const session = await database().session();
  await session.query(
    `insert into customers (merchant_id, id, email, lifetime_stamps, lifetime_points, created_at)
     select $1, gen_random_uuid(), $3 || at || '@canary.example', 0, 0, now() from generate_series(1, $2::int) at`,
    [shop.merchantId, customers, newEmail().split('@')[0]],
  );
  await session.end();
  return shop;
}

const cardsOf = (definitionId: string): Promise<number> =>
  database().count('select count(*) from cards where card_definition_id = $1', [definitionId]);
const isDone = async (definitionId: string): Promise<boolean> =>
  (await database().count("select count(*) from staged_jobs where subject_id = $1 and state = 'done'", [
    definitionId,
  ])) === 1;
const untilDone = (definitionId: string): Promise<boolean> =>
  until('All are enrolled', () => isDone(definitionId), scaledTimeoutMs(300_000));

it(`${many} customers get one card each, however often the worker is killed`, async () => {
  const shop = await shopOf(many);
  const { id } = await shop.cardDefinition();
  const start = performance.now();
  for (let kill = 1; kill <= kills; kill += 1) {
    await trial.now.startWorker('PostgreSQL');
    const some = (many * kill) / (kills + 2);
    await until('Some are enrolled', async () => (await cardsOf(id)) >= some, scaledTimeoutMs(100_000));
    await trial.now.killAll();
    await until('Its statement ends', async () => (await database().waiting()) === 0);
    await trial.now.makeJobsDue();
  }
  expect(await isDone(id)).toBe(false);
  // What lies behind is not gone through again: these cards, taken away, do not come back.
  const behind = 250;
  await database().rows(
    `delete from cards where (merchant_id, id) in (
       select k.merchant_id, k.id from cards k where k.card_definition_id = $1 order by k.customer_id limit $2)`,
    [id, behind],
  );
  await trial.now.startWorker('PostgreSQL');
  await untilDone(id);
  const seconds = (performance.now() - start) / 1_000;
  process.stderr.write(`${many} customers, ${kills} kills: enrolled after ${seconds.toFixed(0)} s.\n`);
  expect(await cardsOf(id)).toBe(many - behind);
  await trial.now.stopAll();
}, 3_600_000);

it("a merchant's customers do not wait until all customers of another merchant are enrolled", async () => {
  const [large, small] = [await shopOf(30_000), await shopOf(3)];
  const { id } = await large.cardDefinition();
  await trial.now.startWorker('PostgreSQL');
  await until('Some are enrolled', async () => (await cardsOf(id)) > 0);
  const { id: soon } = await small.cardDefinition();
  await untilDone(soon);
  expect(await isDone(id)).toBe(false);
  await untilDone(id);
  expect(await cardsOf(id)).toBe(30_000);
});
