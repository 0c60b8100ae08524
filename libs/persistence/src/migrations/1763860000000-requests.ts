import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- The requests of API keys, by UTC day. The id of a request begins with its time, so the days are ranges of ids.
  create table requests (
    merchant_id uuid not null,
    id uuid not null,
    x_request_id text not null,
    api_key_id uuid not null,
    method text not null,
    route text,
    path text not null,
    query text,
    status smallint not null,
    error text,
    duration_us integer not null,
    idempotency_key text,
    replayed boolean not null,
    address text not null,
    user_agent text,
    subject_ids text[] not null,
    request_body text,
    response_body text,
    request_body_truncated boolean not null,
    response_body_truncated boolean not null,
    constraint requests_pkey primary key (merchant_id, id),
    constraint requests_status_valid check (status between 100 and 599)
  ) partition by range (id);
  create index requests_by_idempotency_key on requests (merchant_id, idempotency_key, id) where idempotency_key is not null;
  create index requests_by_x_request_id on requests (merchant_id, x_request_id, id);
  create index requests_by_error on requests (merchant_id, error, id) where error is not null;

  -- Which requests concern a customer, card, reward, voucher, order or key.
  create table request_subjects (
    merchant_id uuid not null,
    subject_id uuid not null,
    request_id uuid not null,
    constraint request_subjects_pkey primary key (merchant_id, subject_id, request_id)
  ) partition by range (request_id);
`;

/** The smallest id of a UTC day. */
const firstIdOf = `
  create function first_id_of(day date) returns uuid language sql immutable as $$
    select (lpad(to_hex((day - date '1970-01-01')::bigint * 86400000), 12, '0') || repeat('0', 20))::uuid
  $$;
`;

/**
 * Called with the role of the applications, which owns no table; so the days are constants. ATTACH waits for no reader and no writer; DROP waits at
 * most 100 ms, so nobody waits longer behind it, and is tried again with the next call.
 */
const maintain = `
  create function maintain_request_days() returns integer
    language plpgsql volatile security definer set search_path = public, pg_temp set lock_timeout = '100ms' as $$
  declare
    ahead constant integer := 14;
    kept constant integer := 30;
    today constant date := (clock_timestamp() at time zone 'UTC')::date;
    parent text;
    partition text;
    day date;
    changed integer := 0;
  begin
    if not pg_try_advisory_xact_lock(hashtextextended('maintain_request_days', 77)) then
      return 0;
    end if;
    foreach parent in array array['requests', 'request_subjects'] loop
      for day in select today + n from generate_series(-1, ahead) as n loop
        partition := parent || to_char(day, '_YYYYMMDD');
        continue when to_regclass(partition) is not null;
        execute format('create table %I (like %I including all)', partition, parent);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)',
          parent, partition, first_id_of(day), first_id_of(day + 1));
        changed := changed + 1;
      end loop;
      for partition in
        select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = parent::regclass and right(c.relname, 8) < to_char(today - kept, 'YYYYMMDD')
        order by 1
      loop
        begin
          execute format('drop table %I', partition);
          changed := changed + 1;
        exception when lock_not_available then
          null;
        end;
      end loop;
    end loop;
    return changed;
  end $$;
`;

/**
 * The request that caused a row, set for the transaction. A column's default reads it, so no statement can forget it, and
 * the statements of the previous version store null.
 */
const columns = ['orders', 'card_entries', 'reward_events', 'voucher_entries', 'staged_jobs', 'audit_entries']
  .concat('idempotency_answers')
  .map(
    (table) =>
      `alter table ${table} add column request_id uuid default nullif(current_setting('loyalty.request_id', true), '')::uuid`,
  );

const beginWrite = `
  create function begin_write(
    request uuid, merchant uuid, api_key uuid, key_lock bigint, idempotency_key_hash bytea, idempotency_lock bigint
  ) returns timestamptz(3) language plpgsql volatile as $$
  begin
    perform set_config('loyalty.request_id', request::text, true);
    return claim_write(merchant, api_key, key_lock, idempotency_key_hash, idempotency_lock);
  end $$;
`;

/** There are more than 14 scopes now. */
const scopes = [
  'alter table api_keys add constraint api_keys_scopes_bounds check (cardinality(scopes) between 1 and 50) not valid',
  'alter table api_keys validate constraint api_keys_scopes_bounds',
  'alter table api_keys drop constraint api_keys_scopes_present',
];

/** The request log, and the request in each row that it caused. (docs/decisions/0061) */
export class Requests1763860000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [tables, firstIdOf, maintain, ...columns, beginWrite, ...scopes]) await queryRunner.query(part);
    await queryRunner.query('select maintain_request_days()');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
