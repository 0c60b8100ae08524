import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search finds a hold by the reference of its checkout, at a merchant the newest first, and over all merchants. */
export class HoldsByReference1763999000041 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists voucher_holds_by_reference');
    await queryRunner.query(
      `create index concurrently voucher_holds_by_reference on voucher_holds (reference, merchant_id, id)
       where reference is not null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
