import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { useCursorList } from '../ui/data/cursor-list.js';
import { answerOf, portal } from '../api/client.js';

/** Customers, newest first; those whose name or e-mail holds the text where there is one. */
export function useCustomers(search: string) {
  const { m } = useMerchant();
  return useCursorList(['customers', m, search], (cursor) =>
    answerOf(
      portal.GET('/v1/portal/merchants/{m}/customers', {
        params: { path: { m }, query: { limit: 25, ...(cursor ? { cursor } : {}), ...(search ? { search } : {}) } },
      }),
    ),
  );
}

/** One customer with all that is theirs. */
export const customerQuery = (m: string, id: string) =>
  queryOptions({
    queryKey: ['customers', m, 'one', id],
    queryFn: async () =>
      (await answerOf(portal.GET('/v1/portal/merchants/{m}/customers/{id}', { params: { path: { m, id } } }))).data,
  });

/** What a form of a customer sends. */
export interface CustomerFields {
  readonly email: string;
  readonly name?: string;
  readonly externalId?: string;
}

/** Makes or changes a customer. */
export function useCustomerWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['customers', m] });
  return {
    create: useMutation({
      mutationFn: (body: CustomerFields) =>
        answerOf(portal.POST('/v1/portal/merchants/{m}/customers', { params: { path: { m } }, body })),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: CustomerFields & { readonly id: string }) =>
        answerOf(portal.PATCH('/v1/portal/merchants/{m}/customers/{id}', { params: { path: { m, id } }, body })),
      onSuccess,
    }),
  };
}
