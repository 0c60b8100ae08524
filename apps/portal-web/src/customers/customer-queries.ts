import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { useCursorList } from '../ui/data/cursor-list.js';
import { unwrap, api } from '../api/client.js';

/** Customers, newest first. `search` filters by name and e-mail. */
export function useCustomers(search: string) {
  const { m } = useMerchant();
  return useCursorList(['customers', m, search], (cursor) =>
    unwrap(
      api.GET('/v1/portal/merchants/{m}/customers', {
        params: { path: { m }, query: { limit: 25, ...(cursor ? { cursor } : {}), ...(search ? { search } : {}) } },
      }),
    ),
  );
}

/** One customer with cards, rewards, vouchers and history. */
export const customerQuery = (m: string, id: string) =>
  queryOptions({
    queryKey: ['customers', m, 'one', id],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/customers/{id}', { params: { path: { m, id } } }))).data,
  });

/** The body of a request for a customer. */
export interface CustomerFields {
  readonly email: string;
  readonly name?: string;
  readonly externalId?: string;
}

/** The write requests of the customer pages. */
export function useCustomerWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['customers', m] }),
      client.invalidateQueries({ queryKey: ['timeline', m] }),
    ]);
  return {
    create: useMutation({
      mutationFn: (body: CustomerFields) =>
        unwrap(api.POST('/v1/portal/merchants/{m}/customers', { params: { path: { m } }, body })),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: CustomerFields & { readonly id: string }) =>
        unwrap(api.PATCH('/v1/portal/merchants/{m}/customers/{id}', { params: { path: { m, id } }, body })),
      onSuccess,
    }),
  };
}
