import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * API keys are actors of the audit log too. The version before knows the other kinds, writes no new one, and
 * shows an entry of a key without its name.
 */
export class AuditedKeys1763997000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table audit_entries add constraint audit_entries_actor_kind_known
      check (actor_kind in ('staff', 'support', 'operator', 'api_key', 'system')) not valid`);
    await queryRunner.query('alter table audit_entries drop constraint audit_entries_actor_known');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** Reads the whole table, beside writes. */
export class ValidAuditedKeys1763997000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table audit_entries validate constraint audit_entries_actor_kind_known');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
