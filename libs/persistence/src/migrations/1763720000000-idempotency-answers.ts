import type { MigrationInterface, QueryRunner } from 'typeorm';

/** docs/decisions/0041 explains the three rotating partitions, and how two versions run at the same time. */
const answers = `
  -- The answer of each request with an Idempotency-Key. Of the three partitions, one is for today, one for yesterday,
  -- and one is emptied for tomorrow.
  create table idempotency_answers (
    merchant_id uuid not null,
    key_hash bytea not null,
    day_slot smallint not null,
    fingerprint bytea not null,
    api_key_id uuid not null,
    status smallint not null,
    body text not null,
    created_at timestamptz(3) not null,
    constraint idempotency_answers_pkey primary key (merchant_id, key_hash, day_slot),
    constraint idempotency_answers_status_final check (status between 200 and 299 or status in (400, 404))
  ) partition by list (day_slot);
  create table idempotency_answers_0 partition of idempotency_answers for values in (0);
  create table idempotency_answers_1 partition of idempotency_answers for values in (1);
  create table idempotency_answers_2 partition of idempotency_answers for values in (2);
`;

/** Days are counted in UTC, independent of the session's time zone. */
const daySlot = `
  create function day_slot(at timestamptz) returns smallint language sql stable as $$
    select (floor(extract(epoch from at) / 86400)::bigint % 3)::smallint
  $$;
`;

/** Checks where an answer of the last 24 hours can be, and where the previous version stores it. */
const hasAnswer = `
  create function has_answer(merchant uuid, idempotency_key_hash bytea) returns boolean language plpgsql volatile as $$
  declare
    now_at timestamptz := clock_timestamp();
    since timestamptz := now_at - interval '24 hours';
    slots smallint[] := array[day_slot(now_at), day_slot(since)];
  begin
    return exists (
        select from idempotency_answers
        where merchant_id = merchant and key_hash = idempotency_key_hash and day_slot = any(slots) and created_at > since)
      or exists (
        select from idempotency_records
        where merchant_id = merchant and key_hash = idempotency_key_hash and created_at > since);
  end $$;
`;

/**
 * As before, but it checks for an answer before and after taking the lock. A repeat of a finished write takes no lock,
 * so concurrent repeats do not see each other as the first request.
 */
const claimWrite = `
  create or replace function claim_write(
    merchant uuid, api_key uuid, key_lock bigint, idempotency_key_hash bytea, idempotency_lock bigint
  ) returns timestamptz(3) language plpgsql volatile as $$
  begin
    if idempotency_key_hash is not null then
      if has_answer(merchant, idempotency_key_hash) then
        raise exception 'idempotency key known' using errcode = 'LR002';
      end if;
      if not pg_try_advisory_xact_lock(idempotency_lock) then
        if has_answer(merchant, idempotency_key_hash) then
          raise exception 'idempotency key known' using errcode = 'LR002';
        end if;
        raise exception 'idempotency key in progress' using errcode = 'LR001';
      end if;
    end if;

    -- Shared with other writes of this key; a revocation takes it alone, so it waits for them and stops the next.
    perform pg_advisory_xact_lock_shared(key_lock);
    perform 1 from api_keys
      where merchant_id = merchant and id = api_key
        and revoked_at is null and (expires_at is null or expires_at > clock_timestamp());
    if not found then
      raise exception 'api key no longer active' using errcode = 'LR003';
    end if;

    -- Whoever held the lock has committed meanwhile.
    if idempotency_key_hash is not null and has_answer(merchant, idempotency_key_hash) then
      raise exception 'idempotency key known' using errcode = 'LR002';
    end if;
    return now();
  end $$;
`;

/** Called with the worker's role, which owns no table and may not TRUNCATE. */
const forgetAnswers = `
  create function forget_answers() returns integer
    language plpgsql volatile security definer set search_path = public, pg_temp set lock_timeout = '100ms' as $$
  declare
    tomorrow constant interval := '24 hours';
    slot smallint := day_slot(clock_timestamp() + tomorrow);
    has_rows boolean;
  begin
    execute format('select exists (select from idempotency_answers_%s)', slot) into has_rows;
    if not has_rows then
      return 0;
    end if;
    begin
      execute format('lock table idempotency_answers_%s in access exclusive mode', slot);
    exception when lock_not_available then
      return 0;
    end;
    -- Midnight may have come while it waited: then this partition is in use.
    if slot <> day_slot(clock_timestamp() + tomorrow) then
      return 0;
    end if;
    execute format('truncate idempotency_answers_%s', slot);
    return 1;
  end $$;
`;

/**
 * Deletes hits of limits that are older than \`before_us\`, in batches, and the window together with its newest hit.
 * The advisory lock is that of take_limits, so that no request counts in the window at the same time.
 */
const forgetLimitHits = `
  create function forget_limit_hits(from_us bigint, before_us bigint, batch integer, out removed bigint, out newest bigint)
    language plpgsql volatile as $$
  declare
    idle record;
    hits bigint;
  begin
    removed := 0;
    if not pg_try_advisory_xact_lock(hashtextextended('forget_limit_hits', 77)) then
      return;
    end if;
    for idle in
      select merchant_id, subject, name, max(number) as last, max(at_us) as at_us from (
        select merchant_id, subject, name, number, at_us from limit_hits
        where at_us >= from_us and at_us < before_us order by at_us limit batch) oldest
      group by merchant_id, subject, name
    loop
      newest := greatest(newest, idle.at_us);
      continue when not pg_try_advisory_xact_lock(hashtextextended(idle.merchant_id::text || idle.subject, 71));
      delete from limit_windows
        where merchant_id = idle.merchant_id and subject = idle.subject and name = idle.name and head = idle.last;
      delete from limit_hits
        where merchant_id = idle.merchant_id and subject = idle.subject and name = idle.name and number <= idle.last;
      get diagnostics hits = row_count;
      removed := removed + hits;
    end loop;
  end $$;
`;

/** Answers in daily partitions, and cleanup of limit windows. */
export class IdempotencyAnswers1763720000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const parts = [answers, daySlot, hasAnswer, claimWrite, forgetAnswers, forgetLimitHits];
    for (const part of parts) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
