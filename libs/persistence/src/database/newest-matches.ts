import type { Reader, Statement } from './statement.js';

/** A search newest first, in two statements that take the same values. */
export interface Search<Row> {
  /** Looks at the newest `rowsLookedAt` rows alone. */
  readonly newest: Statement<Row>;
  /** Finds all matches by an index, then the newest of them. */
  readonly all: Statement<Row>;
}

export const rowsLookedAt = 2_000;

/**
 * The newest matches. A common text is found among the newest rows; only a rarer one is looked up in the index, which is
 * quick since its matches are few. One statement for both would depend on how many matches the planner expects, and it
 * knows the table, not the merchant: what is common elsewhere and rare here read all rows. (docs/decisions, 0035)
 */
export async function newestMatches<Row>(
  reader: Reader,
  { newest, all }: Search<Row>,
  values: readonly unknown[],
  count: number,
): Promise<Row[]> {
  const found = await reader.query(newest, values);
  return found.length === count ? found : reader.query(all, values);
}
