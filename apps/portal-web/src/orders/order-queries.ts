import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from '../api/use-idempotency-key.js';
import { api, unwrap } from '../api/client.js';
import type { QueryOf } from '../api/types.js';
import { listSearch, type ListSearch, rangeQuery } from '../format/list-search.js';
import { useMerchant } from '../session/merchant-context.js';
import { usePagedList } from '../ui/data/paged-list.js';

type OrderQuery = QueryOf<'listOrders'>;
const filters = ['search', 'customerId', 'source'] as const;

/** The filters of the orders, as the address has them: `from` and `to` are days. */
export type OrderSearch = Readonly<Pick<OrderQuery, (typeof filters)[number] | keyof ListSearch>>;

/** Reads the filters and the page of the list of orders from the query of an address, and drops all else. */
export const orderSearch = (given: { readonly [name in keyof OrderSearch]?: unknown }): OrderSearch =>
  listSearch(given, filters, ['oldest']);

/** One page of the orders that match. */
export function useOrders(search: OrderSearch) {
  const { m, fromSupport, timeZone } = useMerchant();
  return usePagedList(['orders', m, fromSupport, search], fromSupport, () => {
    const query: OrderQuery = { limit: 25, ...rangeQuery(search, timeZone) };
    const params = { path: { m }, query };
    return fromSupport
      ? unwrap(api.GET('/v1/portal/support/merchants/{m}/orders', { params }))
      : unwrap(api.GET('/v1/portal/merchants/{m}/orders', { params }));
  });
}

/** The body of a return. */
export interface NewReturn {
  readonly value?: number;
  readonly returnNumber?: string;
  readonly reason?: string;
}

/** The preview of what a return of this value would take back. `value` undefined: a return of all that is left. */
export function useReturnPreview(id: string, value: number | undefined, enabled: boolean) {
  const { m } = useMerchant();
  return useQuery({
    // The key does not begin with 'orders', which a return invalidates: the preview would be requested again and refused, while
    // the dialog is still open.
    queryKey: ['return-preview', m, id, value],
    queryFn: async () => {
      const body = value === undefined ? {} : { value };
      const params = { path: { m, id } };
      return (await unwrap(api.POST('/v1/portal/merchants/{m}/orders/{id}/returns/preview', { params, body }))).data;
    },
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/**
 * Returns an order, with one Idempotency-Key for all attempts of a dialog. What it changes is read again, after a failure too:
 * where only the answer was lost it was returned.
 */
export function useReturnOrder(id: string) {
  const { m } = useMerchant();
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['orders', m] }),
      client.invalidateQueries({ queryKey: ['customers', m] }),
      client.invalidateQueries({ queryKey: ['timeline', m] }),
    ]);
  return useMutation({
    mutationFn: (body: NewReturn) =>
      sendOnce((once) =>
        unwrap(
          api.POST('/v1/portal/merchants/{m}/orders/{id}/returns', { params: { path: { m, id }, ...once }, body }),
        ),
      ),
    onSuccess: refresh,
    // The error is shown at once: without a connection the reads wait.
    onError: () => void refresh(),
  });
}
