import { screen, within } from '@testing-library/react';
import { answer, bodiesOf, loseAnswer, refuse } from '../../test/fake-api.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { merchant, renderApp, sessionAs } from '../../test/render-app.js';
import { returnToTab } from '../../test/return-to-tab.js';

async function openAccount(twoFactorEnabled: boolean) {
  const session = sessionAs('owner');
  answer('GET /account/sessions', { success: true, data: [] });
  const user = renderApp('/account', { ...session, staff: { ...session.staff, twoFactorEnabled } });
  await screen.findByRole('heading', { name: 'Second factor' });
  return user;
}

const setup = { uri: 'otpauth://totp/x?secret=ABC', secret: 'ABC', recoveryCodes: ['aaaaa-11111', 'bbbbb-22222'] };

it('is set up with a code of the app; the recovery codes stay until they are confirmed as saved', async () => {
  answer('POST /account/totp', { success: true, data: setup });
  answer('POST /account/totp/confirm', { success: true });
  const user = await openAccount(false);
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  const password = within(await screen.findByRole('dialog', { name: 'Set up a second factor' }));
  await user.type(password.getByLabelText('Password'), 'my password{Enter}');
  const code = await screen.findByLabelText('2. Enter the 6-digit code from the app');
  expect(screen.getByRole('button', { name: 'Turn on' })).toBeDisabled();
  await user.type(code, '123 456{Enter}');
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(setup.recoveryCodes);
  await user.keyboard('{Escape}');
  expect(codes.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.click(codes.getByLabelText('I have saved the codes'));
  await user.click(codes.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^The second factor is on\./)).toBeInTheDocument();
  expect(bodiesOf('POST /account/totp')).toEqual([{ password: 'my password' }]);
  expect(bodiesOf('POST /account/totp/confirm')).toEqual([{ code: '123456' }]);
});

it('is turned off with password and code; a wrong code leaves the dialog open', async () => {
  refuse('POST /account/totp/disable', 403, 'totp_invalid', 'The code is wrong or was used already.');
  const user = await openAccount(true);
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off the second factor?' }));
  await user.type(dialog.getByLabelText('Password'), 'my password');
  expect(dialog.getByRole('button', { name: 'Turn off' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('The code is wrong or was used already.');
  answer('POST /account/totp/disable', { success: true });
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('The second factor is off.')).toBeInTheDocument();
  expect(bodiesOf('POST /account/totp/disable')).toEqual([
    { password: 'my password', totp: '123456' },
    { password: 'my password', totp: '123456' },
  ]);
});

it('new recovery codes replace the old ones after password and code', async () => {
  answer('POST /account/recovery-codes', { success: true, data: { recoveryCodes: ['ccccc-33333'] } });
  const user = await openAccount(true);
  await user.click(screen.getByRole('button', { name: 'Create new recovery codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
  expect(dialog.getByText('Your current recovery codes stop working.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Password'), 'my password');
  await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(codes).toHaveTextContent('ccccc-33333');
  await user.click(screen.getByRole('link', { name: 'Customers', hidden: true }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving the codes?' })).toBeInTheDocument();
  expect(bodiesOf('POST /account/recovery-codes')).toEqual([{ password: 'my password', totp: '123456' }]);
});

it('where a merchant requires it, the recovery codes stay when the user comes back to the tab', async () => {
  const session = sessionAs('viewer', { memberships: [{ ...merchant, role: 'viewer', requiresSecondFactor: true }] });
  answer('POST /account/totp', { success: true, data: setup });
  answer('POST /account/totp/confirm', { success: true });
  answer('GET /merchants/mer_1/customers', cursorPage([]));
  const user = renderApp('/merchants/mer_1/customers', session);
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const password = within(await screen.findByRole('dialog', { name: 'Set up a second factor' }));
  await user.type(password.getByLabelText('Password'), 'my password{Enter}');
  await user.type(await screen.findByLabelText('2. Enter the 6-digit code from the app'), '123456{Enter}');
  await screen.findByRole('dialog', { name: 'Your recovery codes' });
  const staff = { ...session.staff, twoFactorEnabled: true, name: 'Ada Byron' };
  answer('GET /session', { success: true, data: { ...session, staff } });
  await returnToTab();
  await screen.findByText('Ada Byron');
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  await user.click(codes.getByLabelText('I have saved the codes'));
  await user.click(codes.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
});

describe('a set-up whose confirmation has no answer', () => {
  const owner = sessionAs('owner');
  const on = { ...owner, staff: { ...owner.staff, twoFactorEnabled: true } };

  async function confirm() {
    answer('POST /account/totp', { success: true, data: setup });
    loseAnswer('POST /account/totp/confirm');
    const user = await openAccount(false);
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    const password = within(await screen.findByRole('dialog', { name: 'Set up a second factor' }));
    await user.type(password.getByLabelText('Password'), 'my password{Enter}');
    const code = await screen.findByLabelText('2. Enter the 6-digit code from the app');
    return { user, send: () => user.type(code, '{selectall}123456{Enter}') };
  }

  async function makeCodes(user: Awaited<ReturnType<typeof openAccount>>) {
    answer('POST /account/recovery-codes', { success: true, data: { recoveryCodes: ['ccccc-33333'] } });
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
    await user.type(dialog.getByLabelText('Password'), 'my password');
    await user.type(dialog.getByLabelText('Code'), '654321{Enter}');
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toHaveTextContent('ccccc-33333');
  }

  it('shows that it is on, and offers new recovery codes', async () => {
    const { user, send } = await confirm();
    answer('GET /session', { success: true, data: on });
    await send();
    await screen.findByRole('dialog', { name: 'The second factor is on' });
    expect(screen.getByText('On')).toBeInTheDocument();
    await makeCodes(user);
  });

  it('shows it after the next attempt, which is refused, where the session could not be loaded before', async () => {
    const { user, send } = await confirm();
    loseAnswer('GET /session');
    await send();
    expect(await screen.findByText(/^There was no answer/)).toBeInTheDocument();
    answer('GET /session', { success: true, data: on });
    refuse('POST /account/totp/confirm', 400, 'totp_invalid', 'The code is wrong. Check the clock of your device.');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('dialog', { name: 'The second factor is on' })).toBeInTheDocument();
  });

  it('stays as it is where it was not turned on', async () => {
    const { user, send } = await confirm();
    await send();
    expect(await screen.findByText(/^There was no answer/)).toBeInTheDocument();
    answer('POST /account/totp/confirm', { success: true });
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('aaaaa-11111')).toBeInTheDocument();
  });

  it('keeps the new codes where a merchant requires a second factor, and opens the pages after them', async () => {
    const memberships = [{ ...merchant, role: 'viewer' as const, requiresSecondFactor: true }];
    answer('POST /account/totp', { success: true, data: setup });
    loseAnswer('POST /account/totp/confirm');
    answer('GET /merchants/mer_1/customers', cursorPage([]));
    const user = renderApp('/merchants/mer_1/customers', sessionAs('viewer', { memberships }));
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const password = within(await screen.findByRole('dialog', { name: 'Set up a second factor' }));
    await user.type(password.getByLabelText('Password'), 'my password{Enter}');
    const code = await screen.findByLabelText('2. Enter the 6-digit code from the app');
    answer('GET /session', { success: true, data: { ...on, memberships } });
    await user.type(code, '123456{Enter}');
    await makeCodes(user);
    const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    await user.click(codes.getByLabelText('I have saved the codes'));
    await user.click(codes.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
  });
});

it('where the platform requires one, support sees the set-up in place of its pages', async () => {
  const session = sessionAs('viewer', { memberships: [], platformRole: 'support', platformRequiresSecondFactor: true });
  renderApp('/support/merchants/mer_1', session);
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeInTheDocument();
  expect(screen.getByText(/You can’t see or do anything for support/)).toBeInTheDocument();
});
