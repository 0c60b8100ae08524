import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit entries of one thing, newest first, for its timeline. */
export class AuditEntriesBySubject1763864000001 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index concurrently if exists audit_entries_by_subject');
    await queryRunner.query(
      `create index concurrently audit_entries_by_subject on audit_entries (merchant_id, subject_id, id)
       where subject_id is not null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
