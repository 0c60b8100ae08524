import { newId } from '../database/new-id.js';
import { write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const insertRow = write<never>(
  'insert_sign_in_entry',
  `insert into sign_in.sign_in_entries (staff_id, action, id, address, created_at) values ($1, $2, $3, $4, $5)`,
);

/** Records a sign-in or sign-out. Every merchant of the person sees it in its audit log. */
export function insertSignInEntry(
  tx: Tx,
  staffId: string,
  action: 'session.opened' | 'session.closed',
  address: string,
  at: Date,
): void {
  tx.write(insertRow, [staffId, action, newId(at), address, at]);
}

const countRow = write<never>(
  'count_failed_sign_in',
  `insert into sign_in.sign_in_entries as e (staff_id, action, id, reason, window_start, address, created_at)
   select s.id, 'session.refused', $2::uuid, $3::text, date_bin('5 minutes', $5::timestamptz, 'epoch'), $4::text, $5::timestamptz
   from sign_in.staff s where s.email = $1
   on conflict (staff_id, reason, window_start) where action = 'session.refused'
     do update set tries = e.tries + 1, address = excluded.address`,
);

/**
 * Counts a failed sign-in of the account with this e-mail (in its stored form), if there is one: one row per reason and
 * five minutes, with the newest address.
 */
export function countFailedSignIn(tx: Tx, email: string, reason: string, address: string, at: Date): void {
  tx.write(countRow, [email, newId(at), reason, address, at]);
}
