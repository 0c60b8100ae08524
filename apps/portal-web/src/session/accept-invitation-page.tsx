import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dateTime, ownTimeZone } from '../format/format.js';
import { TextLink } from '../ui/layout/links.js';
import { Notice } from '../ui/feedback/notice.js';
import { Waiting } from '../ui/feedback/states.js';
import { answerOf, portal } from '../api/client.js';
import { messageOf } from '../api/api-error.js';
import { AcceptForm } from './accept-invitation-form.js';
import { Door } from './sign-in-layout.js';

const route = getRouteApi('/accept-invitation');

const what: Readonly<Record<string, string>> = {
  owner: 'an owner, who may do everything',
  admin: 'an admin, who runs keys, programme, customers and vouchers',
  viewer: 'a viewer, who reads everything and changes nothing',
};

/** Joins a team with the token of a mail: whose invitation it is, then a name and a password. */
export function AcceptInvitationPage(): ReactNode {
  const { token } = route.useSearch();
  const lookUp = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await answerOf(portal.POST('/v1/portal/invitations/look-up', { body: { token } }))).data,
    retry: false,
    staleTime: Infinity,
  });
  const below = <TextLink to="/sign-in">Sign in instead</TextLink>;
  if (lookUp.isError) {
    return (
      <Door title="This invitation can’t be used" below={below}>
        <Notice tone="bad">{messageOf(lookUp.error)} Ask whoever invited you to send it again.</Notice>
      </Door>
    );
  }
  if (!lookUp.data) {
    return (
      <Door title="Your invitation">
        <Waiting rows={3} />
      </Door>
    );
  }
  const { merchantName, role, expiresAt } = lookUp.data;
  return (
    <Door
      title={`Join ${merchantName}`}
      about={`You are invited as ${what[role] ?? role}. This holds until ${dateTime(expiresAt, ownTimeZone())}.`}
      below={below}
    >
      <AcceptForm token={token} invitation={lookUp.data} />
    </Door>
  );
}
