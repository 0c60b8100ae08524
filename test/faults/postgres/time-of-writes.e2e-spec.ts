import { decodeId } from '#domain/ids.js';
import type { CreatedOrderView } from '#api/orders/create-order.js';
import { apiKeyLock, newCustomersLock } from '#persistence/database/locks.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { type MadeKey, Shop } from '../../support/fixtures/shop.js';
import { newEmail } from '../../support/fixtures/random.js';
import { issue, IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

const service = useOwnService(2);
let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open(service.now);
});

const someoneWaits = () => until('The write waits', async () => (await shop.database.waiting()) > 0);
const passed = (instant: string) =>
  until(
    'The instant passes',
    async () => (await shop.database.count('select (clock_timestamp() > $1)::int', [instant])) === 1,
  );

/** Holds a row's lock; the write that `send` sends begins before the row expires, and gets the lock after that. */
async function whileItExpires<Body>(table: 'vouchers' | 'rewards', uuid: string, send: () => Promise<Answer<Body>>) {
  const { expiry } = await shop.database.row<{ expiry: string }>(
    `update ${table} set expires_at = clock_timestamp() + interval '500 milliseconds' where id = $1
     returning expires_at::text as expiry`,
    [uuid],
  );
  const release = await shop.database.hold(`select 1 from ${table} where id = $1 for update`, [uuid]);
  try {
    const sent = send();
    await someoneWaits();
    await passed(expiry);
    await release();
    return await sent;
  } finally {
    await release();
  }
}

describe('what expires while a write waits for its lock is judged expired', () => {
  it.each(['redeem', 'cancel', 'adjust', 'send'] as const)('%s of a voucher', async (act) => {
    const voucher = await IssuedVoucher.of(shop);
    const acts = {
      redeem: () => voucher.redeem(),
      cancel: () => voucher.cancel(),
      adjust: () => voucher.adjust(1),
      send: () => voucher.send(),
    };
    const answer = await whileItExpires<object>('vouchers', voucher.uuid, acts[act]);
    expect([answer.status, answer.body.error]).toEqual([400, 'voucher_expired']);
    expect(await voucher.ledger()).toHaveLength(1);
  });

  it.each(['redeem', 'redeemByAlias'] as const)('%s of a reward', async (act) => {
    const reward = await IssuedReward.of(shop);
    const answer = await whileItExpires('rewards', reward.uuid, () => reward[act]());
    expect([answer.status, answer.body.error]).toEqual([400, 'reward_expired']);
  });

  it('a coupon code for a reward', async () => {
    const reward = await IssuedReward.of(shop);
    const answer = await whileItExpires('rewards', reward.uuid, () => reward.setCoupon('SPRING'));
    expect([answer.status, answer.body.error]).toEqual([400, 'reward_expired']);
  });

  it('the coupon of an order', async () => {
    await shop.settings({ rewardAutomation: true });
    const reward = await IssuedReward.of(shop);
    const coupon_code = await shop.coupon(reward.id);
    const fields = { customer_email: reward.customerEmail, coupon_code };
    const answer = await whileItExpires<CreatedOrderView>('rewards', reward.uuid, () => shop.order(fields));
    expect([answer.status, answer.body.couponRedeemed]).toEqual([200, false]);
  });
});

/** Times of a ledger in the order of its numbers. */
const times = async (ledger: string, owner: string, uuid: string): Promise<number[]> => {
  const rows = await shop.database.rows<{ at: Date }>(
    `select created_at as at from ${ledger} where ${owner} = $1 order by number`,
    [uuid],
  );
  return rows.map(({ at }) => at.getTime());
};

/** A write of `late` begins and waits, as for a rotation of its key; another write of the same thing overtakes it. */
async function overtaken(late: MadeKey, write: (key: string) => Promise<Answer>): Promise<void> {
  const release = await shop.database.hold('select pg_advisory_xact_lock($1::bigint)', [
    apiKeyLock(shop.merchantId, late.id),
  ]);
  const first = write(late.secret);
  await someoneWaits();
  const { at } = await shop.database.row<{ at: string }>(
    `select (clock_timestamp() + interval '20 milliseconds')::text as at`,
  );
  await passed(at);
  const second = await write(shop.key);
  await release();
  expect([second.status, (await first).status]).toEqual([200, 200]);
}

describe('a write that begins first and takes effect last has the later time in the ledger', () => {
  it('of a voucher', async () => {
    const voucher = await IssuedVoucher.of(shop);
    await overtaken(await shop.keyWith(['vouchers:redeem']), (key) => voucher.redeem({ amount: 1 }, { key }));
    const [, second = 0, third = 0, ...more] = await times('voucher_entries', 'voucher_id', voucher.uuid);
    expect(more).toEqual([]);
    expect(third).toBeGreaterThanOrEqual(second);
  });

  it('of a card', async () => {
    const definition = await shop.cardDefinition();
    const { shown } = await shop.customer();
    const card = await shop.cardOf(shown, definition.shown);
    await overtaken(await shop.keyWith(['customers:write']), (key) =>
      shop.post(`/customers/${shown}/cards/${card}/stamps`, { quantity: 1 }, { key }),
    );
    const [first = 0, second = 0] = await times('card_entries', 'card_id', decodeId('card', card) ?? '');
    expect(second).toBeGreaterThanOrEqual(first);
  });

  it('of a reward', async () => {
    const reward = await IssuedReward.of(shop);
    let count = 0;
    await overtaken(await shop.keyWith(['rewards:write']), (key) => {
      count += 1;
      return reward.setCoupon(`SPRING-${count}`, { key });
    });
    const [, second = 0, third = 0] = await times('reward_events', 'reward_id', reward.uuid);
    expect(third).toBeGreaterThanOrEqual(second);
  });
});

describe('a voucher is not older than what its owner has waited for', () => {
  const name = 'Ada';
  /** The events of a write that waited for the lock, of those with a time after that. */
  async function afterWaiting(lock: string, values: readonly unknown[], recipientEmail: string) {
    const template = await voucherTemplate(shop);
    const release = await shop.database.hold(lock, [...values]);
    const issued = issue(shop, template.shown, { recipientEmail, recipientName: name });
    await someoneWaits();
    const { at } = await shop.database.row<{ at: Date }>(
      `select date_trunc('milliseconds', clock_timestamp() + interval '20 milliseconds') as at`,
    );
    await passed(at.toISOString());
    await release();
    expect((await issued).status).toBe(201);
    const events = await shop.database.rows<{ type: string }>(
      `select e ->> 'type' as type from event_outbox o cross join json_array_elements(o.events) e
       where o.merchant_id = $1 and (e ->> 'created_at')::timestamptz >= $2 order by type`,
      [shop.merchantId, at],
    );
    return events.map(({ type }) => type);
  }

  it('a customer who gets a name', async () => {
    const customer = await shop.customer();
    const lock = 'select 1 from customers where id = $1 for update';
    const events = await afterWaiting(lock, [customer.id], customer.email);
    expect(events).toEqual(['customer.updated', 'voucher.issued']);
  });

  it('a customer who is created meanwhile', async () => {
    const lock = 'select pg_advisory_xact_lock($1::bigint)';
    expect(await afterWaiting(lock, [newCustomersLock(shop.merchantId)], newEmail())).toEqual(['voucher.issued']);
  });
});

it('an issue that the rules refuse waits for no creation of customers', async () => {
  const template = await voucherTemplate(shop, { active: false });
  const release = await shop.database.hold('select pg_advisory_xact_lock($1::bigint)', [
    newCustomersLock(shop.merchantId),
  ]);
  try {
    const refused = await issue(shop, template.shown);
    expect([refused.status, refused.body.error]).toEqual([400, 'voucher_template_inactive']);
  } finally {
    await release();
  }
});

it('an answer is remembered from its end, not from the beginning of its transaction', async () => {
  const voucher = await IssuedVoucher.of(shop);
  const release = await shop.database.hold('select 1 from vouchers where id = $1 for update', [voucher.uuid]);
  const redeemed = voucher.redeem();
  await someoneWaits();
  const { at } = await shop.database.row<{ at: string }>(
    `select (clock_timestamp() + interval '20 milliseconds')::text as at`,
  );
  await passed(at);
  await release();
  expect((await redeemed).status).toBe(200);
  expect(
    await shop.database.count(
      'select count(*) from idempotency_answers where merchant_id = $1 and created_at > $2 and status = 200',
      [shop.merchantId, at],
    ),
  ).toBe(1);
});
