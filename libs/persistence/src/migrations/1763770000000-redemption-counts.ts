import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = `
  -- The number of redemptions among the ledger entries up to redemptions_counted_to. Existing rows are not filled, and
  -- the previous version does not update the columns: readers add the entries after that number.
  alter table vouchers
    add column redemption_count integer not null default 0,
    add column redemptions_counted_to integer not null default 0;
`;

/** The columns that bound the cost of reading a voucher, however long its history is. (docs/decisions/0043) */
export class RedemptionCounts1763770000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columns);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** The index of a voucher's redemptions by number. */
export class RedemptionsByNumber1763770000001 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists voucher_entries_redemptions');
    await queryRunner.query(
      `create index concurrently voucher_entries_redemptions on voucher_entries (merchant_id, voucher_id, number)
       where kind = 'redeem'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
