import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an order is decided by. All of these tables are small, and change when people change them. */
const tables = ['order_settings', 'order_rewards', 'card_definitions', 'card_progression_steps', 'reward_templates'];

const versions = `
  -- The version of what a merchant's orders are decided by, so that a process need not read all of it for each order.
  create table programme_versions (
    merchant_id uuid not null,
    version uuid not null,
    constraint programme_versions_pkey primary key (merchant_id),
    constraint programme_versions_fkey foreign key (merchant_id) references merchants (merchant_id)
  );

  -- A random version, not the next number: after a failover that lost commits, a number could come twice.
  create function new_programme_version() returns trigger language plpgsql as $$
  begin
    insert into programme_versions values (coalesce(new.merchant_id, old.merchant_id), gen_random_uuid())
      on conflict (merchant_id) do update set version = excluded.version;
    return null;
  end $$;
`;

/** ENABLE ALWAYS also applies in replica mode, as a restore of single tables may use it. */
const triggers = tables.map(
  (table) => `
  create trigger ${table}_new_version after insert or update or delete on ${table}
    for each row execute function new_programme_version();
  alter table ${table} enable always trigger ${table}_new_version;`,
);

/**
 * CREATE TRIGGER waits for the transactions that change its table, so every change that is committed later has a new
 * version, also one of the version before.
 */
export class ProgrammeVersions1763850000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [versions, ...triggers]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
