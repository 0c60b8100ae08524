import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failures of a job apart from its attempts: an attempt whose worker ended is none. Attempts of waiting jobs count as failures. */
export class FailuresOfJobs1763994000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table staged_jobs add column failures integer not null default 0');
    await queryRunner.query(
      'alter table staged_jobs add constraint staged_jobs_failures_not_negative check (failures >= 0) not valid',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** Apart, since they read whole tables: without a lock that a write waits for. */
export class FilledFailuresOfJobs1763994000001 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `update staged_jobs set failures = attempts - case when taken_until is null then 0 else 1 end
       where state = 'waiting' and attempts > 0 and failures = 0`,
    );
    await queryRunner.query('alter table staged_jobs validate constraint staged_jobs_failures_not_negative');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
