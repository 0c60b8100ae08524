import { write } from './statement.js';
import type { Tx } from './transaction.js';

const discard = write<never>('discard_plans', 'discard plans');

/**
 * Lets this session plan its statements, and its checks of foreign keys, for the tables as they are now. Kept plans may have
 * been made when the tables were nearly empty: then every index costs the same, and one that does not fit reads all rows of
 * a merchant for each row that is written. (docs/decisions/database/0088-large-writes-plan-anew.md)
 */
export const discardPlans = async (tx: Tx): Promise<void> => void (await tx.query(discard, []));
