import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  drop table usage_minutes;

  -- Usage per key, aggregated by minute, hour and day.
  create table usage_buckets (
    merchant_id uuid not null,
    api_key_id uuid not null,
    resolution text not null,
    starts_at timestamptz(0) not null,
    method text not null,
    route text not null,
    requests bigint not null,
    client_errors bigint not null,
    server_errors bigint not null,
    limited bigint not null,
    duration_us bigint not null,
    duration_counts bigint[] not null,
    constraint usage_buckets_pkey primary key (merchant_id, api_key_id, resolution, starts_at, method, route),
    constraint usage_buckets_counts check (requests >= 1 and duration_us >= 0),
    constraint usage_buckets_resolution_known check (resolution in ('minute', 'hour', 'day'))
  );
  create index usage_buckets_by_age on usage_buckets (resolution, starts_at);
  alter table usage_buckets add constraint usage_buckets_api_key_id_fkey
    foreign key (merchant_id, api_key_id) references api_keys (merchant_id, id);

  -- Failed authentications. No foreign key: those without a known key have the nil UUID as merchant.
  create table authentication_failures (
    merchant_id uuid not null,
    minute timestamptz(0) not null,
    address text not null,
    public_part text not null,
    reason text not null,
    failures integer not null,
    user_agent text,
    last_at timestamptz(3) not null,
    constraint authentication_failures_pkey primary key (merchant_id, minute, address, public_part, reason),
    constraint authentication_failures_count_positive check (failures >= 1)
  );

  -- Rolling windows: hits tail + 1 to head are inside. No foreign keys, because an IP address has no merchant.
  create table limit_windows (
    merchant_id uuid not null,
    subject text not null,
    name text not null,
    head bigint not null,
    tail bigint not null,
    constraint limit_windows_pkey primary key (merchant_id, subject, name),
    constraint limit_windows_order check (tail >= 0 and head >= tail)
  );
  create table limit_hits (
    merchant_id uuid not null,
    subject text not null,
    name text not null,
    number bigint not null,
    at_us bigint not null,
    constraint limit_hits_pkey primary key (merchant_id, subject, name, number)
  );
  create table limit_leases (
    merchant_id uuid not null,
    subject text not null,
    lease uuid not null,
    ends_at_us bigint not null,
    constraint limit_leases_pkey primary key (merchant_id, subject, lease)
  );

  -- An operator's override of a limit of one key, with a reason and an end.
  create table limit_overrides (
    merchant_id uuid not null,
    id uuid not null,
    integration_id uuid not null,
    limit_name text not null,
    value integer not null,
    reason text not null,
    ends_at timestamptz(3) not null,
    created_at timestamptz(3) not null,
    constraint limit_overrides_pkey primary key (merchant_id, id),
    constraint limit_overrides_reason_length check (length(btrim(reason)) between 1 and 500),
    constraint limit_overrides_value_positive check (value >= 1)
  );
  create index limit_overrides_of_integration on limit_overrides (merchant_id, integration_id, ends_at);
  alter table limit_overrides add constraint limit_overrides_integration_id_fkey
    foreign key (merchant_id, integration_id) references integrations (merchant_id, id);
`;

/**
 * Checks all windows and the slot of one request, then counts it in all or in none. The advisory lock serializes the
 * requests of one subject; different subjects never wait for each other. Commits are asynchronous: a server crash loses
 * a fraction of a second of counts, which is acceptable.
 */
const takeLimits = `
  create function take_limits(
    the_merchant uuid, the_subject text, names text[], windows_us bigint[], limits int[],
    the_lease uuid, slots int, lease_us bigint,
    out admitted boolean, out used int[], out free_in_us bigint[]
  ) language plpgsql volatile as $$
  declare
    now_us bigint;
    heads bigint[];
    tails bigint[];
    the_head bigint;
    the_tail bigint;
    first_tail bigint;
    hit_us bigint;
    oldest_us bigint;
  begin
    perform pg_advisory_xact_lock(hashtextextended(the_merchant::text || the_subject, 71));
    perform set_config('synchronous_commit', 'off', true);
    now_us := (extract(epoch from clock_timestamp()) * 1000000)::bigint;
    admitted := true;

    for i in 1 .. cardinality(names) loop
      select head, tail into the_head, the_tail from limit_windows
        where merchant_id = the_merchant and subject = the_subject and name = names[i];
      the_head := coalesce(the_head, 0);
      the_tail := coalesce(the_tail, 0);
      first_tail := the_tail;

      -- The newest hit first: after a long pause the whole window has gone by. It also keeps time from going back.
      select at_us into hit_us from limit_hits
        where merchant_id = the_merchant and subject = the_subject and name = names[i] and number = the_head;
      if found and hit_us > now_us then
        now_us := hit_us;
      end if;
      if not found or hit_us <= now_us - windows_us[i] then
        the_tail := the_head;
      end if;
      oldest_us := null;
      while the_tail < the_head loop
        select at_us into oldest_us from limit_hits
          where merchant_id = the_merchant and subject = the_subject and name = names[i] and number = the_tail + 1;
        exit when oldest_us > now_us - windows_us[i];
        the_tail := the_tail + 1;
        oldest_us := null;
      end loop;
      if the_tail > first_tail then
        delete from limit_hits
          where merchant_id = the_merchant and subject = the_subject and name = names[i]
            and number > first_tail and number <= the_tail;
        update limit_windows set tail = the_tail
          where merchant_id = the_merchant and subject = the_subject and name = names[i];
      end if;

      heads[i] := the_head;
      tails[i] := the_tail;
      used[i] := the_head - the_tail;
      if used[i] >= limits[i] then
        admitted := false;
        -- One unit is free when all but limit - 1 of the hits inside have left.
        select at_us into oldest_us from limit_hits
          where merchant_id = the_merchant and subject = the_subject and name = names[i]
            and number = the_head - limits[i] + 1;
      end if;
      free_in_us[i] := coalesce(oldest_us + windows_us[i] - now_us, 0);
    end loop;

    if admitted and the_lease is not null then
      delete from limit_leases
        where merchant_id = the_merchant and subject = the_subject and ends_at_us <= now_us;
      select count(*) < slots into admitted from limit_leases
        where merchant_id = the_merchant and subject = the_subject;
      if admitted then
        insert into limit_leases values (the_merchant, the_subject, the_lease, now_us + lease_us);
      end if;
    end if;

    if admitted then
      for i in 1 .. cardinality(names) loop
        insert into limit_windows values (the_merchant, the_subject, names[i], heads[i] + 1, tails[i])
          on conflict (merchant_id, subject, name) do update set head = excluded.head;
        insert into limit_hits values (the_merchant, the_subject, names[i], heads[i] + 1, now_us);
        used[i] := used[i] + 1;
        if free_in_us[i] = 0 then
          free_in_us[i] := windows_us[i];
        end if;
      end loop;
    end if;
  end $$;
`;

/** The state of the windows, without counting. */
const readLimits = `
  create function read_limits(
    the_merchant uuid, the_subject text, names text[], windows_us bigint[], limits int[],
    out admitted boolean, out used int[], out free_in_us bigint[]
  ) language plpgsql stable as $$
  declare
    now_us bigint := (extract(epoch from clock_timestamp()) * 1000000)::bigint;
    inside int;
    oldest_us bigint;
  begin
    admitted := true;
    for i in 1 .. cardinality(names) loop
      select count(*), min(at_us) into inside, oldest_us from limit_hits
        where merchant_id = the_merchant and subject = the_subject and name = names[i]
          and at_us > now_us - windows_us[i];
      if inside > limits[i] then
        select at_us into oldest_us from limit_hits
          where merchant_id = the_merchant and subject = the_subject and name = names[i]
          order by number desc offset limits[i] - 1 limit 1;
      end if;
      used[i] := inside;
      free_in_us[i] := coalesce(oldest_us + windows_us[i] - now_us, 0);
    end loop;
  end $$;
`;

/** The last statement before COMMIT of a write whose API key has an expiry. */
const refuseExpiredKey = `
  create function refuse_expired_key(merchant uuid, api_key uuid) returns void language plpgsql volatile as $$
  begin
    perform 1 from api_keys where merchant_id = merchant and id = api_key and expires_at <= clock_timestamp();
    if found then
      raise exception 'api key no longer active' using errcode = 'LR003';
    end if;
  end $$;
`;

/** Rate limits, usage and failed authentications. */
export class LimitsAndUsage1763650000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [tables, takeLimits, readLimits, refuseExpiredKey]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
