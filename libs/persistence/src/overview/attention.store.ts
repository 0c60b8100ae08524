import type { EmailKind } from '#domain/jobs/email.js';
import type { RequestCounts } from '#domain/usage/error-trend.js';
import { clock, read, type Reader } from '../database/statement.js';
import { idAt } from '../database/new-id.js';

/** A key that expires within 14 days, or has expired within the last 3 and was not replaced. */
export interface ExpiringKey {
  readonly id: string;
  readonly name: string;
  readonly expiresAt: Date;
  readonly hasExpired: boolean;
}

const listKeys = read<ExpiringKey>(
  'list_expiring_keys_of_merchant',
  `select k.id, k.name, k.expires_at as "expiresAt", k.expires_at <= ${clock} as "hasExpired" from api_keys k
   where k.merchant_id = $1 and k.revoked_at is null and k.rotated_to_id is null
     and k.expires_at > now() - interval '3 days' and k.expires_at < now() + interval '14 days'
   order by k.expires_at, k.id limit 10`,
);

/** Lists at most ten such keys, the next to expire first. */
export const listExpiringKeysOfMerchant = (reader: Reader, merchantId: string): Promise<ExpiringKey[]> =>
  reader.query(listKeys, [merchantId]);

/** The limit of the count for each kind. */
const maxAttention = 1_000;

const countEmails = read<{ count: number }>(
  'count_failed_emails',
  `select count(*) from unnest($2::text[]) as k (kind) cross join lateral (
     select from emails e where e.merchant_id = $1 and e.kind = k.kind and e.status = 'failed'
       and e.id >= ${idAt(`${clock} - interval '7 days'`)} limit ${maxAttention}) e`,
);

/** E-mails of the last 7 days that were given up. */
export const countFailedEmails = async (
  reader: Reader,
  merchantId: string,
  kinds: readonly EmailKind[],
): Promise<number> => (await reader.query(countEmails, [merchantId, kinds]))[0]?.count ?? 0;

/** Requests that named a key of the merchant and were refused within 24 hours. */
export interface RefusedKeys {
  readonly keys: number;
  readonly failures: number;
  readonly lastAt: Date | null;
}

const sumRefused = read<RefusedKeys>(
  'sum_refused_keys',
  // The newest rows by the primary key: a flood makes up to a thousand of them in a minute.
  `with newest as materialized (
     select f.* from authentication_failures f
     where f.merchant_id = $1 and f.minute > now() - interval '24 hours' order by f.minute desc limit 5000)
   select count(distinct k.id) as keys, coalesce(sum(f.failures), 0)::bigint as failures, max(f.last_at) as "lastAt"
   from newest f join api_keys k on k.merchant_id = $1 and k.public_part = f.public_part`,
);

/** Sums the refused requests with keys of a merchant, from at most the 5,000 newest rows of failures. */
export const sumRefusedKeys = async (reader: Reader, merchantId: string): Promise<RefusedKeys> =>
  (await reader.query(sumRefused, [merchantId]))[0] ?? { keys: 0, failures: 0, lastAt: null };

/** The requests of the last 24 hours, and of the 24 hours before them, counted by whole hours. */
export interface RequestTrend {
  readonly now: RequestCounts;
  readonly before: RequestCounts;
}

const countTrend = read<RequestCounts & { readonly isNow: boolean }>(
  'count_request_trend',
  `select b.starts_at > now() - interval '24 hours' as "isNow", sum(b.requests)::bigint as requests,
     sum(b.client_errors + b.server_errors)::bigint as errors
   from api_keys k cross join lateral (
     select * from usage_buckets b where b.merchant_id = $1 and b.api_key_id = k.id and b.resolution = 'hour'
       and b.starts_at > now() - interval '48 hours') b
   where k.merchant_id = $1 group by 1`,
);

/** Sums the requests of all keys of a merchant, revoked ones too. */
export async function readRequestTrend(reader: Reader, merchantId: string): Promise<RequestTrend> {
  const rows = await reader.query(countTrend, [merchantId]);
  const of = (isNow: boolean): RequestCounts => rows.find((row) => row.isNow === isNow) ?? { requests: 0, errors: 0 };
  return { now: of(true), before: of(false) };
}

/** An endpoint that fails, or was disabled because it did. */
export interface FailingEndpoint {
  readonly id: string;
  readonly host: string;
  readonly failingSince: Date | null;
  readonly isDisabled: boolean;
}

const listEndpoints = read<FailingEndpoint>(
  'list_failing_endpoints',
  // Only the host of the URL, because the rest can hold a secret.
  `select w.id, substring(w.url from '://([^/?#]+)') as host, w.failing_since as "failingSince",
     w.status = 'disabled' as "isDisabled"
   from webhook_endpoints w
   where w.merchant_id = $1 and w.deleted_at is null
     and coalesce(w.disabled_reason <> 'manual', w.failing_since is not null)
   order by w.id limit 10`,
);

/** At most ten, the oldest endpoint first. */
export const listFailingEndpoints = (reader: Reader, merchantId: string): Promise<FailingEndpoint[]> =>
  reader.query(listEndpoints, [merchantId]);

/** A voucher with a remaining value that expires soon. */
export interface ExpiringVoucher {
  readonly id: string;
  readonly title: string;
  readonly recipientName: string | null;
  readonly recipientEmail: string | null;
  readonly remainingMinor: number;
  readonly currency: string;
  readonly expiresAt: Date;
}

const expiringVouchers = read<ExpiringVoucher>(
  'list_expiring_vouchers',
  `select v.id, v.title, v.recipient_name as "recipientName", v.recipient_email as "recipientEmail",
     v.remaining_minor as "remainingMinor", v.currency, v.expires_at as "expiresAt"
   from vouchers v
   -- Both bounds as pairs: of one merchant's the planner takes the index of all merchants' vouchers by expiry, and filters.
   where (v.merchant_id, v.expires_at) > ($1, ${clock}) and (v.merchant_id, v.expires_at) < ($1, ${clock} + interval '30 days')
     and v.status in ('pending', 'active', 'partial') and v.expires_at is not null
   order by v.merchant_id, v.expires_at limit $2`,
);

/** Lists the vouchers that expire within 30 days, the next to expire first. */
export const listExpiringVouchers = (reader: Reader, merchantId: string, count: number): Promise<ExpiringVoucher[]> =>
  reader.query(expiringVouchers, [merchantId, count]);
