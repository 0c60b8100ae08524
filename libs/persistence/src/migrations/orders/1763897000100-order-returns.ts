import type { MigrationInterface, QueryRunner } from 'typeorm';

const forwardOnly = (): never => {
  throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
};

const parts = [
  // The entries that the order wrote to the ledgers of its cards. Null in orders of before, whose entries are searched for.
  `alter table orders add column returned_minor bigint not null default 0, add column return_count integer not null default 0,
     add column stamps_entry integer, add column points_entry integer`,
  `alter table orders add constraint orders_value_returned
     check (returned_minor between 0 and value_minor and return_count >= 0 and (return_count > 0 or returned_minor = 0)) not valid`,
  `alter table order_settings add column returns text not null default 'owed'`,
  `alter table order_settings add constraint order_settings_returns_known check (returns in ('to_zero', 'owed')) not valid`,
  `create table order_returns (
     merchant_id uuid not null,
     order_id uuid not null,
     id uuid not null,
     return_number text,
     value_minor bigint not null,
     stamps_taken_back bigint not null,
     points_taken_back bigint not null,
     stamps_owed bigint not null,
     points_owed bigint not null,
     stamps_forgiven bigint not null,
     points_forgiven bigint not null,
     points_expired bigint not null,
     rewards jsonb not null,
     coupon_returned boolean,
     coupon_returned_reason text,
     reason text,
     api_key_id uuid,
     staff_id uuid,
     created_at timestamptz(3) not null,
     request_id uuid default (nullif(current_setting('loyalty.request_id', true), ''))::uuid,
     constraint order_returns_pkey primary key (merchant_id, order_id, id),
     constraint order_returns_order_id_fkey foreign key (merchant_id, order_id) references orders (merchant_id, id),
     constraint order_returns_number_length check (length(return_number) between 1 and 64),
     constraint order_returns_reason_length check (length(reason) between 1 and 500),
     constraint order_returns_value_not_negative check (value_minor >= 0),
     constraint order_returns_parts check (stamps_owed >= 0 and stamps_forgiven >= 0 and points_owed >= 0 and points_forgiven >= 0
       and points_expired >= 0 and stamps_taken_back >= stamps_owed + stamps_forgiven
       and points_taken_back >= points_owed + points_forgiven + points_expired),
     constraint order_returns_coupon_whole check ((coupon_returned is false) = (coupon_returned_reason is not null))
   )`,
  `create unique index order_returns_by_number on order_returns (merchant_id, order_id, return_number)
     where return_number is not null`,
  `create trigger order_returns_rows_stay before update or delete on order_returns for each row execute function refuse_change()`,
  `create trigger order_returns_table_stays before truncate on order_returns for each statement execute function refuse_change()`,
  'alter table order_returns enable always trigger order_returns_rows_stay',
  'alter table order_returns enable always trigger order_returns_table_stays',
];

/** Returns of orders. An order without returns has the defaults. */
export class OrderReturns1763897000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}

/** Apart, since it reads the whole table: the lock of the columns above is not held meanwhile. */
export class ValidOrderReturns1763897000101 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders validate constraint orders_value_returned');
    await queryRunner.query('alter table order_settings validate constraint order_settings_returns_known');
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}

/** What a lot lost by expiry is found by the lot. CONCURRENTLY cannot run in a transaction; an invalid index of a failed run is dropped. */
export class LotUsesOfLot1763897000102 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists lot_uses_of_lot');
    await queryRunner.query(
      'create index concurrently lot_uses_of_lot on lot_uses (merchant_id, card_id, lot_number, number)',
    );
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}
