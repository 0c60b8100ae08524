import type { UsageResolution } from '#domain/usage/window.js';
import { read, type Reader } from '../database/statement.js';
import { durationClassesMs } from './usage-recorder.js';

/** The requests to one endpoint within the last 24 hours. */
export interface EndpointUsage {
  readonly method: string;
  readonly route: string;
  readonly requests: number;
  readonly errors: number;
  readonly durationUs: number;
}

const listEndpoints = read<EndpointUsage>(
  'list_endpoint_usage',
  // All keys of the integration, so that a rotation continues the figures. The minute that contains the start counts.
  `select b.method, b.route, sum(b.requests)::bigint as requests,
     sum(b.client_errors + b.server_errors)::bigint as errors, sum(b.duration_us)::bigint as "durationUs"
   from usage_buckets b
   where b.merchant_id = $1 and b.resolution = 'minute' and b.starts_at > now() - interval '24 hours 1 minute'
     and b.api_key_id in (select k.id from api_keys k where k.merchant_id = $1 and k.integration_id = $2)
   group by b.method, b.route order by b.route collate "C", b.method`,
);

/**
 * The requests of an integration in the last 24 hours, by endpoint. It reads all of its minutes: a slow read.
 * (docs/reference/usage.md#usage-of-a-key)
 */
export const listEndpointUsage = (
  reader: Reader,
  merchantId: string,
  integrationId: string,
): Promise<EndpointUsage[]> => reader.query(listEndpoints, [merchantId, integrationId]);

/** Aggregated requests: durations in microseconds, and the count of each class in `durationClassesMs`. */
export interface UsageSum {
  readonly requests: number;
  /** Status 400 to 499, including 429. */
  readonly clientErrors: number;
  readonly serverErrors: number;
  readonly limited: number;
  readonly durationUs: number;
  readonly durationCounts: readonly number[];
}

/** The sums of one window by interval, by endpoint and by key, from one snapshot. */
export interface UsageSums {
  readonly steps: readonly (UsageSum & { readonly at: Date })[];
  readonly endpoints: readonly (UsageSum & { readonly method: string; readonly route: string })[];
  readonly keys: readonly (UsageSum & { readonly apiKeyId: string })[];
}

type GroupedSum = UsageSum & {
  readonly at: Date | null;
  readonly method: string | null;
  readonly route: string | null;
  readonly apiKeyId: string | null;
};

const classSums = Array.from(
  { length: durationClassesMs.length + 1 },
  (_, at) => `sum(b.duration_counts[${at + 1}])::float8`,
);

const sumByEndpoint = read<GroupedSum>(
  'sum_usage',
  // One scan of the primary key per API key. Otherwise the planner uses the index by age and reads the usage of all
  // merchants.
  `select b.starts_at as at, b.method, b.route, b.api_key_id as "apiKeyId", sum(b.requests)::bigint as requests,
     sum(b.client_errors)::bigint as "clientErrors", sum(b.server_errors)::bigint as "serverErrors",
     sum(b.limited)::bigint as limited, sum(b.duration_us)::bigint as "durationUs",
     array[${classSums.join(', ')}] as "durationCounts"
   from unnest($4::uuid[]) key
   cross join lateral (
     select * from usage_buckets u
     where u.merchant_id = $1 and u.api_key_id = key and u.resolution = $2 and u.starts_at >= $3 offset 0) b
   group by grouping sets ((b.starts_at), (b.method, b.route), (b.api_key_id))
   order by b.starts_at, requests desc, b.route collate "C", b.method`,
);

/** Sums the requests of these keys since an instant. A slow read. (docs/reference/usage.md#usage-in-the-portal) */
export async function sumUsage(
  reader: Reader,
  merchantId: string,
  {
    resolution,
    from,
    apiKeyIds,
  }: { readonly resolution: UsageResolution; readonly from: Date } & {
    readonly apiKeyIds: readonly string[];
  },
): Promise<UsageSums> {
  const rows = await reader.query(sumByEndpoint, [merchantId, resolution, from, apiKeyIds]);
  return {
    steps: rows.flatMap(({ at, ...sum }) => (at === null ? [] : [{ ...sum, at }])),
    endpoints: rows.flatMap(({ method, route, ...sum }) =>
      method === null || route === null ? [] : [{ ...sum, method, route }],
    ),
    keys: rows.flatMap(({ apiKeyId, ...sum }) => (apiKeyId === null ? [] : [{ ...sum, apiKeyId }])),
  };
}

/** Failed authentications of one address, key and reason within a minute. */
export interface AuthenticationFailures {
  readonly lastAt: Date;
  readonly minute: Date;
  readonly address: string;
  readonly keyId: string | null;
  readonly keyName: string | null;
  /** Empty when no key of the merchant was named. */
  readonly publicPart: string;
  readonly reason: 'missing' | 'unknown' | 'wrong' | 'inactive' | 'address';
  readonly failures: number;
  readonly userAgent: string | null;
}

const listFailures = read<AuthenticationFailures>(
  'list_authentication_failures',
  `select f.last_at as "lastAt", f.minute, f.address, k.id as "keyId", k.name as "keyName", f.public_part as "publicPart",
     f.reason, f.failures, f.user_agent as "userAgent"
   from authentication_failures f
   left join api_keys k on k.merchant_id = f.merchant_id and k.public_part = f.public_part
   where f.merchant_id = $1 and f.minute > now() - interval '7 days'
   order by f.minute desc, f.last_at desc, f.address, f.public_part, f.reason limit $2`,
);

/** The newest failed authentications with keys of a merchant in the last seven days. (docs/reference/keys.md#usage-of-a-key) */
export const listAuthenticationFailures = (
  reader: Reader,
  merchantId: string,
  count: number,
): Promise<AuthenticationFailures[]> => reader.query(listFailures, [merchantId, count]);

/** The failed authentications of a key for one reason, within seven days. */
export interface KeyFailures {
  readonly keyId: string;
  readonly keyName: string;
  readonly publicPart: string;
  readonly reason: 'wrong' | 'inactive' | 'address';
  readonly failures: number;
  readonly failuresInLastHour: number;
  readonly lastAt: Date;
  /** The address and user agent of the last failure. */
  readonly address: string;
  readonly userAgent: string | null;
}

const sumFailures = read<KeyFailures>(
  'sum_authentication_failures',
  // The newest rows by the primary key: a flood makes up to a thousand of them in a minute.
  `with newest as materialized (
     select * from authentication_failures
     where merchant_id = $1 and minute > now() - interval '7 days' order by minute desc limit 5000)
   select k.id as "keyId", k.name as "keyName", k.public_part as "publicPart", f.reason,
     sum(f.failures)::bigint as failures,
     coalesce(sum(f.failures) filter (where f.last_at > now() - interval '1 hour'), 0)::bigint as "failuresInLastHour",
     max(f.last_at) as "lastAt", (array_agg(f.address order by f.last_at desc))[1] as address,
     (array_agg(f.user_agent order by f.last_at desc))[1] as "userAgent"
   from newest f join api_keys k on k.merchant_id = $1 and k.public_part = f.public_part
   group by k.id, k.name, k.public_part, f.reason order by "lastAt" desc, k.id, f.reason limit 200`,
);

/**
 * Counts failed authentications with keys of a merchant, by key and reason, newest first.
 * (docs/reference/keys.md#failed-attempts)
 */
export const sumAuthenticationFailures = (reader: Reader, merchantId: string): Promise<KeyFailures[]> =>
  reader.query(sumFailures, [merchantId]);
