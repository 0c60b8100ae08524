import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../api/client.js';

/** One issued reward. Each look of support is recorded: it loads a reward once. */
export const rewardQuery = (m: string, id: string, fromSupport: boolean) =>
  queryOptions({
    // Below the customers of the merchant: what changes a reward loads those anew.
    queryKey: ['customers', m, fromSupport, 'reward', id],
    queryFn: async () => {
      const params = { path: { m, id } };
      const { data } = await (fromSupport
        ? unwrap(api.GET('/v1/portal/support/merchants/{m}/rewards/{id}', { params }))
        : unwrap(api.GET('/v1/portal/merchants/{m}/rewards/{id}', { params })));
      return data;
    },
    staleTime: fromSupport ? Infinity : 0,
  });
