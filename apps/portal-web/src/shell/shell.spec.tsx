import { act, screen, within } from '@testing-library/react';
import { answer, bodiesOf, loseAnswer, refuse } from '../../test/fake-api.js';
import { countedPage } from '../../test/fixtures/lists.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const log = '/merchants/mer_1/audit-log';

it('without a connection a notice says so, until it is back', async () => {
  answer(`GET ${log}`, countedPage([], null));
  renderApp(log);
  await screen.findByText('No entries');
  expect(screen.queryByText('You are offline')).toBeNull();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('You are offline')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline')).toBeNull();
});

it('the title of a tab names the page and the merchant', async () => {
  answer(`GET ${log}`, countedPage([], null));
  renderApp(log);
  await screen.findByText('No entries');
  expect(document.title).toMatch(/^Audit log · .+ · Loyalty Rewards$/);
});

it('a page that could not be loaded shows the id of its request', async () => {
  refuse(`GET ${log}`, 500, 'internal_error', 'Something failed.');
  renderApp(log);
  expect(await screen.findByText(/request ID/, {}, { timeout: 15_000 })).toHaveTextContent('req_fake');
}, 30_000);

it('a sign-out that failed says so, and the user stays', async () => {
  answer(`GET ${log}`, countedPage([], null));
  loseAnswer('DELETE /session');
  const user = renderApp(log);
  await user.click(await screen.findByRole('button', { name: /Open user menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByText(/^The server could not be reached/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Audit log' })).toBeInTheDocument();
});

it('a user without a merchant is told of it too', async () => {
  refuse('DELETE /session', 503, 'database_unavailable', 'The database is unavailable.');
  const user = renderApp('/', sessionAs('viewer', { memberships: [] }));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong on our side/);
});

it('what is sent without a connection fails at once, and is not sent when the connection is back', async () => {
  const customers = '/merchants/mer_1/customers';
  answer(`GET ${customers}`, countedPage([], null));
  loseAnswer(`POST ${customers}`);
  const user = renderApp(customers);
  await user.click(await screen.findByRole('button', { name: 'New customer' }));
  const dialog = within(await screen.findByRole('dialog'));
  act(() => void window.dispatchEvent(new Event('offline')));
  try {
    await user.type(dialog.getByLabelText('E-mail'), 'grace@example.com{Enter}');
    expect(await dialog.findByText(/^The server could not be reached/, {}, { timeout: 3000 })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  } finally {
    act(() => void window.dispatchEvent(new Event('online')));
  }
  expect(bodiesOf(`POST ${customers}`)).toHaveLength(1);
});
