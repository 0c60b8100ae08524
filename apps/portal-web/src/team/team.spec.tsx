import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, refuse } from '../../test/fake-api.js';
import { member } from '../../test/fixtures.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';

async function openTeam() {
  answer(`GET ${merchant}/staff`, {
    success: true,
    data: [member(), member({ id: 'stf_2', email: 'vera@example.com', name: 'Vera', role: 'viewer' })],
  });
  answer(`GET ${merchant}/invitations`, { success: true, data: [] });
  const user = renderApp(`${merchant}/team`, sessionAs('owner'));
  await screen.findByText('vera@example.com');
  return user;
}

it('an invitation is sent with e-mail and role, and confirmed in a polite live region', async () => {
  answer(`POST ${merchant}/invitations`, { success: true, data: { id: 'inv_1' } }, 201);
  const user = await openTeam();
  await user.click(screen.getByRole('button', { name: 'Invite member' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite member' }));
  await user.type(dialog.getByLabelText('E-mail'), 'new@example.com');
  await user.click(dialog.getByLabelText('Admin'));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  const message = await screen.findByText('Invitation sent to new@example.com.');
  expect(bodiesOf(`POST ${merchant}/invitations`)).toEqual([{ email: 'new@example.com', role: 'admin' }]);
  expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(message.closest('[role=alert]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Invitation sent to new@example.com.')).toBeNull());
});

it('an error of the API about the e-mail is shown at the e-mail', async () => {
  refuse(`POST ${merchant}/invitations`, 400, 'invalid_field', 'email must be an e-mail address.');
  const user = await openTeam();
  await user.click(screen.getByRole('button', { name: 'Invite member' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('E-mail'), 'a@b{Enter}');
  const email = dialog.getByLabelText('E-mail');
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription(expect.stringContaining('This value must be an e-mail address.')),
  );
});

it('the last owner can be neither demoted nor removed', async () => {
  const user = await openTeam();
  expect(screen.queryByRole('combobox', { name: 'Role of Ada' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Role of Vera' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions for Ada' }));
  expect(await screen.findByRole('menuitem', { name: /last owner can.t be removed/ })).toBeDisabled();
});

it('a member is removed after a confirmation, and not by Cancel', async () => {
  answer(`DELETE ${merchant}/staff/stf_2`, { success: true });
  const user = await openTeam();
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Actions for Vera' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from team' }));
    return within(await screen.findByRole('dialog', { name: 'Remove Vera?' }));
  };
  await user.click((await open()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(`DELETE ${merchant}/staff/stf_2`)).toHaveLength(0);
  await user.click((await open()).getByRole('button', { name: 'Remove from team' }));
  expect(await screen.findByText('Vera was removed from the team.')).toBeInTheDocument();
});

it.each(['admin', 'viewer'] as const)('an %s does not see the team', async (role) => {
  renderApp(`${merchant}/team`, sessionAs(role));
  expect(await screen.findByText('Only owners can manage the team')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
});
