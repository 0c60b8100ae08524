import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchDatabase } from '../bench-database.js';
import { customer } from '../load/requests.js';
import type { OtherKind } from '../operations.js';
import { WrongAnswer } from '../rounds.js';
import type { SeededMerchant } from '../seed.js';
import type { BenchServer } from '../servers.js';
import { playOrders } from './check-orders.js';
import { playRedemptions } from './check-redemptions.js';
import { type SendRequest, sendTo, shapesOf, statusesOf } from './send.js';

/**
 * Both servers have to keep the promises that make the operations cost what they cost: the key, the merchant's walls, exact
 * limits, the counted usage, one effect for each Idempotency-Key, the stamps and the reward, the voucher's ledger. What
 * differs in status or shape is a wrong answer.
 * @throws WrongAnswer
 */
export async function checkAnswers(
  database: BenchDatabase,
  servers: readonly BenchServer[],
  merchants: readonly SeededMerchant[],
  other: OtherKind,
): Promise<void> {
  const transcripts: unknown[] = [];
  for (const [place, server] of servers.entries()) {
    try {
      transcripts.push(await playScript(database, server, merchants, place, other !== 'unlimited'));
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
  merchants: readonly SeededMerchant[],
  place: number,
  limited: boolean,
): Promise<unknown> {
  const [own, foreign] = merchants;
  assert.ok(own && foreign);
  const [used, logged] = [() => usageOf(database), () => loggedIn(database)];
  const [usedBefore, loggedBefore] = [await used(), await logged()];
  let counted = 0;
  const send: SendRequest = async (request) => {
    const answer = await sendTo(server, request);
    // A request counts for its key, if it has one.
    if (answer.status !== 401) counted += 1;
    return answer;
  };
  const reads = await playReads(own, foreign, send);
  const orders = await playOrders(database, own, send);
  const redemptions = await playRedemptions(database, own, place, send);
  const refusals = limited ? await playLimit(own, send) : [];
  await untilCounted('The usage', used, usedBefore + counted);
  await untilCounted('The request log', logged, loggedBefore + counted);
  return { reads, orders, redemptions, refusals };
}

async function playReads(own: SeededMerchant, foreign: SeededMerchant, send: SendRequest): Promise<unknown> {
  const [key] = own.keys;
  const [ownCustomer] = own.customers;
  const [foreignCustomer] = foreign.customers;
  assert.ok(ownCustomer && foreignCustomer);
  const reads = [
    await send(customer(key, ownCustomer.id)),
    await send(customer(key, foreignCustomer.id)),
    await send(customer(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, ownCustomer.id)),
  ];
  assert.deepEqual(statusesOf(reads), [200, 404, 401]);
  return shapesOf(reads);
}

/** The key may send one request a day, to whichever server comes first. */
async function playLimit({ limitedKey, customers }: SeededMerchant, send: SendRequest): Promise<unknown> {
  const id = customers[0]?.id ?? '';
  await send(customer(limitedKey, id));
  const refused = [await send(customer(limitedKey, id)), await send(customer(limitedKey, id))];
  assert.deepEqual(statusesOf(refused), [429, 429]);
  return shapesOf(refused);
}

async function usageOf({ query }: BenchDatabase): Promise<number> {
  const [row] = await query(
    `select coalesce(sum(requests), 0)::int as used from usage_buckets where resolution = 'day'`,
  );
  return Number(row?.['used']);
}

async function loggedIn({ query }: BenchDatabase): Promise<number> {
  const [row] = await query('select count(*)::int as logged from requests');
  return Number(row?.['logged']);
}

/** Both servers write the usage and the request log once a second. */
async function untilCounted(what: string, count: () => Promise<number>, expected: number): Promise<void> {
  for (const deadline = performance.now() + 10_000; ;) {
    const counted = await count();
    if (counted === expected) return;
    assert.ok(performance.now() < deadline, `${what} has ${counted} requests instead of ${expected}.`);
    await wait(100);
  }
}
