import type { Customer } from '#domain/customers/customer.js';
import { customerColumns as columns } from './customer.store.js';
import { beginningWith, containing, isShortSearch, firstCharacters } from '../database/like.js';
import { newestMatches, rowsScanned, type Search } from '../database/newest-matches.js';
import { read, type Reader } from '../database/statement.js';

export interface CustomerFilter {
  /** In its stored form. */
  readonly email?: string;
  /** A part of a name or an e-mail, case-insensitive. With fewer than three characters, it must be a prefix. */
  readonly search?: string;
}

const contains = (pattern: string): string => `(c.name ilike ${pattern} or c.email ilike ${pattern})`;
const begins = (pattern: string): string =>
  `(${firstCharacters('c.name')} like lower(${pattern}) or ${firstCharacters('c.email')} like lower(${pattern}))`;

const listAll = read<Customer>(
  'list_customers',
  `select ${columns} from customers c where c.merchant_id = $1 and c.id < $2
   order by c.id desc limit $3`,
);
const listByEmail = read<Customer>(
  'list_customers_by_email',
  `select ${columns} from customers c where c.merchant_id = $1 and c.id < $2
   and c.email = $4 order by c.id desc limit $3`,
);
const listByEmailContaining = read<Customer>(
  'list_customers_by_email_containing',
  `select ${columns} from customers c where c.merchant_id = $1 and c.id < $2
   and c.email = $4 and ${contains('$5')} order by c.id desc limit $3`,
);
const listByEmailBeginning = read<Customer>(
  'list_customers_by_email_beginning',
  `select ${columns} from customers c where c.merchant_id = $1 and c.id < $2
   and c.email = $4 and ${begins('$5')} order by c.id desc limit $3`,
);

const searchBy = (name: string, matches: string): Search<Customer> => ({
  newest: read(
    `${name}_newest`,
    `select ${columns} from (
       select * from customers where merchant_id = $1 and id < $2 order by id desc limit ${rowsScanned}) c
     where ${matches} order by c.id desc limit $3`,
  ),
  all: read(
    name,
    `with found as materialized (select c.id from customers c where c.merchant_id = $1 and c.id < $2 and ${matches})
     select ${columns} from (select id from found order by id desc limit $3) page
     join customers c on c.merchant_id = $1 and c.id = page.id order by c.id desc`,
  ),
});
const searchContaining = searchBy('search_customers', contains('$4'));
const searchBeginning = searchBy('search_customers_beginning', begins('$4'));

/** Newest first, below the id `before`, at most `count`. A search without an e-mail is a slow read. */
export function listCustomers(
  reader: Reader,
  merchantId: string,
  { email, search }: CustomerFilter,
  before: string,
  count: number,
): Promise<Customer[]> {
  const page = [merchantId, before, count];
  if (search === undefined) {
    return email === undefined ? reader.query(listAll, page) : reader.query(listByEmail, [...page, email]);
  }
  const short = isShortSearch(search);
  const pattern = short ? beginningWith(search) : containing(search);
  if (email !== undefined) {
    return reader.query(short ? listByEmailBeginning : listByEmailContaining, [...page, email, pattern]);
  }
  return newestMatches(reader, short ? searchBeginning : searchContaining, [...page, pattern], count);
}
