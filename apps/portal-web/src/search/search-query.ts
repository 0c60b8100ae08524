import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../api/client.js';
import { staleTimeOf } from '../api/support-access.js';

/** The fewest characters that are searched for. */
export const minCharacters = 2;

/** The things that match a text: those of one merchant, or, for support, of all merchants. */
export const searchQuery = (m: string | undefined, q: string) =>
  queryOptions({
    queryKey: ['search', m ?? 'support', q],
    queryFn: async () => {
      const query = { q };
      const { data } = await (m === undefined
        ? unwrap(api.GET('/v1/portal/support/search', { params: { query } }))
        : unwrap(api.GET('/v1/portal/merchants/{m}/search', { params: { path: { m }, query } })));
      return data;
    },
    enabled: q.length >= minCharacters,
    staleTime: staleTimeOf(m === undefined),
    // A searched text can be personal data or a key, so it does not stay in the cache with its results.
    gcTime: 0,
  });
