import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The index of a customer's vouchers that have more entries than their issue: the customer's history reads those that
 * changed last. Expired ones stand apart, because their updated_at is not the time of an entry.
 */
export class ChangedVouchers1763851000000 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists vouchers_changed');
    await queryRunner.query(
      `create index concurrently vouchers_changed on vouchers (merchant_id, customer_id, ((status = 'expired')::int), updated_at)
       where entry_count > 1`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
