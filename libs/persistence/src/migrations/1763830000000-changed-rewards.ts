import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The index of a customer's rewards that were redeemed or have a coupon: the customer's history reads the newest ones.
 * Untouched rewards, most of them, are not in it.
 */
export class ChangedRewards1763830000000 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists rewards_changed');
    await queryRunner.query(
      `create index concurrently rewards_changed on rewards (merchant_id, customer_id, redeemed_at)
       where event_count > 1`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
