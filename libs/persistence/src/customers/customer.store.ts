import type { Customer } from '#domain/customers/customer.js';
import type { Reference } from '#domain/ids.js';
import { customerTaken } from './customer-taken.js';
import { CustomerTable } from './customer.table.js';
import { addedTotals, type Earned } from './lifetime-totals.js';
import { shareNewCustomers } from './new-customers-lock.js';
import { columnsOf, insertInto, updateOf } from '../database/entities/entity-sql.js';
import { byReference, lockByReference } from '../database/reference.js';
import { lockingRead, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const customerColumns = columnsOf(CustomerTable, 'c');

const find = byReference<Customer>(
  'find_customer',
  (column) => `select ${customerColumns} from customers c where c.merchant_id = $1 and c.${column} = $2`,
);

/** Finds a customer by id or externalId. */
export const findCustomer = (reader: Reader, merchantId: string, reference: Reference): Promise<Customer | undefined> =>
  find(reader, merchantId, reference);

const lock = lockByReference<Customer>(
  'lock_customer',
  // Locks the customer. Every write of a customer's cards, rewards or vouchers takes this lock first.
  (column) =>
    `select ${customerColumns} from customers c where c.merchant_id = $1 and c.${column} = $2 for no key update`,
);

/** Finds a customer by id or externalId and locks it until the transaction ends. */
export const lockCustomer = (tx: Tx, merchantId: string, reference: Reference): Promise<Customer | undefined> =>
  lock(tx, merchantId, reference);

const lockByEmail = lockingRead<Customer>(
  'lock_customer_by_email',
  `select ${customerColumns} from customers c where c.merchant_id = $1 and c.email = $2 for no key update`,
);

/** Locks the customer with this e-mail (in its stored form). */
export const lockCustomerByEmail = (tx: Tx, merchantId: string, email: string): Promise<Customer | undefined> =>
  queryOne(tx, lockByEmail, [merchantId, email]);

const newCustomer = insertInto(CustomerTable, { as: 'c', except: ['lifetimeStamps', 'lifetimePoints'] });
const insertRow = write<Customer>(
  'insert_customer',
  // Waits for a concurrent insert of the same customer, then inserts nothing.
  `${newCustomer.text} on conflict do nothing returning ${customerColumns}`,
);

export type NewCustomer = Pick<Customer, 'merchantId' | 'id' | 'externalId' | 'email' | 'name' | 'createdAt'>;

/** Inserts the customer. Returns undefined when the e-mail or the externalId is taken. */
export function insertCustomer(tx: Tx, customer: NewCustomer): Promise<Customer | undefined> {
  shareNewCustomers(tx, customer.merchantId);
  return queryOne(tx, insertRow, newCustomer.values({ ...customer, eventVersion: 1 }));
}

const addTotals = write<never>('add_lifetime_totals', addedTotals.text);

/** Adds to the lifetime totals, and sets the name when none is stored. */
export function addLifetimeTotals(tx: Tx, earned: Earned): void {
  tx.write(addTotals, addedTotals.values(earned));
}

const takeTotals = write<never>(
  'take_from_lifetime_totals',
  `update customers set lifetime_stamps = lifetime_stamps - $3, lifetime_points = lifetime_points - $4
   where merchant_id = $1 and id = $2`,
);

/** Takes from the lifetime totals what was taken back. The caller has locked the customer. */
export function takeFromLifetimeTotals(
  tx: Tx,
  { merchantId, id }: Pick<Customer, 'merchantId' | 'id'>,
  { stamps, points }: { readonly stamps: number; readonly points: number },
): void {
  if (stamps > 0 || points > 0) tx.write(takeTotals, [merchantId, id, stamps, points]);
}

const changedCustomer = updateOf(CustomerTable, {
  except: ['lifetimeStamps', 'lifetimePoints', 'createdAt'],
  where: ['merchantId', 'id'],
});
const saveRow = write<never>('save_customer', changedCustomer.text);

/** Saves a changed customer. A taken e-mail or externalId fails the transaction as `conflict`. */
export function saveCustomer(tx: Tx, customer: Customer): void {
  tx.write(saveRow, changedCustomer.values(customer), customerTaken);
}

const findAny = read<{ id: string }>('find_any_customer', `select id from customers where merchant_id = $1 limit 1`);

/** True where the merchant has at least one customer; reads one row. */
export const hasCustomers = async (reader: Reader, merchantId: string): Promise<boolean> =>
  (await reader.query(findAny, [merchantId])).length > 0;

const listIds = read<{ id: string }>(
  'list_customer_ids',
  'select id from customers where merchant_id = $1 and id > $2 order by id limit $3',
);

/** The ids of customers above the id `after`, ascending, at most `count`. */
export const listCustomerIds = async (
  reader: Reader,
  merchantId: string,
  after: string,
  count: number,
): Promise<string[]> => (await reader.query(listIds, [merchantId, after, count])).map(({ id }) => id);
