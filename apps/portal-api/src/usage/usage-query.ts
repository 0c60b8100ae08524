import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { usageWindows } from '#domain/usage/window.js';
import type { DocumentedQuery } from '#http/openapi/documented-answer.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import type { UsageRequest } from './usage-report.js';

export const usageQuery: readonly DocumentedQuery[] = [
  {
    name: 'window',
    description: '60 minutes, 24 hours, 168 hours or 30 days, in UTC. The last interval is the current one.',
    schema: { type: 'string', enum: usageWindows, default: '24h' },
  },
  {
    name: 'keyId',
    description: 'Only this key and the keys that it was rotated from and to. Absent: all keys.',
    schema: { type: 'string', maxLength: 128 },
  },
];

/** @throws Refusal `invalid` for the query; `not_found` key_not_found for a malformed id */
export function parseUsageQuery(query: QueryParameters): UsageRequest {
  const window = query.choice('window', usageWindows) ?? '24h';
  const keyId = query.text('keyId', 128);
  const apiKeyId = keyId === undefined ? undefined : decodeId('api_key', keyId);
  if (keyId !== undefined && apiKeyId === undefined) throw notFound('key');
  return { window, apiKeyId };
}

export const usageDescription =
  'Requests of the keys to the public API by time, endpoint and key, and what is left of every limit. Figures ' +
  'are stored once per second, so those of the last second may be missing. The limits are read from the counters ' +
  'that enforce them and are exact. A rotated key continues with the figures of the key it replaces. Percentiles ' +
  'are interpolated from a histogram: they are exact to the bucket (… 5, 10, 20, 50, 100 ms …), and a value above ' +
  '10 seconds is reported as 10 seconds.';
