import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first characters of a text in lower case, for searches too short for trigrams. */
const start = (column: string): string => `left(lower(${column}), 3) text_pattern_ops`;

const indexes: readonly (readonly [name: string, on: string])[] = [
  ['customers_name_start', `customers (merchant_id, ${start('name')})`],
  ['customers_email_start', `customers (merchant_id, ${start('email')})`],
  ['vouchers_title_start', `vouchers (merchant_id, ${start('title')})`],
  ['vouchers_code_start', `vouchers (merchant_id, ${start('code')})`],
  ['merchants_name_start', `merchants (${start('name')})`],
  // Issued vouchers of a status, newest first.
  ['vouchers_by_status', 'vouchers (merchant_id, status, id)'],
  // The audit log of one action, of all actions with one thing, and of one person.
  ['audit_entries_by_action', 'audit_entries (merchant_id, action, id)'],
  ['audit_entries_by_thing', "audit_entries (merchant_id, split_part(action, '.', 1), id)"],
  ['audit_entries_by_actor', 'audit_entries (merchant_id, actor_id, id)'],
];

/**
 * Indexes of lists and searches, made while the version before serves: each statement stands alone, outside of a
 * transaction. One that was broken off leaves an invalid index behind, which the next try drops.
 */
export class ListIndexes1763730000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, on] of indexes) {
      await queryRunner.query(`drop index concurrently if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on ${on}`);
    }
    // The planner knows nothing of an expression before its table is looked at.
    for (const table of ['customers', 'vouchers', 'merchants', 'audit_entries']) {
      await queryRunner.query(`analyze ${table}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
