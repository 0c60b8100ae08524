import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a merchant lets in only members with a second factor. No merchant of the version before does. */
export class RequiredSecondFactors1763898000200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table merchants add column requires_second_factor boolean not null default false');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
