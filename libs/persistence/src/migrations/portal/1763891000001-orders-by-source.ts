import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders of one source in the portal's list. Its entries are added in the order of their ids, so a write is cheap. */
export class OrdersBySource1763891000001 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists orders_by_source');
    await queryRunner.query('create index concurrently orders_by_source on orders (merchant_id, source, id)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
