import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import type { QueryOf } from '../api/types.js';
import { listSearch, type ListSearch, rangeQuery } from '../format/list-search.js';
import { usePagedList } from '../ui/data/paged-list.js';
import { unwrap, api } from '../api/client.js';
import { useIdempotencyKey } from '../api/use-idempotency-key.js';
import { staleTimeOf } from '../api/support-access.js';

type CustomerQuery = QueryOf<'listCustomers'>;

/** The filters of the customers, as the address has them: `from` and `to` are days. */
export type CustomerSearch = Readonly<Pick<CustomerQuery, 'search' | keyof ListSearch>>;

/** Reads the filters and the page of the list of customers from the query of an address, and drops all else. */
export const customerSearch = (given: { readonly [name in keyof CustomerSearch]?: unknown }): CustomerSearch =>
  listSearch(given, ['search'], ['oldest']);

/** One page of the customers that match. */
export function useCustomers(search: CustomerSearch) {
  const { m, fromSupport, timeZone } = useMerchant();
  return usePagedList(['customers', m, fromSupport, search], fromSupport, () => {
    const query: CustomerQuery = { limit: 25, ...rangeQuery(search, timeZone) };
    const params = { path: { m }, query };
    return fromSupport
      ? unwrap(api.GET('/v1/portal/support/merchants/{m}/customers', { params }))
      : unwrap(api.GET('/v1/portal/merchants/{m}/customers', { params }));
  });
}

/** One customer with cards, rewards, vouchers and history. Each access of support is recorded: it loads a customer once. */
export const customerQuery = (m: string, id: string, fromSupport: boolean) =>
  queryOptions({
    queryKey: ['customers', m, fromSupport, 'one', id],
    queryFn: async () => {
      const params = { path: { m, id } };
      const { data } = await (fromSupport
        ? unwrap(api.GET('/v1/portal/support/merchants/{m}/customers/{id}', { params }))
        : unwrap(api.GET('/v1/portal/merchants/{m}/customers/{id}', { params })));
      return data;
    },
    staleTime: staleTimeOf(fromSupport, 0),
  });

/** The body of a request for a customer. */
export interface CustomerFields {
  readonly email: string;
  readonly name?: string | null;
  readonly externalId?: string | undefined;
}

/** The write requests of the customer pages. */
export function useCustomerWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['customers', m] }),
      client.invalidateQueries({ queryKey: ['timeline', m] }),
    ]);
  return {
    create: useMutation({
      mutationFn: (body: CustomerFields) =>
        sendOnce((once) =>
          unwrap(api.POST('/v1/portal/merchants/{m}/customers', { params: { path: { m }, ...once }, body })),
        ),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: Partial<CustomerFields> & { readonly id: string }) =>
        unwrap(api.PATCH('/v1/portal/merchants/{m}/customers/{id}', { params: { path: { m, id } }, body })),
      onSuccess,
    }),
  };
}
