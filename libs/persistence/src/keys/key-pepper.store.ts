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

/** Whether API keys and secrets of webhooks were made under this pepper; `unknown` where there are none, or none was kept. */
export async function compareKeyPepper(reader: Reader, pepper: string): Promise<'same' | 'other' | 'unknown'> {
  const [kept] = await reader.query(compare, [nilUuid, fingerprintOf(pepper)]);
  if (kept?.isSame) return 'same';
  return kept?.isUsed ? 'other' : 'unknown';
}

const keep = selfCommitting<never>(
  'keep_key_pepper',
  `insert into key_pepper (merchant_id, fingerprint) values ($1, $2)
   on conflict (merchant_id) do update set fingerprint = excluded.fingerprint where not ${isUsed}`,
);

/** Keeps its fingerprint, unless keys were made under another one. */
export async function keepKeyPepper(db: Database, pepper: string): Promise<void> {
  await db.execute(keep, [nilUuid, fingerprintOf(pepper)]);
}
