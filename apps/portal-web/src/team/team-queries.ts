import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { useNavigate } from '@tanstack/react-router';
import { expireSession, useRefreshSession, useSession } from '../session/session-query.js';
import { unwrap, api } from '../api/client.js';
import type { Role } from '../api/types.js';

export const membersQuery = (m: string) =>
  queryOptions({
    queryKey: ['team', m, 'members'],
    queryFn: async () => (await unwrap(api.GET('/v1/portal/merchants/{m}/staff', { params: { path: { m } } }))).data,
  });

/** Invitations that are not accepted yet. */
export const invitationsQuery = (m: string) =>
  queryOptions({
    queryKey: ['team', m, 'invitations'],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/invitations', { params: { path: { m } } }))).data,
    // An e-mail is sent within seconds.
    refetchInterval: ({ state }) =>
      state.data?.some(({ lastEmail }) => lastEmail?.status === 'queued') ? 3_000 : false,
  });

/** Whether members need a second factor. */
export const secondFactorPolicyQuery = (m: string) =>
  queryOptions({
    queryKey: ['team', m, 'second-factor'],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/second-factor', { params: { path: { m } } }))).data,
  });

/** The write requests of the team pages. */
export function useTeamWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const refreshSession = useRefreshSession();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['team', m] }),
      client.invalidateQueries({ queryKey: ['emails', m] }),
    ]);
  const { staff } = useSession();
  const navigate = useNavigate();
  /** Whoever changes their own membership may not read the team any more. The message of the change does not wait for it. */
  const onOwn = (left: boolean): void => void refreshSession().then(() => (left ? navigate({ to: '/' }) : undefined));
  const at = (id: string) => ({ params: { path: { m, id } } });
  return {
    invite: useMutation({
      mutationFn: (body: { email: string; role: Role }) =>
        unwrap(api.POST('/v1/portal/merchants/{m}/invitations', { params: { path: { m } }, body })),
      onSuccess,
    }),
    resend: useMutation({
      mutationFn: ({ id, ...body }: { id: string; email?: string }) =>
        unwrap(api.POST('/v1/portal/merchants/{m}/invitations/{id}/send', { ...at(id), body })),
      onSuccess,
    }),
    withdraw: useMutation({
      mutationFn: (id: string) => unwrap(api.DELETE('/v1/portal/merchants/{m}/invitations/{id}', at(id))),
      onSuccess,
    }),
    setRole: useMutation({
      mutationFn: ({ id, role }: { id: string; role: Role }) =>
        unwrap(api.PATCH('/v1/portal/merchants/{m}/staff/{id}', { ...at(id), body: { role } })),
      onSuccess: (_data, { id }) => (id === staff.id ? onOwn(false) : onSuccess()),
    }),
    remove: useMutation({
      mutationFn: (id: string) => unwrap(api.DELETE('/v1/portal/merchants/{m}/staff/{id}', at(id))),
      onSuccess: (_data, id) => (id === staff.id ? onOwn(true) : onSuccess()),
    }),
    requireSecondFactor: useMutation({
      mutationFn: (required: boolean) =>
        unwrap(api.PUT('/v1/portal/merchants/{m}/second-factor', { params: { path: { m } }, body: { required } })),
      onSuccess: () => Promise.all([onSuccess(), refreshSession()]),
    }),
    resetSecondFactor: useMutation({
      mutationFn: (id: string) => unwrap(api.DELETE('/v1/portal/merchants/{m}/staff/{id}/second-factor', at(id))),
      onSuccess,
    }),
    endSessions: useMutation({
      mutationFn: (id: string) => unwrap(api.DELETE('/v1/portal/merchants/{m}/staff/{id}/sessions', at(id))),
      onSuccess: (_data, id) => (id === staff.id ? expireSession(client) : onSuccess()),
    }),
  };
}
