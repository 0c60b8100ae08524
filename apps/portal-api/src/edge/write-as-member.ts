import type { LedgerActor } from '#operations/actor.js';
import type { Database } from '#persistence/database/database.js';
import type { Tx } from '#persistence/database/transaction.js';
import { actorOf, type Member } from './portal-access.js';
import { runWrite } from './run-write.js';

/**
 * A write of a member at their merchant: one transaction. The operation writes its entry in the merchant's audit log. `row` is
 * the row that it locks, as named in the request.
 * (docs/reference/portal.md#audit-log)
 */
export const writeAsMember = <Result>(
  db: Database,
  member: Member,
  row: string | undefined,
  work: (tx: Tx, actor: LedgerActor) => Promise<Result>,
): Promise<Result> => runWrite(db, { owner: member.merchantId, row }, (tx) => work(tx, actorOf(member)));
