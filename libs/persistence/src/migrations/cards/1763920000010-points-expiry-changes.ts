import type { MigrationInterface, QueryRunner } from 'typeorm';

const parts = [
  `create table points_expiry_changes (
     merchant_id uuid not null,
     id uuid not null,
     card_definition_id uuid not null,
     points_expiry jsonb,
     created_at timestamptz(3) not null,
     done_card_id uuid,
     done_lot integer not null default 0,
     constraint points_expiry_changes_pkey primary key (merchant_id, id),
     constraint points_expiry_changes_card_definition_id_fkey foreign key (merchant_id, card_definition_id)
       references card_definitions (merchant_id, id),
     constraint points_expiry_changes_lot_not_negative check (done_lot >= 0)
   )`,
  'create index points_expiry_changes_of_card on points_expiry_changes (merchant_id, card_definition_id, id)',
];

/** An expiry that a merchant applies to points that are there: a job goes through the lots of its cards. (docs/decisions/0085) */
export class PointsExpiryChanges1763920000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
