import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { unwrap, api } from '../api/client.js';
import type { Scope } from '../api/types.js';

/** One key. */
export const keyQuery = (m: string, id: string) =>
  queryOptions({
    queryKey: ['keys', m, id],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/keys/{id}', { params: { path: { m, id } } }))).data,
  });

/** The body of a request for a new key. */
export interface NewKey {
  readonly name: string;
  readonly scopes: Scope[];
  readonly expiresAt?: string;
}

/** The write requests of the key pages. The keys are loaded again after each. */
export function useKeyWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['keys', m] }),
      client.invalidateQueries({ queryKey: ['timeline', m] }),
    ]);
  const path = (id: string) => ({ params: { path: { m, id } } });
  return {
    create: useMutation({
      mutationFn: (body: NewKey) =>
        unwrap(api.POST('/v1/portal/merchants/{m}/keys', { params: { path: { m } }, body })),
      onSuccess,
    }),
    rotate: useMutation({
      mutationFn: (id: string) => unwrap(api.POST('/v1/portal/merchants/{m}/keys/{id}/rotate', path(id))),
      onSuccess,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => unwrap(api.POST('/v1/portal/merchants/{m}/keys/{id}/revoke', path(id))),
      onSuccess,
    }),
  };
}
