import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { answerOf, portal } from '../api/client.js';

/** Which of the issued vouchers. */
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
      answerOf(portal.GET('/v1/portal/merchants/{m}/vouchers', { params: { path: { m }, query: query as never } })),
    placeholderData: keepPreviousData,
  });
}

/** One voucher with its ledger. */
export const voucherQuery = (m: string, id: string) =>
  queryOptions({
    queryKey: ['vouchers', m, 'one', id],
    queryFn: async () =>
      (await answerOf(portal.GET('/v1/portal/merchants/{m}/vouchers/{id}', { params: { path: { m, id } } }))).data,
  });

/** What a new voucher is made from. */
export interface NewVoucher {
  readonly voucherTemplateId: string;
  readonly recipientEmail: string;
  readonly recipientName?: string;
  readonly value?: number;
  readonly send?: boolean;
  readonly externalReference?: string;
}

/** What can be done with vouchers. */
export function useVoucherWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['vouchers', m] });
  const at = (id: string) => ({ params: { path: { m, id } } });
  return {
    issue: useMutation({
      mutationFn: (body: NewVoucher) =>
        answerOf(portal.POST('/v1/portal/merchants/{m}/vouchers', { params: { path: { m } }, body })),
      onSuccess,
    }),
    adjust: useMutation({
      mutationFn: ({ id, ...body }: { id: string; remainingValue: number; reason: string }) =>
        answerOf(portal.POST('/v1/portal/merchants/{m}/vouchers/{id}/adjust', { ...at(id), body })),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: ({ id, ...body }: { id: string; reason: string }) =>
        answerOf(portal.POST('/v1/portal/merchants/{m}/vouchers/{id}/cancel', { ...at(id), body })),
      onSuccess,
    }),
    send: useMutation({
      mutationFn: (id: string) => answerOf(portal.POST('/v1/portal/merchants/{m}/vouchers/{id}/send', at(id))),
      onSuccess,
    }),
  };
}
