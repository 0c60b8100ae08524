import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many e-mails about its expiry are behind a key. Keys of the version before begin at none, too. */
export class ExpiryNotices1763894000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table api_keys add column expiry_notices integer not null default 0');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/**
 * The keys of all merchants whose next notice is due. It begins with no merchant, because the worker looks for them
 * together. Revoked and replaced keys and those with all notices leave it.
 */
export class ExpiringKeys1763894000002 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists api_keys_expiring');
    await queryRunner.query(
      `create index concurrently api_keys_expiring on api_keys (expiry_notices, expires_at)
       where expires_at is not null and revoked_at is null and rotated_to_id is null and expiry_notices < 3`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
