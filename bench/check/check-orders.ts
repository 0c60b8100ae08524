import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { BenchDatabase } from '../bench-database.js';
import { order } from '../load/requests.js';
import type { SeededMerchant } from '../seed.js';
import { shapesOfEvents } from './check-events.js';
import { type Answered, type SendRequest, shapesOf, statusesOf } from './send.js';

/** Eleven orders of a new customer, some of them repeated, and twelve at once with one Idempotency-Key. */
export async function playOrders(
  database: BenchDatabase,
  { keys }: SeededMerchant,
  send: SendRequest,
): Promise<unknown> {
  const [key, anotherKey] = keys;
  assert.ok(anotherKey);
  const email = `${randomUUID()}@example.com`;
  const number = randomUUID().slice(0, 8);
  const idempotencyKey = randomUUID();
  const orders = [
    await send(order(key, { email, number, idempotencyKey })),
    await send(order(anotherKey, { email, number, idempotencyKey })),
    await send(order(key, { email, number: `${number}-2`, idempotencyKey })),
    await send(order(key, { email, number })),
  ];
  assert.deepEqual(statusesOf(orders), [200, 200, 409, 200]);
  assert.deepEqual(
    orders.map(({ replayed }) => replayed),
    [null, 'true', null, null],
  );
  assert.equal(orders[1]?.text, orders[0]?.text);
  assert.equal(orders[3]?.text, orders[0]?.text);

  const filling: Answered[] = [];
  for (let stamp = 2; stamp <= 10; stamp += 1)
    filling.push(await send(order(key, { email, number: `${number}-${stamp}` })));
  const twins = order(key, { email, number: `${number}-twins`, idempotencyKey: randomUUID() });
  const racing = await Promise.all(Array.from({ length: 12 }, () => send(twins)));
  assert.ok(racing.every(({ status }) => status === 200 || status === 409));
  const customerId = await checkRows(database, email);
  const events = await shapesOfEvents(database, customerId);
  return { orders: shapesOf(orders), filling: shapesOf(filling), events };
}

/** The rows that eleven orders of a new customer leave, repeats included. Returns the customer's UUID. */
async function checkRows(database: BenchDatabase, email: string): Promise<string> {
  const [{ id, ...row } = {}] = await database.query(`
    select c.id, c.lifetime_stamps::int as lifetime, k.stamps::int, c.name,
      (select count(*)::int from card_entries e
        where e.merchant_id = k.merchant_id and e.card_id = k.id and e.cause = 'order') as entries,
      (select count(*)::int from card_entries e
        where e.merchant_id = k.merchant_id and e.card_id = k.id and e.cause = 'complete') as completed,
      (select count(*)::int from orders o where o.merchant_id = c.merchant_id and o.customer_id = c.id) as orders,
      (select sum(e.change - e.consumed)::int from card_entries e
        where e.merchant_id = k.merchant_id and e.card_id = k.id) as ledger,
      (select count(*)::int from rewards r join reward_events v on v.merchant_id = r.merchant_id and v.reward_id = r.id
        where r.merchant_id = c.merchant_id and r.customer_id = c.id) as rewards
    from customers c join cards k on k.merchant_id = c.merchant_id and k.customer_id = c.id
    where c.email = '${email}'`);
  const expected = {
    lifetime: 11,
    stamps: 1,
    entries: 11,
    completed: 1,
    name: 'Ada Lovelace',
    orders: 11,
    ledger: 1,
    rewards: 1,
  };
  assert.deepEqual(row, expected);
  return String(id);
}
