/** Who acts: a member of the team, the platform's support, an operator with the command line, an API key, or the service itself. */
export const auditActorKinds = ['staff', 'support', 'operator', 'api_key', 'system'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/** What the audit log records of each kind of resource. (docs/reference/portal.md#audit-log) */
const changes = {
  key: ['created', 'updated', 'rotated', 'revoked', 'limit_overridden'],
  card: ['created', 'updated', 'expiry_applied'],
  reward_template: ['created', 'updated'],
  voucher_template: ['created', 'updated'],
  location: ['created', 'updated'],
  order_settings: ['saved'],
  order: ['returned', 'exported'],
  customer: [
    'created',
    'updated',
    'imported',
    'exported',
    'stamps_given',
    'points_given',
    'points_adjusted',
    'points_spent',
    'balance_corrected',
    'entry_reversed',
    'rewards_given',
  ],
  reward: ['redeemed', 'redemption_reversed'],
  voucher: ['issued', 'redeemed', 'redemption_reversed', 'adjusted', 'cancelled', 'sent', 'hold_released', 'exported'],
  webhook_endpoint: ['created', 'updated', 'deleted', 'enabled', 'disabled', 'secret_rotated', 'resent', 'recovered'],
  invitation: ['sent', 'sent_again', 'withdrawn'],
  member: ['joined', 'role_changed', 'removed', 'sessions_ended', 'second_factor_reset'],
  account: [
    'password_changed',
    'password_reset',
    'totp_enabled',
    'totp_disabled',
    'recovery_codes_renewed',
    'session_ended',
    'renamed',
  ],
  session: ['opened', 'closed', 'refused'],
  merchant: ['created', 'settings_saved', 'logo_saved', 'second_factor_required', 'second_factor_optional'],
  audit_log: ['exported'],
  support: [
    'viewed_merchant',
    'viewed_keys',
    'viewed_usage',
    'viewed_failed_authentications',
    'viewed_audit_log',
    'viewed_requests',
    'viewed_orders',
    'viewed_order',
    'viewed_events',
    'viewed_emails',
    'viewed_voucher',
    'viewed_vouchers',
    'viewed_customer',
    'viewed_customers',
    'viewed_team',
    'viewed_reward',
    'viewed_search_results',
    'viewed_timeline',
  ],
} as const;

type Resource = keyof typeof changes;
/** `resource.verb`: key.created, merchant.created, … */
export type AuditAction = { [Of in Resource]: `${Of}.${(typeof changes)[Of][number]}` }[Resource];

/** Every action of the audit log. */
export const auditActions = Object.entries(changes).flatMap(([resource, verbs]) =>
  verbs.map((verb) => `${resource}.${verb}` as AuditAction),
);
