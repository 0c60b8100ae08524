import type { MigrationInterface, QueryRunner } from 'typeorm';

const parts = [
  `create table order_settings_snapshots (
     merchant_id uuid not null,
     -- Made of the settings themselves, so equal settings are one row.
     id uuid not null,
     settings jsonb not null,
     created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
     constraint order_settings_snapshots_pkey primary key (merchant_id, id),
     constraint order_settings_snapshots_fkey foreign key (merchant_id) references merchants (merchant_id)
   )`,
  // Without a foreign key: all orders of a merchant would lock the same row.
  'alter table orders add column settings_id uuid',
  `create trigger order_settings_snapshots_rows_stay before update or delete on order_settings_snapshots
     for each row execute function refuse_change()`,
  `create trigger order_settings_snapshots_table_stays before truncate on order_settings_snapshots
     for each statement execute function refuse_change()`,
  'alter table order_settings_snapshots enable always trigger order_settings_snapshots_rows_stay',
  'alter table order_settings_snapshots enable always trigger order_settings_snapshots_table_stays',
];

/** The settings that decided what an order awarded, which the order names. Null: it was recorded before. (docs/decisions/0073) */
export class OrderSnapshots1763897000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
