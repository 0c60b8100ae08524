import type { Database } from './database.js';
import { type AnswerCipher, recordOf } from './idempotency.js';
import { idempotencyKeyHash, idempotencyLock } from './locks.js';
import { queryOne, read } from './statement.js';

/** A stored answer of the last 24 hours. */
export interface IdempotencyRecord {
  /** The id of the operation; null where an earlier version has stored it. */
  readonly operation: string | null;
  readonly apiKeyId: string;
  readonly status: number;
  /** The exact text that was sent. */
  readonly body: string;
  /** Null where an earlier version has stored it. */
  readonly requestId: string | null;
  readonly completedAt: Date;
  readonly expiresAt: Date;
}

/** Reads the table of locks and takes none: a writer that comes meanwhile finds its lock free. */
const findLock = read<{ held: boolean }>(
  'find_idempotency_lock',
  `select exists (
     select 1 from pg_locks
     where locktype = 'advisory' and objsubid = 1 and granted
       and database = (select oid from pg_database where datname = current_database())
       and classid = (($1::bigint >> 32) & 4294967295)::oid and objid = ($1::bigint & 4294967295)::oid) as held`,
);

const findRecord = read<IdempotencyRecord>(
  'find_idempotency_record',
  // Earlier versions stored their answers in idempotency_records. (docs/decisions/0093)
  `select operation, api_key_id as "apiKeyId", status, body, request_id as "requestId", created_at as "completedAt",
     created_at + interval '24 hours' as "expiresAt"
   from (
     select operation, api_key_id, status, body, request_id, created_at
     from idempotency_answers where merchant_id = $1 and key_hash = $2
     union all
     select null, api_key_id, status, body, null, created_at
     from idempotency_records where merchant_id = $1 and key_hash = $2) known
   where created_at > now() - interval '24 hours' order by created_at desc limit 1`,
);

/**
 * The answer that is stored for an Idempotency-Key, `in_progress` while a write for it runs, else undefined. The lock is
 * looked up before the answer: a write that has released its lock by then has committed, so the second look sees its
 * answer. In one statement, both would be of the time before. (docs/reference/idempotency.md#the-outcome-of-a-key)
 */
export function findIdempotencyRecord(
  db: Database,
  cipher: AnswerCipher,
  merchantId: string,
  key: string,
): Promise<IdempotencyRecord | 'in_progress' | undefined> {
  const hash = idempotencyKeyHash(key);
  return db.pipeline(async (reader) => {
    const [lock, record] = await Promise.all([
      queryOne(reader, findLock, [idempotencyLock(merchantId, hash)]),
      queryOne(reader, findRecord, [merchantId, hash]),
    ]);
    if (record) return { ...record, body: cipher.unseal(recordOf(merchantId, hash), record.body) };
    return lock?.held ? 'in_progress' : undefined;
  });
}
