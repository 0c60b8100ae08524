import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts customers and cards anew within an import, whose rows nobody else sees yet: where merchants had a customer each until now,
 * each check of a foreign key would read all rows of the merchant. Called with the role of the applications, which owns no table.
 * Large tables are left alone: of these PostgreSQL knows that merchants have many rows, and counting takes long. (docs/decisions/0088)
 */
const analyzeImported = `
  create function analyze_imported() returns void
    language plpgsql volatile security definer set search_path = public, pg_temp as $$
  declare
    largest constant bigint := 64 * 1024 * 1024;
  begin
    if pg_relation_size('customers') < largest and pg_relation_size('cards') < largest then
      analyze (skip_locked) customers, cards;
    end if;
  end $$;
`;

export class AnalyzeImported1763999000044 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(analyzeImported);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
