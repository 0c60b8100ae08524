import { WriteDueChanges } from '#worker/events/write-due-changes.js';
import { LeftOut } from '#domain/events/left-out.js';
import { expirePoints } from '#operations/cards/expire-points.js';
import { pino } from 'pino';
import { until } from '../support/harness/deadline.js';
import { useWorkerService } from '../support/harness/worker-service.js';
import { HeldCard, openEnded } from '../support/fixtures/held-card.js';
import { Shop } from '../support/fixtures/shop.js';
import { manyLots } from '../support/fixtures/value/many-lots.js';
import { IssuedVoucher } from '../support/fixtures/vouchers.js';

const trial = useWorkerService();

/** A card whose points have expired, in a shop of its own if none is given. */
async function expiredCard(shop?: Shop): Promise<HeldCard> {
  const card = await HeldCard.of(shop ?? (await Shop.open(trial.now.service)), {
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

/** A voucher that has expired, in a shop of its own. */
async function expiredVoucher(): Promise<IssuedVoucher> {
  const voucher = await IssuedVoucher.of(await Shop.open(trial.now.service));
  await trial.now.database.rows("update vouchers set expires_at = now() - interval '1 hour' where id = $1", [
    voucher.uuid,
  ]);
  return voucher;
}

const statusOf = async ({ uuid }: IssuedVoucher): Promise<string> =>
  (await trial.now.database.row<{ status: string }>('select status from vouchers where id = $1', [uuid])).status;

/** Runs the tasks in this process until `work` is done, and ends their runs after `release`. */
async function whileRecording(
  work: (lines: readonly string[], stop: () => void) => Promise<unknown>,
  release = async (): Promise<void> => undefined,
): Promise<void> {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const recorder = new WriteDueChanges(trial.now.database.db, log);
  const tasks = recorder.start();
  try {
    await work(lines, () => recorder.stop());
  } finally {
    await release();
    await Promise.all(tasks.map((task) => task.stop()));
  }
}

const hasExpired = (card: HeldCard): Promise<unknown> =>
  until('The points have expired', async () => (await card.entries()).at(-1)?.type === 'expire');

it('vouchers do not wait for points, nor points for vouchers', async () => {
  const { database } = trial.now;
  const [card, voucher] = [await expiredCard(), await expiredVoucher()];
  const letPoints = await database.hold('lock table card_lots in access exclusive mode', []);
  await whileRecording(async (lines) => {
    await until('The voucher has expired', async () => (await statusOf(voucher)) === 'expired');
    // The points have not given up their wait.
    expect(lines).toEqual([]);
  }, letPoints);
  expect((await card.entries()).at(-1)?.type).toBe('expire');
  const other = await expiredCard();
  const letVouchers = await database.hold("select pg_advisory_xact_lock(hashtextextended('record_time', 77))", []);
  await whileRecording(() => hasExpired(other), letVouchers);
});

it('a stop ends a run after its current turn', async () => {
  const { database } = trial.now;
  const cards = [await expiredCard(), await expiredCard()];
  const letPoints = await database.hold('lock table card_lots in access exclusive mode', []);
  await whileRecording(async (_, stop) => {
    // Of this database: other tests wait for locks in theirs.
    const waiting = () =>
      database.count(`select count(*) from pg_locks where not granted and relation = 'card_lots'::regclass
        and database = (select oid from pg_database where datname = current_database())`);
    await until('The points wait', async () => (await waiting()) > 0).finally(stop);
  }, letPoints);
  const entries = await Promise.all(cards.map((card) => card.entries()));
  expect(entries.filter((each) => each.at(-1)?.type === 'expire')).toHaveLength(1);
});

it('a merchant with more points than its turn writes has the next one at once, whoever came after it', async () => {
  const large = await expiredCard();
  // More than two turns write of a card.
  await manyLots(large, 1_200, "now() - interval '1 hour'");
  // One round gives a turn to 20 merchants, so these fill a round.
  const others: HeldCard[] = [];
  while (others.length < 20) others.push(await expiredCard());
  await whileRecording(async () => {
    for (const card of others) await hasExpired(card);
    const roundsEnded = performance.now();
    await until('All have expired', async () => {
      const open = 'select count(*) from card_lots where card_id = $1 and remaining > 0';
      return (await trial.now.database.count(open, [large.uuid])) === 0;
    });
    // Less than the pause between two runs.
    expect(performance.now() - roundsEnded).toBeLessThan(8_000);
  });
});

it('a card that fails is tried once, and is left out of the turns until it is tried again', async () => {
  const { database } = trial.now;
  const [card, leftOut, onFailure] = [await expiredCard(), new LeftOut(), jest.fn()];
  const count = (by: number) =>
    database.rows('update cards set entry_count = entry_count + $2 where id = $1', [card.uuid, by]);
  await count(-1);
  const round = () => expirePoints(database.db, null, { leftOut, onFailure });
  expect(await round()).toEqual({ last: null, isMoreDue: true });
  expect(await round()).toEqual({ last: null, isMoreDue: false });
  expect(onFailure.mock.calls).toEqual([[card.shop.merchantId, expect.objectContaining({ code: '23505' }), card.uuid]]);
  await count(1);
  leftOut.clear();
  await round();
  await hasExpired(card);
});

it('a card and a voucher that no turn can write hold up nothing else of their merchants, and the log names them', async () => {
  const { service, database } = trial.now;
  const damaged = await expiredCard();
  // Behind it, in the same turn.
  const sound = await expiredCard(damaged.shop);
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
  expect(ofCard).toMatchObject({ merchantId: damaged.shop.id, object: damaged.id, level: 50 });
  const ofVoucher = await untilLogged('A due activation or expiry could not be written.');
  expect(ofVoucher).toMatchObject({ merchantId: shopOfVoucher.id, object: voucher.id, level: 50 });
  expect(await damaged.entries()).toHaveLength(1);
});
