import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of all resources. Generated from the entities, then reviewed, ordered and commented by hand. */
const tables = `
  -- The merchant owns all other rows: its id is the first column of every key below.
  create table merchants (
    merchant_id uuid not null,
    name text not null,
    currency text not null,
    time_zone text not null,
    created_at timestamptz(3) not null,
    constraint merchants_pkey primary key (merchant_id),
    constraint merchants_currency_form check (currency ~ '^[A-Z]{3}$'),
    constraint merchants_name_length check (length(name) between 1 and 200)
  );

  -- Locations that gives and redemptions may name.
  create table locations (
    merchant_id uuid not null,
    id uuid not null,
    external_id text,
    name text not null,
    active boolean not null,
    created_at timestamptz(3) not null,
    constraint locations_pkey primary key (merchant_id, id),
    constraint locations_external_id_key unique (merchant_id, external_id),
    constraint locations_external_id_length check (length(external_id) between 1 and 128),
    constraint locations_name_length check (length(name) between 1 and 200)
  );

  -- The stable identity of rotated keys.
  create table integrations (
    merchant_id uuid not null,
    id uuid not null,
    type text not null,
    created_at timestamptz(3) not null,
    constraint integrations_pkey primary key (merchant_id, id),
    constraint integrations_type_known check (type = 'public_api')
  );

  -- No secret: the HMAC of the whole key, the public part for lookup, four characters for people.
  create table api_keys (
    merchant_id uuid not null,
    id uuid not null,
    integration_id uuid not null,
    name text not null,
    public_part text not null,
    secret_hash bytea not null,
    last_four text not null,
    scopes text[] not null,
    created_at timestamptz(3) not null,
    created_by uuid,
    expires_at timestamptz(3),
    revoked_at timestamptz(3),
    revoked_by uuid,
    rotated_from_id uuid,
    rotated_to_id uuid,
    constraint api_keys_pkey primary key (merchant_id, id),
    constraint api_keys_hash_length check (length(secret_hash) = 32),
    constraint api_keys_name_length check (length(name) between 1 and 80),
    constraint api_keys_public_part_form check (public_part ~ '^[0-9A-Za-z]{12}$'),
    constraint api_keys_rotation_revokes check (rotated_to_id is null or revoked_at is not null),
    constraint api_keys_scopes_present check (cardinality(scopes) between 1 and 14)
  );
  create index api_keys_public_part on api_keys (public_part);

  -- Separate from api_keys, so that recording a use never locks the key.
  create table api_key_uses (
    merchant_id uuid not null,
    api_key_id uuid not null,
    last_used_at timestamptz(3) not null,
    last_user_agent text,
    constraint api_key_uses_pkey primary key (merchant_id, api_key_id)
  );

  -- Identified by e-mail. Lifetime totals only increase.
  create table customers (
    merchant_id uuid not null,
    id uuid not null,
    external_id text,
    email text not null,
    name text,
    lifetime_stamps bigint not null default '0',
    lifetime_points bigint not null default '0',
    created_at timestamptz(3) not null,
    constraint customers_pkey primary key (merchant_id, id),
    constraint customers_email_key unique (merchant_id, email),
    constraint customers_external_id_key unique (merchant_id, external_id),
    constraint customers_email_form check (email = btrim(email) and length(email) between 3 and 254),
    constraint customers_external_id_length check (length(external_id) between 1 and 128),
    constraint customers_lifetime_not_negative check (lifetime_stamps >= 0 and lifetime_points >= 0),
    constraint customers_name_length check (length(name) between 1 and 200)
  );

  -- Templates of cards.
  create table card_definitions (
    merchant_id uuid not null,
    id uuid not null,
    external_id text,
    title text not null,
    active boolean not null,
    type text not null,
    number_of_stamps integer,
    open_ended boolean not null,
    number_of_points integer,
    auto_enrol boolean not null,
    created_at timestamptz(3) not null,
    constraint card_definitions_pkey primary key (merchant_id, id),
    constraint card_definitions_external_id_key unique (merchant_id, external_id),
    constraint card_definitions_external_id_length check (length(external_id) between 1 and 128),
    constraint card_definitions_size_fits_type check (case type
       when 'stamp' then number_of_stamps is not null and number_of_stamps >= 1 and not open_ended and number_of_points is null
       when 'points' then number_of_stamps is null and (number_of_points is null) = open_ended and coalesce(number_of_points, 1) >= 1
       else false
     end),
    constraint card_definitions_title_length check (length(title) between 1 and 200)
  );

  -- The rewards that a card issues at its thresholds, in the merchant's order.
  create table card_progression_steps (
    merchant_id uuid not null,
    card_definition_id uuid not null,
    position integer not null,
    at integer not null,
    reward_template_id uuid not null,
    constraint card_progression_steps_pkey primary key (merchant_id, card_definition_id, position),
    constraint card_progression_steps_at_positive check (at >= 1)
  );

  -- One card per customer and definition.
  create table cards (
    merchant_id uuid not null,
    id uuid not null,
    external_id text,
    customer_id uuid not null,
    card_definition_id uuid not null,
    stamps bigint not null default '0',
    points bigint not null default '0',
    entry_count integer not null default '0',
    created_at timestamptz(3) not null,
    constraint cards_pkey primary key (merchant_id, id),
    constraint cards_customer_id_card_definition_id_key unique (merchant_id, customer_id, card_definition_id),
    constraint cards_external_id_key unique (merchant_id, external_id),
    constraint cards_balance_not_negative check (stamps >= 0 and points >= 0),
    constraint cards_external_id_length check (length(external_id) between 1 and 128),
    constraint cards_one_balance check (stamps = 0 or points = 0)
  );

  -- The ledger of cards, numbered within each card. change - consumed adds up to the balance.
  create table card_entries (
    merchant_id uuid not null,
    card_id uuid not null,
    number integer not null,
    cause text not null,
    change bigint not null,
    consumed bigint not null,
    balance_after bigint not null,
    order_id uuid,
    location_id uuid,
    api_key_id uuid,
    staff_id uuid,
    created_at timestamptz(3) not null,
    constraint card_entries_pkey primary key (merchant_id, card_id, number),
    constraint card_entries_number_positive check (number >= 1),
    constraint card_entries_balance_not_negative check (balance_after >= 0 and consumed >= 0),
    constraint card_entries_fit_cause check (case cause
       when 'order' then change > 0 and order_id is not null
       when 'give' then change > 0 and order_id is null
       when 'adjust' then consumed = 0 and order_id is null
       else false
     end)
  );

  -- Templates of rewards.
  create table reward_templates (
    merchant_id uuid not null,
    id uuid not null,
    external_id text,
    title text not null,
    description text,
    active boolean not null,
    expiry_days integer,
    created_at timestamptz(3) not null,
    constraint reward_templates_pkey primary key (merchant_id, id),
    constraint reward_templates_external_id_key unique (merchant_id, external_id),
    constraint reward_templates_expiry_positive check (expiry_days >= 1),
    constraint reward_templates_external_id_length check (length(external_id) between 1 and 128),
    constraint reward_templates_title_length check (length(title) between 1 and 200)
  );

  -- Issued rewards with the stored status. Readers compute expiry from the database time.
  create table rewards (
    merchant_id uuid not null,
    id uuid not null,
    external_id text,
    reward_template_id uuid not null,
    customer_id uuid not null,
    title text not null,
    status text not null,
    expires_at timestamptz(3),
    coupon_code text,
    order_id uuid,
    issued_at timestamptz(3) not null,
    redeemed_at timestamptz(3),
    location_id uuid,
    event_count integer not null default '0',
    constraint rewards_pkey primary key (merchant_id, id),
    constraint rewards_external_id_key unique (merchant_id, external_id),
    constraint rewards_coupon_form check (coupon_code ~ '^[A-Z0-9_-]{1,64}$'),
    constraint rewards_external_id_length check (length(external_id) between 1 and 128),
    constraint rewards_redeemed_at_fits_status check ((status = 'redeemed') = (redeemed_at is not null)),
    constraint rewards_status_known check (status in ('active', 'redeemed', 'expired'))
  );
  create unique index rewards_coupon_taken on rewards (merchant_id, coupon_code) where coupon_code is not null and status = 'active';
  create index rewards_of_order on rewards (merchant_id, order_id) where order_id is not null;
  create index rewards_of_customer on rewards (merchant_id, customer_id, id);

  -- The history of rewards.
  create table reward_events (
    merchant_id uuid not null,
    reward_id uuid not null,
    number integer not null,
    kind text not null,
    coupon_code text,
    order_id uuid,
    location_id uuid,
    api_key_id uuid,
    staff_id uuid,
    created_at timestamptz(3) not null,
    constraint reward_events_pkey primary key (merchant_id, reward_id, number),
    constraint reward_events_number_positive check (number >= 1),
    constraint reward_events_coupon_named check (kind <> 'coupon_set' or coupon_code is not null),
    constraint reward_events_kind_known check (kind in ('issued', 'redeemed', 'coupon_set'))
  );

  -- Templates of vouchers.
  create table voucher_templates (
    merchant_id uuid not null,
    id uuid not null,
    external_id text,
    title text not null,
    type text not null,
    value_minor bigint,
    min_value_minor bigint,
    max_value_minor bigint,
    currency text not null,
    active boolean not null,
    allow_partial_redemption boolean not null,
    expiry_days integer,
    activation_delay_days integer not null default '0',
    created_at timestamptz(3) not null,
    constraint voucher_templates_pkey primary key (merchant_id, id),
    constraint voucher_templates_external_id_key unique (merchant_id, external_id),
    constraint voucher_templates_currency_form check (currency ~ '^[A-Z]{3}$'),
    constraint voucher_templates_delay_not_negative check (activation_delay_days >= 0),
    constraint voucher_templates_expiry_positive check (expiry_days >= 1),
    constraint voucher_templates_external_id_length check (length(external_id) between 1 and 128),
    constraint voucher_templates_title_length check (length(title) between 1 and 200),
    constraint voucher_templates_value_fits_type check (case type
       when 'fixed' then value_minor is not null and value_minor between 1 and 9999999999
                         and min_value_minor is null and max_value_minor is null
       when 'monetary' then value_minor is null and min_value_minor is not null and max_value_minor is not null
                         and min_value_minor >= 1 and max_value_minor between min_value_minor and 9999999999
       else false
     end)
  );

  -- Issued vouchers. A CHECK keeps remaining_minor within 0..value_minor, independent of the application.
  create table vouchers (
    merchant_id uuid not null,
    id uuid not null,
    external_id text,
    voucher_template_id uuid not null,
    customer_id uuid,
    code text not null,
    title text not null,
    currency text not null,
    value_minor bigint not null,
    remaining_minor bigint not null,
    status text not null,
    allow_partial_redemption boolean not null,
    activates_at timestamptz(3) not null,
    expires_at timestamptz(3),
    recipient_name text,
    recipient_email text,
    external_reference text,
    entry_count integer not null default '0',
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint vouchers_pkey primary key (merchant_id, id),
    constraint vouchers_code_key unique (merchant_id, code),
    constraint vouchers_external_id_key unique (merchant_id, external_id),
    constraint vouchers_active_is_full check (status <> 'active' or remaining_minor = value_minor),
    constraint vouchers_code_form check (code ~ '^[2-9A-HJKMNP-TV-Z]{16}$'),
    constraint vouchers_external_id_length check (length(external_id) between 1 and 128),
    constraint vouchers_external_reference_length check (length(external_reference) <= 200),
    constraint vouchers_partial_is_between check (status <> 'partial' or (remaining_minor > 0 and remaining_minor < value_minor)),
    constraint vouchers_redeemed_is_empty check (status <> 'redeemed' or remaining_minor = 0),
    constraint vouchers_remaining_bounds check (remaining_minor between 0 and value_minor),
    constraint vouchers_someone_holds_it check (customer_id is not null or recipient_email is not null),
    constraint vouchers_status_known check (status in ('pending', 'active', 'partial', 'redeemed', 'expired', 'cancelled')),
    constraint vouchers_value_bounds check (value_minor between 1 and 9999999999)
  );
  create index vouchers_of_customer on vouchers (merchant_id, customer_id, id);

  -- The ledger of vouchers: redemptions, adjustments and cancellations with their reasons.
  create table voucher_entries (
    merchant_id uuid not null,
    voucher_id uuid not null,
    number integer not null,
    kind text not null,
    change_minor bigint not null,
    remaining_after_minor bigint not null,
    redemption_type text,
    reason text,
    api_key_id uuid,
    staff_id uuid,
    created_at timestamptz(3) not null,
    constraint voucher_entries_pkey primary key (merchant_id, voucher_id, number),
    constraint voucher_entries_number_positive check (number >= 1),
    constraint voucher_entries_fit_kind check (case kind
       when 'issue' then change_minor > 0 and redemption_type is null and reason is null
       when 'redeem' then change_minor < 0 and redemption_type is not null and reason is null
                          and (redemption_type = 'full') = (remaining_after_minor = 0)
       when 'adjust' then redemption_type is null and reason is not null
       when 'cancel' then change_minor = 0 and redemption_type is null and reason is not null
       else false
     end),
    constraint voucher_entries_reason_length check (reason is null or length(btrim(reason)) between 1 and 500),
    constraint voucher_entries_redemption_type_known check (redemption_type in ('full', 'partial')),
    constraint voucher_entries_remaining_not_negative check (remaining_after_minor >= 0)
  );

  -- Recorded orders. One original per source and number; a repeat that awards again refers to it.
  create table orders (
    merchant_id uuid not null,
    id uuid not null,
    external_id text,
    order_number text not null,
    source text not null,
    value_minor bigint not null,
    currency text not null,
    integration_type text not null,
    customer_id uuid not null,
    stamps_awarded bigint not null,
    points_awarded bigint not null,
    coupon_reward_id uuid,
    repeat_of uuid,
    created_at timestamptz(3) not null,
    constraint orders_pkey primary key (merchant_id, id),
    constraint orders_external_id_key unique (merchant_id, external_id),
    constraint orders_awards_not_negative check (stamps_awarded >= 0 and points_awarded >= 0),
    constraint orders_external_id_length check (length(external_id) between 1 and 128),
    constraint orders_integration_type_known check (integration_type = 'public_api'),
    constraint orders_number_length check (length(order_number) between 1 and 64),
    constraint orders_source_form check (source ~ '^[0-9A-Za-z]{1,50}$'),
    constraint orders_value_bounds check (value_minor between 0 and 9999999999)
  );
  create index orders_of_customer on orders (merchant_id, customer_id, id);
  create index orders_by_number on orders (merchant_id, order_number, id);
  create unique index orders_original on orders (merchant_id, source, order_number) where repeat_of is null;

  -- What an order awards, one row per merchant.
  create table order_settings (
    merchant_id uuid not null,
    enabled boolean not null,
    minimum_order_minor bigint not null,
    stamps_card_id uuid,
    stamps_mode text,
    stamps_per_order integer,
    value_per_stamp_minor bigint,
    stamps_max_per_order integer,
    points_card_id uuid,
    points_per_unit numeric,
    points_max_per_order integer,
    reward_automation boolean not null,
    duplicate_orders text not null,
    constraint order_settings_pkey primary key (merchant_id),
    constraint order_settings_duplicates_known check (duplicate_orders in ('return_original', 'award_again')),
    constraint order_settings_minimum_bounds check (minimum_order_minor between 0 and 9999999999),
    constraint order_settings_points_positive check (points_per_unit > 0 and points_max_per_order >= 1),
    constraint order_settings_points_whole check ((points_card_id is null) = (points_per_unit is null) and (points_card_id is not null or points_max_per_order is null)),
    constraint order_settings_stamps_positive check (stamps_per_order >= 1 and value_per_stamp_minor >= 1 and stamps_max_per_order >= 1),
    constraint order_settings_stamps_whole check (case stamps_mode
       when 'per_order' then stamps_card_id is not null and stamps_per_order is not null and value_per_stamp_minor is null
       when 'per_value' then stamps_card_id is not null and stamps_per_order is null and value_per_stamp_minor is not null
       else stamps_mode is null and stamps_card_id is null and stamps_per_order is null and value_per_stamp_minor is null
            and stamps_max_per_order is null
     end)
  );

  -- Rewards for orders above a minimum value.
  create table order_rewards (
    merchant_id uuid not null,
    position integer not null,
    reward_template_id uuid not null,
    minimum_order_minor bigint not null,
    constraint order_rewards_pkey primary key (merchant_id, position),
    constraint order_rewards_minimum_bounds check (minimum_order_minor between 0 and 9999999999)
  );

  -- Answers, written in the commit of their effect. No foreign keys: every write inserts here, and reads are by key
  -- only.
  create table idempotency_records (
    merchant_id uuid not null,
    key_hash bytea not null,
    fingerprint bytea not null,
    api_key_id uuid not null,
    status smallint not null,
    body text not null,
    created_at timestamptz(3) not null,
    constraint idempotency_records_pkey primary key (merchant_id, key_hash),
    constraint idempotency_records_status_final check (status between 200 and 299 or status in (400, 404))
  );

  -- Side effects, written in the transaction that causes them.
  create table staged_jobs (
    merchant_id uuid not null,
    id uuid not null,
    kind text not null,
    subject_id uuid not null,
    state text not null default 'waiting',
    attempts integer not null default '0',
    next_attempt_at timestamptz(3) not null,
    last_error text,
    created_at timestamptz(3) not null,
    done_at timestamptz(3),
    constraint staged_jobs_pkey primary key (merchant_id, id),
    constraint staged_jobs_attempts_not_negative check (attempts >= 0),
    constraint staged_jobs_state_known check (state in ('waiting', 'done', 'dead'))
  );
  create index staged_jobs_due on staged_jobs (next_attempt_at) where state = 'waiting';

  -- Audit log.
  create table audit_entries (
    merchant_id uuid not null,
    id uuid not null,
    actor_kind text not null,
    actor_id uuid,
    action text not null,
    subject_id uuid,
    details jsonb not null,
    address text,
    created_at timestamptz(3) not null,
    constraint audit_entries_pkey primary key (merchant_id, id),
    constraint audit_entries_actor_known check (actor_kind in ('staff', 'support', 'operator', 'system'))
  );

  -- Usage per key.
  create table usage_minutes (
    merchant_id uuid not null,
    api_key_id uuid not null,
    minute timestamptz(0) not null,
    method text not null,
    route text not null,
    requests integer not null,
    errors integer not null,
    duration_us bigint not null,
    constraint usage_minutes_pkey primary key (merchant_id, api_key_id, minute, method, route),
    constraint usage_minutes_counts check (requests >= 1 and errors between 0 and requests and duration_us >= 0)
  );

  -- No ON DELETE: these rows are never deleted, so a delete is a mistake and must fail.
  alter table api_key_uses add constraint api_key_uses_api_key_id_fkey foreign key (merchant_id, api_key_id) references api_keys (merchant_id, id);
  alter table api_keys add constraint api_keys_integration_id_fkey foreign key (merchant_id, integration_id) references integrations (merchant_id, id);
  alter table api_keys add constraint api_keys_rotated_from_id_fkey foreign key (merchant_id, rotated_from_id) references api_keys (merchant_id, id);
  alter table api_keys add constraint api_keys_rotated_to_id_fkey foreign key (merchant_id, rotated_to_id) references api_keys (merchant_id, id);
  alter table audit_entries add constraint audit_entries_fkey foreign key (merchant_id) references merchants (merchant_id);
  alter table card_definitions add constraint card_definitions_fkey foreign key (merchant_id) references merchants (merchant_id);
  alter table card_entries add constraint card_entries_card_id_fkey foreign key (merchant_id, card_id) references cards (merchant_id, id);
  alter table card_entries add constraint card_entries_location_id_fkey foreign key (merchant_id, location_id) references locations (merchant_id, id);
  alter table card_entries add constraint card_entries_order_id_fkey foreign key (merchant_id, order_id) references orders (merchant_id, id);
  alter table card_progression_steps add constraint card_progression_steps_card_definition_id_fkey foreign key (merchant_id, card_definition_id) references card_definitions (merchant_id, id);
  alter table card_progression_steps add constraint card_progression_steps_reward_template_id_fkey foreign key (merchant_id, reward_template_id) references reward_templates (merchant_id, id);
  alter table cards add constraint cards_card_definition_id_fkey foreign key (merchant_id, card_definition_id) references card_definitions (merchant_id, id);
  alter table cards add constraint cards_customer_id_fkey foreign key (merchant_id, customer_id) references customers (merchant_id, id);
  alter table customers add constraint customers_fkey foreign key (merchant_id) references merchants (merchant_id);
  alter table integrations add constraint integrations_fkey foreign key (merchant_id) references merchants (merchant_id);
  alter table locations add constraint locations_fkey foreign key (merchant_id) references merchants (merchant_id);
  alter table order_rewards add constraint order_rewards_fkey foreign key (merchant_id) references order_settings (merchant_id);
  alter table order_rewards add constraint order_rewards_reward_template_id_fkey foreign key (merchant_id, reward_template_id) references reward_templates (merchant_id, id);
  alter table order_settings add constraint order_settings_fkey foreign key (merchant_id) references merchants (merchant_id);
  alter table order_settings add constraint order_settings_points_card_id_fkey foreign key (merchant_id, points_card_id) references card_definitions (merchant_id, id);
  alter table order_settings add constraint order_settings_stamps_card_id_fkey foreign key (merchant_id, stamps_card_id) references card_definitions (merchant_id, id);
  alter table orders add constraint orders_coupon_reward_id_fkey foreign key (merchant_id, coupon_reward_id) references rewards (merchant_id, id);
  alter table orders add constraint orders_customer_id_fkey foreign key (merchant_id, customer_id) references customers (merchant_id, id);
  alter table orders add constraint orders_repeat_of_fkey foreign key (merchant_id, repeat_of) references orders (merchant_id, id);
  alter table reward_events add constraint reward_events_location_id_fkey foreign key (merchant_id, location_id) references locations (merchant_id, id);
  alter table reward_events add constraint reward_events_order_id_fkey foreign key (merchant_id, order_id) references orders (merchant_id, id);
  alter table reward_events add constraint reward_events_reward_id_fkey foreign key (merchant_id, reward_id) references rewards (merchant_id, id);
  alter table reward_templates add constraint reward_templates_fkey foreign key (merchant_id) references merchants (merchant_id);
  alter table rewards add constraint rewards_customer_id_fkey foreign key (merchant_id, customer_id) references customers (merchant_id, id);
  alter table rewards add constraint rewards_location_id_fkey foreign key (merchant_id, location_id) references locations (merchant_id, id);
  alter table rewards add constraint rewards_order_id_fkey foreign key (merchant_id, order_id) references orders (merchant_id, id);
  alter table rewards add constraint rewards_reward_template_id_fkey foreign key (merchant_id, reward_template_id) references reward_templates (merchant_id, id);
  alter table staged_jobs add constraint staged_jobs_fkey foreign key (merchant_id) references merchants (merchant_id);
  alter table usage_minutes add constraint usage_minutes_api_key_id_fkey foreign key (merchant_id, api_key_id) references api_keys (merchant_id, id);
  alter table voucher_entries add constraint voucher_entries_voucher_id_fkey foreign key (merchant_id, voucher_id) references vouchers (merchant_id, id);
  alter table voucher_templates add constraint voucher_templates_fkey foreign key (merchant_id) references merchants (merchant_id);
  alter table vouchers add constraint vouchers_customer_id_fkey foreign key (merchant_id, customer_id) references customers (merchant_id, id);
  alter table vouchers add constraint vouchers_voucher_template_id_fkey foreign key (merchant_id, voucher_template_id) references voucher_templates (merchant_id, id);
`;

/** Expression indexes, which entities cannot express. */
const searchIndexes = `
  create extension if not exists btree_gin;
  create extension if not exists pg_trgm;

  -- Case-insensitive substring search within one merchant.
  create index customers_search on customers using gin (merchant_id, name gin_trgm_ops, email gin_trgm_ops);
  create index vouchers_search on vouchers using gin (merchant_id, code gin_trgm_ops, title gin_trgm_ops);

  -- Rows are inserted in the order of their age, so a BRIN index is small and cheap to maintain.
  create index idempotency_records_by_age on idempotency_records using brin (created_at);
`;

/** Append-only tables refuse UPDATE, DELETE and TRUNCATE. ENABLE ALWAYS also applies to a superuser in replica mode. */
const appendOnly = ['card_entries', 'reward_events', 'voucher_entries', 'audit_entries']
  .map(
    (table) => `
  create trigger ${table}_rows_stay before update or delete on ${table}
    for each row execute function refuse_change();
  create trigger ${table}_table_stays before truncate on ${table}
    for each statement execute function refuse_change();
  alter table ${table} enable always trigger ${table}_rows_stay;
  alter table ${table} enable always trigger ${table}_table_stays;`,
  )
  .join('\n');

const refuseChange = `
  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'LR900';
  end $$;
`;

/**
 * The first statement of every write (idempotency.ts). It raises, so that the statements pipelined after it fail
 * instead of taking effect. In a volatile function, each statement sees what was committed before it started. So the
 * record of a concurrent request that has just released the lock is visible.
 */
const claimWrite = `
  create function claim_write(
    merchant uuid, api_key uuid, key_lock bigint, idempotency_key_hash bytea, idempotency_lock bigint
  ) returns timestamptz(3) language plpgsql volatile as $$
  begin
    if idempotency_lock is not null and not pg_try_advisory_xact_lock(idempotency_lock) then
      raise exception 'idempotency key in progress' using errcode = 'LR001';
    end if;

    -- Shared with other writes of this key; a revocation takes it alone, so it waits for them and stops the next.
    perform pg_advisory_xact_lock_shared(key_lock);
    perform 1 from api_keys
      where merchant_id = merchant and id = api_key
        and revoked_at is null and (expires_at is null or expires_at > clock_timestamp());
    if not found then
      raise exception 'api key no longer active' using errcode = 'LR003';
    end if;

    if idempotency_key_hash is not null then
      perform 1 from idempotency_records
        where merchant_id = merchant and key_hash = idempotency_key_hash
          and created_at > now() - interval '24 hours';
      if found then
        raise exception 'idempotency key known' using errcode = 'LR002';
      end if;
    end if;
    return now();
  end $$;
`;

/** The tables of all resources. */
export class Initial1763640000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [tables, searchIndexes, refuseChange, appendOnly, claimWrite]) await queryRunner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup, or write the next migration.');
  }
}
