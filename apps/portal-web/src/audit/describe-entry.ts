import { plainWord } from '../format/format.js';
import type { AuditEntry } from '../api/types.js';

const sentences: Readonly<Record<string, (subject: string) => string>> = {
  'key.created': (subject) => `made the API key ${subject}`,
  'key.rotated': (subject) => `rotated the API key ${subject}`,
  'key.revoked': (subject) => `revoked the API key ${subject}`,
  'key.limit_overridden': (subject) => `agreed another limit for the API key ${subject}`,
  'card.created': (subject) => `made the card ${subject}`,
  'card.updated': (subject) => `changed the card ${subject}`,
  'reward_template.created': (subject) => `made the reward ${subject}`,
  'reward_template.updated': (subject) => `changed the reward ${subject}`,
  'voucher_template.created': (subject) => `made the voucher template ${subject}`,
  'voucher_template.updated': (subject) => `changed the voucher template ${subject}`,
  'location.created': (subject) => `added the location ${subject}`,
  'location.updated': (subject) => `changed the location ${subject}`,
  'order_settings.saved': () => 'changed what an order awards',
  'customer.created': (subject) => `added the customer ${subject}`,
  'customer.updated': (subject) => `changed the customer ${subject}`,
  'customer.imported': () => 'imported customers',
  'voucher.issued': (subject) => `issued a voucher: ${subject}`,
  'voucher.adjusted': (subject) => `adjusted a voucher: ${subject}`,
  'voucher.cancelled': (subject) => `cancelled a voucher: ${subject}`,
  'voucher.sent': (subject) => `sent a voucher by e-mail: ${subject}`,
  'invitation.sent': () => 'invited somebody to the team',
  'invitation.sent_again': () => 'sent an invitation again',
  'invitation.withdrawn': () => 'withdrew an invitation',
  'member.joined': () => 'joined the team',
  'member.role_changed': (subject) => `changed the role of ${subject}`,
  'member.removed': (subject) => `removed ${subject} from the team`,
  'member.sessions_ended': (subject) => `signed ${subject} out everywhere`,
  'session.opened': () => 'signed in',
  'session.closed': () => 'signed out',
  'session.refused': () => 'failed to sign in',
  'account.password_reset': () => 'set a new password by e-mail',
  'merchant.created': () => 'created this merchant',
  'support.viewed_merchant': () => 'looked at this merchant',
  'support.viewed_keys': () => 'looked at the API keys',
  'support.viewed_usage': () => 'looked at the usage',
  'support.viewed_failed_authentications': () => 'looked at failed authentications',
  'support.viewed_audit_log': () => 'looked at this log',
};

/** The actions that a filter offers: their names with what they are called. */
export const actions = Object.keys(sentences).map((action) => ({ value: action, label: titleOf(action) }));

function titleOf(action: string): string {
  const [thing = '', done = ''] = action.split('.');
  return `${plainWord(thing)}: ${done.replaceAll('_', ' ')}`;
}

/** What somebody did, to stand behind their name. An action that these pages don't know is shown by its own name. */
export function sentenceOf({ action, subjectName, subjectId }: AuditEntry): string {
  const sentence = sentences[action];
  const subject = subjectName ?? subjectId ?? '';
  if (sentence) return `${sentence(subject)}`.trim();
  return `${titleOf(action).toLowerCase()} ${subject}`.trim();
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What else an entry holds, as names and texts. */
export const detailsOf = ({ details }: AuditEntry): readonly (readonly [string, string])[] =>
  Object.entries(details).map(([name, value]) => [
    plainWord(name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()),
    textOf(value),
  ]);
