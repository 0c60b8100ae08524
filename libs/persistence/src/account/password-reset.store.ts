import type { PasswordReset } from '#domain/team/password-reset.js';
import { lockingRead, queryOne, read, readAt, type ReadAt, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const columns = `r.id, r.staff_id as "staffId", r.expires_at as "expiresAt", r.used_at as "usedAt", r.created_at as "createdAt"`;

/** A reset with the e-mail and name of its account. */
export type ShownPasswordReset = PasswordReset & ReadAt & { readonly email: string; readonly name: string };

const find = read<ShownPasswordReset>(
  'find_password_reset',
  `select ${columns}, s.email, s.name, ${readAt}
   from sign_in.password_resets r join sign_in.staff s on s.id = r.staff_id where r.id = $1`,
);

/** A reset with the person's e-mail and name, used or expired ones too. */
export const findPasswordReset = (reader: Reader, id: string): Promise<ShownPasswordReset | undefined> =>
  queryOne(reader, find, [id]);

const lock = lockingRead<PasswordReset>(
  'lock_password_reset',
  // Locks the reset against a concurrent use.
  `select ${columns} from sign_in.password_resets r where r.id = $1 for no key update`,
);

/** Locks the reset until the transaction ends, against a concurrent use of the same link. */
export const lockPasswordReset = (tx: Tx, id: string): Promise<PasswordReset | undefined> => queryOne(tx, lock, [id]);

const insertRow = write<never>(
  'insert_password_reset',
  `insert into sign_in.password_resets (id, staff_id, expires_at, created_at) values ($1, $2, $3, $4)`,
);

/** Inserts an unused reset. */
export function insertPasswordReset(
  tx: Tx,
  { id, staffId, expiresAt, createdAt }: Omit<PasswordReset, 'usedAt'>,
): void {
  tx.write(insertRow, [id, staffId, expiresAt, createdAt]);
}

const useAll = write<never>(
  'use_password_resets',
  `update sign_in.password_resets set used_at = $2 where staff_id = $1 and used_at is null`,
);

/** Marks all resets of an account as used: after a password change, older links must not work. */
export function savePasswordResetsUsed(tx: Tx, staffId: string, usedAt: Date): void {
  tx.write(useAll, [staffId, usedAt]);
}
