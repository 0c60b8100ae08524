import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../api/client.js';
import { onceForSupport } from '../api/support-access.js';

/** The keys of a merchant, for support. */
export const supportedKeysQuery = (m: string) =>
  queryOptions({
    queryKey: ['support', 'keys', m],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/support/merchants/{m}/keys', { params: { path: { m } } }))).data,
    staleTime: onceForSupport,
  });
