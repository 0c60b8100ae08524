import type { MigrationInterface, QueryRunner } from 'typeorm';

const forwardOnly = (): never => {
  throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
};

const knownCauses = `case cause
     when 'order' then change >= 0 and change + paid_owed > 0 and order_id is not null
     when 'give' then change >= 0 and change + paid_owed > 0 and order_id is null
     when 'complete' then change < 0 and paid_owed = 0
     when 'adjust' then order_id is null
     when 'correct' then order_id is null
     when 'spend' then change < 0 and paid_owed = 0 and order_id is null
     when 'return' then change <= 0 and paid_owed <= 0 and order_id is not null
     when 'reverse' then order_id is null and reverses is not null
     when 'expire' then change < 0 and paid_owed = 0 and order_id is null
     else false
   end and (consumed = 0 or cause in ('order', 'give'))`;

const parts = [
  // Of the ledger. Rows of before have none of these.
  `alter table card_entries add column paid_owed bigint not null default 0, add column reverses integer, add column reason text,
     add column reference text`,
  `alter table card_entries add constraint card_entries_reason_length check (length(reason) between 1 and 500) not valid`,
  `alter table card_entries add constraint card_entries_reference_length check (length(reference) between 1 and 200) not valid`,
  `alter table card_entries add constraint card_entries_known_cause check (${knownCauses}) not valid`,
  `alter table card_entries drop constraint card_entries_fit_cause`,
  `alter table cards add column stamps_owed bigint not null default 0, add column points_owed bigint not null default 0,
     add column lots_to integer not null default 0, add column active_at timestamptz(3), add column expiry_due timestamptz(3),
     add column step_exceptions text[]`,
  `alter table cards add constraint cards_owed_not_negative check (stamps_owed >= 0 and points_owed >= 0) not valid`,
  `alter table cards add constraint cards_balance_pays_debt
     check ((stamps = 0 or stamps_owed = 0) and (points = 0 or points_owed = 0)) not valid`,
  // What issued a reward: the entry of a card, and the threshold. It can be taken back.
  `alter table rewards add column card_id uuid, add column entry_number integer, add column step_at bigint`,
  `alter table rewards add constraint rewards_status_is_known check (status in ('active', 'redeemed', 'expired', 'cancelled')) not valid`,
  `alter table rewards drop constraint rewards_status_known`,
  `alter table reward_events add constraint reward_events_kind_is_known
     check (kind in ('issued', 'redeemed', 'coupon_set', 'cancelled', 'reversed')) not valid`,
  `alter table reward_events drop constraint reward_events_kind_known`,
  // The points of a card by their earning, numbered as the entry that made them.
  `create table card_lots (
     merchant_id uuid not null,
     card_id uuid not null,
     number integer not null,
     quantity bigint not null,
     remaining bigint not null,
     expires_at timestamptz(3),
     inactive_months integer,
     created_at timestamptz(3) not null,
     constraint card_lots_pkey primary key (merchant_id, card_id, number),
     constraint card_lots_card_id_fkey foreign key (merchant_id, card_id) references cards (merchant_id, id),
     constraint card_lots_quantity_positive check (quantity > 0),
     constraint card_lots_remaining_bounds check (remaining >= 0 and remaining <= quantity),
     constraint card_lots_one_expiry check (expires_at is null or inactive_months is null)
   )`,
  'create index card_lots_open on card_lots (merchant_id, card_id, expires_at, number) where remaining > 0',
  // What each entry took from lots, or gave back to them. Append-only, as the ledger.
  `create table lot_uses (
     merchant_id uuid not null,
     card_id uuid not null,
     number integer not null,
     lot_number integer not null,
     quantity bigint not null,
     constraint lot_uses_pkey primary key (merchant_id, card_id, number, lot_number),
     constraint lot_uses_card_id_lot_number_fkey foreign key (merchant_id, card_id, lot_number)
       references card_lots (merchant_id, card_id, number),
     constraint lot_uses_quantity_not_zero check (quantity <> 0)
   )`,
  `create trigger lot_uses_rows_stay before update or delete on lot_uses for each row execute function refuse_change()`,
  `create trigger lot_uses_table_stays before truncate on lot_uses for each statement execute function refuse_change()`,
  `alter table lot_uses enable always trigger lot_uses_rows_stay`,
  `alter table lot_uses enable always trigger lot_uses_table_stays`,
];

/**
 * Points in lots, debts of cards, and entries that take back. A card of before has no lots: `lots_to` names the entry up to
 * which the lots of a card are known, so its balance becomes one lot at the next write. (docs/decisions/0075)
 */
export class CardLots1763895000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}

const constraints = [
  ['card_entries', 'card_entries_reason_length'],
  ['card_entries', 'card_entries_reference_length'],
  ['card_entries', 'card_entries_known_cause'],
  ['cards', 'cards_owed_not_negative'],
  ['cards', 'cards_balance_pays_debt'],
  ['rewards', 'rewards_status_is_known'],
  ['reward_events', 'reward_events_kind_is_known'],
];

/** Apart, since they read whole tables: the lock of the columns above is not held meanwhile. */
export class ValidCardLots1763895000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, constraint] of constraints) {
      await queryRunner.query(`alter table ${table} validate constraint ${constraint}`);
    }
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}

/** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
export class CardEntriesReversed1763895000002 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists card_entries_reversed');
    await queryRunner.query(
      `create unique index concurrently card_entries_reversed on card_entries (merchant_id, card_id, reverses)
       where cause = 'reverse'`,
    );
    await queryRunner.query('drop index concurrently if exists rewards_of_entry');
    await queryRunner.query(
      `create index concurrently rewards_of_entry on rewards (merchant_id, card_id, entry_number) where card_id is not null`,
    );
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}
