import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderReturnView } from '#http/views/order-return.view.js';
import type { OrderView } from '#http/views/order.view.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { newEmail } from '../../support/fixtures/random.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const service = useOwnService(2);
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
  const template = await shop.rewardTemplate();
  const stamps = await shop.cardDefinition({
    numberOfStamps: 7,
    progression: [{ at: 3, rewardTemplateId: template.shown }],
  });
  const points = await shop.cardDefinition({ type: 'points', openEnded: true });
  await shop.settings({
    stamps: { cardId: stamps.shown, mode: 'per_value', valuePerStamp: 3 },
    points: { cardId: points.shown, pointsPerUnit: '1' },
  });
});
afterEach(async () => {
  const broken = await ledgerViolations(shop.database, shop.merchantId);
  if (Object.keys(broken).length > 0) throw new Error(`The books do not balance: ${JSON.stringify(broken)}`);
});

type Returned = Answer<{ data: OrderReturnView; error: string }>;

/** One return with its key, until its answer is definite: a process may be killed meanwhile. */
function giveBack(orderId: string, at: number, body: object): Promise<Returned> {
  const idempotencyKey = randomUUID();
  let tries = 0;
  return until('A definite answer', async () => {
    tries += 1;
    const client = service.now.clients[(at + tries) % 2];
    try {
      const call = { key: shop.key, body, idempotencyKey };
      const answer = await client?.send<Returned['body']>('POST', `${base}/orders/${orderId}/returns`, call);
      return answer && answer.status !== 503 && answer.body.error !== 'idempotency_in_progress' && answer;
    } catch (error) {
      if ((error as { code?: string }).code === undefined) throw error;
      return false;
    }
  });
}

const newOrder = async (order_value: number, customer_email = newEmail()): Promise<OrderView> =>
  (await shop.order({ order_value, customer_email })).body.order;
const orderOf = async (id: string): Promise<OrderView> =>
  (await shop.get<{ data: OrderView }>(`/orders/${id}`)).body.data;

it('50 returns of one order at once over two processes never exceed it', async () => {
  const order = await newOrder(30);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => giveBack(order.id, at, { value: 0.7 })));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(42);
  const others = answers.filter(({ status }) => status !== 201).map(({ status, body }) => [status, body.error]);
  expect(others).toEqual(Array.from({ length: 8 }, () => [400, 'return_exceeds_order']));
  expect(await orderOf(order.id)).toMatchObject({ returnedValue: 29.4, status: 'partially_returned' });
  const sum = (figure: (data: OrderReturnView) => number) => made.reduce((all, { body }) => all + figure(body.data), 0);
  expect([sum((one) => one.stampsTakenBack), sum((one) => one.pointsTakenBack)]).toEqual([10, 30]);
});

it('returns with one number at once over two processes are one', async () => {
  const order = await newOrder(30);
  const body = { value: 10, returnNumber: 'R-1' };
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => giveBack(order.id, at, body)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status, body: { data } }) => status === 200 && data.duplicate)).toHaveLength(19);
  expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
  expect((await orderOf(order.id)).returnedValue).toBe(10);
});

it('kill -9 in the middle of returns: none is half, none is lost, none is made twice', async () => {
  const kills = isSoak ? 20 : 4;
  const email = newEmail();
  const orders = await Promise.all(Array.from({ length: 4 }, () => newOrder(100, email)));
  const load = { goesOn: true, made: 0 };
  const returned = new Map<string, number>();
  const client = async (number: number): Promise<void> => {
    for (let turn = 0; load.goesOn; turn += 1) {
      const { id } = orders[(number + turn) % orders.length] ?? { id: '' };
      const { status, body } = await giveBack(id, number + turn, { value: 0.11 });
      if (status === 201) returned.set(id, (returned.get(id) ?? 0) + 11);
      else expect([status, body.error]).toEqual([400, 'return_exceeds_order']);
      load.made += 1;
    }
  };
  const clients = Promise.all(Array.from({ length: 6 }, (_, number) => client(number)));
  clients.catch(() => undefined);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const before = load.made;
      await Promise.race([until('The load goes on', () => load.made > before + 10), clients]);
      await pause((kill * 7) % 23);
      await service.now.apis[kill % 2]?.kill();
      await service.now.replace(kill % 2);
    }
  } finally {
    load.goesOn = false;
  }
  await clients;
  for (const { id } of orders) expect((await orderOf(id)).returnedValue).toBe((returned.get(id) ?? 0) / 100);
});
