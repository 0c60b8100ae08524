import { queryOptions } from '@tanstack/react-query';
import { setTexts } from '../format/query-text.js';
import { unwrap, api } from '../api/client.js';
import { staleTimeOf } from '../api/support-access.js';
import type { Usage, UsageWindow } from '../api/types.js';

/** The time ranges of the usage pages. */
export const windows: { readonly value: UsageWindow; readonly label: string }[] = [
  { value: '1h', label: '1 hour' },
  { value: '24h', label: '24 hours' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
];

/** A time range by its name; 24 hours if the name is unknown. */
export const windowOf = (name: string | undefined): UsageWindow =>
  windows.find(({ value }) => value === name)?.value ?? '24h';

/** The time range and the key of the usage page, as the address has them. */
export interface UsageSearch {
  readonly window?: string;
  readonly key?: string;
}

/** Reads the time range and the key of the usage from the query of an address, and drops all else. */
export const usageSearch = (given: { readonly [name in keyof UsageSearch]?: unknown }): UsageSearch =>
  setTexts(given, ['window', 'key'] as const);

/** The parameters of a usage request. */
export interface UsageOf {
  readonly m: string;
  readonly window: UsageWindow;
  readonly keyId?: string | undefined;
  /** Support staff use another route, and each request is in the merchant's audit log. */
  readonly fromSupport: boolean;
}

function load({ m, window, keyId, fromSupport }: UsageOf): Promise<{ data: Usage }> {
  const params = { path: { m }, query: { window, ...(keyId ? { keyId } : {}) } };
  return fromSupport
    ? unwrap(api.GET('/v1/portal/support/merchants/{m}/usage', { params }))
    : unwrap(api.GET('/v1/portal/merchants/{m}/usage', { params }));
}

/** Usage of a merchant or of one key. It refreshes every 30 seconds, but not for support: each request writes an audit entry. */
export const usageQuery = (of: UsageOf) =>
  queryOptions({
    queryKey: ['usage', of],
    queryFn: async () => (await load(of)).data,
    refetchInterval: of.fromSupport ? (false as const) : 30_000,
    staleTime: staleTimeOf(of.fromSupport),
  });
