import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deliveries that a recovery can take, by the time of their events: all others of an endpoint, most of them, are not in it. */
export class RecoverableDeliveries1763993000000 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists webhook_deliveries_recoverable');
    await queryRunner.query(
      `create index concurrently webhook_deliveries_recoverable
       on webhook_deliveries (merchant_id, endpoint_id, status, event_at)
       where sample is null and (status in ('failed', 'skipped') or status = 'pending' and tries > 0)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
