import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Looks in all three partitions: where the clock of the server goes back over midnight (a correction, or a failover to another
 * server), the answers of the last minutes are in the partition of tomorrow. (docs/decisions/0041)
 */
const hasAnswer = `
  create or replace function has_answer(merchant uuid, idempotency_key_hash bytea) returns boolean
    language plpgsql volatile as $$
  declare
    since timestamptz := clock_timestamp() - interval '24 hours';
  begin
    return exists (
        select from idempotency_answers
        where merchant_id = merchant and key_hash = idempotency_key_hash and created_at > since)
      or exists (
        select from idempotency_records
        where merchant_id = merchant and key_hash = idempotency_key_hash and created_at > since);
  end $$;
`;

/** As before, but it leaves a partition that holds answers of the last 24 hours. A partition holds those of one day: one row tells. */
const forgetAnswers = `
  create or replace function forget_answers() returns integer
    language plpgsql volatile security definer set search_path = public, pg_temp set lock_timeout = '100ms' as $$
  declare
    tomorrow constant interval := '24 hours';
    slot smallint := day_slot(clock_timestamp() + tomorrow);
    stored_at timestamptz;
  begin
    execute format('select created_at from idempotency_answers_%s limit 1', slot) into stored_at;
    -- One of a time that is far away is of a clock that was wrong.
    if stored_at is null
      or (stored_at > clock_timestamp() - tomorrow and stored_at < clock_timestamp() + 2 * tomorrow)
    then
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

/** An answer is found and kept where the clock of the database goes back over midnight. */
export class AnswersOfTomorrow1763999000042 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(hasAnswer);
    await queryRunner.query(forgetAnswers);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
