import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSearch, type ListSearch, rangeQuery } from '../format/list-search.js';
import { useMerchant } from '../session/merchant-context.js';
import { unwrap, api } from '../api/client.js';
import { useIdempotencyKey } from '../api/use-idempotency-key.js';

/** The filters of the vouchers, as the address has them. */
export interface VoucherSearch extends Omit<ListSearch, 'cursor'> {
  readonly search?: string;
  readonly status?: string;
  /** Absent on the first page. */
  readonly page?: string;
}

/** What of an address belongs to the list of vouchers. */
export function voucherSearch(given: { readonly [name in keyof VoucherSearch]?: unknown }): VoucherSearch {
  const { cursor: _none, page, ...search } = listSearch(given, ['search', 'status', 'page'] as const);
  return { ...search, ...(page && /^[1-9][0-9]{0,8}$/.test(page) ? { page } : {}) };
}

/** A page of issued vouchers. */
export function useVouchers(search: VoucherSearch) {
  const { m, timeZone } = useMerchant();
  const query = { limit: 20, ...rangeQuery(search, timeZone) };
  return useQuery({
    queryKey: ['vouchers', m, query],
    queryFn: () =>
      unwrap(api.GET('/v1/portal/merchants/{m}/vouchers', { params: { path: { m }, query: query as never } })),
    placeholderData: keepPreviousData,
  });
}

/** One voucher with its ledger. */
export const voucherQuery = (m: string, id: string) =>
  queryOptions({
    queryKey: ['vouchers', m, 'one', id],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/vouchers/{id}', { params: { path: { m, id } } }))).data,
  });

/** The body of a request for a new voucher. */
export interface NewVoucher {
  readonly voucherTemplateId: string;
  readonly customerId?: string;
  readonly recipientEmail?: string;
  readonly recipientName?: string;
  readonly value?: number;
  readonly send?: boolean;
  readonly externalReference?: string;
}

/** The write requests of the voucher pages. A dialog has its own, with one Idempotency-Key for all its attempts. */
export function useVoucherWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['vouchers', m] }),
      client.invalidateQueries({ queryKey: ['customers', m] }),
      client.invalidateQueries({ queryKey: ['timeline', m] }),
    ]);
  return {
    issue: useMutation({
      mutationFn: (body: NewVoucher) =>
        sendOnce((once) =>
          unwrap(api.POST('/v1/portal/merchants/{m}/vouchers', { params: { path: { m }, ...once }, body })),
        ),
      onSuccess,
    }),
    redeem: useMutation({
      mutationFn: ({ id, ...body }: { id: string; amount?: number; reason?: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/vouchers/{id}/redeem', { params: { path: { m, id }, ...once }, body }),
          ),
        ),
      onSuccess,
    }),
    adjust: useMutation({
      mutationFn: ({ id, ...body }: { id: string; remainingValue: number; reason: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/vouchers/{id}/adjust', { params: { path: { m, id }, ...once }, body }),
          ),
        ),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: ({ id, ...body }: { id: string; reason: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/vouchers/{id}/cancel', { params: { path: { m, id }, ...once }, body }),
          ),
        ),
      onSuccess,
    }),
    send: useMutation({
      mutationFn: (id: string) =>
        sendOnce((once) =>
          unwrap(api.POST('/v1/portal/merchants/{m}/vouchers/{id}/send', { params: { path: { m, id }, ...once } })),
        ),
      onSuccess,
    }),
  };
}
