import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
  -- One row of each merchant whose overview takes too long to count in a request: its last count, and who asked for the next.
  create table overview_counts (
    merchant_id uuid not null,
    asked_at timestamptz(3),
    leased_until timestamptz(3),
    next_at timestamptz(3),
    counted_at timestamptz(3),
    took_ms integer,
    counts jsonb,
    constraint overview_counts_pkey primary key (merchant_id),
    constraint overview_counts_fkey foreign key (merchant_id) references merchants (merchant_id),
    constraint overview_counts_whole check (num_nulls(next_at, counted_at, took_ms, counts) in (0, 4)),
    constraint overview_counts_took check (took_ms >= 0));
  create index overview_counts_asked on overview_counts (asked_at) where asked_at is not null;
`;

/** Overviews that the worker counts. (docs/decisions/0091) */
export class OverviewCounts1763960000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(table);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
