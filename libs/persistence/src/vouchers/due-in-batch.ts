/**
 * Rows of one batch. It is a literal in the statements: with a parameter the planner would read the whole table. Rows that a
 * write has locked are left for the next batch.
 */
export const dueInBatch = 200;
