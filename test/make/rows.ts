import { randomUUID } from 'node:crypto';

export type Row = Readonly<Record<string, unknown>>;

const now = '2026-11-20T09:30:00.000Z';
const bytes = (count: number): string => `\\x${'00'.repeat(count)}`;

/** One row of each table, all of one merchant, that every constraint accepts; in the order in which they can be inserted. */
export function rowsOf(merchantId: string): ReadonlyMap<string, Row> {
  const [customer, location, template, card, definition] = [1, 2, 3, 4, 5].map(() => randomUUID());
  const [points, key, integration, order, reward, voucherTemplate, voucher] = [1, 2, 3, 4, 5, 6, 7].map(() =>
    randomUUID(),
  );
  const id = { merchant_id: merchantId };
  const named = { ...id, external_id: null, active: true, created_at: now };
  const definitionRow = { ...named, title: 'A card', open_ended: false, auto_enrol: true };
  const rows: Record<string, Row> = {
    merchants: {
      ...{ ...id, name: 'A shop', currency: 'GBP', time_zone: 'Europe/London', created_at: now },
      ...{ colour: '#aabbcc', logo: null, logo_type: null, locale: 'en-GB', paper: 'A4' },
    },
    locations: { ...named, id: location, name: 'High Street' },
    integrations: { ...id, id: integration, type: 'public_api', created_at: now },
    api_keys: {
      ...{ ...id, id: key, integration_id: integration, name: 'A key', public_part: 'abcdefghijkl', created_at: now },
      ...{ secret_hash: bytes(32), last_four: 'wxyz', scopes: ['orders:read'] },
    },
    api_key_uses: { ...id, api_key_id: key, last_used_at: now },
    customers: {
      ...{ ...id, id: customer, external_id: null, email: 'ada@canary.example', name: null, created_at: now },
      ...{ lifetime_stamps: 0, lifetime_points: 0 },
    },
    reward_templates: { ...named, id: template, title: 'A free coffee', expiry_days: 30 },
    card_definitions: { ...definitionRow, id: definition, type: 'stamp', number_of_stamps: 10 },
    card_progression_steps: { ...id, card_definition_id: definition, position: 0, at: 1, reward_template_id: template },
    cards: {
      ...{ ...id, id: card, external_id: null, customer_id: customer, card_definition_id: definition },
      ...{ stamps: 1, points: 0, entry_count: 1, created_at: now },
    },
    orders: {
      ...{ ...id, id: order, external_id: null, order_number: '1', source: 'shop', value_minor: 100, currency: 'GBP' },
      ...{
        integration_type: 'public_api',
        customer_id: customer,
        stamps_awarded: 1,
        points_awarded: 0,
        created_at: now,
      },
    },
    card_entries: {
      ...{ ...id, card_id: card, number: 1, cause: 'order', change: 1, consumed: 0, balance_after: 1 },
      ...{ order_id: order, created_at: now },
    },
    rewards: {
      ...{
        ...id,
        id: reward,
        external_id: null,
        reward_template_id: template,
        customer_id: customer,
        title: 'A reward',
      },
      ...{ status: 'active', coupon_code: 'CODE', issued_at: now, redeemed_at: null, event_count: 1 },
    },
    reward_events: { ...id, reward_id: reward, number: 1, kind: 'issued', created_at: now },
    voucher_templates: {
      ...{ ...named, id: voucherTemplate, title: 'A gift', type: 'fixed', value_minor: 5000, currency: 'GBP' },
      ...{ allow_partial_redemption: true, activation_delay_days: 0 },
    },
    vouchers: {
      ...{ ...id, id: voucher, external_id: null, voucher_template_id: voucherTemplate, customer_id: customer },
      ...{ code: '2222222222222222', title: 'A gift', currency: 'GBP', value_minor: 5000, remaining_minor: 5000 },
      ...{ status: 'active', allow_partial_redemption: true, activates_at: now, entry_count: 1 },
      ...{ redemption_count: 0, redemptions_counted_to: 0, created_at: now, updated_at: now },
    },
    voucher_entries: {
      ...{ ...id, voucher_id: voucher, number: 1, kind: 'issue', change_minor: 5000, remaining_after_minor: 5000 },
      created_at: now,
    },
    voucher_pdfs: { ...id, voucher_id: voucher, content_key: bytes(32), pdf: bytes(1), rendered_at: now },
    order_settings: {
      ...{ ...id, enabled: true, minimum_order_minor: 0, stamps_card_id: definition, stamps_mode: 'per_order' },
      ...{ stamps_per_order: 1, points_card_id: definition, points_per_unit: '0.5', reward_automation: false },
      ...{ stamps_max_per_order: 5, points_max_per_order: 5, duplicate_orders: 'return_original' },
    },
    order_rewards: { ...id, position: 0, reward_template_id: template, minimum_order_minor: 0 },
    idempotency_answers: {
      ...{ ...id, key_hash: bytes(32), fingerprint: bytes(32), api_key_id: key, status: 200, body: '{}' },
      ...{ day_slot: 2, created_at: now },
    },
    idempotency_records: {
      ...{ ...id, key_hash: bytes(32), fingerprint: bytes(32), api_key_id: key, status: 200, body: '{}' },
      created_at: now,
    },
    staged_jobs: {
      ...{ ...id, id: points, kind: 'send_voucher', subject_id: voucher, state: 'waiting', attempts: 0 },
      ...{ next_attempt_at: now, created_at: now },
    },
    audit_entries: { ...id, id: points, actor_kind: 'operator', action: 'x', details: {}, created_at: now },
    usage_buckets: {
      ...{ ...id, api_key_id: key, resolution: 'minute', starts_at: now, method: 'GET', route: '/x', requests: 1 },
      ...{ client_errors: 0, server_errors: 0, limited: 0, duration_us: 0, duration_counts: [] },
    },
    authentication_failures: {
      ...{ ...id, minute: now, address: '127.0.0.1', public_part: '', reason: 'unknown', failures: 1, last_at: now },
    },
    memberships: { ...id, staff_id: points, role: 'owner', created_at: now },
    invitations: {
      ...{ ...id, id: points, email: 'ada@canary.example', role: 'admin', expires_at: now, created_at: now },
    },
    limit_windows: { ...id, subject: 'x', name: 'minute', head: 1, tail: 0 },
    limit_hits: { ...id, subject: 'x', name: 'minute', number: 1, at_us: 1 },
    limit_leases: { ...id, subject: 'x', lease: points, ends_at_us: 1 },
    email_counts: { ...id, recipient: bytes(32), hour: '2026-11-20T09:00:00Z', emails: 1 },
    limit_overrides: {
      ...{ ...id, id: points, integration_id: integration, limit_name: 'minute', value: 1, reason: 'x' },
      ...{ ends_at: now, created_at: now },
    },
  };
  return new Map(Object.entries(rows));
}

const long = (characters: number): string => 'x'.repeat(characters);
const externalId: readonly Row[] = [{ external_id: '' }, { external_id: long(129) }];
const title: readonly Row[] = [{ title: '' }, { title: long(201) }];
const name: readonly Row[] = [{ name: '' }, { name: long(201) }];
const pointsCard = { type: 'points', number_of_stamps: null };
const monetary = { type: 'monetary', value_minor: null };
const redeem = { kind: 'redeem', change_minor: -1, redemption_type: 'partial' };

/** For each CHECK what breaks it, and no other one, in the row of rowsOf. */
export const brokenChecks: Readonly<Record<string, readonly Row[]>> = {
  api_keys_hash_length: [{ secret_hash: bytes(31) }, { secret_hash: bytes(33) }],
  api_keys_name_length: [{ name: '' }, { name: long(81) }],
  api_keys_public_part_form: [{ public_part: 'short' }, { public_part: 'abcdefghijk!' }],
  api_keys_rotation_revokes: [{ rotated_to_id: randomUUID() }],
  api_keys_scopes_present: [{ scopes: [] }, { scopes: Array.from({ length: 15 }, () => 'x') }],
  audit_entries_actor_known: [{ actor_kind: 'robot' }],
  authentication_failures_count_positive: [{ failures: 0 }],
  card_definitions_external_id_length: externalId,
  card_definitions_size_fits_type: [
    ...[{ number_of_stamps: null }, { number_of_stamps: 0 }, { open_ended: true }, { number_of_points: 5 }],
    ...[pointsCard, { ...pointsCard, number_of_points: 0 }, { ...pointsCard, open_ended: true, number_of_points: 5 }],
    ...[{ type: 'points', open_ended: true }, { type: 'other' }],
  ],
  card_definitions_title_length: title,
  card_entries_balance_not_negative: [{ balance_after: -1 }, { consumed: -1 }],
  card_entries_fit_cause: [
    ...[{ order_id: null }, { change: 0 }, { change: -1 }, { cause: 'give' }, { cause: 'gift' }],
    ...[{ cause: 'give', order_id: null, change: 0 }, { cause: 'adjust' }],
    { cause: 'adjust', order_id: null, consumed: 1 },
  ],
  card_entries_number_positive: [{ number: 0 }],
  card_progression_steps_at_positive: [{ at: 0 }],
  cards_balance_not_negative: [{ stamps: -1 }, { stamps: 0, points: -1 }],
  cards_external_id_length: externalId,
  cards_one_balance: [{ stamps: 1, points: 1 }],
  customers_email_form: [{ email: ' ada@canary.example' }, { email: 'a' }, { email: long(255) }],
  customers_external_id_length: externalId,
  customers_lifetime_not_negative: [{ lifetime_stamps: -1 }, { lifetime_points: -1 }],
  customers_name_length: name,
  idempotency_answers_status_final: [401, 403, 409, 429, 500, 503, 301, 199].map((status) => ({ status })),
  idempotency_records_status_final: [401, 403, 409, 429, 500, 503, 301, 199].map((status) => ({ status })),
  integrations_type_known: [{ type: 'till' }],
  email_counts_positive: [{ emails: 0 }],
  email_counts_recipient_length: [{ recipient: bytes(31) }],
  limit_overrides_reason_length: [{ reason: '' }, { reason: '  ' }, { reason: long(501) }],
  limit_overrides_value_positive: [{ value: 0 }],
  limit_windows_order: [{ tail: -1 }, { tail: 2 }],
  locations_external_id_length: externalId,
  locations_name_length: name,
  merchants_colour_form: [{ colour: '#ABC' }, { colour: 'red' }],
  merchants_currency_form: [{ currency: 'gbp' }, { currency: 'POUND' }],
  merchants_logo_size: [{ logo: bytes(262_145), logo_type: 'image/png' }],
  merchants_logo_type_known: [{ logo: bytes(1), logo_type: 'image/gif' }],
  merchants_logo_whole: [{ logo: bytes(1) }, { logo_type: 'image/png' }],
  merchants_name_length: name,
  merchants_paper_known: [{ paper: 'A5' }],
  order_rewards_minimum_bounds: [{ minimum_order_minor: -1 }, { minimum_order_minor: 10_000_000_000 }],
  order_settings_duplicates_known: [{ duplicate_orders: 'refuse' }],
  order_settings_minimum_bounds: [{ minimum_order_minor: -1 }, { minimum_order_minor: 10_000_000_000 }],
  order_settings_points_positive: [{ points_per_unit: 0 }, { points_per_unit: -1 }, { points_max_per_order: 0 }],
  order_settings_points_whole: [{ points_card_id: null }, { points_per_unit: null }],
  order_settings_stamps_positive: [{ stamps_per_order: 0 }, { stamps_max_per_order: 0 }],
  order_settings_stamps_whole: [
    ...[{ stamps_card_id: null }, { stamps_per_order: null }, { value_per_stamp_minor: 5 }, { stamps_mode: null }],
    { stamps_mode: 'per_value' },
  ],
  orders_awards_not_negative: [{ stamps_awarded: -1 }, { points_awarded: -1 }],
  orders_external_id_length: externalId,
  orders_integration_type_known: [{ integration_type: 'till' }],
  invitations_accepted_whole: [{ accepted_at: now }, { accepted_by: randomUUID() }],
  invitations_email_form: [{ email: 'Ada@canary.example' }, { email: ' ada@canary.example' }, { email: 'a@' }],
  invitations_one_end: [{ accepted_at: now, accepted_by: randomUUID(), withdrawn_at: now }],
  invitations_role_known: [{ role: 'boss' }],
  memberships_role_known: [{ role: 'boss' }],
  orders_number_length: [{ order_number: '' }, { order_number: long(65) }],
  orders_source_form: [{ source: '' }, { source: 'a b' }, { source: long(51) }],
  orders_value_bounds: [{ value_minor: -1 }, { value_minor: 10_000_000_000 }],
  reward_events_coupon_named: [{ kind: 'coupon_set' }],
  reward_events_kind_known: [{ kind: 'lost' }],
  reward_events_number_positive: [{ number: 0 }],
  reward_templates_expiry_positive: [{ expiry_days: 0 }],
  reward_templates_external_id_length: externalId,
  reward_templates_title_length: title,
  rewards_coupon_form: ['lower', '', 'A B', long(65).toUpperCase()].map((coupon_code) => ({ coupon_code })),
  rewards_external_id_length: externalId,
  rewards_redeemed_at_fits_status: [{ status: 'redeemed' }, { redeemed_at: now }],
  rewards_status_known: [{ status: 'gone' }],
  staged_jobs_attempts_not_negative: [{ attempts: -1 }],
  staged_jobs_state_known: [{ state: 'lost' }],
  usage_buckets_counts: [{ requests: 0 }, { duration_us: -1 }],
  usage_buckets_resolution_known: [{ resolution: 'week' }],
  voucher_entries_fit_kind: [
    ...[{ change_minor: 0 }, { reason: 'x' }, { redemption_type: 'full' }, { kind: 'gift' }, { kind: 'adjust' }],
    ...[
      { ...redeem, redemption_type: null },
      { ...redeem, change_minor: 1 },
      { ...redeem, remaining_after_minor: 0 },
    ],
    ...[
      { ...redeem, redemption_type: 'full' },
      { ...redeem, reason: 'x' },
    ],
    ...[
      { kind: 'cancel', change_minor: 0 },
      { kind: 'cancel', change_minor: -1, reason: 'x' },
    ],
  ],
  voucher_entries_number_positive: [{ number: 0 }],
  voucher_entries_reason_length: ['', ' ', long(501)].map((reason) => ({ kind: 'adjust', reason })),
  voucher_entries_redemption_type_known: [{ ...redeem, redemption_type: 'some' }],
  voucher_entries_remaining_not_negative: [{ remaining_after_minor: -1 }],
  voucher_pdfs_content_key_length: [{ content_key: bytes(31) }],
  voucher_templates_currency_form: [{ currency: 'gbp' }],
  voucher_templates_delay_not_negative: [{ activation_delay_days: -1 }],
  voucher_templates_expiry_positive: [{ expiry_days: 0 }],
  voucher_templates_external_id_length: externalId,
  voucher_templates_terms_length: [{ terms: long(2001) }],
  voucher_templates_title_length: title,
  voucher_templates_value_fits_type: [
    ...[{ value_minor: null }, { value_minor: 0 }, { value_minor: 10_000_000_000 }, { min_value_minor: 1 }],
    ...[{ type: 'other' }, monetary, { ...monetary, min_value_minor: 5 }],
    ...[
      { ...monetary, min_value_minor: 0, max_value_minor: 5 },
      { ...monetary, min_value_minor: 6, max_value_minor: 5 },
    ],
  ],
  vouchers_active_is_full: [{ remaining_minor: 4999 }],
  vouchers_code_form: [{ code: 'SHORT' }, { code: 'I222222222222222' }],
  vouchers_external_id_length: externalId,
  vouchers_external_reference_length: [{ external_reference: long(201) }],
  vouchers_partial_is_between: [{ status: 'partial' }, { status: 'partial', remaining_minor: 0 }],
  vouchers_redeemed_is_empty: [{ status: 'redeemed', remaining_minor: 1 }],
  vouchers_remaining_bounds: [-1, 5001].map((remaining_minor) => ({ status: 'pending', remaining_minor })),
  vouchers_someone_holds_it: [{ customer_id: null }],
  vouchers_status_known: [{ status: 'lost' }],
  vouchers_value_bounds: [0, 10_000_000_000].map((value) => ({ value_minor: value, remaining_minor: value })),
};
