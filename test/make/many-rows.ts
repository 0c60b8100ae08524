import type { TestDatabase } from '../harness/test-database.js';
import type { Shop } from './shop.js';

/** A UUIDv7 of the n-th millisecond of this year, in SQL. */
const idOf = (n: string): string =>
  `(lpad(to_hex(1767225600000 + ${n}::bigint), 12, '0') || '70008' || lpad(to_hex(${n}), 15, '0'))::uuid`;

/** Adds rows without the index of trigrams, which is made anew afterwards: much quicker than row by row. */
async function without(database: TestDatabase, index: string, add: () => Promise<unknown>): Promise<void> {
  const { made } = await database.row<{ made: string }>('select pg_get_indexdef($1::regclass) as made', [index]);
  await database.rows(`drop index ${index}`);
  await add();
  await database.rows(made);
}

/** Customers of a merchant by SQL, with a first name and an e-mail that begins with it. */
export async function manyCustomers({ database, merchantId }: Shop, count: number, name: string): Promise<void> {
  await without(database, 'customers_search', () =>
    database.rows(
      `insert into customers (merchant_id, id, email, name, created_at)
       select $1, ${idOf('n')}, lower($2) || '.' || md5(n::text) || '@canary.example', $2 || ' ' || md5('x' || n), now()
       from generate_series(1, $3::int) n`,
      [merchantId, name, count],
    ),
  );
  await database.rows('vacuum analyze customers');
}

/** Active vouchers of a merchant by SQL, the oldest first, each with the line of its issue; every other one was redeemed. */
export async function manyVouchers(
  { database, merchantId }: Shop,
  templateId: string,
  count: number,
  title = 'Gift',
): Promise<void> {
  await without(database, 'vouchers_search', () =>
    database.rows(
      `insert into vouchers (merchant_id, id, voucher_template_id, code, title, currency, value_minor, remaining_minor, status,
         allow_partial_redemption, activates_at, recipient_email, entry_count, created_at, updated_at)
       select $1, ${idOf('n')}, $2, translate(upper(substr(md5(n::text), 1, 16)), '01', 'WX'), $4 || ' ' || n, 'GBP',
         1000, case n % 2 when 0 then 0 else 1000 end, case n % 2 when 0 then 'redeemed' else 'active' end, true, now(),
         'someone@canary.example', 2, now(), now()
       from generate_series(1, $3::int) n`,
      [merchantId, templateId, count, title],
    ),
  );
  await database.rows(
    `insert into voucher_entries (merchant_id, voucher_id, number, kind, change_minor, remaining_after_minor, redemption_type,
       created_at)
     select merchant_id, id, 1, 'issue', 1000, 1000, null, created_at from vouchers where merchant_id = $1
     union all
     select merchant_id, id, 2, 'redeem', -1000, 0, 'full', created_at from vouchers
     where merchant_id = $1 and status = 'redeemed'`,
    [merchantId],
  );
  await database.rows('vacuum analyze vouchers');
}
