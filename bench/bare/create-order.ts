import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { orderValueToMinor } from '#domain/money.js';
import type pg from 'pg';
import { type Answer, Failure } from './answer.js';
import { presentedKey, requireKey, requireScope } from './caller.js';
import { inOnePacket, type Prepared, rowsOf, sqlErrorOf } from './database.js';
import { takeFromLimits } from './limits.js';
import { type Claimed, originalOrder, recordOrder } from './record-order.js';
import { readBody, readOrderRequest } from './order-request.js';
import { begin, claim, commit, findCaller, type OrderCaller, recall, rollback } from './order-statements.js';

/** What the claim of an idempotency key can answer. (claim_write in the schema) */
const claimErrors = { inProgress: 'LR001', known: 'LR002', keyGone: 'LR003' } as const;
const transient = new Set(['40P01', '40001', '55P03']);
const attempts = 4;

type Write = Omit<Claimed, 'now'>;

/** POST /v1/public/orders/create */
export async function createOrder(
  pool: pg.Pool,
  pepper: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer> {
  const { key, publicPart } = presentedKey(request);
  const body = readBody(request);
  body.catch(() => undefined);
  const [found] = await rowsOf<OrderCaller>(pool, findCaller, [publicPart]);
  const caller = requireKey(found, pepper, key);
  await takeFromLimits(pool, response, caller, ['requestsPerMinute', 'requestsPerDay', 'orderCreationsPerMinute']);
  requireScope(caller, 'orders:write');
  const order = readOrderRequest(request, await body);
  if (!caller.known) throw new Error('The bare server knows merchants with a stamp card alone.');
  const keyHash = createHash('sha256').update(order.idempotencyKey).digest();
  return once(pool, { caller, order, keyHash, valueMinor: orderValueToMinor(order.value, caller.currency) });
}

async function once(pool: pg.Pool, write: Write): Promise<Answer> {
  let work = recordOrder;
  for (let tries = 1; ; tries += 1) {
    try {
      return { status: 200, body: await inTransaction(pool, write, work) };
    } catch (error) {
      const { code = '', constraint } = sqlErrorOf(error);
      if (code === claimErrors.known) return replay(pool, write);
      if (code === claimErrors.inProgress) throw inProgress();
      if (code === claimErrors.keyGone) throw new Failure(401, 'api_key_invalid', 'The API key is missing or invalid.');
      // Taken to be new until the database knows better: then the first order's result is the answer.
      if (constraint === 'orders_original') work = originalOrder;
      else if (!transient.has(code) || tries === attempts) throw error;
    }
  }
}

const inProgress = (): Failure =>
  new Failure(409, 'idempotency_in_progress', 'A request with this Idempotency-Key is still being processed.', 1);

async function inTransaction(pool: pg.Pool, write: Write, work: typeof recordOrder): Promise<string> {
  const client = await pool.connect();
  const send = <Row extends object>(statement: Prepared, values: readonly unknown[] = []) =>
    rowsOf<Row>(client, statement, values);
  // The claim goes out together with the first statements of the work, which fail when it does.
  const { now, working } = inOnePacket(client, () => {
    const begun = send(begin);
    const claiming = send<{ now: Date }>(claim, claimValues(write));
    const time = Promise.all([claiming, begun]).then(([[row]]) => row?.now ?? new Date(Number.NaN));
    const claimed = { ...write, now: time };
    return { now: time, working: work(claimed, send, (lastWrites) => commitAfter(client, lastWrites)) };
  });
  let broken = false;
  try {
    return await working;
  } catch (error) {
    await send(rollback).catch(() => (broken = true));
    // Where the claim failed, its own error tells why, whichever statement was heard of first.
    await now;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Sends the last writes and COMMIT in one packet. A COMMIT without an answer may or may not have happened. */
async function commitAfter(client: pg.PoolClient, lastWrites: () => Promise<unknown>[]): Promise<void> {
  const [, ending] = await inOnePacket(client, () =>
    Promise.all([
      Promise.all(lastWrites()),
      client.query({ name: commit.name, text: commit.text }).catch((error: unknown) => {
        if (sqlErrorOf(error).code?.length === 5) throw error;
        throw new Failure(503, 'outcome_unknown', 'The outcome is unknown. Repeat with the same Idempotency-Key.', 1);
      }),
    ]),
  );
  if (ending.command !== 'COMMIT') throw new Error('The transaction did not commit.');
}

async function replay(pool: pg.Pool, { caller, order, keyHash }: Write): Promise<Answer> {
  type Record = { fingerprint: Buffer; status: number; body: string };
  const [record] = await rowsOf<Record>(pool, recall, [caller.merchantId, keyHash]);
  if (!record) throw inProgress();
  if (record.fingerprint.equals(order.fingerprint)) {
    return { status: record.status, body: record.body, headers: { 'idempotent-replayed': 'true' } };
  }
  throw new Failure(409, 'idempotency_mismatch', 'This Idempotency-Key was used for a different request.');
}

/** The locks are named as our API names them: a revocation of the key has to wait for these writes, too. */
function claimValues({ caller: { merchantId, apiKeyId }, keyHash }: Write): readonly unknown[] {
  const keyLock = createHash('sha256').update(`api_key:${merchantId}:${apiKeyId}`).digest();
  const recordLock = createHash('sha256').update(merchantId).update(keyHash).digest();
  const number = (bytes: Buffer) => bytes.readBigInt64BE(0).toString();
  return [merchantId, apiKeyId, number(keyLock), keyHash, number(recordLock)];
}
