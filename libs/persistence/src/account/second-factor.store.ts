import { wrongCodesLock } from '#domain/team/second-factor.js';
import type { Database } from '../database/database.js';
import { clock, lockingRead, queryOne, read, type Reader, selfCommitting, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** What decides whether owners of a merchant may reset the second factor of a person. */
export interface ResettableFactor {
  readonly isOn: boolean;
  /** They also work for another merchant, or for the platform. */
  readonly isOfOthers: boolean;
}

const lock = lockingRead<ResettableFactor>(
  'lock_second_factor',
  // Locks the person against a concurrent change of their second factor by an owner.
  `select coalesce(s.two_factor_enabled, false) as "isOn", s.platform_role is not null or exists (
     select from memberships b where b.staff_id = s.id and b.merchant_id <> $1) as "isOfOthers"
   from sign_in.staff s where s.id = $2 for no key update`,
);

/** Locks the person until the transaction ends. `isOfOthers`: they have a platform role or belong to another merchant too. */
export const lockSecondFactor = (tx: Tx, merchantId: string, staffId: string): Promise<ResettableFactor | undefined> =>
  queryOne(tx, lock, [merchantId, staffId]);

const removeRow = write<never>(
  'remove_second_factor',
  `with removed as (delete from sign_in.two_factors where user_id = $1)
   update sign_in.staff set two_factor_enabled = false, updated_at = ${clock} where id = $1`,
);

/** Removes the secret and the recovery codes: from then on a sign-in takes the password alone. */
export function removeSecondFactor(tx: Tx, staffId: string): void {
  tx.write(removeRow, [staffId]);
}

const findRequired = read<{ required: boolean }>(
  'find_required_second_factor',
  'select requires_second_factor as required from merchants where merchant_id = $1',
);

/** Whether a merchant lets in only members with a second factor. */
export const findRequiredSecondFactor = async (reader: Reader, merchantId: string): Promise<boolean> =>
  (await queryOne(reader, findRequired, [merchantId]))?.required ?? false;

const saveRequired = write<never>(
  'save_required_second_factor',
  'update merchants set requires_second_factor = $2 where merchant_id = $1',
);

/** Sets whether a merchant lets in only members with a second factor. */
export function saveRequiredSecondFactor(tx: Tx, merchantId: string, required: boolean): void {
  tx.write(saveRequired, [merchantId, required]);
}

const wrongInSequence = 'case when locked_until is null then coalesce(failed_verification_count, 0) else 0 end + 1';

const countOne = selfCommitting<{ isCounted: boolean; isOn: boolean }>(
  'count_second_factor_code',
  // After a lock has ended, counting restarts. The sign-in library does the same with these columns.
  `with counted as (
     update sign_in.two_factors set failed_verification_count = ${wrongInSequence},
       locked_until = case when ${wrongInSequence} >= $2 then ${clock} + make_interval(secs => $3) end
     where user_id = $1 and verified and (locked_until is null or locked_until <= ${clock}) returning id)
   select exists (select from counted) as "isCounted",
     exists (select from sign_in.two_factors where user_id = $1 and verified) as "isOn"`,
);

/**
 * Counts a code as a wrong one before it is checked; the last one that is allowed in sequence locks the account. `locked` and `off`
 * (there is no factor, or it was never confirmed): the code must not be checked.
 */
export async function countCode(db: Database, staffId: string): Promise<'counted' | 'locked' | 'off'> {
  const [found] = await db.execute(countOne, [staffId, wrongCodesLock.codes, wrongCodesLock.seconds]);
  if (found?.isCounted) return 'counted';
  return found?.isOn ? 'locked' : 'off';
}

const forgetCounted = selfCommitting<never>(
  'forget_wrong_second_factor_codes',
  'update sign_in.two_factors set failed_verification_count = 0, locked_until = null where user_id = $1',
);

/** Resets the number of wrong codes after a right one. */
export const forgetWrongCodes = async (db: Database, staffId: string): Promise<void> => {
  await db.execute(forgetCounted, [staffId]);
};
