import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- The number of e-mails of a merchant per hour: in total (with an empty recipient) and per recipient (SHA-256).
  create table email_counts (
    merchant_id uuid not null,
    recipient bytea not null,
    hour timestamptz(0) not null,
    emails integer not null,
    constraint email_counts_pkey primary key (merchant_id, recipient, hour),
    constraint email_counts_positive check (emails >= 1),
    constraint email_counts_recipient_length check (length(recipient) in (0, 32))
  );
  create index email_counts_by_age on email_counts (hour);
`;

/**
 * Counts one e-mail, or returns the seconds to wait and which limit is reached. The advisory lock serializes the
 * e-mails of one merchant until their transactions end. A day is the current hour and the 24 before it, so that no
 * period of 24 hours exceeds the limit. It reads at most 50 rows.
 */
const countEmail = `
  create function count_email(
    the_merchant uuid, the_recipient bytea, most_of_merchant int, most_of_recipient int,
    out wait_seconds int, out of_recipient boolean
  ) language plpgsql volatile set search_path = public, pg_temp as $$
  declare
    now_is timestamptz;
    this_hour timestamptz;
    full_hour timestamptz;
  begin
    perform pg_advisory_xact_lock(hashtextextended(the_merchant::text, 73));
    now_is := clock_timestamp();
    this_hour := date_bin('1 hour', now_is, 'epoch');
    wait_seconds := 0;
    of_recipient := false;
    for scope in 0 .. 1 loop
      -- The newest hour that has to leave before there is room.
      select max(hour) into full_hour from (
        select hour, sum(emails) over (order by hour desc) as since from email_counts
        where merchant_id = the_merchant
          and recipient = case scope when 0 then ''::bytea else the_recipient end
          and hour >= this_hour - interval '24 hours'
      ) hours where since >= case scope when 0 then most_of_merchant else most_of_recipient end;
      if full_hour is not null then
        wait_seconds := ceil(extract(epoch from full_hour + interval '25 hours' - now_is));
        of_recipient := scope = 1;
        return;
      end if;
    end loop;
    insert into email_counts as c values (the_merchant, '', this_hour, 1), (the_merchant, the_recipient, this_hour, 1)
      on conflict (merchant_id, recipient, hour) do update set emails = c.emails + 1;
  end $$;
`;

/** The limits of a merchant's e-mails. (docs/decisions/0038) */
export class BoundsOfEmails1763760000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [tables, countEmail]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}

/** Indexes of a voucher's e-mails and of a merchant's invitation e-mails by request time. */
export class EmailsByTime1763760000001 implements MigrationInterface {
  /** CONCURRENTLY cannot run in a transaction. An invalid index of a failed run is dropped first. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, columns, kind] of [
      ['staged_jobs_voucher_emails', 'merchant_id, subject_id, created_at', 'send_voucher_email'],
      ['staged_jobs_invitations', 'merchant_id, created_at', 'send_invitation'],
    ]) {
      await queryRunner.query(`drop index concurrently if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on staged_jobs (${columns}) where kind = '${kind}'`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
