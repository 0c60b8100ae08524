import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rewards of a customer that can be used, newest first, without a read of the very many that were used before. */
export class UsableRewards1763999000050 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists rewards_usable');
    await queryRunner.query(
      `create index concurrently rewards_usable on rewards (merchant_id, customer_id, id)
       where status = 'active'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
