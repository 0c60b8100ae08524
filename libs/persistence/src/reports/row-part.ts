import { maxUuid, nilUuid } from '#domain/ids.js';
import { queryOne, read, type Reader } from '../database/statement.js';

/** The tables whose rows have a ledger each. */
export type LedgerOwner = 'cards' | 'vouchers' | 'rewards';
export const ledgerOwners: readonly LedgerOwner[] = ['cards', 'vouchers', 'rewards'];

/** What is read in parts: the ledgers by their owners, and what is counted. */
export type PartOwner = LedgerOwner | 'customers' | 'orders';

/** The rows of a merchant with an id behind `after` up to `last`: what one statement reads. */
export interface RowPart {
  readonly merchantId: string;
  readonly after: string;
  readonly last: string;
}

const ends = (owner: PartOwner) =>
  read<{ last: string | null }>(
    `find_end_of_part_of_${owner}`,
    `select (select o.id from ${owner} o where o.merchant_id = $1 and o.id > $2 order by o.id offset $3::bigint - 1 limit 1) as last`,
  );
const newest = (owner: PartOwner) =>
  read<{ last: string | null }>(
    `find_newest_of_${owner}`,
    `select (select o.id from ${owner} o where o.merchant_id = $1 and o.id > $2 order by o.id desc limit 1) as last`,
  );

/** The next part of at most `size` rows; undefined behind the last one. */
export async function findRowPart(
  reader: Reader,
  owner: PartOwner,
  { merchantId, after, size }: { readonly merchantId: string; readonly after: string; readonly size: number },
): Promise<RowPart | undefined> {
  const full = await queryOne(reader, ends(owner), [merchantId, after, size]);
  const last = full?.last ?? (await queryOne(reader, newest(owner), [merchantId, after]))?.last;
  return last ? { merchantId, after, last } : undefined;
}

/** SQL: the rows of a part, by a column of an id. Its parameters are $1 to $3. */
export const ofPart = (alias: string, column: string): string =>
  `${alias}.merchant_id = $1 and ${alias}.${column} > $2 and ${alias}.${column} <= $3`;
/** The parameters $1 to $3 of `ofPart`. */
export const partValues = ({ merchantId, after, last }: RowPart): readonly string[] => [merchantId, after, last];

/** All rows of a merchant as one part. */
export const everyRow = (merchantId: string): RowPart => ({ merchantId, after: nilUuid, last: maxUuid });
