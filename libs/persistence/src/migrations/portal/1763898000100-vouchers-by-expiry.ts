import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The vouchers of a merchant that expire next, for its overview. */
export class VouchersByExpiry1763898000100 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists vouchers_by_expiry');
    await queryRunner.query(
      `create index concurrently vouchers_by_expiry on vouchers (merchant_id, expires_at)
       where status in ('pending', 'active', 'partial') and expires_at is not null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
