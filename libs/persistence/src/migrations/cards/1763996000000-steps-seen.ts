import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a threshold was added to a card that was in use, and the newest one that a card knows of: what was added below a balance has
 * not issued. Both columns are added without a rewrite of their tables.
 */
export class StepsSeen1763996000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table card_progression_steps add column since bigint');
    await queryRunner.query('alter table cards add column steps_seen bigint not null default 0');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
