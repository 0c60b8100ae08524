import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = `
  alter table vouchers
    add column reversed_minor bigint not null default 0,
    add constraint vouchers_reversed_not_negative check (reversed_minor >= 0) not valid;

  -- balance_after_minor is null where the version before wrote the entry: its cancellations have no change.
  alter table voucher_entries
    add column balance_after_minor bigint,
    add column reverses integer,
    add column reversed_after_minor bigint,
    drop constraint voucher_entries_fit_kind,
    add constraint voucher_entries_fit_kind check (
      case kind
        when 'issue' then change_minor > 0 and redemption_type is null and reason is null
        when 'redeem' then change_minor < 0 and redemption_type is not null and reason is null
                           and (redemption_type = 'full') = (remaining_after_minor = 0)
        when 'reverse' then change_minor > 0 and redemption_type is null and reason is not null
        when 'adjust' then redemption_type is null and reason is not null
        when 'cancel' then change_minor <= 0 and redemption_type is null and reason is not null
        when 'expire' then change_minor <= 0 and redemption_type is null and reason is null
        else false
      end) not valid,
    add constraint voucher_entries_balance_bounds
      check (balance_after_minor between 0 and remaining_after_minor) not valid,
    add constraint voucher_entries_reverses check (
      case when kind = 'reverse'
        then reverses is not null and reverses < number and reversed_after_minor is not null and reversed_after_minor >= change_minor
        else reverses is null and reversed_after_minor is null
      end) not valid,
    add constraint voucher_entries_voucher_id_reverses_fkey foreign key (merchant_id, voucher_id, reverses)
      references voucher_entries (merchant_id, voucher_id, number) not valid;
`;

const constraints = [
  ['vouchers', 'vouchers_reversed_not_negative'],
  ...[
    'voucher_entries_fit_kind',
    'voucher_entries_balance_bounds',
    'voucher_entries_reverses',
    'voucher_entries_voucher_id_reverses_fkey',
  ].map((name) => ['voucher_entries', name] as const),
] as const;

/** Reversals of redemptions, and the books of closed vouchers. (docs/decisions/0077) */
export class Reversals1763896000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columns);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** Reads the tables once, without a lock that writes wait for, and builds the index of reversals. */
export class CheckedReversals1763896000001 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, name] of constraints)
      await queryRunner.query(`alter table ${table} validate constraint "${name}"`);
    await queryRunner.query('drop index concurrently if exists voucher_entries_reversals');
    await queryRunner.query(
      `create index concurrently voucher_entries_reversals on voucher_entries (merchant_id, voucher_id, reverses, number)
       where reverses is not null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
