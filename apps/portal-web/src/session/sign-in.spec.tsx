import { screen, waitFor } from '@testing-library/react';
import { answer, bodiesOf, refuse } from '../../test/fake-api.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const noSession = { code: 401, error: 'session_required', message: 'Sign in.' };

async function enterPassword() {
  answer('GET /session', noSession, 401);
  const user = renderApp('/merchants/mer_1/team', null);
  await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'my password{Enter}');
  return user;
}

it('a user without a session signs in and gets the requested page', async () => {
  answer('POST /session', { success: true, data: sessionAs('admin') });
  await enterPassword();
  expect(await screen.findByText('Only owners can manage the team')).toBeInTheDocument();
  expect(bodiesOf('POST /session')).toEqual([{ email: 'ada@example.com', password: 'my password' }]);
});

it.each([
  ['/sign-in', 'No merchant yet'],
  ['/sign-in?returnTo=%2Faccount', 'Your account'],
])('whoever has signed in already does not get the form of %s', async (address, title) => {
  answer('GET /account/sessions', { success: true, data: [] });
  renderApp(address, sessionAs('viewer', { memberships: [] }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull();
});

it('a code is requested after the password and sent with it; a recovery code can replace it', async () => {
  refuse('POST /session', 401, 'totp_required', 'Enter a code.');
  const user = await enterPassword();
  expect(await screen.findByLabelText('Authentication code')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Second factor' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  refuse('POST /session', 401, 'totp_invalid', 'The code is wrong.');
  await user.type(screen.getByLabelText('Recovery code'), 'aaaaa-11111{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong.');
  expect(bodiesOf('POST /session').at(-1)).toEqual({
    email: 'ada@example.com',
    password: 'my password',
    totp: 'aaaaa-11111',
  });
});

it('an error of the sign-in is announced, and an empty password is not sent', async () => {
  refuse('POST /session', 401, 'credentials_invalid', 'E-mail or password is wrong.');
  const user = await enterPassword();
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong.');
  await user.clear(screen.getByLabelText('Password'));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      expect.stringContaining('Enter your password.'),
    ),
  );
  expect(bodiesOf('POST /session')).toHaveLength(1);
});
