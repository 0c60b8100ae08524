import { decodeId } from '#domain/ids.js';
import type { CreatedOrderView } from '#api/orders/create-order.js';
import type { CardView } from '#http/views/card.view.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { useService } from '../../support/harness/service.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { readAllPages } from '../../support/fixtures/lists.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
});
afterEach(async () => {
  const broken = await ledgerViolations(shop.database, shop.merchantId);
  if (Object.keys(broken).length > 0) throw new Error(`The books do not balance: ${JSON.stringify(broken)}`);
});

const awarding = (card: { shown: string }): Promise<void> =>
  shop.settings({ stamps: { cardId: card.shown, mode: 'per_order', stampsPerOrder: 1 } });
const cardsOf = (order: Answer<CreatedOrderView>): Promise<CardView[]> =>
  readAllPages<CardView>(shop, `/customers/${order.body.order.customerId}/cards`);

/** Runs a statement that is not committed until `finish` is called. */
async function uncommitted(text: string, values: readonly unknown[]) {
  const session = await shop.database.session();
  await session.query('begin');
  await session.query(text, [...values]);
  return {
    finish: async (how: 'commit' | 'rollback') => {
      await session.query(how);
      await session.end();
    },
  };
}
const someoneWaits = () => until('The order waits', async () => (await shop.database.waiting()) > 0);

const insertCustomer = `insert into customers (merchant_id, id, email, lifetime_stamps, lifetime_points, created_at)
  values ($1, gen_random_uuid(), $2, 0, 0, now())`;

it('an order of a customer who is being enrolled fills the card that the enrolment makes', async () => {
  const card = await shop.cardDefinition({ autoEnrol: false });
  await awarding(card);
  const customer = await shop.customer();
  const enrolment = await uncommitted(
    `insert into cards (merchant_id, id, customer_id, card_definition_id, created_at)
     values ($1, gen_random_uuid(), $2, $3, now())`,
    [shop.merchantId, customer.id, decodeId('card_definition', card.shown)],
  );
  const ordered = shop.order({ customer_email: customer.email });
  await someoneWaits();
  await enrolment.finish('commit');
  const answer = await ordered;
  expect([answer.status, answer.body.stamps]).toEqual([200, 1]);
  expect(await cardsOf(answer)).toMatchObject([{ cardId: card.shown, stamps: 1 }]);
});

it.each(['commit', 'rollback'] as const)(
  'settings that are saved while an order makes its customer do not change what it awards (a concurrent creation ends with %s)',
  async (how) => {
    const [first, second] = [await shop.cardDefinition(), await shop.cardDefinition()];
    await awarding(first);
    const email = newEmail().toLowerCase();
    const concurrent = await uncommitted(insertCustomer, [shop.merchantId, email]);
    const ordered = shop.order({ customer_email: email });
    await someoneWaits();
    await awarding(second);
    await concurrent.finish(how);
    const answer = await ordered;
    expect([answer.status, answer.body.stamps]).toEqual([200, 1]);
    const stamps = (await cardsOf(answer)).filter((held) => held.stamps > 0);
    expect(stamps).toMatchObject([{ cardId: first.shown, stamps: 1 }]);
  },
);

it('orders of new and known customers are all taken while settings are saved and cards are added', async () => {
  const known = await Promise.all(Array.from({ length: 5 }, () => shop.customer()));
  const orders = { underWay: true };
  const saving = (async () => {
    while (orders.underWay) await awarding(await shop.cardDefinition());
  })();
  const answers: Answer<CreatedOrderView>[] = [];
  const send = async (at: number): Promise<void> => {
    const customer_email = at % 3 === 0 ? known[at % known.length]?.email : newEmail();
    answers.push(await shop.order({ customer_email }));
  };
  try {
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 5 }, (_, at) => send(round * 5 + at)));
    }
  } finally {
    orders.underWay = false;
    await saving;
  }
  expect(answers.filter(({ status }) => status !== 200 && status !== 503).map(({ text }) => text)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(90);
});

describe('an order is decided by what was committed before it, whoever changed it', () => {
  const changes: readonly (readonly [table: string, text: string, body: object])[] = [
    ['order_settings', 'update order_settings set stamps_per_order = 3 where merchant_id = $1', { stamps: 3 }],
    [
      'order_rewards',
      `insert into order_rewards select merchant_id, 0, id, 0 from reward_templates where merchant_id = $1`,
      { rewards: [{ title: 'A coffee' }] },
    ],
    ['card_definitions', 'update card_definitions set active = false where merchant_id = $1', { stamps: 0 }],
    [
      'card_progression_steps',
      'update card_progression_steps set at = 2 where merchant_id = $1',
      { rewards: [{ title: 'A coffee' }] },
    ],
    [
      'reward_templates',
      `update reward_templates set title = 'A tea' where merchant_id = $1`,
      { rewards: [{ title: 'A tea' }] },
    ],
  ];

  it.each(changes)('%s', async (table, text, body) => {
    const template = await shop.rewardTemplate({ title: 'A coffee' });
    const card = await shop.cardDefinition({
      numberOfStamps: 10,
      progression: [{ at: table === 'reward_templates' ? 2 : 9, rewardTemplateId: template.shown }],
    });
    const stamps = { cardId: card.shown, mode: 'per_order', stampsPerOrder: 1 } as const;
    await shop.settings({ stamps, rewardAutomation: true });
    const { email: customer_email } = await shop.customer();
    expect((await shop.order({ customer_email })).body).toMatchObject({ stamps: 1, rewards: [] });
    const change = await uncommitted(text, [shop.merchantId]);
    await change.finish('rollback');
    await shop.database.rows(text, [shop.merchantId]);
    expect((await shop.order({ customer_email })).body).toMatchObject(body);
  });
});
