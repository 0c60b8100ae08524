import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person notes on a redemption stands in its entry. The version before writes none there. */
export class RedemptionNotes1763999000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table voucher_entries
      drop constraint voucher_entries_fit_kind,
      add constraint voucher_entries_fit_kind check (
        case kind
          when 'issue' then change_minor > 0 and redemption_type is null and reason is null
          when 'redeem' then change_minor < 0 and redemption_type is not null
                             and (redemption_type = 'full') = (remaining_after_minor = 0)
          when 'reverse' then change_minor > 0 and redemption_type is null and reason is not null
          when 'adjust' then redemption_type is null and reason is not null
          when 'cancel' then change_minor <= 0 and redemption_type is null and reason is not null
          when 'expire' then change_minor <= 0 and redemption_type is null and reason is null
          else false
        end) not valid`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** Reads the whole table, beside writes. */
export class ValidRedemptionNotes1763999000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table voucher_entries validate constraint voucher_entries_fit_kind');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
