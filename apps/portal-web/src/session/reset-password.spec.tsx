import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/render-app.js';

// An emoji has two UTF-16 units, but the bar of the field counts it as one character.
it.each([
  ['ten characters', 'abcdefghij', true],
  ['nine characters', 'abcdefghi', false],
  ['nine characters, five of them emoji', 'abcd\u{1F511}\u{1F511}\u{1F511}\u{1F511}\u{1F511}', false],
])('a password of %s', async (_, password, isAccepted) => {
  renderApp('/reset-password?token=t', null);
  await userEvent.type(await screen.findByLabelText('New password'), password);
  const button = screen.getByRole('button', { name: 'Set password' });
  if (isAccepted) expect(button).toBeEnabled();
  else expect(button).toBeDisabled();
});
