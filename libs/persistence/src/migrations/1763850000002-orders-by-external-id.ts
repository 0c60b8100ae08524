import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The externalId of an order is unique where it has one. The index of the constraint had an entry for every order, and
 * no order has an externalId yet.
 */
export class OrdersByExternalId1763850000002 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists orders_of_external_id');
    await queryRunner.query(
      `create unique index concurrently orders_of_external_id on orders (merchant_id, external_id)
       where external_id is not null`,
    );
    await queryRunner.query('alter table orders drop constraint if exists orders_external_id_key');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
