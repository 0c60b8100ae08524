import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, refuse } from '../../test/fake-api.js';
import { member } from '../../test/fixtures/merchants.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';

async function openTeam(invitations: readonly object[] = [], others: readonly object[] = []) {
  answer(`GET ${merchant}/staff`, {
    success: true,
    data: [
      member(),
      ...others,
      member({ id: 'stf_2', email: 'vera@example.com', name: 'Vera', role: 'viewer', twoFactorEnabled: true }),
    ],
  });
  answer(`GET ${merchant}/invitations`, { success: true, data: invitations });
  answer(`GET ${merchant}/second-factor`, { success: true, data: { required: false } });
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
  const message = await screen.findByText('The invitation will be sent to new@example.com.');
  expect(bodiesOf(`POST ${merchant}/invitations`)).toEqual([{ email: 'new@example.com', role: 'admin' }]);
  expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(message.closest('[role=alert]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('The invitation will be sent to new@example.com.')).toBeNull());
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

describe('of two owners one', () => {
  const grace = member({ id: 'stf_3', email: 'grace@example.com', name: 'Grace' });

  it('gives up the own role after a confirmation, and the page notices', async () => {
    answer(`PATCH ${merchant}/staff/stf_1`, { success: true, data: member({ role: 'admin' }) });
    const user = await openTeam([], [grace]);
    const choose = async () => {
      await user.click(screen.getByRole('combobox', { name: 'Role of Ada' }));
      await user.click(await screen.findByRole('option', { name: 'Admin' }));
      return within(await screen.findByRole('dialog', { name: 'Change your own role?' }));
    };
    await user.click((await choose()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(`PATCH ${merchant}/staff/stf_1`)).toEqual([]);
    answer('GET /session', { success: true, data: sessionAs('admin') });
    await user.click((await choose()).getByRole('button', { name: 'Change my role' }));
    expect(await screen.findByText('Only owners can manage the team')).toBeInTheDocument();
    expect(screen.getByText('You are now an admin.')).toBeInTheDocument();
    expect(bodiesOf(`PATCH ${merchant}/staff/stf_1`)).toEqual([{ role: 'admin' }]);
  });

  it('makes another member an owner after a confirmation', async () => {
    answer(`PATCH ${merchant}/staff/stf_2`, { success: true, data: member({ id: 'stf_2', role: 'owner' }) });
    const user = await openTeam([], [grace]);
    await user.click(screen.getByRole('combobox', { name: 'Role of Vera' }));
    await user.click(await screen.findByRole('option', { name: 'Owner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Vera an owner?' }));
    expect(bodiesOf(`PATCH ${merchant}/staff/stf_2`)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Vera is now an owner.')).toBeInTheDocument();
    expect(bodiesOf(`PATCH ${merchant}/staff/stf_2`)).toEqual([{ role: 'owner' }]);
  });

  it('signs out everywhere, and signs in again to the team', async () => {
    answer(`DELETE ${merchant}/staff/stf_1/sessions`, { success: true, data: { ended: 2 } });
    const user = await openTeam([], [grace]);
    await user.click(screen.getByRole('button', { name: 'Actions for Ada' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Ada?' }));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    answer('POST /session', { success: true, data: sessionAs('owner') });
    await user.type(await screen.findByLabelText('Password'), 'my password{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves the team, and the merchant with it', async () => {
    answer(`DELETE ${merchant}/staff/stf_1`, { success: true });
    const user = await openTeam([], [grace]);
    await user.click(screen.getByRole('button', { name: 'Actions for Ada' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ada?' }));
    answer('GET /session', { success: true, data: sessionAs('owner', { memberships: [] }) });
    await user.click(dialog.getByRole('button', { name: 'Remove from team' }));
    expect(await screen.findByRole('heading', { name: 'No merchant yet' })).toBeInTheDocument();
  });
});

it('an invitation that is sent to another address is confirmed, though its row goes away', async () => {
  const invitation = { id: 'inv_1', email: 'new@example.com', role: 'admin', status: 'open', lastEmail: null };
  const open = { ...invitation, expiresAt: '2026-12-01T10:00:00Z' };
  // Read again with the invitations, and slower.
  let readMembers = (): void => undefined;
  const members = new Promise<object>((resolve) => {
    readMembers = () => resolve({ success: true, data: [member()] });
  });
  answer(`POST ${merchant}/invitations/inv_1/send`, () => {
    answer(`GET ${merchant}/invitations`, { success: true, data: [{ ...open, id: 'inv_2', email: 'n@example.com' }] });
    answer(`GET ${merchant}/staff`, () => members);
    return { success: true, data: { ...open, id: 'inv_2', email: 'n@example.com' } };
  });
  const user = await openTeam([open]);
  await user.click(await screen.findByRole('button', { name: 'Resend invitation to new@example.com' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send invitation again' }));
  await user.clear(dialog.getByLabelText('To'));
  await user.type(dialog.getByLabelText('To'), 'n@example.com{Enter}');
  await screen.findByText('n@example.com');
  readMembers();
  expect(await screen.findByText('Invitation sent again to n@example.com.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an owner requires a second factor, and sees first whom it concerns', async () => {
  answer(`PUT ${merchant}/second-factor`, { success: true, data: { required: true } });
  const user = await openTeam();
  await user.click(await screen.findByRole('switch', { name: /^Require a second factor/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Require a second factor?' }));
  expect(
    dialog.getByText(/^1 member without a second factor can do nothing else here.*You are one of them\.$/),
  ).toBeInTheDocument();
  expect(bodiesOf(`PUT ${merchant}/second-factor`)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Require it' }));
  expect(await screen.findByText('Everybody in the team needs a second factor now.')).toBeInTheDocument();
  expect(bodiesOf(`PUT ${merchant}/second-factor`)).toEqual([{ required: true }]);
});

it('a lost second factor is reset after a confirmation, where there is one', async () => {
  refuse(`DELETE ${merchant}/staff/stf_2/second-factor`, 409, 'second_factor_shared', 'Ask the operator.');
  const user = await openTeam();
  await user.click(screen.getByRole('button', { name: 'Actions for Ada' }));
  await screen.findByRole('menuitem', { name: 'Sign out everywhere' });
  expect(screen.queryByRole('menuitem', { name: 'Reset second factor' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for Vera' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset second factor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset the second factor of Vera?' }));
  await user.click(dialog.getByRole('button', { name: 'Reset second factor' }));
  expect(await dialog.findByText('Ask the operator.')).toBeInTheDocument();
  answer(`DELETE ${merchant}/staff/stf_2/second-factor`, { success: true, data: { ended: 1 } });
  await user.click(dialog.getByRole('button', { name: 'Reset second factor' }));
  expect(await screen.findByText(/^The second factor of Vera was reset/)).toBeInTheDocument();
});

it('a merchant that requires a second factor shows only how to set it up, also where it begins meanwhile', async () => {
  const place = { merchantId: 'mer_1', merchantName: 'Bean & Co', currency: 'GBP', timeZone: 'Europe/London' };
  const required = sessionAs('owner', { memberships: [{ ...place, role: 'owner', requiresSecondFactor: true }] });
  refuse(`GET ${merchant}/staff`, 403, 'second_factor_required', 'Set up a second factor.');
  refuse(`GET ${merchant}/invitations`, 403, 'second_factor_required', 'Set up a second factor.');
  refuse(`GET ${merchant}/second-factor`, 403, 'second_factor_required', 'Set up a second factor.');
  renderApp(`${merchant}/team`, required);
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Set up' })).toBeInTheDocument();
  expect(screen.queryByText('Invite member')).toBeNull();
});

it.each(['admin', 'viewer'] as const)('an %s does not see the team', async (role) => {
  renderApp(`${merchant}/team`, sessionAs(role));
  expect(await screen.findByText('Only owners can manage the team')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
});

it('a pending invitation says what became of its e-mail', async () => {
  const invitation = { role: 'admin', status: 'open', expiresAt: '2026-12-01T10:00:00Z' };
  const lastEmails = [
    { status: 'failed', reason: 'refused', response: '550 5.1.1 No such user' },
    { status: 'accepted', reason: null, response: '250 OK: queued as 4F2A' },
    { status: 'queued', reason: null, response: null },
    null,
  ];
  const data = lastEmails.map((lastEmail, at) => ({
    ...invitation,
    id: `inv_${at}`,
    email: `n${at}@example.com`,
    lastEmail,
  }));
  await openTeam(data);
  const table = within(await screen.findByRole('table', { name: 'Invitations' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/n0@example\.com.*Failed.*send it again.*550 5\.1\.1 No such user/);
  expect(rows[2]).toMatch(/Sent/);
  expect(rows[2]).not.toMatch(/4F2A/);
  expect(rows[3]).toMatch(/Waiting/);
  expect(rows[4]).toMatch(/None in 90 days/);
});
