import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './client.js';

/** The API keys of a merchant, active keys first, and how many may be active. The key pages and the usage page share it. */
export const keysQuery = (m: string) =>
  queryOptions({
    queryKey: ['keys', m],
    queryFn: () => unwrap(api.GET('/v1/portal/merchants/{m}/keys', { params: { path: { m } } })),
  });
