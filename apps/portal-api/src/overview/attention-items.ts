import { encodeId } from '#domain/ids.js';
import { type EmailKind, emailKinds } from '#domain/jobs/email.js';
import { mayReadKeys, type Role, roleIncludes } from '#domain/team/staff.js';
import { errorsRise } from '#domain/usage/error-trend.js';
import type { Reader } from '#persistence/database/statement.js';
import {
  countFailedEmails,
  type ExpiringKey,
  type FailingEndpoint,
  listExpiringKeysOfMerchant,
  listFailingEndpoints,
  readRequestTrend,
  sumRefusedKeys,
} from '#persistence/overview/attention.store.js';
import type { Attention } from './attention.view.js';

/** Which of the items that need attention a person may see. */
export interface Seen {
  readonly keys: boolean;
  readonly emails: readonly EmailKind[];
  /** Refused keys and webhooks. */
  readonly asAdmin: boolean;
}

export const seenByAll: Seen = { keys: true, emails: emailKinds, asAdmin: true };

export const seenBy = (role: Role): Seen => ({
  keys: mayReadKeys(role),
  emails: emailKinds.filter((kind) => kind !== 'invitation' || roleIncludes(role, 'owner')),
  asAdmin: roleIncludes(role, 'admin'),
});

/** The items of a merchant that need attention. Each read is bounded. (docs/reference/portal.md#overview) */
export async function listAttention(reader: Reader, merchantId: string, seen: Seen): Promise<readonly Attention[]> {
  const [keys, trend, failedEmails, refused, endpoints] = await Promise.all([
    seen.keys ? listExpiringKeysOfMerchant(reader, merchantId) : [],
    readRequestTrend(reader, merchantId),
    countFailedEmails(reader, merchantId, seen.emails),
    seen.asAdmin ? sumRefusedKeys(reader, merchantId) : undefined,
    seen.asAdmin ? listFailingEndpoints(reader, merchantId) : [],
  ]);
  return [
    ...endpoints.map(ofEndpoint),
    ...keys.map(ofKey),
    ...(refused && refused.failures > 0
      ? [{ kind: 'keys_refused' as const, count: refused.failures, at: refused.lastAt, page: '/keys' }]
      : []),
    ...(errorsRise(trend.now, trend.before)
      ? [{ kind: 'errors_rise' as const, count: trend.now.errors, at: null, page: '/usage?window=24h' }]
      : []),
    ...(failedEmails > 0
      ? [{ kind: 'emails_failed' as const, count: failedEmails, at: null, page: '/emails?status=failed' }]
      : []),
  ];
}

const ofKey = ({ id, name, expiresAt, hasExpired }: ExpiringKey): Attention => ({
  kind: hasExpired ? 'key_expired' : 'key_expires',
  count: 1,
  subject: { kind: 'api_key', id, name },
  at: expiresAt,
  page: `/keys/${encodeId('api_key', id)}`,
});

const ofEndpoint = ({ id, host, failingSince, isDisabled }: FailingEndpoint): Attention => ({
  kind: isDisabled ? 'webhook_disabled' : 'webhook_failing',
  count: 1,
  subject: { kind: 'webhook_endpoint', id, name: host },
  at: failingSince,
  page: `/webhooks/${encodeId('webhook_endpoint', id)}`,
});
