import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../api/client.js';
import { keysQuery } from '../api/keys-query.js';
import { useMerchant } from '../session/merchant-context.js';
import { usePagedList } from '../ui/data/paged-list.js';
import { requestQuery, type RequestSearch } from './request-filter.js';

/** One page of the requests that match a filter, newest first. */
export function useRequests({ cursor, ...filter }: RequestSearch) {
  const { m, fromSupport, timeZone } = useMerchant();
  return usePagedList(['requests', m, fromSupport, filter, cursor], fromSupport, () => {
    const query = { limit: 25, ...requestQuery(filter, timeZone), ...(cursor ? { cursor } : {}) };
    const params = { path: { m }, query };
    return fromSupport
      ? unwrap(api.GET('/v1/portal/support/merchants/{m}/requests', { params }))
      : unwrap(api.GET('/v1/portal/merchants/{m}/requests', { params }));
  });
}

/** One request. It never changes, and each access of support is recorded: it is loaded once. */
export const requestQueryOf = (m: string, id: string, fromSupport: boolean) =>
  queryOptions({
    queryKey: ['requests', m, fromSupport, 'one', id],
    queryFn: async () => {
      const params = { path: { m, id } };
      const { data } = await (fromSupport
        ? unwrap(api.GET('/v1/portal/support/merchants/{m}/requests/{id}', { params }))
        : unwrap(api.GET('/v1/portal/merchants/{m}/requests/{id}', { params })));
      return data;
    },
    staleTime: Infinity,
  });

/** The keys of the open merchant. For support a request is recorded, and staff may not read keys: they see the prefix of a key. */
export function useKeys() {
  const { m, fromSupport, seesKeys } = useMerchant();
  const keys = useQuery({ ...keysQuery(m), enabled: !fromSupport && seesKeys });
  return keys.data?.data ?? [];
}
