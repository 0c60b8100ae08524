import { createHmac } from 'node:crypto';
import { nilUuid } from '#domain/ids.js';
import type { Database } from '../database/database.js';
import { read, type Reader, selfCommitting } from '../database/statement.js';

const fingerprintOf = (pepper: string): Buffer =>
  createHmac('sha256', pepper).update('fingerprint of the pepper').digest();

const isUsed = '(exists (select from api_keys) or exists (select from webhook_endpoints))';

const compare = read<{ isSame: boolean; isUsed: boolean }>(
  'compare_key_pepper',
  `select fingerprint = $2 as "isSame", ${isUsed} as "isUsed" from key_pepper where merchant_id = $1`,
);

/** Whether this is the pepper that is kept; undefined where none is. `isUsed`: keys or secrets of webhooks were made. */
export const compareKeyPepper = async (
  reader: Reader,
  pepper: string,
): Promise<{ readonly isSame: boolean; readonly isUsed: boolean } | undefined> =>
  (await reader.query(compare, [nilUuid, fingerprintOf(pepper)]))[0];

const keepUnused = selfCommitting<never>(
  'keep_unused_key_pepper',
  `insert into key_pepper (merchant_id, fingerprint) select $1::uuid, $2::bytea where not ${isUsed}
   on conflict (merchant_id) do update set fingerprint = excluded.fingerprint`,
);

/** Keeps the fingerprint of a pepper as long as nothing was made under any. */
export async function keepUnusedKeyPepper(db: Database, pepper: string): Promise<void> {
  await db.execute(keepUnused, [nilUuid, fingerprintOf(pepper)]);
}

const keepProven = selfCommitting<never>(
  'keep_proven_key_pepper',
  'insert into key_pepper (merchant_id, fingerprint) values ($1, $2) on conflict do nothing',
);

/** Keeps the fingerprint of a pepper under which a key was made, unless one is kept. */
export async function keepProvenKeyPepper(db: Database, pepper: string): Promise<void> {
  await db.execute(keepProven, [nilUuid, fingerprintOf(pepper)]);
}
