import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './client.js';
import { staleTimeOf } from './support-access.js';

/**
 * One order with all that it did. Each access of support is recorded: it is loaded once. The pages of orders and
 * of requests share it.
 */
export const orderQuery = (m: string, id: string, fromSupport: boolean) =>
  queryOptions({
    queryKey: ['orders', m, fromSupport, 'one', id],
    queryFn: async () => {
      const params = { path: { m, id } };
      const { data } = await (fromSupport
        ? unwrap(api.GET('/v1/portal/support/merchants/{m}/orders/{id}', { params }))
        : unwrap(api.GET('/v1/portal/merchants/{m}/orders/{id}', { params })));
      return data;
    },
    staleTime: staleTimeOf(fromSupport),
  });
