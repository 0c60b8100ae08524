import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
  -- From when to when somebody was a member. Kept as long as the sign-ins of that time.
  create table former_memberships (
    merchant_id uuid not null,
    left_at timestamptz(3) not null,
    staff_id uuid not null,
    joined_at timestamptz(3) not null,
    constraint former_memberships_pkey primary key (merchant_id, left_at, staff_id),
    constraint former_memberships_fkey foreign key (merchant_id) references merchants (merchant_id));
  create index former_memberships_by_end on former_memberships (left_at);
`;

/** The audit log shows the sign-ins of former members too. The version before writes none here. */
export class FormerMemberships1763999000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(table);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
