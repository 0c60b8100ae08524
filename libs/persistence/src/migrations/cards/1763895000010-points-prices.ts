import type { MigrationInterface, QueryRunner } from 'typeorm';

const parts = [
  'alter table reward_templates add column points_price bigint',
  'alter table reward_templates add constraint reward_templates_price_positive check (points_price >= 1) not valid',
  'alter table reward_templates validate constraint reward_templates_price_positive',
];

/** What a reward costs in points; null where it is not for sale. */
export class PointsPrices1763895000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
