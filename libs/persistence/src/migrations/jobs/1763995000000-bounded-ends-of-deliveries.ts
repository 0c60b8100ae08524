import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * As before, but a call ends at most 2,000 rows of all endpoints together, and passes over the backlogs that are left: with
 * those of many endpoints it could take longer than a statement may, and the next call would begin with the same work. A worker
 * that finds another one at it is given null, not an empty list: it has looked at nothing. To workers of the version before,
 * null is an empty list.
 */
const lease = `
  create or replace function lease_webhook_endpoints(
    after_merchant uuid, after_endpoint uuid, most integer, most_of_failing integer, most_of_endpoint integer,
    lease_seconds integer, out deliveries json, out next_merchant uuid, out next_endpoint uuid
  ) language plpgsql volatile set enable_seqscan = off as $$
  declare
    in_flight_of_endpoint constant integer := 4;
    endpoints_of_call constant integer := 500;
    ended_of_endpoint constant integer := 1000;
    ended_of_call integer := 2000;
    at constant timestamptz(3) := date_trunc('milliseconds', clock_timestamp());
    until constant timestamptz(3) := at + make_interval(secs => lease_seconds);
    endpoint record;
    claimed json[] := '{}';
    taken json[];
    places integer;
    ended integer;
  begin
    -- Also against workers of versions before, which lease deliveries.
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
      select e.status = 'enabled' as is_enabled, e.deleted_at is not null as is_deleted, e.leased_until,
        e.failing_since is not null as is_failing into endpoint
      from webhook_endpoints e where e.merchant_id = next_merchant and e.id = next_endpoint;
      if endpoint.is_deleted or not endpoint.is_enabled then
        update webhook_deliveries d set next_attempt_at = null,
          status = case when endpoint.is_deleted then 'failed' else 'skipped' end
        where d.ctid = any (array(
          select p.ctid from webhook_deliveries p
          where p.merchant_id = next_merchant and p.endpoint_id = next_endpoint and p.status = 'pending'
            and (p.sample is null or endpoint.is_deleted)
          limit least(ended_of_endpoint, ended_of_call) for no key update skip locked));
        get diagnostics ended = row_count;
        ended_of_call := ended_of_call - ended;
        -- A search for its tests would read all of the backlog.
        continue when endpoint.is_deleted or exists (
          select from webhook_deliveries p
          where p.merchant_id = next_merchant and p.endpoint_id = next_endpoint and p.status = 'pending'
            and p.sample is null);
      end if;
      continue when endpoint.leased_until > at or exists (
        select from webhook_deliveries d
        where d.merchant_id = next_merchant and d.endpoint_id = next_endpoint and d.leased_until > at);
      continue when endpoint.is_failing and most_of_failing < in_flight_of_endpoint;
      select array_agg(json_build_object('merchantId', next_merchant, 'endpointId', next_endpoint, 'id', due.id,
        'leasedUntil', until) order by due.next_attempt_at, due.id) into taken
      from (
        select p.id, p.next_attempt_at from webhook_deliveries p
        where p.merchant_id = next_merchant and p.endpoint_id = next_endpoint and p.status = 'pending'
          and p.next_attempt_at <= at and (endpoint.is_enabled or p.sample is not null)
        order by p.next_attempt_at limit case when endpoint.is_failing then in_flight_of_endpoint else most_of_endpoint end
      ) as due;
      continue when taken is null;
      perform from webhook_endpoints e where e.merchant_id = next_merchant and e.id = next_endpoint
      for no key update skip locked;
      continue when not found;
      update webhook_endpoints e set leased_until = until where e.merchant_id = next_merchant and e.id = next_endpoint;
      claimed := claimed || taken;
      places := least(cardinality(taken), in_flight_of_endpoint);
      most := most - places;
      if endpoint.is_failing then
        most_of_failing := most_of_failing - places;
      end if;
      exit when most < in_flight_of_endpoint;
    end loop;
    deliveries := to_json(claimed);
  end $$;
`;

/** However many endpoints are disabled at one time, a call of the search ends within its five seconds. (docs/decisions/0065) */
export class BoundedEndsOfDeliveries1763995000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(lease);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
