import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Points that a reversal gave back to a lot were not due again where the worker had found the lot empty before: they showed no
 * expiry, and would not have expired. The worker looks at these cards once.
 */
export class CardsDueAgain1763990000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `update cards k set expiry_due = date_trunc('milliseconds', now())
       where (merchant_id, id) in (
         select c.merchant_id, c.id from card_expirations e join cards c on c.merchant_id = e.merchant_id and c.id = e.card_id
         where c.expiry_due is null or c.expiry_due > e.expires_at)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
