import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { answerOf, portal } from '../api/client.js';
import type { Scope } from '../api/types.js';

/** A merchant's keys: active first, then the others. */
export const keysQuery = (m: string) =>
  queryOptions({
    queryKey: ['keys', m],
    queryFn: async () =>
      (await answerOf(portal.GET('/v1/portal/merchants/{m}/keys', { params: { path: { m } } }))).data,
  });

/** One key. */
export const keyQuery = (m: string, id: string) =>
  queryOptions({
    queryKey: ['keys', m, id],
    queryFn: async () =>
      (await answerOf(portal.GET('/v1/portal/merchants/{m}/keys/{id}', { params: { path: { m, id } } }))).data,
  });

/** What a new key may do, and until when. */
export interface NewKey {
  readonly name: string;
  readonly scopes: Scope[];
  readonly expiresAt?: string;
}

/** The three writes. What is on screen of keys is loaded again after each. */
export function useKeyWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['keys', m] });
  const path = (id: string) => ({ params: { path: { m, id } } });
  return {
    create: useMutation({
      mutationFn: (body: NewKey) =>
        answerOf(portal.POST('/v1/portal/merchants/{m}/keys', { params: { path: { m } }, body })),
      onSuccess,
    }),
    rotate: useMutation({
      mutationFn: (id: string) => answerOf(portal.POST('/v1/portal/merchants/{m}/keys/{id}/rotate', path(id))),
      onSuccess,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => answerOf(portal.POST('/v1/portal/merchants/{m}/keys/{id}/revoke', path(id))),
      onSuccess,
    }),
  };
}
