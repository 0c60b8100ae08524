import { createHmac } from 'node:crypto';
import { nilUuid } from '#domain/ids.js';
import type { Database } from '../database/database.js';
import { queryOne, read, type Reader, selfCommitting } from '../database/statement.js';

const fingerprintOf = (pepper: string): Buffer =>
  createHmac('sha256', pepper).update('fingerprint of the pepper').digest();

const isUsed = '(exists (select from api_keys) or exists (select from webhook_endpoints))';

/** How a pepper compares with the one that is kept. */
export interface ComparedPepper {
  /** Null where none is kept. */
  readonly isSame: boolean | null;
  /** Keys or secrets of webhooks were made. */
  readonly isUsed: boolean;
}

const compare = read<ComparedPepper>(
  'compare_key_pepper',
  `select (select fingerprint = $2 from key_pepper where merchant_id = $1) as "isSame", ${isUsed} as "isUsed"`,
);

/** Compares a pepper with the one that is kept. */
export const compareKeyPepper = (reader: Reader, pepper: string): Promise<ComparedPepper | undefined> =>
  queryOne(reader, compare, [nilUuid, fingerprintOf(pepper)]);

const keepUnused = selfCommitting<never>(
  'keep_unused_key_pepper',
  `insert into key_pepper (merchant_id, fingerprint) select $1::uuid, $2::bytea where not ${isUsed}
   on conflict (merchant_id) do update set fingerprint = excluded.fingerprint`,
);

/** Saves the fingerprint of a pepper while no key or webhook secret exists. */
export async function keepUnusedKeyPepper(db: Database, pepper: string): Promise<void> {
  await db.execute(keepUnused, [nilUuid, fingerprintOf(pepper)]);
}

const keepProven = selfCommitting<never>(
  'keep_proven_key_pepper',
  `insert into key_pepper (merchant_id, fingerprint) values ($1, $2)
   on conflict (merchant_id) do update set fingerprint = excluded.fingerprint
   where key_pepper.fingerprint <> excluded.fingerprint`,
);

/** Saves the fingerprint of a pepper under which a key was made. It replaces any other stored fingerprint. */
export async function keepProvenKeyPepper(db: Database, pepper: string): Promise<void> {
  await db.execute(keepProven, [nilUuid, fingerprintOf(pepper)]);
}
