import { screen } from '@testing-library/react';
import { answer, refuse } from '../../test/fake-api.js';
import { renderApp } from '../../test/render-app.js';

it.each([
  ['invitation_accepted', 'This invitation was already accepted. Sign in.', ''],
  ['invitation_expired', 'This invitation has expired.', ' Ask the person who invited you to send a new invitation.'],
])('%s is followed by what helps', async (reason, message, help) => {
  refuse('POST /invitations/look-up', 409, reason, message);
  renderApp('/accept-invitation?token=t', null);
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${message}${help}$`));
});

it.each(['owner', 'admin', 'staff', 'viewer'])('the role %s is explained', async (role) => {
  const invitation = { merchantName: 'Bean & Co', email: 'a@example.com', hasAccount: false };
  const data = { ...invitation, role, expiresAt: '2026-12-01T10:00:00Z' };
  answer('POST /invitations/look-up', { success: true, data });
  renderApp('/accept-invitation?token=t', null);
  expect(await screen.findByText(/^You are invited as an? \w+( member)?\. \w+/)).toBeInTheDocument();
});
