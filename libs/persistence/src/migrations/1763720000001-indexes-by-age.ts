import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the worker's cleanup by age. Built while the previous version runs, one at a time. */
const indexes = [
  'create index concurrently if not exists idempotency_records_by_time on idempotency_records (created_at)',
  'drop index concurrently if exists idempotency_records_by_age',
  'create index concurrently if not exists limit_hits_by_age on limit_hits (at_us)',
  'create index concurrently if not exists limit_leases_by_end on limit_leases (ends_at_us)',
  // Includes the columns of the lookup by key, so that this index also serves that lookup.
  'create index concurrently if not exists limit_overrides_by_end on limit_overrides (ends_at, merchant_id, integration_id)',
  'create index concurrently if not exists authentication_failures_by_age on authentication_failures (minute)',
  `create index concurrently if not exists staged_jobs_dead on staged_jobs (next_attempt_at) where state = 'dead'`,
  'create index concurrently if not exists invitations_by_end on invitations (expires_at)',
  'create index concurrently if not exists sessions_by_end on sign_in.sessions (expires_at)',
  'create index concurrently if not exists verifications_by_end on sign_in.verifications (expires_at)',
  'create index concurrently if not exists password_resets_by_end on sign_in.password_resets (expires_at)',
];

/**
 * Deletes windows whose newest hit the previous version has deleted: no cleanup would find them. It commits after each
 * small batch, because it holds the advisory lock of take_limits for each window.
 */
const forgetEmptyWindows = `
  do $$
  declare
    idle record;
    done integer := 0;
  begin
    for idle in
      select merchant_id, subject, name, head from limit_windows w where not exists (
        select from limit_hits h
        where h.merchant_id = w.merchant_id and h.subject = w.subject and h.name = w.name and h.number = w.head)
    loop
      perform pg_advisory_xact_lock(hashtextextended(idle.merchant_id::text || idle.subject, 71));
      delete from limit_windows
        where merchant_id = idle.merchant_id and subject = idle.subject and name = idle.name and head = idle.head;
      if found then
        delete from limit_hits where merchant_id = idle.merchant_id and subject = idle.subject and name = idle.name;
      end if;
      done := done + 1;
      if done % 100 = 0 then
        commit;
      end if;
    end loop;
  end $$;
`;

/** Each statement commits by itself, and may be repeated after a crash. */
export class IndexesByAge1763720000001 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...indexes, forgetEmptyWindows]) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
