import type { MigrationInterface, QueryRunner } from 'typeorm';

const printing = `
  -- The merchant's branding on a printed voucher.
  alter table merchants
    add column colour text,
    add column logo bytea,
    add column logo_type text,
    add column locale text not null default 'en-GB',
    add column paper text not null default 'A4',
    add constraint merchants_colour_form check (colour ~ '^#[0-9a-f]{6}$'),
    add constraint merchants_logo_whole check ((logo is null) = (logo_type is null)),
    add constraint merchants_logo_type_known check (logo_type in ('image/png', 'image/jpeg', 'image/svg+xml')),
    add constraint merchants_logo_size check (length(logo) <= 262144),
    add constraint merchants_paper_known check (paper in ('A4', 'Letter'));
  alter table voucher_templates
    add column terms text,
    add constraint voucher_templates_terms_length check (length(terms) <= 2000);

  -- Rendered vouchers by their content: the same content is rendered once.
  create table voucher_pdfs (
    merchant_id uuid not null,
    voucher_id uuid not null,
    content_key bytea not null,
    pdf bytea not null,
    rendered_at timestamptz(3) not null,
    constraint voucher_pdfs_pkey primary key (merchant_id, voucher_id),
    constraint voucher_pdfs_content_key_length check (length(content_key) = 32)
  );
  create index voucher_pdfs_by_age on voucher_pdfs (rendered_at);
  alter table voucher_pdfs add constraint voucher_pdfs_voucher_id_fkey
    foreign key (merchant_id, voucher_id) references vouchers (merchant_id, id);
`;

const jobs = `
  -- When the job was enqueued, and until when a worker has leased it. After either time it is enqueued again.
  alter table staged_jobs
    add column enqueued_at timestamptz(3),
    add column taken_until timestamptz(3);
  create index staged_jobs_by_age on staged_jobs (done_at) where state = 'done';

  -- Rewards and vouchers that have expired but are not marked yet, for the worker.
  create index rewards_to_expire on rewards (expires_at) where status = 'active' and expires_at is not null;
  create index vouchers_to_expire on vouchers (expires_at)
    where status in ('pending', 'active', 'partial') and expires_at is not null;
  create index vouchers_to_activate on vouchers (activates_at) where status = 'pending';
`;

/** For the worker: branding and rendered vouchers, job leases, indexes of due rows. */
export class PrintingAndJobs1763660000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [printing, jobs]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
