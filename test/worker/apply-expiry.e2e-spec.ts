import { updateCardDefinition } from '#operations/cards/update-card-definition.js';
import { asStored } from '#operations/audit/audit-write.js';
import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';
import { HeldCard } from '../support/fixtures/held-card.js';
import { manyLots } from '../support/fixtures/value/many-lots.js';
import { Shop } from '../support/fixtures/shop.js';

const many = 3_500;
const trial = useWorkerService();

it('an expiry that is applied reaches all lots of all cards, also when the worker dies in the middle', async () => {
  const shop = await Shop.open(trial.now.service);
  const { database } = shop;
  const card = await HeldCard.of(shop);
  await card.give(1);
  await manyLots(card, many, 'null::timestamptz');
  const other = await shop.customer();
  const otherCard = await shop.cardOf(other.shown, card.definitionId);
  await shop.post(`/customers/${other.shown}/cards/${otherCard}/points`, { quantity: 5 });
  const change = { pointsExpiry: { after: { months: 12 }, until: 'exact' }, applyToExisting: true } as const;
  await shop.write((tx) => updateCardDefinition(tx, shop.system, card.definitionId, change, asStored));
  const changed = (): Promise<number> =>
    database.count('select count(*) from card_lots where merchant_id = $1 and expires_at is not null', [
      shop.merchantId,
    ]);
  const isDone = (): Promise<number> =>
    database.count(
      `select count(*) from staged_jobs where merchant_id = $1 and kind = 'apply_points_expiry' and state = 'done'`,
      [shop.merchantId],
    );
  // Somebody writes to the third thousand of lots just now: the batch waits.
  const open = await database.hold(
    'select 1 from card_lots where merchant_id = $1 and card_id = $2 and number = 2500 for update',
    [shop.merchantId, card.uuid],
  );
  await trial.now.startWorker('PostgreSQL');
  await until('Two batches are done, and the third waits', async () => (await changed()) === 2_000);
  await until('It waits', async () => (await database.waiting()) > 0);
  await trial.now.killAll();
  await until('Its statement ends', async () => (await database.waiting()) === 0);
  expect(await changed()).toBe(2_000);
  await open();
  await trial.now.makeJobsDue();
  await trial.now.startWorker('PostgreSQL');
  await until('The job is done', async () => (await isDone()) === 1);
  expect(await changed()).toBe(many + 2);
  expect((await card.read()).expirations).not.toEqual([]);
  expect(await card.violations()).toEqual({});
});
