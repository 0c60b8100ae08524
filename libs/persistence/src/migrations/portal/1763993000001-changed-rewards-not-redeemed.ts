import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rewards of a customer that changed and are not redeemed, by their issue: the customer's history reads the newest ones. */
export class ChangedRewardsNotRedeemed1763993000001 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists rewards_changed_not_redeemed');
    await queryRunner.query(
      `create index concurrently rewards_changed_not_redeemed on rewards (merchant_id, customer_id, id)
       where event_count > 1 and redeemed_at is null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
