import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has got the e-mail of a job that sends it to several people, so that a retry is for the others alone. */
export class RecipientsOfJobs1763965000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table staged_jobs add column sent_to uuid[] not null default '{}'");
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
