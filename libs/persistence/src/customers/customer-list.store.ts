import type { Customer } from '#domain/customers/customer.js';
import { nilUuid } from '#domain/ids.js';
import { CustomerTable } from './customer.table.js';
import { columnsOf } from '../database/entities/entity-sql.js';
import { byId, type IdPage, idPageValues, inIdPage, type Sort, sorts } from '../database/id-page.js';
import {
  beginningWith,
  containing,
  firstCharacters,
  hasAccents,
  isShortSearch,
  withoutAccents,
} from '../database/like.js';
import { scan, type Scanned } from '../database/scan.js';
import { newestMatches, rowsScanned, type Search } from '../database/newest-matches.js';
import { quickRead, read, type Reader, type ReadStatement } from '../database/statement.js';

const columns = columnsOf(CustomerTable, 'c');

export interface CustomerFilter {
  /** In its stored form. */
  readonly email?: string | undefined;
  /** A part of a name or e-mail, in either case. One or two characters must be the beginning, except in the newest customers. */
  readonly search?: string | undefined;
  /** Whether a name is also found by its letters without their accents. */
  readonly ignoresAccents?: boolean;
}

const contains = (pattern: string): string => `(c.name ilike ${pattern} or c.email ilike ${pattern})`;
// A subquery: PostgreSQL evaluates it once, and not for each row.
const containsIgnoringAccents = (pattern: string): string =>
  `(c.name ilike ${pattern} or c.email ilike ${pattern}
    or (${hasAccents('c.name')} and ${withoutAccents('c.name')} like (select ${withoutAccents(pattern)})))`;
const begins = (pattern: string): string =>
  `(${firstCharacters('c.name')} like lower(${pattern}) or ${firstCharacters('c.email')} like lower(${pattern}))`;

const inPage = `c.merchant_id = $1 and ${inIdPage('c')}`;

const listWhere = (kind: typeof read, name: string, sort: Sort, condition = ''): ReadStatement<Customer> =>
  kind(
    `list_${sort}_customers${name}`,
    `select ${columns} from customers c where ${inPage} ${condition} ${byId('c', sort)} limit $6`,
  );

/** A text of one or two characters is searched anywhere in so many of a merchant's newest customers: no index holds so short a part. */
const newestSearched = 10_000;
const isNewest = `c.id > coalesce((select n.id from customers n where n.merchant_id = $1 order by n.id desc
  offset ${newestSearched} limit 1), '${nilUuid}')`;

/** The two statements of a search: among the first rows of the order, or among all rows. */
const searchBy = (name: string, sort: Sort, matches: string, found: string): Search<Customer> => ({
  newest: read(
    `search_${sort}_customers${name}_first`,
    `select ${columns} from (select c.* from customers c where ${inPage} ${byId('c', sort)} limit ${rowsScanned}) c
     where ${matches} ${byId('c', sort)} limit $6`,
  ),
  all: read(
    `search_${sort}_customers${name}`,
    `with found as materialized (${found})
     select ${columns} from (select c.id from found c ${byId('c', sort)} limit $6) page
     join customers c on c.merchant_id = $1 and c.id = page.id ${byId('c', sort)}`,
  ),
});

const idsWhere = (condition: string): string => `select c.id from customers c where ${inPage} and ${condition}`;

const searchesOf = (sort: Sort, name: string, matches: typeof contains) => ({
  emailContaining: listWhere(read, `_by_email_containing${name}`, sort, `and c.email = $7 and ${matches('$8')}`),
  containing: searchBy(`_containing${name}`, sort, matches('$7'), idsWhere(matches('$7'))),
  short: searchBy(
    `_short${name}`,
    sort,
    `(${begins('$8')} or (${isNewest} and ${matches('$7')}))`,
    `${idsWhere(begins('$8'))} union ${idsWhere(`${isNewest} and ${matches('$7')}`)}`,
  ),
});
const statementsOf = (sort: Sort) => ({
  all: listWhere(read, '', sort),
  // At most one row, by the unique e-mail: the look-up of nearly every integration.
  email: listWhere(quickRead, '_by_email', sort, 'and c.email = $7'),
  exact: searchesOf(sort, '', contains),
  ignoringAccents: searchesOf(sort, '_ignoring_accents', containsIgnoringAccents),
});
const statements = Object.fromEntries(sorts.map((sort) => [sort, statementsOf(sort)])) as Record<
  Sort,
  ReturnType<typeof statementsOf>
>;

/** One page of the merchant's customers. A search without an e-mail is a slow read. */
export function listCustomers(
  reader: Reader,
  merchantId: string,
  { email, search, ignoresAccents = false }: CustomerFilter,
  page: IdPage,
): Promise<Customer[]> {
  const { all, email: byEmail, exact, ignoringAccents } = statements[page.sort];
  const values = [merchantId, ...idPageValues(page)];
  if (search === undefined) {
    return email === undefined ? reader.query(all, values) : reader.query(byEmail, [...values, email]);
  }
  const of = ignoresAccents ? ignoringAccents : exact;
  if (email !== undefined) return reader.query(of.emailContaining, [...values, email, containing(search)]);
  const withPart = [...values, containing(search)];
  if (!isShortSearch(search)) return newestMatches(reader, of.containing, withPart, page.count);
  return newestMatches(reader, of.short, [...withPart, beginningWith(search)], page.count);
}

/** The next part of the merchant's customers, for an export. A search ignores accents. */
export function scanCustomers(
  reader: Reader,
  merchantId: string,
  { email, search }: Omit<CustomerFilter, 'ignoresAccents'>,
  page: IdPage,
): Promise<Scanned<Customer>> {
  const by = search === undefined ? 'all' : 'containing';
  const matches = { all: '$8::text is null', containing: containsIgnoringAccents('$8') }[by];
  const pattern = search === undefined ? null : containing(search);
  return scan(
    reader,
    merchantId,
    {
      name: `customers_${by}`,
      table: 'customers',
      alias: 'c',
      columns,
      values: [email ?? null, pattern],
      matches: `($7::text is null or c.email = $7) and ${matches}`,
    },
    page,
  );
}

const countInPage = read<{ count: number }>(
  'count_customers',
  `select count(*) from (select from customers c where ${inPage} limit $6) counted`,
);

/** How many customers were created within a time, up to `max`. A slow read. */
export async function countCustomers(
  reader: Reader,
  merchantId: string,
  page: Pick<IdPage, 'sort' | 'from' | 'to'>,
  max: number,
): Promise<number> {
  const [counted] = await reader.query(countInPage, [merchantId, ...idPageValues({ ...page, count: max })]);
  return counted?.count ?? 0;
}
