import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- Where a merchant's events are sent. A deleted one stays for as long as its deliveries are readable.
  create table webhook_endpoints (
    merchant_id uuid not null,
    id uuid not null,
    url text not null,
    description text,
    types text[] not null,
    include_personal_data boolean not null,
    status text not null,
    disabled_reason text,
    created_at timestamptz(3) not null,
    last_success_at timestamptz(3),
    last_failure_at timestamptz(3),
    failing_since timestamptz(3),
    failure_reported_at timestamptz(3),
    -- Encrypted.
    secret bytea not null,
    previous_secret bytea,
    previous_secret_until timestamptz(3),
    event_version integer not null default 0,
    deleted_at timestamptz(3),
    constraint webhook_endpoints_pkey primary key (merchant_id, id),
    constraint webhook_endpoints_fkey foreign key (merchant_id) references merchants (merchant_id),
    constraint webhook_endpoints_status_known check (status in ('enabled', 'disabled')),
    constraint webhook_endpoints_reason_if_disabled check ((status = 'disabled') = (disabled_reason is not null)),
    constraint webhook_endpoints_types_bounds check (cardinality(types) between 1 and 50),
    constraint webhook_endpoints_overlap_has_end check ((previous_secret is null) = (previous_secret_until is null))
  );
  create index webhook_endpoints_deleted on webhook_endpoints (deleted_at) where deleted_at is not null;

  -- One event for one endpoint, and what became of each attempt. The event itself is in the feed, at its position.
  create table webhook_deliveries (
    merchant_id uuid not null,
    id uuid not null,
    endpoint_id uuid not null,
    event_id uuid not null,
    event_type text not null,
    event_at timestamptz(3) not null,
    position bigint,
    sample json,
    status text not null,
    attempts jsonb not null default '[]',
    tries integer not null default 0,
    next_attempt_at timestamptz(3),
    leased_until timestamptz(3),
    created_at timestamptz(3) not null,
    constraint webhook_deliveries_pkey primary key (merchant_id, id),
    constraint webhook_deliveries_endpoint_id_fkey foreign key (merchant_id, endpoint_id)
      references webhook_endpoints (merchant_id, id),
    constraint webhook_deliveries_status_known check (status in ('pending', 'succeeded', 'failed', 'skipped')),
    constraint webhook_deliveries_pending_is_planned check ((status = 'pending') = (next_attempt_at is not null)),
    constraint webhook_deliveries_event_or_sample check ((position is null) = (sample is not null)),
    constraint webhook_deliveries_tries_not_negative check (tries >= 0)
  ) with (autovacuum_vacuum_scale_factor = 0.02);
  create index webhook_deliveries_due on webhook_deliveries (merchant_id, endpoint_id, next_attempt_at)
    where status = 'pending';
  create index webhook_deliveries_oldest_due on webhook_deliveries (next_attempt_at) where status = 'pending';
  create index webhook_deliveries_in_flight on webhook_deliveries (merchant_id, endpoint_id)
    where leased_until is not null;
  create index webhook_deliveries_of_endpoint on webhook_deliveries (merchant_id, endpoint_id, id);
  create index webhook_deliveries_not_succeeded on webhook_deliveries (merchant_id, endpoint_id, status, id)
    where status <> 'succeeded';
  create index webhook_deliveries_of_event on webhook_deliveries (merchant_id, event_id);
  create index webhook_deliveries_by_age on webhook_deliveries (created_at);
`;

const matches = `
  create function webhook_type_matches(patterns text[], type text) returns boolean language sql immutable as $$
    select exists (select from unnest(patterns) as pattern
      where pattern in ('*', type) or (right(pattern, 2) = '.*' and starts_with(type, left(pattern, -1))))
  $$;
`;

/**
 * As before, and with each event its deliveries: to every endpoint of the merchant whose types match. The statement sees an
 * endpoint as enabled if that was committed before, so an event that was recorded after the answer of enable is sent.
 */
const sequence = `
  create or replace function sequence_events(most integer, out rows_taken integer, out events_given integer)
    language plpgsql volatile security definer
    set search_path = public, pg_temp set enable_seqscan = off as $$
  declare
    first bigint;
    at constant timestamptz(3) := date_trunc('milliseconds', clock_timestamp());
  begin
    rows_taken := 0;
    events_given := 0;
    select last + 1 into first from event_sequence for no key update skip locked;
    if not found then
      return;
    end if;
    first := greatest(first, (extract(epoch from clock_timestamp()) * 1000000)::bigint);
    with taken as (
      delete from event_outbox where seq = any (array(select seq from event_outbox order by seq limit most))
      returning seq, merchant_id, request_id, idempotency_key, events
    ), numbered as (
      select t.seq, t.merchant_id, t.request_id, t.idempotency_key, e.*,
        first - 1 + row_number() over (order by t.seq, e.place) as position
      from taken t cross join lateral rows from (json_to_recordset(t.events) as (
        type text, created_at timestamptz, subject_type text, subject_id uuid, subject_external_id text,
        subject_version integer, customer_id uuid, actor_type text, actor_id uuid, data json)) with ordinality
        as e (type, created_at, subject_type, subject_id, subject_external_id, subject_version, customer_id,
          actor_type, actor_id, data, place)
    ), given as (
      insert into events (merchant_id, position, id, type, created_at, subject_type, subject_id, subject_external_id,
        subject_version, customer_id, request_id, idempotency_key, actor_type, actor_id, data)
      select merchant_id, position, event_id_at(position), type, created_at, subject_type, subject_id,
        subject_external_id, subject_version, customer_id, request_id, idempotency_key, actor_type, actor_id, data
      from numbered order by position
      returning merchant_id, position, id, type, created_at
    ), delivered as (
      insert into webhook_deliveries (merchant_id, id, endpoint_id, event_id, event_type, event_at, position,
        status, next_attempt_at, created_at)
      select g.merchant_id, event_id_at(g.position), e.id, g.id, g.type, g.created_at, g.position,
        case when e.status = 'enabled' then 'pending' else 'skipped' end,
        case when e.status = 'enabled' then at end, at
      from given g join webhook_endpoints e on e.merchant_id = g.merchant_id
      where e.deleted_at is null and webhook_type_matches(e.types, g.type)
    )
    select (select count(*) from taken), (select count(*) from given) into rows_taken, events_given;
    if events_given > 0 then
      update event_sequence set last = first + events_given - 1;
    end if;
  end $$;
`;

/**
 * Leases due deliveries. It goes from endpoint to endpoint by the index of pending deliveries and takes of each at most so many
 * that four are in flight, so a long queue of one endpoint costs the others nothing. An endpoint that fails takes part in
 * at most \`most_of_failing\`. One caller at a time, or two could each add four. What is pending at an endpoint that was
 * disabled or deleted meanwhile ends here.
 */
const claim = `
  create function claim_webhook_deliveries(
    after_merchant uuid, after_endpoint uuid, most integer, most_of_failing integer, lease_seconds integer,
    out deliveries json, out next_merchant uuid, out next_endpoint uuid
  ) language plpgsql volatile set enable_seqscan = off as $$
  declare
    in_flight_of_endpoint constant integer := 4;
    endpoints_of_call constant integer := 500;
    at constant timestamptz(3) := date_trunc('milliseconds', clock_timestamp());
    until constant timestamptz(3) := at + make_interval(secs => lease_seconds);
    endpoint record;
    free integer;
    claimed json[] := '{}';
    taken json[];
  begin
    deliveries := '[]';
    if not pg_try_advisory_xact_lock(hashtextextended('claim_webhook_deliveries', 77)) then
      return;
    end if;
    for n in 1..endpoints_of_call loop
      select d.merchant_id, d.endpoint_id into next_merchant, next_endpoint from webhook_deliveries d
      where d.status = 'pending' and (d.merchant_id, d.endpoint_id) > (after_merchant, after_endpoint)
      order by d.merchant_id, d.endpoint_id limit 1;
      exit when not found;
      after_merchant := next_merchant;
      after_endpoint := next_endpoint;
      select e.status, e.deleted_at, e.failing_since is not null as is_failing into endpoint
      from webhook_endpoints e where e.merchant_id = next_merchant and e.id = next_endpoint;
      if endpoint.status <> 'enabled' or endpoint.deleted_at is not null then
        update webhook_deliveries d set next_attempt_at = null,
          status = case when endpoint.deleted_at is null then 'skipped' else 'failed' end
        where d.ctid = any (array(
          select p.ctid from webhook_deliveries p
          where p.merchant_id = next_merchant and p.endpoint_id = next_endpoint and p.status = 'pending'
            and p.sample is null
          limit 1000 for no key update skip locked));
      end if;
      select in_flight_of_endpoint - count(*) into free from webhook_deliveries d
      where d.merchant_id = next_merchant and d.endpoint_id = next_endpoint and d.leased_until > at;
      free := least(free, most, case when endpoint.is_failing then most_of_failing else most end);
      continue when free <= 0;
      with leased as (
        update webhook_deliveries d set leased_until = until
        where d.ctid = any (array(
          select p.ctid from webhook_deliveries p
          where p.merchant_id = next_merchant and p.endpoint_id = next_endpoint and p.status = 'pending'
            and p.next_attempt_at <= at and (p.leased_until is null or p.leased_until <= at)
          order by p.next_attempt_at limit free for no key update skip locked))
        returning d.merchant_id, d.id
      )
      select array_agg(json_build_object('merchantId', merchant_id, 'id', id, 'leasedUntil', until)) into taken from leased;
      continue when taken is null;
      claimed := claimed || taken;
      most := most - cardinality(taken);
      if endpoint.is_failing then
        most_of_failing := most_of_failing - cardinality(taken);
      end if;
      exit when most <= 0;
    end loop;
    deliveries := to_json(claimed);
  end $$;
`;

/** Webhooks. (docs/decisions/0065) */
export class Webhooks1763880000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [tables, matches, sequence, claim]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
