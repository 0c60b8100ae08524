import type { MigrationInterface, QueryRunner } from 'typeorm';

const holds = `
  -- Holds are kept, as the ledger is: a capture names its hold. Each change is under the lock of the voucher.
  create table voucher_holds (
    merchant_id uuid not null,
    id uuid not null,
    voucher_id uuid not null,
    amount_minor bigint not null,
    captured_minor bigint not null,
    status text not null,
    reference text,
    expires_at timestamptz(3) not null,
    api_key_id uuid,
    staff_id uuid,
    created_at timestamptz(3) not null,
    ended_at timestamptz(3),
    request_id uuid default (nullif(current_setting('loyalty.request_id', true), ''))::uuid,
    constraint voucher_holds_pkey primary key (merchant_id, id),
    constraint voucher_holds_voucher_id_fkey foreign key (merchant_id, voucher_id) references vouchers (merchant_id, id),
    constraint voucher_holds_amount_bounds check (amount_minor between 1 and 9999999999),
    constraint voucher_holds_status_known check (status in ('held', 'captured', 'released', 'expired')),
    constraint voucher_holds_captured_bounds check (captured_minor between 0 and amount_minor),
    constraint voucher_holds_captured_fits_status check ((status = 'captured') = (captured_minor > 0)),
    constraint voucher_holds_ended_fits_status check ((status = 'held') = (ended_at is null)),
    constraint voucher_holds_expires_later check (expires_at > created_at),
    constraint voucher_holds_reference_length check (length(reference) between 1 and 200));
  create index voucher_holds_of_voucher on voucher_holds (merchant_id, voucher_id, id);
  create index voucher_holds_held on voucher_holds (merchant_id, voucher_id) where status = 'held';
  create index voucher_holds_to_expire on voucher_holds (expires_at) where status = 'held';

  -- The version before knows no holds: a redemption of it that would take what is held fails by the constraint.
  alter table vouchers
    add column held_minor bigint not null default 0,
    add constraint vouchers_held_bounds check (held_minor = 0 or held_minor between 1 and remaining_minor) not valid;
  alter table voucher_entries
    add column hold_id uuid,
    add constraint voucher_entries_captures check (hold_id is null or kind = 'redeem') not valid,
    add constraint voucher_entries_hold_id_fkey foreign key (merchant_id, hold_id) references voucher_holds (merchant_id, id) not valid;
`;

const constraints = [
  ['vouchers', 'vouchers_held_bounds'],
  ['voucher_entries', 'voucher_entries_captures'],
  ['voucher_entries', 'voucher_entries_hold_id_fkey'],
] as const;

/** Holds on vouchers. (docs/decisions/0078) */
export class VoucherHolds1763896000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(holds);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** Reads the tables once, without a lock that writes wait for. */
export class CheckedVoucherHolds1763896000011 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, name] of constraints)
      await queryRunner.query(`alter table ${table} validate constraint ${name}`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
