import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The vouchers of a customer that can be used, newest first, without a read of the very many that have ended. */
export class UsableVouchers1763999000051 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists vouchers_usable');
    await queryRunner.query(
      `create index concurrently vouchers_usable on vouchers (merchant_id, customer_id, id)
       where status in ('pending', 'active', 'partial') and customer_id is not null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
