import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first characters of a text in lower case, for searches that are too short for trigrams. */
const start = (column: string): string => `left(lower(${column}), 3) text_pattern_ops`;

const indexes: readonly (readonly [name: string, on: string])[] = [
  ['customers_name_start', `customers (merchant_id, ${start('name')})`],
  ['customers_email_start', `customers (merchant_id, ${start('email')})`],
  ['vouchers_title_start', `vouchers (merchant_id, ${start('title')})`],
  ['vouchers_code_start', `vouchers (merchant_id, ${start('code')})`],
  ['merchants_name_start', `merchants (${start('name')})`],
  // Issued vouchers of a status, newest first.
  ['vouchers_by_status', 'vouchers (merchant_id, status, id)'],
  // The audit log by action, by kind of resource, and by person.
  ['audit_entries_by_action', 'audit_entries (merchant_id, action, id)'],
  ['audit_entries_by_thing', "audit_entries (merchant_id, split_part(action, '.', 1), id)"],
  ['audit_entries_by_actor', 'audit_entries (merchant_id, actor_id, id)'],
];

/**
 * Indexes of lists and searches, built while the previous version runs: each statement runs outside of a transaction.
 * An interrupted build leaves an invalid index, which the next run drops.
 */
export class ListIndexes1763730000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, on] of indexes) {
      await queryRunner.query(`drop index concurrently if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on ${on}`);
    }
    // The planner has no statistics of an expression until the table is analysed.
    for (const table of ['customers', 'vouchers', 'merchants', 'audit_entries']) {
      await queryRunner.query(`analyze ${table}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
