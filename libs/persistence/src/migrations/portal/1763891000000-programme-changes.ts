import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a merchant's programme changed last, so that an order can say whether what decided it still stands. Of a version
 * from before this migration it is the time of the migration: it never says that older settings still stand.
 */
export class ProgrammeChanges1763891000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table programme_versions add column changed_at timestamptz(3) not null default date_trunc('milliseconds', now())`,
    );
    await queryRunner.query(`
      create or replace function new_programme_version() returns trigger language plpgsql as $$
      begin
        insert into programme_versions (merchant_id, version, changed_at)
          values (coalesce(new.merchant_id, old.merchant_id), gen_random_uuid(), date_trunc('milliseconds', clock_timestamp()))
          on conflict (merchant_id) do update set version = excluded.version, changed_at = date_trunc('milliseconds', clock_timestamp());
        return null;
      end $$;`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
