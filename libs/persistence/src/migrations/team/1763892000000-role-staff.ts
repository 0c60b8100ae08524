import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The role `staff` is stored as a viewer who acts: the version before takes a role that it does not know for the highest one,
 * and runs beside this one during an update. There, a staff member reads. (docs/decisions/0070)
 */
export class RoleStaff1763892000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['memberships', 'invitations']) {
      await queryRunner.query(`alter table ${table} add column acts boolean not null default false`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
