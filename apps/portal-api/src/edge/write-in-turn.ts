import type { Database } from '#persistence/database/database.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';

/** Whose write it is, and what it waits for. */
export interface WriteTurn {
  /** The merchant; or the account or e-mail of a write that belongs to no merchant. */
  readonly of: string;
  /** The row that it locks, as the request names it; undefined where it locks none that other requests may hold. */
  readonly row: string | undefined;
}

/** The row of whatever is changed under the lock of the merchant itself: its team and its keys. */
export const merchantRow = 'merchant';
/** The row of what a person changes in their own account. */
export const accountRow = 'account';

/**
 * The way of every write of the portal: a transaction that begins when whoever it belongs to may use one more connection, so
 * that no merchant's writes keep another one's waiting. A row that requests name differently (id, externalId) counts once
 * for each name: that they are the same is known to the database alone, and to ask it first would be one more read for every
 * write. The bound of the merchant holds for all of them together. (docs/decisions/0046)
 * @throws what `work` throws, and `unavailable` Refusals of the database
 */
export const writeInTurn = <Result>(
  db: Database,
  { of, row }: WriteTurn,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => db.runWrite(of, row?.toLowerCase(), () => inTransaction(db, work));
