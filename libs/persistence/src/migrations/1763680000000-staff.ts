import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * People who sign in to the portal. They belong to the platform and not to a merchant, so their tables are in a
 * separate schema. The sign-in library (edge/sign-in.ts of the portal API) defines the layout and uses the tables. Only
 * platform_role, last_sign_in_at and password_resets are additions of this service.
 */
const people = `
  create schema sign_in;

  create table sign_in.staff (
    id uuid not null,
    name text not null,
    email text not null,
    email_verified boolean not null default false,
    image text,
    two_factor_enabled boolean default false,
    -- Granted only by an operator; roles at a merchant are memberships.
    platform_role text,
    last_sign_in_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint staff_pkey primary key (id),
    constraint staff_email_key unique (email),
    constraint staff_email_form check (email = lower(btrim(email)) and length(email) between 3 and 254),
    constraint staff_name_length check (length(name) between 1 and 200),
    constraint staff_platform_role_known check (platform_role in ('support', 'platform_admin'))
  );

  -- The cookie is the token with a signature under SESSION_SECRET: the token alone is not accepted.
  create table sign_in.sessions (
    id uuid not null,
    user_id uuid not null,
    token text not null,
    expires_at timestamptz(3) not null,
    ip_address text,
    user_agent text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint sessions_pkey primary key (id),
    constraint sessions_token_key unique (token),
    constraint sessions_user_id_fkey foreign key (user_id) references sign_in.staff (id)
  );
  create index sessions_of_user on sign_in.sessions (user_id);

  -- The argon2id hash of a password. The columns of OAuth accounts belong to the library and stay empty.
  create table sign_in.accounts (
    id uuid not null,
    user_id uuid not null,
    account_id text not null,
    provider_id text not null,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamptz(3),
    refresh_token_expires_at timestamptz(3),
    scope text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint accounts_pkey primary key (id),
    constraint accounts_user_id_fkey foreign key (user_id) references sign_in.staff (id)
  );
  create index accounts_of_user on sign_in.accounts (user_id);

  -- Sign-ins that wait for the code of the second factor.
  create table sign_in.verifications (
    id uuid not null,
    identifier text not null,
    value text not null,
    expires_at timestamptz(3) not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint verifications_pkey primary key (id)
  );
  create index verifications_by_identifier on sign_in.verifications (identifier);

  -- Secret and recovery codes are encrypted under SESSION_SECRET.
  create table sign_in.two_factors (
    id uuid not null,
    user_id uuid not null,
    secret text not null,
    backup_codes text not null,
    verified boolean default true,
    failed_verification_count integer default 0,
    locked_until timestamptz(3),
    constraint two_factors_pkey primary key (id),
    constraint two_factors_user_id_fkey foreign key (user_id) references sign_in.staff (id)
  );
  create index two_factors_of_user on sign_in.two_factors (user_id);
  create index two_factors_by_secret on sign_in.two_factors (secret);

  -- Requested by e-mail. The link is signed and not stored: the row holds the expiry and whether it was used.
  create table sign_in.password_resets (
    id uuid not null,
    staff_id uuid not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3),
    created_at timestamptz(3) not null,
    constraint password_resets_pkey primary key (id),
    constraint password_resets_staff_id_fkey foreign key (staff_id) references sign_in.staff (id)
  );
  create index password_resets_of_staff on sign_in.password_resets (staff_id);
`;

const team = `
  -- Which staff member works for which merchant. Rows are deleted when a person leaves the team.
  create table memberships (
    merchant_id uuid not null,
    staff_id uuid not null,
    role text not null,
    created_at timestamptz(3) not null,
    constraint memberships_pkey primary key (merchant_id, staff_id),
    constraint memberships_role_known check (role in ('owner', 'admin', 'viewer'))
  );
  create index memberships_of_staff on memberships (staff_id);
  alter table memberships add constraint memberships_fkey foreign key (merchant_id) references merchants (merchant_id);

  -- The link in the e-mail is signed and not stored.
  create table invitations (
    merchant_id uuid not null,
    id uuid not null,
    email text not null,
    role text not null,
    invited_by uuid,
    expires_at timestamptz(3) not null,
    accepted_at timestamptz(3),
    accepted_by uuid,
    withdrawn_at timestamptz(3),
    created_at timestamptz(3) not null,
    constraint invitations_pkey primary key (merchant_id, id),
    constraint invitations_accepted_whole check ((accepted_at is null) = (accepted_by is null)),
    constraint invitations_email_form check (email = lower(btrim(email)) and length(email) between 3 and 254),
    constraint invitations_one_end check (accepted_at is null or withdrawn_at is null),
    constraint invitations_role_known check (role in ('owner', 'admin', 'viewer'))
  );
  create unique index invitations_open on invitations (merchant_id, email) where accepted_at is null and withdrawn_at is null;
  alter table invitations add constraint invitations_fkey foreign key (merchant_id) references merchants (merchant_id);

  -- A job may belong to the platform (nil UUID), such as the e-mail for a forgotten password.
  alter table staged_jobs drop constraint staged_jobs_fkey;

  -- Support searches merchants by a part of the name.
  create index merchants_search on merchants using gin (name gin_trgm_ops);
`;

/** Staff of the portal: accounts, memberships and invitations. */
export class Staff1763680000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [people, team]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
