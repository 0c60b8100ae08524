import { useMutation } from '@tanstack/react-query';
import { api, unwrap } from '../api/client.js';
import { useSending } from './use-customer-actions.js';

interface Change {
  readonly card: string;
  readonly change: number;
  readonly reason: string;
}

/** The write requests that spend points of a customer's card, or correct its balance. */
export function useCardCorrections(customerId: string) {
  const { m, sendOnce, refresh } = useSending();
  const ofCard = (cardId: string) => ({ m, customerId, cardId });
  return {
    spendPoints: useMutation({
      mutationFn: ({ card, ...body }: { card: string; quantity?: number; rewardId?: string; reason?: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/points/spend', {
              params: { path: ofCard(card), ...once },
              body,
            }),
          ),
        ),
      ...refresh,
    }),
    correctPoints: useMutation({
      mutationFn: ({ card, ...body }: Change) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/points/correct', {
              params: { path: ofCard(card), ...once },
              body,
            }),
          ),
        ),
      ...refresh,
    }),
    correctStamps: useMutation({
      mutationFn: ({ card, ...body }: Change) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/stamps/correct', {
              params: { path: ofCard(card), ...once },
              body,
            }),
          ),
        ),
      ...refresh,
    }),
  };
}

/** The write requests that reverse an entry of a card, or the redemption of a reward. */
export function useCustomerReversals(customerId: string) {
  const { m, sendOnce, refresh } = useSending();
  return {
    reverseEntry: useMutation({
      mutationFn: ({ cardId, number, reason }: { cardId: string; number: number; reason: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/customers/{customerId}/cards/{cardId}/entries/{number}/reverse', {
              params: { path: { m, customerId, cardId, number: String(number) }, ...once },
              body: { reason },
            }),
          ),
        ),
      ...refresh,
    }),
    reverseReward: useMutation({
      mutationFn: ({ reward: rewardId, reason }: { reward: string; reason: string }) =>
        sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/customers/{customerId}/rewards/{rewardId}/reverse', {
              params: { path: { m, customerId, rewardId }, ...once },
              body: { reason },
            }),
          ),
        ),
      ...refresh,
    }),
  };
}
