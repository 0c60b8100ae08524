import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = `
  -- How many redemptions are among the entries of a voucher's ledger up to the number redemptions_counted_to. Nothing is
  -- filled in, and the version before leaves both as they are: readers add the entries behind that number.
  alter table vouchers
    add column redemption_count integer not null default 0,
    add column redemptions_counted_to integer not null default 0;
`;

/** What a voucher's representation needs, so that it costs the same however long its history is. (docs/decisions, 0043) */
export class RedemptionCounts1763770000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columns);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** The redemptions of a voucher by their numbers, past everything else that happened to it. */
export class RedemptionsByNumber1763770000001 implements MigrationInterface {
  /** CONCURRENTLY refuses to run in a transaction. What a failed try left behind is dropped first. */
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
