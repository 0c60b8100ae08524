import { enrolCustomers } from '#operations/cards/enrol-customers.js';
import type { Database } from '#persistence/database.js';
import { inTransaction } from '#persistence/tx.js';
import type { Processor } from './carry-out-job.js';

/** So many customers in a transaction: their locks are held for some ten milliseconds. */
const batch = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Gives a card of a definition to every customer who has none. Each batch is a transaction of its own: a worker that dies
 * leaves whole ones, and the next goes on with who is left.
 */
export const enrolExistingCustomers =
  (db: Database): Processor =>
  async ({ merchantId, subjectId }) => {
    let last: string | undefined = beforeAll;
    while (last !== undefined) {
      const after: string = last;
      last = await inTransaction(db, (tx) => enrolCustomers(tx, merchantId, subjectId, after, batch));
    }
  };
