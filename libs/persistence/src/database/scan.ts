import { byId, type IdPage, idPageValues, inIdPage, type Sort } from './id-page.js';
import { queryOne, read, type Reader } from './statement.js';

/** The rows of a part of a table that match, and the last id of that part, null after the last part. */
export interface Scanned<Row> {
  readonly rows: readonly Row[];
  readonly last: string | null;
}

interface Scan {
  readonly name: string;
  readonly table: string;
  readonly alias: string;
  readonly columns: string;
  /** On the row, with parameters from `$7`. */
  readonly matches: string;
  readonly values: readonly unknown[];
}

/**
 * Reads the next `count` rows of a merchant and returns those that match. Each row is read once, whatever the filter: for an
 * export, which goes through all pages, that is cheaper than an index that finds all matches anew for each of them.
 */
export async function scan<Row>(
  reader: Reader,
  merchantId: string,
  { name, table, alias, columns, matches, values }: Scan,
  page: IdPage,
): Promise<Scanned<Row>> {
  const { sort } = page;
  const of = [merchantId, ...idPageValues(page)];
  const part = partOf(table, alias, sort);
  const list = read<Row>(
    `scan_${sort}_${name}`,
    `select ${columns} from (${part}) ${alias} where ${matches} ${byId(alias, sort)}`,
  );
  const findLast = read<{ id: string }>(
    `scan_${sort}_${table}_last`,
    `select part.id from (${part}) part offset $6::bigint - 1 limit 1`,
  );
  const [rows, last] = await Promise.all([reader.query(list, [...of, ...values]), queryOne(reader, findLast, of)]);
  return { rows, last: last?.id ?? null };
}

const partOf = (table: string, alias: string, sort: Sort): string =>
  `select ${alias}.* from ${table} ${alias} where ${alias}.merchant_id = $1 and ${inIdPage(alias)} ${byId(alias, sort)} limit $6`;
