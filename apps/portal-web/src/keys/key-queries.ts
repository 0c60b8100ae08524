import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { unwrap, api } from '../api/client.js';
import { useIdempotencyKey } from '../api/use-idempotency-key.js';
import type { components } from '../api/generated.js';

export const keyQuery = (m: string, id: string) =>
  queryOptions({
    queryKey: ['keys', m, id],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/keys/{id}', { params: { path: { m, id } } }))).data,
  });

/** What failed with keys in the last 7 days. Admins and owners may see it. */
export const failuresQuery = (m: string) =>
  queryOptions({
    queryKey: ['keys', m, 'failures'],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/failed-authentications', { params: { path: { m } } }))).data,
  });

type Schemas = components['schemas'];

/** A key to change, and the body of the request. */
interface Change<Body> {
  readonly id: string;
  readonly body: Body;
}

/** For how long an old key works on. */
export type KeepOldFor = NonNullable<Schemas['RotateKeyBody']['keepOldFor']>;

/**
 * The write requests of the key pages. The keys, and what else shows them, are loaded again after each. After a lost answer the
 * next attempt of a form gets the secret that the first one made.
 */
export function useKeyWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  const onSuccess = () =>
    Promise.all(['keys', 'timeline', 'overview'].map((list) => client.invalidateQueries({ queryKey: [list, m] })));
  // The secret in the answer does not wait for the lists.
  const withSecret = { onSuccess: () => void onSuccess() };
  const path = (id: string) => ({ params: { path: { m, id } } });
  return {
    create: useMutation({
      mutationFn: (body: Schemas['CreateKeyBody']) =>
        sendOnce((once) =>
          unwrap(api.POST('/v1/portal/merchants/{m}/keys', { params: { path: { m }, ...once }, body })),
        ),
      ...withSecret,
    }),
    rotate: useMutation({
      mutationFn: ({ id, body }: Change<Schemas['RotateKeyBody']>) =>
        sendOnce((once) =>
          unwrap(api.POST('/v1/portal/merchants/{m}/keys/{id}/rotate', { params: { path: { m, id }, ...once }, body })),
        ),
      ...withSecret,
    }),
    update: useMutation({
      mutationFn: ({ id, body }: Change<Schemas['UpdateKeyBody']>) =>
        unwrap(api.PATCH('/v1/portal/merchants/{m}/keys/{id}', { ...path(id), body })),
      onSuccess,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => unwrap(api.POST('/v1/portal/merchants/{m}/keys/{id}/revoke', path(id))),
      onSuccess,
    }),
  };
}
