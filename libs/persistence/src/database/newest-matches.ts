import type { Reader, ReadStatement } from './statement.js';

/** A search, newest first, in two statements that take the same values. */
export interface Search<Row> {
  /** Reads only the newest `rowsScanned` rows. */
  readonly newest: ReadStatement<Row>;
  /** Finds all matches with an index, then sorts them. */
  readonly all: ReadStatement<Row>;
}

export const rowsScanned = 2_000;

/**
 * Returns the newest matches. A frequent text is found among the newest rows. Only a rare text is searched in the
 * index, which is fast because it has few matches. A single statement would depend on the planner's estimate, which is
 * based on the table and not on the merchant: a text that is frequent elsewhere and rare here read all rows.
 * (docs/decisions/0035)
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
