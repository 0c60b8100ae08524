import { createHash } from 'node:crypto';
import { Refusal } from '#domain/errors.js';
import type pg from 'pg';
import { type Answer, Failure, failureAnswer } from './answer.js';
import type { WriteKey } from './body.js';
import type { KeyRow } from './caller.js';
import { type Database, inOnePacket, prepared, rowsOf, type Send, sqlErrorOf } from './database.js';

/** The work of a write. It may send its reads at once: they share the packet of the claim, and fail with it. */
export type Work = (claimed: Claimed) => Promise<Answer>;

export interface Claimed {
  /** The database's clock, once the claim has passed. */
  readonly now: Promise<Date>;
  readonly send: Send;
  /** Sends the last writes, the remembered answer among them, and commits. */
  readonly commit: (lastWrites: () => Promise<unknown>[]) => Promise<void>;
}

interface Write extends WriteKey {
  readonly caller: KeyRow;
}

/** What the claim of an idempotency key can answer. (claim_write in the schema) */
const claimErrors = { inProgress: 'LR001', known: 'LR002', keyGone: 'LR003' } as const;
const transient = new Set(['40P01', '40001', '55P03']);
const attempts = 4;

const begin = prepared('begin', 'begin');
const commit = prepared('commit', 'commit');
const rollback = prepared('rollback', 'rollback');
const claim = prepared('claim', 'select begin_write($1, $2, $3, $4, $5, $6, $7) as now');
const refuseExpired = prepared('refuse_expired', 'select refuse_expired_key($1, $2)');

/** Remembers an answer: merchant, hash of the Idempotency-Key, fingerprint, API key, body, and the status. */
export const remember = (
  status: string,
) => `insert into idempotency_answers as known (merchant_id, key_hash, fingerprint,
    api_key_id, status, body, created_at, day_slot)
  values ($1, $2, $3, $4, ${status}, $5, now(), day_slot(now()))
  on conflict (merchant_id, key_hash, day_slot) do update set fingerprint = excluded.fingerprint,
    api_key_id = excluded.api_key_id, status = excluded.status, body = excluded.body, created_at = excluded.created_at
    where known.created_at <= now() - interval '24 hours'`;

export const rememberValues = ({ caller, keyHash, fingerprint }: Write, body: string): readonly unknown[] => [
  caller.merchantId,
  keyHash,
  fingerprint,
  caller.apiKeyId,
  body,
];

const rememberRefusal = prepared('remember_refusal', remember('$6'));

const recall = prepared(
  'recall',
  `select fingerprint, status, body from idempotency_answers where merchant_id = $1 and key_hash = $2
   order by created_at desc limit 1`,
);

/** Runs a write once for its Idempotency-Key. What the rules refuse (400, 404) is remembered like a success. */
export async function writeOnce(database: Database, write: Write, work: Work): Promise<Answer> {
  let current = work;
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(database.pool, write, current);
    } catch (error) {
      const { code = '' } = sqlErrorOf(error);
      if (code === claimErrors.known) return replay(database.send, write);
      if (code === claimErrors.inProgress) throw inProgress();
      if (code === claimErrors.keyGone) throw new Failure(401, 'api_key_invalid', 'The API key is missing or invalid.');
      if (isOutcome(error) && current === work) current = refusing(write, failureAnswer(error));
      else if (!transient.has(code) || tries >= attempts) throw error;
    }
  }
}

const isOutcome = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof Failure && (error.status === 400 || error.status === 404));

const refusing =
  (write: Write, answer: Answer): Work =>
  async (claimed) => {
    await claimed.commit(() => [claimed.send(rememberRefusal, [...rememberValues(write, answer.body), answer.status])]);
    return answer;
  };

const inProgress = (): Failure =>
  new Failure(409, 'idempotency_in_progress', 'A request with this Idempotency-Key is still being processed.', 1);

async function inTransaction(pool: pg.Pool, write: Write, work: Work): Promise<Answer> {
  const client = await pool.connect();
  const send: Send = (statement, values = []) => rowsOf(client, statement, values);
  const { now, working } = inOnePacket(client, () => {
    const begun = send(begin);
    const claiming = send<{ now: Date }>(claim, claimValues(write));
    const time = Promise.all([claiming, begun]).then(([[row]]) => row?.now ?? new Date(Number.NaN));
    return { now: time, working: work({ now: time, send, commit: (last) => commitAfter(client, write, last) }) };
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

/** A COMMIT without an answer may or may not have happened. */
async function commitAfter(
  client: pg.PoolClient,
  { caller }: Write,
  lastWrites: () => Promise<unknown>[],
): Promise<void> {
  const [, ending] = await inOnePacket(client, () =>
    Promise.all([
      Promise.all([
        ...lastWrites(),
        ...(caller.expires ? [rowsOf(client, refuseExpired, [caller.merchantId, caller.apiKeyId])] : []),
      ]),
      client.query({ name: commit.name, text: commit.text }).catch((error: unknown) => {
        if (sqlErrorOf(error).code?.length === 5) throw error;
        throw new Failure(503, 'outcome_unknown', 'The outcome is unknown. Repeat with the same Idempotency-Key.', 1);
      }),
    ]),
  );
  if (ending.command !== 'COMMIT') throw new Error('The transaction did not commit.');
}

async function replay(send: Send, { caller, keyHash, fingerprint }: Write): Promise<Answer> {
  type Known = { fingerprint: Buffer; status: number; body: string };
  const [known] = await send<Known>(recall, [caller.merchantId, keyHash]);
  if (!known) throw inProgress();
  if (known.fingerprint.equals(fingerprint)) {
    return { status: known.status, body: known.body, headers: { 'idempotent-replayed': 'true' } };
  }
  throw new Failure(409, 'idempotency_mismatch', 'This Idempotency-Key was used for a different request.');
}

/** The locks are named as our API names them: a revocation of the key has to wait for these writes, too. */
function claimValues({
  caller: { merchantId, apiKeyId },
  keyHash,
  requestId,
  idempotencyKey,
}: Write): readonly unknown[] {
  const keyLock = createHash('sha256').update(`api_key:${merchantId}:${apiKeyId}`).digest();
  const recordLock = createHash('sha256').update(merchantId).update(keyHash).digest();
  const number = (bytes: Buffer) => bytes.readBigInt64BE(0).toString();
  return [requestId, merchantId, apiKeyId, number(keyLock), keyHash, number(recordLock), idempotencyKey];
}
