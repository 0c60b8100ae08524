import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
  -- One row of each merchant: its last proof. \`objects\` are the first that differ.
  create table ledger_proofs (
    merchant_id uuid not null,
    leased_until timestamptz(3),
    next_at timestamptz(3),
    proved_at timestamptz(3),
    took_ms integer,
    balances bigint,
    differences bigint,
    objects jsonb,
    constraint ledger_proofs_pkey primary key (merchant_id),
    constraint ledger_proofs_fkey foreign key (merchant_id) references merchants (merchant_id),
    constraint ledger_proofs_whole check (
      num_nulls(next_at, proved_at, took_ms, balances, differences, objects) in (0, 6)),
    constraint ledger_proofs_counts check (balances >= 0 and differences >= 0 and took_ms >= 0))
`;

/** The results of the nightly proofs of the ledgers. (docs/decisions/0083) */
export class LedgerProofs1763910000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(table);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
