import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';
import { HeldCard, openEnded } from '../support/fixtures/held-card.js';
import { Shop } from '../support/fixtures/shop.js';
import { IssuedVoucher } from '../support/fixtures/vouchers.js';

const trial = useWorkerService();

/** A card whose points have expired, in a shop of its own. */
async function expiredCard(): Promise<HeldCard> {
  const card = await HeldCard.of(await Shop.open(trial.now.service), {
    ...openEnded,
    pointsExpiry: { inactiveMonths: 1 },
  });
  await card.give(10);
  const { database } = trial.now;
  await database.rows(
    `update card_lots set inactive_months = null, expires_at = now() - interval '1 hour', created_at = now() - interval '1 year'
     where card_id = $1`,
    [card.uuid],
  );
  await database.rows("update cards set expiry_due = now() - interval '1 hour' where id = $1", [card.uuid]);
  return card;
}

it('a card and a voucher that no turn can write hold up nobody else, and the log names their merchants', async () => {
  const { service, database } = trial.now;
  const [damaged, sound] = [await expiredCard(), await expiredCard()];
  // The number of the next entry is taken.
  await database.rows('update cards set entry_count = entry_count - 1 where id = $1', [damaged.uuid]);
  const shopOfVoucher = await Shop.open(service);
  const voucher = await IssuedVoucher.of(shopOfVoucher);
  await database.rows(
    "update vouchers set entry_count = entry_count - 1, expires_at = now() - interval '1 hour' where id = $1",
    [voucher.uuid],
  );
  const worker = await trial.now.startWorker('PostgreSQL');
  const lines = (text: string) => worker.process.output.split('\n').filter((line) => line.includes(text));
  const untilLogged = async (text: string): Promise<unknown> =>
    JSON.parse((await until(`The log says "${text}"`, () => lines(text)[0])) ?? '');
  await until('The points have expired', async () => (await sound.entries()).at(-1)?.type === 'expire');
  const ofCard = await untilLogged('The points of a merchant could not expire.');
  expect(ofCard).toMatchObject({ merchantId: damaged.shop.id, level: 50 });
  const ofVoucher = await untilLogged('What time has changed at a merchant could not be recorded.');
  expect(ofVoucher).toMatchObject({ merchantId: shopOfVoucher.id, level: 50 });
  expect(await damaged.entries()).toHaveLength(1);
});
