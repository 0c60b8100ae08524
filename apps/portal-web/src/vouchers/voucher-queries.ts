import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { unwrap, api } from '../api/client.js';

/** The filter of the voucher list. */
export interface VoucherFilter {
  readonly page: number;
  readonly search: string;
  readonly status: string;
}

/** A page of issued vouchers. */
export function useVouchers({ page, search, status }: VoucherFilter) {
  const { m } = useMerchant();
  const query = { page, limit: 20, ...(search ? { search } : {}), ...(status ? { status } : {}) };
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
  readonly recipientEmail: string;
  readonly recipientName?: string;
  readonly value?: number;
  readonly send?: boolean;
  readonly externalReference?: string;
}

/** The write requests of the voucher pages. */
export function useVoucherWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['vouchers', m] }),
      client.invalidateQueries({ queryKey: ['timeline', m] }),
    ]);
  const at = (id: string) => ({ params: { path: { m, id } } });
  return {
    issue: useMutation({
      mutationFn: (body: NewVoucher) =>
        unwrap(api.POST('/v1/portal/merchants/{m}/vouchers', { params: { path: { m } }, body })),
      onSuccess,
    }),
    adjust: useMutation({
      mutationFn: ({ id, ...body }: { id: string; remainingValue: number; reason: string }) =>
        unwrap(api.POST('/v1/portal/merchants/{m}/vouchers/{id}/adjust', { ...at(id), body })),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: ({ id, ...body }: { id: string; reason: string }) =>
        unwrap(api.POST('/v1/portal/merchants/{m}/vouchers/{id}/cancel', { ...at(id), body })),
      onSuccess,
    }),
    send: useMutation({
      mutationFn: (id: string) => unwrap(api.POST('/v1/portal/merchants/{m}/vouchers/{id}/send', at(id))),
      onSuccess,
    }),
  };
}
