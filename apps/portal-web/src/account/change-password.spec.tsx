import { screen } from '@testing-library/react';
import { answer, loseAnswer, refuse } from '../../test/fake-api.js';
import { renderApp } from '../../test/render-app.js';

const change = 'POST /account/password';

async function sendNewPassword() {
  answer('GET /account/sessions', { success: true, data: [] });
  const user = renderApp('/account');
  await user.type(await screen.findByLabelText('Current password'), 'the old one');
  await user.type(screen.getByLabelText('New password'), 'a long new password');
  return async () => user.click(screen.getByRole('button', { name: 'Change password' }));
}

it('after an attempt without an answer a wrong password does not mean that nothing was changed', async () => {
  loseAnswer(change);
  const send = await sendNewPassword();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your password may have been changed already: an attempt got no answer. Sign in with the new password to see.',
  );
  refuse(change, 400, 'password_wrong', 'The password is wrong. Nothing was changed.');
  await send();
  const text = await screen.findByText(/^The current password is wrong\. Your password may have been changed already/);
  expect(text).toHaveTextContent('Sign in with the new password to see.');
  expect(document.body).not.toHaveTextContent('Nothing was changed');
});

it('without such an attempt, nothing was changed', async () => {
  refuse(change, 400, 'password_wrong', 'The password is wrong. Nothing was changed.');
  const send = await sendNewPassword();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The password is wrong. Nothing was changed.');
});
