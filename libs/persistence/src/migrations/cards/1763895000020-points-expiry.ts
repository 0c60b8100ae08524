import type { MigrationInterface, QueryRunner } from 'typeorm';

const forwardOnly = (): never => {
  throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
};

const parts = [
  'alter table card_definitions add column points_expiry jsonb',
  `alter table card_definitions add constraint card_definitions_expiry_of_points check (points_expiry is null or type = 'points') not valid`,
  'alter table card_definitions validate constraint card_definitions_expiry_of_points',
  // For which expiry, and how many days before it, an event has warned.
  'alter table card_lots add column warned_for timestamptz(3), add column warned_days integer',
];

/** When points of a card expire; null: never. */
export class PointsExpiry1763895000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}

/** The cards of all merchants of which points expire next. CONCURRENTLY cannot run in a transaction. */
export class CardsToExpire1763895000021 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists cards_to_expire');
    await queryRunner.query(
      'create index concurrently cards_to_expire on cards (expiry_due) where expiry_due is not null',
    );
  }

  async down(): Promise<void> {
    forwardOnly();
  }
}
