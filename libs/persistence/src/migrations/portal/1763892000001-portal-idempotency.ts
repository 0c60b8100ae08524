import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As before, but a staff member writes without an API key, and has passed the checks of the portal. */
const claimWrite = `
  create or replace function claim_write(
    merchant uuid, api_key uuid, key_lock bigint, idempotency_key_hash bytea, idempotency_lock bigint
  ) returns timestamptz(3) language plpgsql volatile as $$
  declare
    in_progress boolean := idempotency_lock is not null and not pg_try_advisory_xact_lock(idempotency_lock);
  begin
    if idempotency_key_hash is not null and has_answer(merchant, idempotency_key_hash) then
      raise exception 'idempotency key known' using errcode = 'LR002';
    end if;
    if in_progress then
      raise exception 'idempotency key in progress' using errcode = 'LR001';
    end if;
    if api_key is null then
      return now();
    end if;

    -- Shared with other writes of this key; a revocation takes it alone, so it waits for them and stops the next.
    perform pg_advisory_xact_lock_shared(key_lock);
    perform 1 from api_keys
      where merchant_id = merchant and id = api_key
        and revoked_at is null and (expires_at is null or expires_at > clock_timestamp());
    if not found then
      raise exception 'api key no longer active' using errcode = 'LR003';
    end if;
    return now();
  end $$;
`;

/** Answers of the portal's writes, beside those of API keys. (docs/decisions/0070) */
export class PortalIdempotency1763892000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table idempotency_answers alter column api_key_id drop not null');
    await queryRunner.query(claimWrite);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
