import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, later, refuse } from '../../test/fake-api.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { apiKey } from '../../test/fixtures/merchants.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const route = '/merchants/mer_1/keys';
const usage = { resolution: 'hour', series: [], totals: { requests: 0 }, endpoints: [], limits: [] };

beforeEach(() => answer('GET /merchants/mer_1/failed-authentications', { success: true, data: [] }));

async function openNewKey() {
  answer(`GET ${route}`, { success: true, data: [apiKey({ id: 'key_0', name: 'Till' })], maxActiveKeys: 10 });
  const user = renderApp(route);
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'New API key' })) };
}

describe('the form of a new key', () => {
  it('sends the trimmed name, the scopes of the preset and no expiry', async () => {
    answer(`POST ${route}`, { success: true, data: apiKey(), secret: 'lrw_live_secret' }, 201);
    const { user, dialog } = await openNewKey();
    await user.type(dialog.getByLabelText('Name'), '  Web shop ');
    await user.click(dialog.getByRole('button', { name: /^Online shop orders/ }));
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    await screen.findByRole('dialog', { name: 'Web shop was created' });
    const scopes = ['orders:read', 'orders:write', 'orders:return', 'customers:read', 'cards:read', 'rewards:read'];
    expect(bodiesOf(`POST ${route}`)).toEqual([
      { name: 'Web shop', scopes: [...scopes, 'profile:read', 'usage:read'] },
    ]);
  });

  it('keeps the list of single scopes open, and its focus, when the scopes are a preset again', async () => {
    const { user, dialog } = await openNewKey();
    await user.click(dialog.getByText(/^Choose single scopes/));
    const scope = dialog.getByRole('checkbox', { name: 'orders:read' });
    const list = scope.closest('details');
    expect(list).toHaveAttribute('open');
    scope.focus();
    await user.keyboard(' ');
    await user.keyboard(' ');
    expect(list).toHaveAttribute('open');
    expect(scope).toHaveFocus();
  });

  it('sends nothing without a name, and says so at the field', async () => {
    const { user, dialog } = await openNewKey();
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(
      expect.stringContaining('Enter 1 to 80 characters.'),
    );
    expect(bodiesOf(`POST ${route}`)).toEqual([]);
  });

  it('moves to the first invalid field, which may be out of sight', async () => {
    const { user, dialog } = await openNewKey();
    await user.click(dialog.getByLabelText('Note'));
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
  });

  it('moves to the field that the API refuses', async () => {
    refuse(`POST ${route}`, 400, 'invalid_field', 'allowedAddresses must be IP addresses or ranges.');
    const { user, dialog } = await openNewKey();
    await user.type(dialog.getByLabelText('Allowed addresses'), 'here');
    await user.type(dialog.getByLabelText('Name'), 'Web shop');
    await user.click(dialog.getByRole('button', { name: 'Create key' }));
    await waitFor(() => expect(dialog.getByLabelText('Allowed addresses')).toHaveFocus());
  });

  it('shows an error of the API at its field, and keeps what was entered', async () => {
    refuse(`POST ${route}`, 400, 'invalid_field', 'name must be text of 1 to 80 characters.');
    const { user, dialog } = await openNewKey();
    await user.type(dialog.getByLabelText('Name'), 'Web shop{Enter}');
    const name = dialog.getByLabelText('Name');
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        expect.stringContaining('This value must be text of 1 to 80 characters.'),
      ),
    );
    expect(name).toHaveValue('Web shop');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('shows any other error of the API below the fields', async () => {
    refuse(`POST ${route}`, 409, 'too_many_keys', 'A merchant has at most 10 active keys.');
    const { user, dialog } = await openNewKey();
    await user.type(dialog.getByLabelText('Name'), 'Web shop{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('A merchant has at most 10 active keys.');
  });
});

it('the secret is shown once: neither Escape nor a click outside closes the dialog before it is confirmed', async () => {
  answer(`POST ${route}`, { success: true, data: apiKey(), secret: 'lrw_live_secret' }, 201);
  const { user, dialog } = await openNewKey();
  await user.type(dialog.getByLabelText('Name'), 'Web shop{Enter}');
  const shown = within(await screen.findByRole('dialog', { name: 'Web shop was created' }));
  expect(shown.getByRole('textbox', { name: 'API key' })).toHaveTextContent('lrw_live_secret');
  await user.keyboard('{Escape}');
  const overlay = document.querySelector('.mantine-Modal-overlay');
  if (overlay) await user.click(overlay);
  await user.click(document.body);
  expect(shown.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(screen.getByText('lrw_live_secret')).toBeInTheDocument();
  await user.click(shown.getByLabelText('I have saved the key'));
  await user.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body).not.toHaveTextContent('lrw_live_secret');
  expect(screen.getByRole('button', { name: 'New key' })).toHaveFocus();
});

it('leaving the page asks before the secret is saved, and not after', async () => {
  answer(`POST ${route}`, { success: true, data: apiKey(), secret: 'lrw_live_secret' }, 201);
  answer('GET /merchants/mer_1/customers', cursorPage([]));
  const { user, dialog } = await openNewKey();
  await user.type(dialog.getByLabelText('Name'), 'Web shop{Enter}');
  const shown = within(await screen.findByRole('dialog', { name: 'Web shop was created' }));
  const leave = () => user.click(screen.getByRole('link', { name: 'Customers', hidden: true }));
  await leave();
  await user.click(
    within(await shown.findByRole('alertdialog', { name: 'Leave without saving the key?' })).getByText('Stay'),
  );
  expect(shown.getByRole('textbox', { name: 'API key' })).toHaveTextContent('lrw_live_secret');
  await leave();
  await shown.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shown.queryByRole('alertdialog')).toBeNull());
  await user.click(shown.getByLabelText('I have saved the key'));
  await leave();
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
});

it('the form can’t be cancelled while the key is made, and its secret is shown', async () => {
  const made = later({ success: true, data: apiKey(), secret: 'lrw_live_secret' });
  answer(`POST ${route}`, made.answer, 201);
  const { user, dialog } = await openNewKey();
  await user.type(dialog.getByLabelText('Name'), 'Web shop{Enter}');
  await waitFor(() => expect(bodiesOf(`POST ${route}`)).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  made.send();
  const shown = within(await screen.findByRole('dialog', { name: 'Web shop was created' }));
  expect(shown.getByRole('textbox', { name: 'API key' })).toHaveTextContent('lrw_live_secret');
});

describe('the list of keys', () => {
  it('has when a key expires or ended in one column, which is called so', async () => {
    const revoked = apiKey({ status: 'revoked', revokedAt: new Date(Date.now() - 3_600_000).toISOString() });
    answer(`GET ${route}`, { success: true, data: [revoked], maxActiveKeys: 10 });
    renderApp(route);
    const table = within(await screen.findByRole('table', { name: 'API keys' }));
    expect(table.getByRole('columnheader', { name: 'Expires or ended' })).toBeInTheDocument();
    expect(table.getByRole('cell', { name: /^Revoked 1 hour ago$/ })).toBeInTheDocument();
  });

  it('offers a viewer no new key', async () => {
    answer(`GET ${route}`, { success: true, data: [], maxActiveKeys: 10 });
    renderApp(route, sessionAs('viewer'));
    expect(await screen.findByText('No keys yet')).toBeInTheDocument();
    expect(screen.getByText('Ask an admin or an owner of your team to create one.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New key' })).toBeNull();
  });

  it('is not for staff: neither the link nor the list nor a key', async () => {
    for (const address of [route, `${route}/key_1`]) {
      renderApp(address, sessionAs('staff'));
      expect(await screen.findByText('Staff members can’t see API keys')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'API keys' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Customers' })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
      cleanup();
    }
  });

  it('opens no form while the maximum number of keys is active', async () => {
    answer(`GET ${route}`, {
      success: true,
      data: Array.from({ length: 3 }, (_, index) => apiKey({ id: `key_${index}`, integrationId: `int_${index}` })),
      maxActiveKeys: 3,
    });
    const user = renderApp(route);
    expect(await screen.findByRole('meter', { name: 'Active keys' })).toHaveAttribute('aria-valuenow', '3');
    await user.click(screen.getByRole('button', { name: 'New key' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the error of a failed request, and loads again on request', async () => {
    refuse(`GET ${route}`, 403, 'forbidden', 'Your role may not read keys.');
    const user = renderApp(route);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your role may not read keys.');
    answer(`GET ${route}`, { success: true, data: [apiKey()], maxActiveKeys: 10 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Web shop' })).toBeInTheDocument();
  });
});

it('a key is revoked only after its name is typed, as the page shows it', async () => {
  answer(`GET ${route}/key_1`, { success: true, data: apiKey({ name: 'Web \u00a0shop' }) });
  answer('GET /merchants/mer_1/timeline', cursorPage([]));
  answer('GET /merchants/mer_1/usage', { success: true, data: usage });
  answer(`POST ${route}/key_1/revoke`, { success: true, data: apiKey({ status: 'revoked' }) });
  const user = renderApp(`${route}/key_1`);
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Revoke Web/ }));
  await user.type(dialog.getByLabelText(/^Type/), 'Web sho{Enter}');
  expect(dialog.getByRole('button', { name: 'Revoke key' })).toBeDisabled();
  expect(bodiesOf(`POST ${route}/key_1/revoke`)).toHaveLength(0);
  await user.type(dialog.getByLabelText(/^Type/), 'p{Enter}');
  await waitFor(() => expect(bodiesOf(`POST ${route}/key_1/revoke`)).toHaveLength(1));
});
