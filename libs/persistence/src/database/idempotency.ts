import { Refusal } from '#domain/errors.js';
import { apiKeyInvalid } from '#domain/keys/refusals.js';
import { shownIdempotencyKey } from '#domain/requests/idempotency-key.js';
import type { Database } from './database.js';
import { apiKeyLock, idempotencyKeyHash, idempotencyLock, portalKeyHash } from './locks.js';
import { sqlStateOf } from './errors.js';
import { queryOne, read, write } from './statement.js';
import { OpenTransaction } from './open-transaction.js';
import { asTx, commitOrRollback, retryTransient, type Tx } from './transaction.js';

/** The caller of a write and its Idempotency-Key. (docs/reference/idempotency.md#what-is-stored) */
export interface Claim {
  /** The UUID of the request, which every row that it writes gets. */
  readonly requestId: string;
  readonly merchantId: string;
  /** Null: a staff member writes in the portal, whose keys are apart from those of the API. */
  readonly apiKeyId: string | null;
  /** The key has an expiry: the commit is refused when it has passed. */
  readonly apiKeyExpires: boolean;
  /** Undefined when the key is optional and absent: the write runs, and no answer is stored. */
  readonly idempotencyKey: string | undefined;
  /** The id of the operation, as OpenAPI has it. */
  readonly operation: string;
  /** 32 bytes that identify the request: a hash of method, path and body. */
  readonly fingerprint: Buffer;
  /**
   * The write had the claim before, and lost it when a lock timeout ended its transaction. It waits for a repeat that runs now
   * and replays its answer.
   */
  readonly waits: boolean;
  /** Encrypts the stored answer if it contains a secret. Undefined: the answer is stored unencrypted. */
  readonly cipher?: AnswerCipher | undefined;
}

/** Encrypts a stored answer; `owner` is the record that it belongs to. */
export interface AnswerCipher {
  seal(owner: string, body: string): string;
  unseal(owner: string, stored: string): string;
}

/** The result of a write: the status and the body of its answer. */
export interface Outcome {
  readonly status: number;
  readonly body: object;
}

/** The exact response, and whether it is a replay. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly replayed: boolean;
}

const waitForClaim = write<never>('wait_for_claim', 'select pg_advisory_xact_lock($1)');

const beginWrite = write<never>('begin_write', 'select begin_write($1, $2, $3, $4, $5, $6, $7)');

/**
 * The last statement of a write whose API key has an expiry: it raises when the expiry has passed, so that nothing
 * commits after it.
 */
const refuseExpired = write<never>('refuse_expired_key', 'select refuse_expired_key($1, $2)');

/**
 * An expired answer may still be in its partition and is overwritten. A live answer cannot conflict here, because the
 * claim would have found it.
 */
const saveAnswer = write<never>(
  'save_answer',
  `insert into idempotency_answers as known
     (merchant_id, key_hash, fingerprint, api_key_id, status, body, operation, created_at, day_slot)
   select $1, $2, $3, $4, $5, $6, $7, at, day_slot(at) from (select date_trunc('milliseconds', clock_timestamp()) as at) as clock
   on conflict (merchant_id, key_hash, day_slot) do update
     set fingerprint = excluded.fingerprint, api_key_id = excluded.api_key_id, status = excluded.status,
         body = excluded.body, operation = excluded.operation, created_at = excluded.created_at,
         request_id = excluded.request_id
     where known.created_at <= now() - interval '24 hours'`,
);

const findAnswer = read<{ fingerprint: Buffer; status: number; body: string }>(
  'find_answer',
  // Earlier versions stored their answers in idempotency_records. (docs/decisions/0093)
  `select fingerprint, status, body from (
     select fingerprint, status, body, created_at from idempotency_answers where merchant_id = $1 and key_hash = $2
     union all
     select fingerprint, status, body, created_at from idempotency_records where merchant_id = $1 and key_hash = $2) known
   order by created_at desc limit 1`,
);

/** 409: another request holds the key now. (docs/reference/idempotency.md) */
export const idempotencyInProgress = () =>
  new Refusal(
    'conflict',
    'idempotency_in_progress',
    'A request with this Idempotency-Key is still being processed.',
    1,
  );
/** 409: the answer that is kept for the key is that of another request. */
export const idempotencyMismatch = () =>
  new Refusal('conflict', 'idempotency_mismatch', 'This Idempotency-Key was used for a different request.');

/** The SQLSTATEs that the function claim_write raises. */
const claimStates = { inProgress: 'LR001', known: 'LR002', keyGone: 'LR003' } as const;

/**
 * Runs a public write exactly once for its Idempotency-Key, within Database.runWrite(), which repeats it after a lock
 * timeout. The claim, the work and the stored answer are one transaction. A crash leaves either all of it or nothing, and no key stays in progress.
 *
 * `work` may send its first reads at once: they share the round trip of the claim, and fail with it. An `invalid` or
 * `not_found` Refusal is an outcome too: its effects are rolled back and the answer that `reject` builds is stored.
 *
 * @throws Refusal `conflict` while the first request runs, or when the key belongs to another request;
 *   `unauthenticated` when the API key was revoked in the meantime; `unavailable` when the outcome is unknown
 */
export async function once(
  db: Database,
  claim: Claim,
  reject: (refusal: Refusal) => Outcome,
  work: (tx: Tx) => Promise<Outcome>,
): Promise<Answer> {
  try {
    return await retryTransient(() => attempt(db, claim, work), { queued: true });
  } catch (error) {
    if (sqlStateOf(error) === claimStates.known) return replay(db, claim);
    if (!(error instanceof Refusal) || (error.kind !== 'invalid' && error.kind !== 'not_found')) throw asRefusal(error);
    return await saveRejection(db, claim, reject(error));
  }
}

function asRefusal(error: unknown): unknown {
  if (sqlStateOf(error) === claimStates.inProgress) return idempotencyInProgress();
  if (sqlStateOf(error) === claimStates.keyGone) return apiKeyInvalid();
  return error;
}

async function attempt(db: Database, claim: Claim, work: (tx: Tx) => Promise<Outcome>): Promise<Answer> {
  const open = await OpenTransaction.open(db);
  return commitOrRollback(open, async () => {
    const values = claimValues(claim);
    const claimLock = values.at(-1);
    if (claim.waits && claimLock !== null) open.write(waitForClaim, [claimLock]);
    // An event shows the Idempotency-Key of the API, which may be looked up there.
    const key = claim.apiKeyId === null ? undefined : claim.idempotencyKey;
    open.write(beginWrite, [claim.requestId, ...values, key === undefined ? null : shownIdempotencyKey(key)]);
    const outcome = await work(asTx(open));
    const answer = { status: outcome.status, body: JSON.stringify(outcome.body), replayed: false };
    if (claim.idempotencyKey !== undefined) open.write(saveAnswer, answerValues(claim, answer));
    if (claim.apiKeyExpires) open.write(refuseExpired, [claim.merchantId, claim.apiKeyId]);
    return answer;
  });
}

/**
 * The transaction of the work was rolled back, so the rejection is stored in a new one. When a concurrent request has
 * stored its answer in between, that answer is returned.
 */
async function saveRejection(db: Database, claim: Claim, outcome: Outcome): Promise<Answer> {
  try {
    return await retryTransient(() => attempt(db, claim, async () => outcome), { queued: true });
  } catch (error) {
    if (sqlStateOf(error) === claimStates.known) return replay(db, claim);
    throw asRefusal(error);
  }
}

async function replay(db: Database, claim: Claim): Promise<Answer> {
  const record = await queryOne(db, findAnswer, [claim.merchantId, keyHash(claim)]);
  if (!record) throw idempotencyInProgress();
  if (!record.fingerprint.equals(claim.fingerprint)) throw idempotencyMismatch();
  const body = claim.cipher
    ? claim.cipher.unseal(recordOf(claim.merchantId, keyHash(claim)), record.body)
    : record.body;
  return { status: record.status, body, replayed: true };
}

const keyHash = ({ apiKeyId, idempotencyKey = '' }: Claim): Buffer =>
  apiKeyId === null ? portalKeyHash(idempotencyKey) : idempotencyKeyHash(idempotencyKey);
/** Names the stored answer of an Idempotency-Key. */
export const recordOf = (merchantId: string, hash: Buffer): string => `${merchantId}:${hash.toString('hex')}`;

function claimValues(claim: Claim): readonly unknown[] {
  const keyLock = claim.apiKeyId && apiKeyLock(claim.merchantId, claim.apiKeyId);
  if (claim.idempotencyKey === undefined) return [claim.merchantId, claim.apiKeyId, keyLock, null, null];
  const hash = keyHash(claim);
  return [claim.merchantId, claim.apiKeyId, keyLock, hash, idempotencyLock(claim.merchantId, hash)];
}

const answerValues = (claim: Claim, answer: Answer): readonly unknown[] => [
  claim.merchantId,
  keyHash(claim),
  claim.fingerprint,
  claim.apiKeyId,
  answer.status,
  claim.cipher ? claim.cipher.seal(recordOf(claim.merchantId, keyHash(claim)), answer.body) : answer.body,
  claim.operation,
];
