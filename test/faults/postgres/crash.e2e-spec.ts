import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreatedOrderView } from '#api/orders/create-order.js';
import { decodeId } from '#domain/ids.js';
import { type Answer, checkShape } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { Service } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { newEmail } from '../../support/fixtures/random.js';
import { base, Shop } from '../../support/fixtures/shop.js';

/** The number of crashes if there is enough time (`budgetMs`), as there is on a machine that does nothing else. */
const most = isSoak ? 50 : 12;
/** Three of each process. */
const least = isSoak ? 50 : 6;
const budgetMs = 25_000;
const clients = 8;
/** A client that has no definite answer by then never gets one: something stays in progress. */
const timeoutMs = 20_000;

interface Acknowledged {
  readonly idempotencyKey: string;
  readonly orderNumber: string;
  readonly text: string;
  readonly body: CreatedOrderView;
  readonly tries: number;
}

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await Service.start(2);
  shop = await Shop.open(service);
  const template = await shop.rewardTemplate();
  const stamp = await shop.cardDefinition({
    numberOfStamps: 5,
    progression: [{ at: 3, rewardTemplateId: template.shown }],
  });
  const points = await shop.cardDefinition({ type: 'points', openEnded: true });
  await shop.settings({
    stamps: { cardId: stamp.shown, mode: 'per_order', stampsPerOrder: 2 },
    points: { cardId: points.shown, pointsPerUnit: '1' },
    rewardAutomation: true,
    orderRewards: [{ rewardTemplateId: template.shown, minimumOrderValue: 5 }],
    // Else a second order of the same number would hide that the first was done twice.
    duplicateOrders: 'award_again',
  });
});
afterAll(() => service?.end());

/** One try: an answer, or undefined where the connection broke and nothing is known. */
async function attempt(
  turn: number,
  body: object,
  idempotencyKey: string,
): Promise<Answer<CreatedOrderView> | undefined> {
  const client = service.clients[turn % service.clients.length];
  try {
    const answer = await client?.send<CreatedOrderView>('POST', `${base}/orders/create`, {
      key: shop.key,
      body,
      idempotencyKey,
    });
    if (answer) checkShape('POST', answer as Answer);
    return answer;
  } catch (error) {
    if ((error as { code?: string }).code === undefined) throw error;
    return undefined;
  }
}

/** Sends one order until its answer is definite. */
async function untilAcknowledged(at: number, email: string): Promise<Acknowledged> {
  const [idempotencyKey, orderNumber] = [randomUUID(), `N-${randomUUID()}`];
  const body = { customer_email: email, order_value: at % 10, order_source: 'shop', order_number: orderNumber };
  let tries = 0;
  return until(
    `A definite answer for ${idempotencyKey}`,
    async () => {
      tries += 1;
      const answer = await attempt(at + tries, body, idempotencyKey);
      if (answer?.status === 200) return { idempotencyKey, orderNumber, text: answer.text, body: answer.body, tries };
      if (answer && answer.status !== 503 && answer.body.error !== 'idempotency_in_progress') {
        throw new Error(`An unexpected answer: ${answer.status} ${answer.text}`);
      }
      return undefined;
    },
    timeoutMs,
  );
}

it('kill -9 under load, again and again: no half order, no lost answer, no double award', async () => {
  const acknowledged: Acknowledged[] = [];
  const replays = { same: 0, different: 0 };
  const emails = Array.from({ length: 12 }, () => newEmail());
  const load = { goesOn: true };
  // A process starts twice as fast when the load leaves it some of the machine.
  let thinkMs = 0;

  const client = async (number: number): Promise<void> => {
    for (let turn = 0; load.goesOn; turn += 1) {
      const at = number + turn * clients;
      const email = turn % 10 === 9 ? newEmail() : (emails[at % emails.length] ?? '');
      const order = await untilAcknowledged(at, email);
      acknowledged.push(order);
      await pause(thinkMs);
      if (turn % 3 > 0) continue;
      // A late repeat of a client that never saw the answer.
      const body = {
        customer_email: email,
        order_value: at % 10,
        order_source: 'shop',
        order_number: order.orderNumber,
      };
      const again = await attempt(at + turn, body, order.idempotencyKey);
      if (again?.status === 200) replays[again.text === order.text ? 'same' : 'different'] += 1;
    }
  };

  const started = performance.now();
  let crashes = 0;
  const clientsDone = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  // Seen where it is waited for, below.
  clientsDone.catch(() => undefined);
  try {
    for (; crashes < most && (crashes < least || performance.now() - started < budgetMs); crashes += 1) {
      const victim = crashes % 2;
      const before = acknowledged.length;
      // Under load, and not always at the same moment of a request.
      await Promise.race([until('The load goes on', () => acknowledged.length > before + 16, timeoutMs), clientsDone]);
      await pause((crashes * 7) % 23);
      await service.apis[victim]?.kill();
      thinkMs = 80;
      await service.replace(victim);
      thinkMs = 0;
    }
  } finally {
    load.goesOn = false;
  }
  await clientsDone;
  const seconds = (performance.now() - started) / 1000;

  const orders = await shop.database.rows<{
    id: string;
    order_number: string;
    stamps_awarded: number;
    points_awarded: number;
  }>('select id, order_number, stamps_awarded, points_awarded from orders where merchant_id = $1', [shop.merchantId]);
  const byNumber = new Map(orders.map((order) => [order.order_number, order]));
  expect(orders.length - byNumber.size).toBe(0);
  expect(orders).toHaveLength(acknowledged.length);
  for (const { orderNumber, body } of acknowledged) {
    expect(byNumber.get(orderNumber)).toEqual({
      id: decodeId('order', body.order.id),
      order_number: orderNumber,
      stamps_awarded: body.stamps,
      points_awarded: body.points,
    });
  }
  expect(replays.different).toBe(0);
  expect(replays.same).toBeGreaterThan(0);
  await expectRecordsAndRewards(acknowledged);
  expect(await ledgerViolations(shop.database, shop.merchantId)).toEqual({});
  const retried = acknowledged.filter(({ tries }) => tries > 1).length;
  process.stderr.write(
    `${crashes} crashes in ${seconds.toFixed(0)} s: ${acknowledged.length} orders acknowledged, ${retried} of them after ` +
      `a retry, ${replays.same} replays to the byte; 0 half, 0 lost, 0 doubled.\n`,
  );
  expect(retried).toBeGreaterThan(0);
});

/** What was remembered is what was answered, and the rewards of each answer are those of its order. */
async function expectRecordsAndRewards(acknowledged: readonly Acknowledged[]): Promise<void> {
  const records = await shop.database.rows<{ body: string }>(
    'select body from idempotency_answers where merchant_id = $1',
    [shop.merchantId],
  );
  expect(records.map(({ body }) => body).toSorted()).toEqual(acknowledged.map(({ text }) => text).toSorted());
  const rewards = await shop.database.rows<{ id: string }>(
    'select id from rewards where merchant_id = $1 and order_id is not null order by id',
    [shop.merchantId],
  );
  const answered = acknowledged.flatMap(({ body }) => body.rewards.map(({ id }) => decodeId('reward', id) ?? ''));
  expect(rewards.map(({ id }) => id)).toEqual(answered.toSorted());
}
