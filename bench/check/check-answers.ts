import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { BenchDatabase } from './bench-database.js';
import { type LoadRequest, orderRequest, readRequest } from './load/plan.js';
import { WrongAnswer } from './rounds.js';
import type { SeededMerchant } from './seed.js';
import type { BenchServer } from './servers.js';

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly replayed: string | null;
  /** Names and types of all fields of the body, and nothing of their values. */
  readonly shape: unknown;
}

/**
 * Both servers have to keep the promises that make the operations cost what they cost: the key, the merchant's walls, one
 * effect for each Idempotency-Key, the stamps and the reward. What differs in status or shape is a wrong answer.
 * @throws WrongAnswer
 */
export async function checkAnswers(
  database: BenchDatabase,
  servers: readonly BenchServer[],
  merchants: readonly SeededMerchant[],
): Promise<void> {
  const transcripts: unknown[] = [];
  for (const server of servers) {
    try {
      transcripts.push(await playScript(database, server, merchants));
    } catch (error) {
      throw new WrongAnswer(`"${server.name}" does not answer as it must.`, { cause: error });
    }
  }
  const [first] = transcripts;
  for (const transcript of transcripts) {
    try {
      assert.deepEqual(transcript, first);
    } catch (error) {
      throw new WrongAnswer('The two servers do not answer alike.', { cause: error });
    }
  }
}

async function playScript(
  database: BenchDatabase,
  server: BenchServer,
  [own, other]: readonly SeededMerchant[],
): Promise<unknown> {
  const [key, anotherKey] = own?.keys ?? [];
  const [ownCustomer] = own?.customers ?? [];
  const [otherCustomer] = other?.customers ?? [];
  assert.ok(key && anotherKey && ownCustomer && otherCustomer);
  const send = (request: LoadRequest) => sendTo(server, request);
  const reads = [
    await send(readRequest(key, ownCustomer.id)),
    await send(readRequest(key, otherCustomer.id)),
    await send(readRequest(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, ownCustomer.id)),
  ];
  assert.deepEqual(statusesOf(reads), [200, 404, 401]);

  const email = `${randomUUID()}@example.com`;
  const number = randomUUID().slice(0, 8);
  const idempotencyKey = randomUUID();
  const first = orderRequest(key, { email, number, idempotencyKey });
  const again = orderRequest(anotherKey, { email, number, idempotencyKey });
  const different = orderRequest(key, { email, number: `${number}-2`, idempotencyKey });
  const sameOrder = orderRequest(key, { email, number });
  const orders = [await send(first), await send(again), await send(different), await send(sameOrder)];
  assert.deepEqual(statusesOf(orders), [200, 200, 409, 200]);
  assert.deepEqual(
    orders.map(({ replayed }) => replayed),
    [null, 'true', null, null],
  );
  assert.equal(orders[1]?.text, orders[0]?.text);
  assert.equal(orders[3]?.text, orders[0]?.text);

  const filling: Answered[] = [];
  for (let stamp = 2; stamp <= 10; stamp += 1) {
    filling.push(await send(orderRequest(key, { email, number: `${number}-${stamp}` })));
  }
  const twins = orderRequest(key, { email, number: `${number}-twins`, idempotencyKey: randomUUID() });
  const racing = await Promise.all(Array.from({ length: 12 }, () => send(twins)));
  assert.ok(racing.every(({ status }) => status === 200 || status === 409));
  return {
    reads: shapesOf(reads),
    orders: shapesOf(orders),
    filling: shapesOf(filling),
    left: await left(database, email),
  };
}

const statusesOf = (answers: readonly Answered[]) => answers.map(({ status }) => status);
const shapesOf = (answers: readonly Answered[]) => answers.map(({ status, shape }) => ({ status, shape }));

async function sendTo(server: BenchServer, { method, path, headers, body }: LoadRequest): Promise<Answered> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers, body: body ?? null });
  const text = await response.text();
  const { status } = response;
  assert.ok(response.headers.get('x-request-id'));
  assert.equal(response.headers.has('ratelimit-remaining'), status !== 401);
  return { status, text, replayed: response.headers.get('idempotent-replayed'), shape: shapeOf(JSON.parse(text)) };
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}

/** The rows that eleven orders of a new customer leave, repeats included. */
async function left(database: BenchDatabase, email: string): Promise<unknown> {
  const rows = await database.query(`
    select c.lifetime_stamps::int as lifetime, k.stamps::int, k.entry_count, c.name,
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
    entry_count: 11,
    name: 'Ada Lovelace',
    orders: 11,
    ledger: 1,
    rewards: 1,
  };
  assert.deepEqual(rows, [expected]);
  return rows;
}
