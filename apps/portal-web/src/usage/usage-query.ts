import { queryOptions } from '@tanstack/react-query';
import { answerOf, portal } from '../api/client.js';
import type { Usage, UsageWindow } from '../api/types.js';

/** How far back usage can be looked at. */
export const windows: { readonly value: UsageWindow; readonly label: string }[] = [
  { value: '1h', label: '1 hour' },
  { value: '24h', label: '24 hours' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
];

/** A window by its name; a day where the name is none. */
export const windowOf = (name: string | undefined): UsageWindow =>
  windows.find(({ value }) => value === name)?.value ?? '24h';

/** Whose usage, and of how long. */
export interface UsageOf {
  readonly m: string;
  readonly window: UsageWindow;
  readonly keyId?: string | undefined;
  /** Support asks at another place, and the merchant reads of it. */
  readonly fromSupport: boolean;
}

function load({ m, window, keyId, fromSupport }: UsageOf): Promise<{ data: Usage }> {
  const params = { path: { m }, query: { window, ...(keyId ? { keyId } : {}) } };
  return fromSupport
    ? answerOf(portal.GET('/v1/portal/support/merchants/{m}/usage', { params }))
    : answerOf(portal.GET('/v1/portal/merchants/{m}/usage', { params }));
}

/** Usage of a merchant or of one key. It goes on by itself while somebody looks; for support each look is on record, so not there. */
export const usageQuery = (of: UsageOf) =>
  queryOptions({
    queryKey: ['usage', of],
    queryFn: async () => (await load(of)).data,
    refetchInterval: of.fromSupport ? (false as const) : 30_000,
    staleTime: of.fromSupport ? Infinity : 10_000,
  });
