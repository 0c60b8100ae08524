import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
  -- What became of each e-mail of a voucher or an invitation. Jobs that were queued before have no row.
  create table emails (
    merchant_id uuid not null,
    id uuid not null,
    kind text not null,
    subject_id uuid not null,
    recipient text not null,
    api_key_id uuid,
    staff_id uuid,
    status text not null default 'queued',
    attempts integer not null default 0,
    reason text,
    response text,
    message_id text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3),
    constraint emails_pkey primary key (merchant_id, id),
    constraint emails_attempts_not_negative check (attempts >= 0),
    constraint emails_kind_known check (kind in ('voucher', 'invitation')),
    constraint emails_response_length check (length(response) <= 500),
    constraint emails_status_known check (status in ('queued', 'accepted', 'failed', 'not_sent'))
  );
  create index emails_of_subject on emails (merchant_id, subject_id, id);
  create index emails_by_kind on emails (merchant_id, kind, id);
  create index emails_failed on emails (merchant_id, kind, id) where status = 'failed';
  create index emails_by_age on emails (created_at);
`;

/** E-mails outlive their jobs. (docs/decisions/0079) */
export class Emails1763898000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(table);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
