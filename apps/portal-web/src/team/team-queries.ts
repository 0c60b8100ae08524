import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant-context.js';
import { answerOf, portal } from '../api/client.js';
import type { Role } from '../api/types.js';

/** Everybody of the team. */
export const membersQuery = (m: string) =>
  queryOptions({
    queryKey: ['team', m, 'members'],
    queryFn: async () =>
      (await answerOf(portal.GET('/v1/portal/merchants/{m}/staff', { params: { path: { m } } }))).data,
  });

/** Invitations that wait to be accepted. */
export const invitationsQuery = (m: string) =>
  queryOptions({
    queryKey: ['team', m, 'invitations'],
    queryFn: async () =>
      (await answerOf(portal.GET('/v1/portal/merchants/{m}/invitations', { params: { path: { m } } }))).data,
  });

/** What an owner can do with the team. */
export function useTeamWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['team', m] });
  const at = (id: string) => ({ params: { path: { m, id } } });
  return {
    invite: useMutation({
      mutationFn: (body: { email: string; role: Role }) =>
        answerOf(portal.POST('/v1/portal/merchants/{m}/invitations', { params: { path: { m } }, body })),
      onSuccess,
    }),
    resend: useMutation({
      mutationFn: (id: string) => answerOf(portal.POST('/v1/portal/merchants/{m}/invitations/{id}/send', at(id))),
      onSuccess,
    }),
    withdraw: useMutation({
      mutationFn: (id: string) => answerOf(portal.DELETE('/v1/portal/merchants/{m}/invitations/{id}', at(id))),
      onSuccess,
    }),
    setRole: useMutation({
      mutationFn: ({ id, role }: { id: string; role: Role }) =>
        answerOf(portal.PATCH('/v1/portal/merchants/{m}/staff/{id}', { ...at(id), body: { role } })),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => answerOf(portal.DELETE('/v1/portal/merchants/{m}/staff/{id}', at(id))),
      onSuccess,
    }),
    endSessions: useMutation({
      mutationFn: (id: string) => answerOf(portal.DELETE('/v1/portal/merchants/{m}/staff/{id}/sessions', at(id))),
      onSuccess,
    }),
  };
}
