import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search finds the vouchers that were sent to an e-mail address, at a merchant the newest first, and over all merchants. */
export class VouchersByRecipient1763999000030 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists vouchers_by_recipient');
    await queryRunner.query(
      `create index concurrently vouchers_by_recipient on vouchers (recipient_email, merchant_id, id)
       where recipient_email is not null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
