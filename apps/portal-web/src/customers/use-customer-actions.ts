import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../api/client.js';
import { useIdempotencyKey } from '../api/use-idempotency-key.js';
import { useMerchant } from '../session/merchant-context.js';

/** The input of giving stamps or points by hand. */
interface Given {
  readonly card: string;
  readonly quantity: number;
  readonly reason: string;
}

/**
 * How a dialog of a customer's page sends: each with one Idempotency-Key for all its attempts. What a write changes is read
 * again, after a failure too: where only the answer was lost it was done, and the old balance would invite to do it once more.
 */
export function useSending() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['customers', m] }),
      client.invalidateQueries({ queryKey: ['timeline', m] }),
    ]);
  // The error is shown at once: without a connection the reads wait.
  return { m, sendOnce: useIdempotencyKey(), refresh: { onSuccess, onError: () => void onSuccess() } };
}

/** The write requests that give stamps or points of a customer's card, or adjust its points. */
export function useCardActions(customerId: string) {
  const { m, sendOnce, refresh } = useSending();
  const ofCard = (cardId: string) => ({ m, customerId, cardId });
  return {
    giveStamps: useMutation({
      mutationFn: ({ card, ...body }: Given) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/stamps', {
              params: { path: ofCard(card), ...once },
              body,
            }),
          ),
        ),
      ...refresh,
    }),
    givePoints: useMutation({
      mutationFn: ({ card, ...body }: Given) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/points', {
              params: { path: ofCard(card), ...once },
              body,
            }),
          ),
        ),
      ...refresh,
    }),
    adjustPoints: useMutation({
      mutationFn: ({ card, ...body }: { card: string; points: number; expectedBalance: number; reason: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/points/adjust', {
              params: { path: ofCard(card), ...once },
              body,
            }),
          ),
        ),
      ...refresh,
    }),
  };
}

/** The write requests that give or redeem a reward of a customer. */
export function useRewardActions(customerId: string) {
  const { m, sendOnce, refresh } = useSending();
  return {
    giveReward: useMutation({
      mutationFn: (body: { rewardId: string; quantity: number; reason: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/customers/{customerId}/rewards', {
              params: { path: { m, customerId }, ...once },
              body,
            }),
          ),
        ),
      ...refresh,
    }),
    redeemReward: useMutation({
      mutationFn: ({ reward: rewardId, ...body }: { reward: string; reason?: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/customers/{customerId}/rewards/{rewardId}/redeem', {
              params: { path: { m, customerId, rewardId }, ...once },
              body,
            }),
          ),
        ),
      ...refresh,
    }),
  };
}
