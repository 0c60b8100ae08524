import { newId } from '../database/new-id.js';
import { lockingRead, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const lockRow = lockingRead<{ id: string }>(
  'lock_staff',
  // Locks the account against a concurrent password change and a concurrent sign-in.
  `select id from sign_in.staff where id = $1 for no key update`,
);

/** Locks the account until the transaction ends. */
export const lockStaff = async (tx: Tx, staffId: string): Promise<boolean> =>
  (await queryOne(tx, lockRow, [staffId])) !== undefined;

const findHash = read<{ hash: string | null }>(
  'find_password_hash',
  `select a.password as hash from sign_in.staff s
   join sign_in.accounts a on a.user_id = s.id and a.provider_id = 'credential' where s.email = $1`,
);

/** Returns the password hash of the account with this e-mail (in its stored form), or null. */
export const findPasswordHash = async (reader: Reader, email: string): Promise<string | null> =>
  (await queryOne(reader, findHash, [email]))?.hash ?? null;

const findHashOfStaff = read<{ hash: string | null }>(
  'find_password_hash_of_staff',
  `select password as hash from sign_in.accounts where user_id = $1 and provider_id = 'credential'`,
);

/** Locks the account and returns its password hash; null when it has none. */
export async function lockPasswordHash(tx: Tx, staffId: string): Promise<string | null> {
  // A separate statement, so that it sees what the previous holder of the lock has committed.
  const [, row] = await Promise.all([lockStaff(tx, staffId), queryOne(tx, findHashOfStaff, [staffId])]);
  return row?.hash ?? null;
}

const saveRow = write<never>(
  'save_password',
  // An account whose creation was interrupted before it got a password is completed here.
  `with changed as (
     update sign_in.accounts set password = $2, updated_at = $4
     where user_id = $1 and provider_id = 'credential' returning 1)
   insert into sign_in.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
   select $3::uuid, $1::uuid, $1::uuid::text, 'credential', $2, $4, $4 where not exists (select 1 from changed)`,
);

/** Saves the hash of a password. The caller holds the account's lock. */
export function savePassword(tx: Tx, staffId: string, hash: string, at: Date): void {
  tx.write(saveRow, [staffId, hash, newId(at), at]);
}

const deleteRows = write<{ id: string }>(
  'delete_sessions',
  `delete from sign_in.sessions where user_id = $1 and id is distinct from $2::uuid returning id`,
);

/** Deletes all sessions of the account except `keptSessionId`. Returns how many. */
export const deleteSessions = async (tx: Tx, staffId: string, keptSessionId: string | null): Promise<number> =>
  (await tx.query(deleteRows, [staffId, keptSessionId])).length;
