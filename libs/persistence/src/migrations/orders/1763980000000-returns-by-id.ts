import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search finds a return by its id alone; its primary key has the order in front. */
export class ReturnsById1763980000000 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists order_returns_by_id');
    await queryRunner.query('create index concurrently order_returns_by_id on order_returns (merchant_id, id)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
