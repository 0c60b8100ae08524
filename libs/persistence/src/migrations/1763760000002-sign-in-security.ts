import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- The newest TOTP time step that was used (RFC 6238, 5.2): no code is accepted twice.
  alter table sign_in.two_factors add column last_used_step bigint;

  -- Attempts with a password or a code, by the subject that they count for: running and failed ones.
  create table sign_in.attempts (
    subject text not null,
    id uuid not null,
    failed boolean not null default false,
    at timestamptz not null,
    constraint attempts_pkey primary key (subject, id)
  );
  create index attempts_by_age on sign_in.attempts (at);

  -- Sign-ins and sign-outs of a person, for the audit logs of the merchants they work for. Failed sign-ins have one row
  -- per reason and five minutes. Unlike audit_entries, it has a retention.
  create table sign_in.sign_in_entries (
    staff_id uuid not null,
    action text not null,
    id uuid not null,
    reason text,
    window_start timestamptz(0),
    tries integer not null default 1,
    address text,
    created_at timestamptz(3) not null,
    constraint sign_in_entries_pkey primary key (staff_id, action, id),
    constraint sign_in_entries_action_known check (action in ('session.opened', 'session.closed', 'session.refused')),
    constraint sign_in_entries_refused_whole check (
      (action = 'session.refused') = (reason is not null) and (reason is null) = (window_start is null)),
    constraint sign_in_entries_tries_positive check (tries >= 1),
    constraint sign_in_entries_staff_id_fkey foreign key (staff_id) references sign_in.staff (id)
  );
  create unique index sign_in_entries_of_window on sign_in.sign_in_entries (staff_id, reason, window_start)
    where action = 'session.refused';
  create index sign_in_entries_by_age on sign_in.sign_in_entries (created_at);
`;

/**
 * Reserves one attempt for each subject, for all of them or for none. When failures have reached the limit, it returns
 * the seconds until one leaves the window. When the limit depends on running attempts, it returns pending, and the
 * caller asks again. An attempt that runs for 15 seconds counts as failed. The advisory locks serialize the attempts of
 * a subject.
 */
const beginAttempt = `
  create function sign_in.begin_attempt(
    the_id uuid, subjects text[], limits int[], window_seconds int, out wait_seconds int, out pending boolean
  ) language plpgsql volatile set search_path = sign_in, pg_temp as $$
  declare
    lock_key bigint;
    now_is timestamptz;
    taken int;
    full_at timestamptz;
  begin
    for lock_key in select distinct hashtextextended(each, 74) from unnest(subjects) each order by 1 loop
      perform pg_advisory_xact_lock(lock_key);
    end loop;
    now_is := clock_timestamp();
    wait_seconds := 0;
    pending := false;
    for i in 1 .. cardinality(subjects) loop
      delete from attempts where subject = subjects[i] and at <= now_is - make_interval(secs => window_seconds);
      select count(*) into taken from attempts where subject = subjects[i];
      if taken >= limits[i] then
        select at into full_at from attempts
          where subject = subjects[i] and (failed or at <= now_is - interval '15 seconds')
          order by at desc offset limits[i] - 1 limit 1;
        if found then
          wait_seconds := greatest(wait_seconds,
            ceil(extract(epoch from full_at - now_is + make_interval(secs => window_seconds))));
        else
          pending := true;
        end if;
      end if;
    end loop;
    if wait_seconds = 0 and not pending then
      insert into attempts (subject, id, at) select each, the_id, now_is from unnest(subjects) each;
    end if;
  end $$;
`;

/** Attempts are reserved before they are checked, codes are accepted once, sign-ins have a retention. */
export class SignInSecurity1763760000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [tables, beginAttempt]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
