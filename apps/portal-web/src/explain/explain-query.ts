import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../api/client.js';
import { staleTimeOf } from '../api/support-access.js';

/** What is asked about a redemption. An absent amount is all that remains, an absent time is now. */
export interface Question {
  readonly amount?: number;
  readonly at?: string;
}

/** The rules of a redemption of a voucher (`vch_…`) or reward. For support each access is recorded: it is loaded once. */
export const explainQuery = (m: string, id: string, { amount, at }: Question, fromSupport: boolean) =>
  queryOptions({
    queryKey: ['explain', m, fromSupport, id, amount, at],
    queryFn: async () => {
      const path = { m, id };
      const when = at === undefined ? {} : { at };
      const ofVoucher = { path, query: { ...when, ...(amount === undefined ? {} : { amount }) } };
      const ofReward = { path, query: when };
      const { data } = await (id.startsWith('vch_')
        ? fromSupport
          ? unwrap(api.GET('/v1/portal/support/merchants/{m}/vouchers/{id}/explain', { params: ofVoucher }))
          : unwrap(api.GET('/v1/portal/merchants/{m}/vouchers/{id}/explain', { params: ofVoucher }))
        : fromSupport
          ? unwrap(api.GET('/v1/portal/support/merchants/{m}/rewards/{id}/explain', { params: ofReward }))
          : unwrap(api.GET('/v1/portal/merchants/{m}/rewards/{id}/explain', { params: ofReward })));
      return data;
    },
    staleTime: staleTimeOf(fromSupport, 0),
    // Whoever opens it again asks again.
    gcTime: 0,
  });
