import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse } from '../../test/fake-api.js';
import { renderApp } from '../../test/render-app.js';

const usable = { email: 'ada@example.com', expiresAt: '2026-12-01T10:00:00Z' };

it.each([
  ['password_reset_used', 'This link was already used. Request a new one.'],
  ['password_reset_expired', 'This link has expired. Request a new one.'],
])('%s is said before a password is asked for', async (reason, message) => {
  refuse('POST /password-resets/look-up', 409, reason, message);
  renderApp('/reset-password?token=t', null);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
});

it.each([
  ['/reset-password?token=t', 'POST /password-resets/look-up', usable, 'New password'],
  [
    '/accept-invitation?token=t',
    'POST /invitations/look-up',
    { merchantName: 'Bean & Co', role: 'staff', hasAccount: false, ...usable },
    'Password',
  ],
])('%s is tried again where the service was not there', async (page, route, data, field) => {
  refuse(route, 503, 'database_unavailable', 'The database is not available.');
  renderApp(page, null);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/can’t be used/)).not.toBeInTheDocument();
  answer(route, { success: true, data });
  await userEvent.click(again);
  expect(await screen.findByLabelText(field)).toBeInTheDocument();
});

it('a link without its token says so', async () => {
  renderApp('/reset-password', null);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
});

it('names the account, and says so when the password is set', async () => {
  answer('POST /password-resets/look-up', { success: true, data: usable });
  answer('POST /password-resets/accept', { success: true, data: null });
  renderApp('/reset-password?token=t', null);
  expect(await screen.findByLabelText('E-mail')).toHaveValue(usable.email);
  await userEvent.type(screen.getByLabelText('New password'), 'correct horse battery');
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeInTheDocument();
});

// An emoji has two UTF-16 units, but the bar of the field counts it as one character.
it.each([
  ['ten characters', 'abcdefghij', true],
  ['nine characters', 'abcdefghi', false],
  ['nine characters, five of them emoji', 'abcd\u{1F511}\u{1F511}\u{1F511}\u{1F511}\u{1F511}', false],
])('a password of %s', async (_, password, isAccepted) => {
  answer('POST /password-resets/look-up', { success: true, data: usable });
  renderApp('/reset-password?token=t', null);
  await userEvent.type(await screen.findByLabelText('New password'), password);
  const button = screen.getByRole('button', { name: 'Set password' });
  if (isAccepted) expect(button).toBeEnabled();
  else expect(button).toBeDisabled();
});
