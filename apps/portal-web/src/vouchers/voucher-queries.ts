import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '../api/types.js';
import { listSearch, rangeQuery } from '../format/list-search.js';
import { staleTimeOf } from '../api/support-access.js';
import { useMerchant } from '../session/merchant-context.js';
import { unwrap, api } from '../api/client.js';
import { useIdempotencyKey } from '../api/use-idempotency-key.js';
import type { Language } from '../format/languages.js';

type VoucherQuery = QueryOf<'listVouchers'>;

/** The statuses of vouchers. */
export const voucherStatuses = [
  'pending',
  'active',
  'partial',
  'redeemed',
  'expired',
  'cancelled',
] as const satisfies readonly VoucherQuery['status'][];

/** The filters of the vouchers, as the address has them: `from` and `to` are days. */
export interface VoucherSearch extends Readonly<Pick<VoucherQuery, 'search' | 'status' | 'from' | 'to' | 'sort'>> {
  /** Absent on the first page. */
  readonly page?: string;
}

/** Reads the filters and the page of the list of vouchers from the query of an address, and drops all else. */
export function voucherSearch(given: { readonly [name in keyof VoucherSearch]?: unknown }): VoucherSearch {
  const { cursor: _none, page, ...search } = listSearch(given, ['search', 'page'], ['oldest', 'expiring']);
  const status = voucherStatuses.find((known) => known === given.status);
  return {
    ...search,
    ...(status ? { status } : {}),
    ...(page && /^[1-9][0-9]{0,8}$/.test(page) ? { page } : {}),
  };
}

/** A page of issued vouchers. */
export function useVouchers({ page, ...filter }: VoucherSearch) {
  const { m, fromSupport, timeZone } = useMerchant();
  const query: VoucherQuery = { limit: 20, page: page ? Number(page) : undefined, ...rangeQuery(filter, timeZone) };
  return useQuery({
    queryKey: ['vouchers', m, fromSupport, query],
    queryFn: () => {
      const params = { path: { m }, query };
      return fromSupport
        ? unwrap(api.GET('/v1/portal/support/merchants/{m}/vouchers', { params }))
        : unwrap(api.GET('/v1/portal/merchants/{m}/vouchers', { params }));
    },
    placeholderData: keepPreviousData,
    staleTime: staleTimeOf(fromSupport),
  });
}

/** One voucher with its ledger. Each access of support is recorded: it loads a voucher once. */
export const voucherQuery = (m: string, id: string, fromSupport: boolean) =>
  queryOptions({
    queryKey: ['vouchers', m, fromSupport, 'one', id],
    queryFn: async () => {
      const params = { path: { m, id } };
      const { data } = await (fromSupport
        ? unwrap(api.GET('/v1/portal/support/merchants/{m}/vouchers/{id}', { params }))
        : unwrap(api.GET('/v1/portal/merchants/{m}/vouchers/{id}', { params })));
      return data;
    },
    staleTime: staleTimeOf(fromSupport, 0),
  });

/** The body of a request for a new voucher. */
export interface NewVoucher {
  readonly voucherTemplateId: string;
  readonly customerId?: string;
  readonly recipientEmail?: string;
  readonly recipientName?: string;
  readonly recipientLanguage?: Language;
  readonly value?: number;
  readonly send?: boolean;
  readonly externalReference?: string;
}

/** Loads what a write of a voucher changes again. After a refusal too: the page was out of date, since it offered the write. */
function useRefresh() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['vouchers', m] }),
      client.invalidateQueries({ queryKey: ['customers', m] }),
      client.invalidateQueries({ queryKey: ['timeline', m] }),
      client.invalidateQueries({ queryKey: ['emails', m] }),
    ]);
  // The error is shown at once: without a connection the reads wait.
  return { onSuccess, onError: () => void onSuccess() };
}

/** The write requests of the voucher pages. A dialog has its own, with one Idempotency-Key for all its attempts. */
export function useVoucherWrites() {
  const { m } = useMerchant();
  const sendOnce = useIdempotencyKey();
  const refresh = useRefresh();
  return {
    issue: useMutation({
      mutationFn: (body: NewVoucher) =>
        sendOnce((once) =>
          unwrap(api.POST('/v1/portal/merchants/{m}/vouchers', { params: { path: { m }, ...once }, body })),
        ),
      ...refresh,
    }),
    redeem: useMutation({
      mutationFn: ({ id, ...body }: { id: string; amount?: number; reason?: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/vouchers/{id}/redeem', { params: { path: { m, id }, ...once }, body }),
          ),
        ),
      ...refresh,
    }),
    adjust: useMutation({
      mutationFn: ({
        id,
        ...body
      }: {
        id: string;
        remainingValue: number;
        expectedBalance: number;
        reason: string;
        releaseHolds?: boolean;
      }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/vouchers/{id}/adjust', { params: { path: { m, id }, ...once }, body }),
          ),
        ),
      ...refresh,
    }),
    cancel: useMutation({
      mutationFn: ({ id, ...body }: { id: string; reason: string; releaseHolds?: boolean }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/vouchers/{id}/cancel', { params: { path: { m, id }, ...once }, body }),
          ),
        ),
      ...refresh,
    }),
    send: useMutation({
      mutationFn: ({ id, ...body }: { id: string; recipientEmail?: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/vouchers/{id}/send', { params: { path: { m, id }, ...once }, body }),
          ),
        ),
      ...refresh,
    }),
  };
}

/** The corrections by admins: to reverse a redemption, to release a hold. */
export function useVoucherCorrections() {
  const { m } = useMerchant();
  const sendOnce = useIdempotencyKey();
  const refresh = useRefresh();
  return {
    reverse: useMutation({
      mutationFn: ({ id, number, ...body }: { id: string; number: number; amount: number; reason: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/vouchers/{id}/redemptions/{number}/reverse', {
              params: { path: { m, id, number: String(number) }, ...once },
              body,
            }),
          ),
        ),
      ...refresh,
    }),
    releaseHold: useMutation({
      mutationFn: ({ id, holdId }: { id: string; holdId: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/vouchers/{id}/holds/{holdId}/release', {
              params: { path: { m, id, holdId }, ...once },
            }),
          ),
        ),
      ...refresh,
    }),
  };
}
