import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDateTime, browserTimeZone } from '../format/dates.js';
import { TextLink } from '../ui/layout/links.js';
import { Notice } from '../ui/feedback/notice.js';
import { ErrorState, LoadingState } from '../ui/feedback/states.js';
import { unwrap, api } from '../api/client.js';
import { errorMessage, hasReason, isRefusal } from '../api/api-error.js';
import { AcceptInvitationForm } from './accept-invitation-form.js';
import { SignInLayout } from './sign-in-layout.js';

const route = getRouteApi('/accept-invitation');

const roleTexts: Readonly<Record<string, string>> = {
  owner: 'an owner. Owners have full access and manage the team',
  admin: 'an admin. Admins manage API keys, the programme, customers and vouchers',
  staff: 'a staff member. Staff members give stamps, points and rewards, and issue and redeem vouchers',
  viewer: 'a viewer. Viewers can read data but can’t change it',
};

/** Accepts an invitation with the token of its e-mail. */
export function AcceptInvitationPage(): ReactNode {
  const { token } = route.useSearch();
  const lookup = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await unwrap(api.POST('/v1/portal/invitations/look-up', { body: { token } }))).data,
    retry: false,
    staleTime: 'static',
  });
  const below = <TextLink to="/sign-in">Sign in instead</TextLink>;
  if (isRefusal(lookup.error)) {
    return (
      <SignInLayout title="This invitation can’t be used" footer={below}>
        <Notice tone="bad">
          {errorMessage(lookup.error)}
          {!hasReason(lookup.error, 'invitation_accepted') &&
            ' Ask the person who invited you to send a new invitation.'}
        </Notice>
      </SignInLayout>
    );
  }
  if (!lookup.data) {
    return (
      <SignInLayout title="Your invitation">
        {lookup.isError ? (
          <ErrorState error={lookup.error} retry={() => void lookup.refetch()} />
        ) : (
          <LoadingState rows={3} />
        )}
      </SignInLayout>
    );
  }
  const { merchantName, role, expiresAt } = lookup.data;
  return (
    <SignInLayout
      title={`Join ${merchantName}`}
      description={`You are invited as ${roleTexts[role] ?? role}. The invitation expires on ${formatDateTime(expiresAt, browserTimeZone())}.`}
      footer={below}
    >
      <AcceptInvitationForm token={token} invitation={lookup.data} />
    </SignInLayout>
  );
}
