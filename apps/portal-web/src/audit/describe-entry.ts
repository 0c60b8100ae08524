import { humanize } from '../format/words.js';
import type { AuditEntry } from '../api/types.js';

const descriptions: Readonly<Record<string, (subject: string) => string>> = {
  'key.created': (subject) => `created the API key ${subject}`,
  'key.updated': (subject) => `changed the API key ${subject}`,
  'key.rotated': (subject) => `rotated the API key ${subject}`,
  'key.revoked': (subject) => `revoked the API key ${subject}`,
  'key.limit_overridden': (subject) => `set a custom limit for the API key ${subject}`,
  'card.created': (subject) => `created the card ${subject}`,
  'card.updated': (subject) => `changed the card ${subject}`,
  'card.expiry_applied': (subject) => `changed when existing points expire on the card ${subject}`,
  'reward_template.created': (subject) => `created the reward ${subject}`,
  'reward_template.updated': (subject) => `changed the reward ${subject}`,
  'voucher_template.created': (subject) => `created the voucher template ${subject}`,
  'voucher_template.updated': (subject) => `changed the voucher template ${subject}`,
  'location.created': (subject) => `added the location ${subject}`,
  'location.updated': (subject) => `changed the location ${subject}`,
  'order_settings.saved': () => 'changed what an order awards',
  'order.returned': (subject) => `returned the order ${subject}`,
  'customer.created': (subject) => `added the customer ${subject}`,
  'customer.updated': (subject) => `changed the customer ${subject}`,
  'customer.imported': () => 'imported customers',
  'customer.stamps_given': (subject) => `gave stamps to ${subject}`,
  'customer.points_given': (subject) => `gave points to ${subject}`,
  'customer.points_adjusted': (subject) => `adjusted the points of ${subject}`,
  'customer.points_spent': (subject) => `spent points of ${subject}`,
  'customer.balance_corrected': (subject) => `corrected a balance of ${subject}`,
  'customer.entry_reversed': (subject) => `reversed an entry in the history of ${subject}`,
  'customer.rewards_given': (subject) => `gave a reward to ${subject}`,
  'reward.redeemed': (subject) => `redeemed a reward: ${subject}`,
  'reward.redemption_reversed': (subject) => `reversed the redemption of a reward: ${subject}`,
  'voucher.redeemed': (subject) => `redeemed a voucher: ${subject}`,
  'voucher.redemption_reversed': (subject) => `reversed a redemption of a voucher: ${subject}`,
  'voucher.hold_released': (subject) => `released a hold of a voucher: ${subject}`,
  'voucher.issued': (subject) => `issued a voucher: ${subject}`,
  'voucher.adjusted': (subject) => `adjusted a voucher: ${subject}`,
  'voucher.cancelled': (subject) => `cancelled a voucher: ${subject}`,
  'voucher.sent': (subject) => `asked to send a voucher by e-mail: ${subject}`,
  'webhook_endpoint.created': (subject) => `created the webhook endpoint ${subject}`,
  'webhook_endpoint.updated': (subject) => `changed the webhook endpoint ${subject}`,
  'webhook_endpoint.deleted': (subject) => `deleted the webhook endpoint ${subject}`,
  'webhook_endpoint.enabled': (subject) => `enabled the webhook endpoint ${subject}`,
  'webhook_endpoint.disabled': (subject) => `disabled the webhook endpoint ${subject}`,
  'webhook_endpoint.secret_rotated': (subject) => `rotated the secret of the webhook endpoint ${subject}`,
  'webhook_endpoint.resent': (subject) => `sent an event again to the webhook endpoint ${subject}`,
  'webhook_endpoint.recovered': (subject) => `sent failed events again to the webhook endpoint ${subject}`,
  'invitation.sent': (subject) => `invited ${subject}`,
  'invitation.sent_again': (subject) => `sent the invitation of ${subject} again`,
  'invitation.withdrawn': (subject) => `withdrew the invitation of ${subject}`,
  'member.joined': () => 'joined the team',
  'member.role_changed': (subject) => `changed the role of ${subject}`,
  'member.removed': (subject) => `removed ${subject} from the team`,
  'member.sessions_ended': (subject) => `signed ${subject} out everywhere`,
  'member.second_factor_reset': (subject) => `reset the second factor of ${subject}`,
  'merchant.second_factor_required': () => 'required a second factor of the team',
  'merchant.second_factor_optional': () => 'stopped requiring a second factor',
  'session.opened': () => 'signed in',
  'session.closed': () => 'signed out',
  'session.refused': () => 'failed to sign in',
  'account.password_changed': () => 'changed their password',
  'account.password_reset': () => 'reset their password by e-mail',
  'account.totp_enabled': () => 'turned their second factor on',
  'account.totp_disabled': () => 'turned their second factor off',
  'account.recovery_codes_renewed': () => 'made new recovery codes',
  'account.session_ended': () => 'ended one of their sessions',
  'account.renamed': () => 'changed their name',
  'customer.exported': () => 'exported customers',
  'voucher.exported': () => 'exported vouchers',
  'order.exported': () => 'exported orders',
  'audit_log.exported': () => 'exported this audit log',
  'merchant.created': () => 'created this merchant',
  'merchant.settings_saved': () => 'changed the settings of this merchant',
  'merchant.logo_saved': () => 'changed the logo of this merchant',
  'support.viewed_merchant': () => 'viewed this merchant',
  'support.viewed_keys': () => 'viewed the API keys',
  'support.viewed_usage': () => 'viewed the usage',
  'support.viewed_failed_authentications': () => 'viewed failed authentications',
  'support.viewed_search_results': () => 'found this merchant in a search',
  'support.viewed_orders': () => 'viewed the orders',
  'support.viewed_order': (subject) => `viewed the order ${subject}`,
  'support.viewed_requests': () => 'viewed the request log',
  'support.viewed_team': () => 'viewed the team',
  'support.viewed_customers': () => 'viewed the customers',
  'support.viewed_customer': (subject) => `viewed the customer ${subject}`,
  'support.viewed_vouchers': () => 'viewed the vouchers',
  'support.viewed_voucher': (subject) => `viewed the voucher ${subject}`,
  'support.viewed_emails': () => 'viewed the e-mails',
  'support.viewed_events': () => 'viewed the events',
  'support.viewed_reward': (subject) => `viewed the reward ${subject}`,
  'support.viewed_timeline': (subject) => `viewed the timeline of ${subject}`,
  'support.viewed_audit_log': () => 'viewed this audit log',
};

/** The options of the action filter. */
export const actions = Object.keys(descriptions).map((action) => ({ value: action, label: actionLabel(action) }));

/** `voucher.adjusted` becomes `Voucher: adjusted`. */
export function actionLabel(action: string): string {
  // The e-mail goes out later, or not at all.
  if (action === 'voucher.sent') return 'Voucher: e-mail requested';
  const [thing = '', done = ''] = action.split('.');
  return `${humanize(thing)}: ${done.replaceAll('_', ' ')}`;
}

/** What an actor did, in parts around the name of the subject; the last two are empty where the sentence names none. */
export interface Description {
  readonly before: string;
  readonly subject: string;
  readonly after: string;
}

/** The text follows the name of the actor. An unknown action is shown by its code. */
export function describeEntry({ action, subjectName, subjectId, details }: AuditEntry): Description {
  const sentence = descriptions[action] ?? ((subject: string) => `${actionLabel(action).toLowerCase()} ${subject}`);
  // A deleted subject has its name only in the details.
  const named = 'name' in details && typeof details.name === 'string' ? details.name : undefined;
  const subject = subjectName || (named ?? subjectId ?? '');
  const [before = '', ...rest] = sentence('\n').split('\n');
  if (rest.length === 0 || subject === '') return { before: before.trim(), subject: '', after: '' };
  return { before, subject, after: rest.join('') };
}

/** The name of a field in words: `replyTo` is `reply to`. */
const inWords = (name: string): string => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A change of one field, which has both: what it was, and what it is. */
const isChange = (value: unknown): value is { readonly from: unknown; readonly to: unknown } =>
  isObject(value) && Object.keys(value).toSorted().join() === 'from,to';

function detailText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(detailText).join('; ');
  if (isChange(value)) return `${detailText(value.from)} → ${detailText(value.to)}`;
  if (!isObject(value)) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${inWords(name)} ${detailText(part)}`)
    .join(', ');
}

/** The fields that an entry says were changed, each on a line of its own; other details as they are. */
const linesOf = ([name, value]: readonly [string, unknown]): readonly (readonly [string, unknown])[] =>
  name === 'changed' && isObject(value) && !Array.isArray(value) ? Object.entries(value) : [[name, value]];

/** The details of an entry as names and texts. */
export const entryDetails = ({ details }: AuditEntry): readonly (readonly [string, string])[] =>
  Object.entries(details)
    .flatMap(linesOf)
    .map(([name, value]) => [humanize(inWords(name)), detailText(value)]);
