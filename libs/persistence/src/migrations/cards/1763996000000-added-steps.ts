import type { MigrationInterface, QueryRunner } from 'typeorm';

const forwardOnly = (): never => {
  throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
};

/** When a threshold was added to a card definition that was there. */
export class AddedSteps1763996000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table card_progression_steps add column added_at_ms bigint');
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}

/**
 * The newest added threshold that a card knows of: what was added below a balance has not issued. A migration of its own, so that no
 * transaction locks both tables.
 */
export class StepsSeen1763996000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table cards add column steps_seen_to_ms bigint not null default 0');
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}
