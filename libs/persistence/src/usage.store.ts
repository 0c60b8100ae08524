import { type Reader, statement } from './statement.js';

/** What a method and route were asked for within the last 24 hours. */
export interface EndpointUsage {
  readonly method: string;
  readonly route: string;
  readonly requests: number;
  readonly errors: number;
  readonly durationUs: number;
}

const listEndpoints = statement<EndpointUsage>(
  'list_endpoint_usage',
  // All keys of the integration: a rotation goes on with the same figures. The minute that 24 hours ago falls into counts.
  `select b.method, b.route, sum(b.requests)::bigint as requests,
     sum(b.client_errors + b.server_errors)::bigint as errors, sum(b.duration_us)::bigint as "durationUs"
   from usage_buckets b
   where b.merchant_id = $1 and b.resolution = 'minute' and b.starts_at > now() - interval '24 hours 1 minute'
     and b.api_key_id in (select k.id from api_keys k where k.merchant_id = $1 and k.integration_id = $2)
   group by b.method, b.route order by b.route, b.method`,
);

/** The 24-hour breakdown of an integration. (public-api.md, Usage) */
export const listEndpointUsage = (
  reader: Reader,
  merchantId: string,
  integrationId: string,
): Promise<EndpointUsage[]> => reader.query(listEndpoints, [merchantId, integrationId]);
