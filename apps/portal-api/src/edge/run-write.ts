import type { Database } from '#persistence/database/database.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { currentRequestId } from './request-context.js';

/** The keys by which concurrent writes are limited. */
export interface WriteLimit {
  /** The merchant's id; or the account or e-mail of a write without a merchant. */
  readonly owner: string;
  /** The row that it locks, as named in the request; undefined where it locks no shared row. */
  readonly row: string | undefined;
}

/** The row of changes under the merchant's own lock: its team and its keys. */
export const merchantRow = 'merchant';
/** The row of changes to the own account. */
export const accountRow = 'account';

/**
 * Every write of the portal, with the id of its request: one transaction. It starts when its owner may use one more connection, and
 * at most two writes of one row use one, so the writes of one merchant do not block those of others. A row named by id and by
 * externalId counts as two, because resolving names would be one more read for every write. (docs/decisions/0046)
 * @throws what `work` throws, and `unavailable` Refusals of the database
 */
export const runWrite = <Result>(
  db: Database,
  { owner, row }: WriteLimit,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  db.runWrite(owner, row?.toLowerCase(), () =>
    inTransaction(db, work, { requestId: currentRequestId(), queued: true }),
  );
