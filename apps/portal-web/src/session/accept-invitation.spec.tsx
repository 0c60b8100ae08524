import { screen } from '@testing-library/react';
import { answer, refuse } from '../../test/fake-api.js';
import { renderApp, sessionAs } from '../../test/render-app.js';
import type { Membership } from '../api/types.js';

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

it('whoever accepts comes to the merchant that they joined, also where another was open last', async () => {
  localStorage.setItem('portal-last-merchant', 'mer_1');
  const joined = { merchantId: 'mer_2', merchantName: 'Corner Coffee', role: 'viewer' };
  const invitation = { ...joined, email: 'ada@example.com', hasAccount: true, expiresAt: '2026-12-01T10:00:00Z' };
  answer('POST /invitations/look-up', { success: true, data: invitation });
  const before = sessionAs('admin').memberships;
  const session = sessionAs('admin', { memberships: [...before, { ...before[0], ...joined } as Membership] });
  answer('POST /invitations/accept', { success: true, data: session }, 201);
  refuse('GET /merchants/mer_2/overview', 503, 'database_unavailable', 'The database is unavailable.');
  refuse('GET /merchants/mer_2/attention', 503, 'database_unavailable', 'The database is unavailable.');
  const user = renderApp('/accept-invitation?token=t', null);
  await user.type(await screen.findByLabelText('Your password'), 'my password{Enter}');
  expect(await screen.findByText('You have joined Corner Coffee.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/merchants/mer_2/customers');
});
