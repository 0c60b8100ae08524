import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a redemption was reversed stands in the reward's history. The version before writes none there. */
export class RewardReasons1763999000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table reward_events
      add column reason text,
      add constraint reward_events_reason_fits
        check (reason is null or (kind = 'reversed' and length(reason) between 1 and 500)) not valid`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** Reads the whole table, beside writes. */
export class ValidRewardReasons1763999000021 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table reward_events validate constraint reward_events_reason_fits');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
