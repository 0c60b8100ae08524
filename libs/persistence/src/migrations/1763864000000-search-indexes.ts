import type { MigrationInterface, QueryRunner } from 'typeorm';

const withExternalId = ['customers', 'cards', 'rewards', 'vouchers']
  .concat(['card_definitions', 'reward_templates', 'voucher_templates', 'locations', 'orders'])
  .map(
    (table) =>
      [`${table}_by_external_id`, `${table} (external_id, merchant_id) where external_id is not null`] as const,
  );

/**
 * Those that begin with a value are for support, which does not know the merchant. The merchant is in them too: a look-up of one
 * merchant that takes such an index reads no rows of others.
 */
const indexes: readonly (readonly [name: string, on: string])[] = [
  ...withExternalId,
  ['customers_by_email', 'customers (email text_pattern_ops, merchant_id)'],
  ['customers_email_begins', 'customers (merchant_id, email text_pattern_ops)'],
  ['customers_name_begins', 'customers (merchant_id, lower(name) text_pattern_ops) where name is not null'],
  ['vouchers_by_code', 'vouchers (code, merchant_id)'],
  ['vouchers_by_external_reference', 'vouchers (external_reference, merchant_id) where external_reference is not null'],
  ['rewards_by_coupon', 'rewards (coupon_code, merchant_id) where coupon_code is not null'],
  // In place of orders_by_number, of which it has the columns in another order: an order is written no slower.
  ['orders_with_number', 'orders (order_number, merchant_id, id)'],
];

/**
 * Indexes of the search, built while the previous version runs: each statement runs outside of a transaction. An
 * interrupted build leaves an invalid index, which the next run drops. (docs/decisions/0067)
 */
export class SearchIndexes1763864000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, on] of indexes) {
      await queryRunner.query(`drop index concurrently if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on ${on}`);
    }
    await queryRunner.query('drop index concurrently if exists orders_by_number');
    // The planner has no statistics of an expression until the table is analysed.
    await queryRunner.query('analyze customers');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** The audit entries of one thing, newest first, for its timeline. */
export class AuditEntriesBySubject1763864000001 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists audit_entries_by_subject');
    await queryRunner.query(
      `create index concurrently audit_entries_by_subject on audit_entries (merchant_id, subject_id, id)
       where subject_id is not null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
