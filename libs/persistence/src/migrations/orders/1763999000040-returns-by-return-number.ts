import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search finds a return by the number that the merchant gave it, at a merchant the newest first, and over all merchants. */
export class ReturnsByReturnNumber1763999000040 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists order_returns_by_return_number');
    await queryRunner.query(
      `create index concurrently order_returns_by_return_number on order_returns (return_number, merchant_id, id)
       where return_number is not null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
