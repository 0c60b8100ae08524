import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, later, loseAnswer, queriesOf, refuse } from '../../test/fake-api.js';
import { countedPage } from '../../test/fixtures/lists.js';
import { merchantSettings } from '../../test/fixtures/merchants.js';
import { renderApp, sessionAs } from '../../test/render-app.js';
import { returnToTab } from '../../test/return-to-tab.js';
import type { Membership } from '../api/types.js';

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

it('what could not be loaded again stays, with a notice of why and a way to try again', async () => {
  const settings = '/merchants/mer_1/settings';
  answer(`GET ${settings}`, { success: true, data: merchantSettings({ name: 'Corner Coffee' }) });
  const user = renderApp(settings);
  const name = await screen.findByLabelText('Name');
  refuse(`GET ${settings}`, 503, 'database_unavailable', 'The database is unavailable.');
  await returnToTab();
  expect(await screen.findByText('This page may be out of date')).toBeVisible();
  expect(screen.getByText(/^Something went wrong on our side/)).toBeVisible();
  expect(name).toHaveValue('Corner Coffee');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('This page may be out of date')).toBeVisible();
  answer(`GET ${settings}`, { success: true, data: merchantSettings({ name: 'Corner Café' }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('This page may be out of date')).toBeNull());
  expect(name).toHaveValue('Corner Café');
});

it('a page that gets no answer says so after a time limit, and is asked for again at once on demand', async () => {
  const limits: AbortController[] = [];
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  answer(`GET ${log}`, later({}).answer);
  const user = renderApp(log, sessionAs('admin'), { retry: true });
  await waitFor(() => expect(queriesOf(`GET ${log}`)).toHaveLength(1));
  act(() => limits.forEach((limit) => limit.abort(new DOMException('', 'TimeoutError'))));
  expect(await screen.findByText(/^The server has not answered\./)).toBeVisible();
  expect(timeout).toHaveBeenCalledWith(30_000);
  expect(queriesOf(`GET ${log}`)).toHaveLength(1);
  answer(`GET ${log}`, countedPage([], null));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No entries')).toBeVisible();
  timeout.mockRestore();
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
    expect(await dialog.findByText(/^There was no answer/, {}, { timeout: 3000 })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  } finally {
    act(() => void window.dispatchEvent(new Event('online')));
  }
  expect(bodiesOf(`POST ${customers}`)).toHaveLength(1);
});

it('the navigation of a phone has the focus when it opens, and gives it back when it closes', async () => {
  answer(`GET ${log}`, countedPage([], null));
  const user = renderApp(log);
  const burger = await screen.findByRole('button', { name: 'Open navigation' });
  await user.click(burger);
  expect(screen.getByRole('button', { name: 'Close navigation' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(burger).toHaveFocus();
  expect(burger).toHaveAttribute('aria-expanded', 'false');
  await user.click(burger);
  await user.click(screen.getByRole('button', { name: /Open user menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Light' }));
  await user.keyboard('{Escape}');
  expect(burger).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Close navigation' }));
  expect(burger).toHaveFocus();
});

it.each([
  ['bean & Co', 'B'],
  ['🍣 Sushi', '🍣'],
  ['👩‍🍳 Kitchen', '👩‍🍳'],
])('the merchant is shown with the first letter of its name: %s', async (merchantName, letter) => {
  answer(`GET ${log}`, countedPage([], null));
  const [open] = sessionAs('admin').memberships;
  renderApp(log, sessionAs('admin', { memberships: [{ ...open, merchantName } as Membership] }));
  const name = await screen.findByTitle(merchantName);
  expect(name.closest('.name')?.firstElementChild).toHaveTextContent(letter);
});

describe('a member of two merchants', () => {
  const open = sessionAs('viewer').memberships[0] as Membership;
  const other = { ...open, merchantId: 'mer_2', merchantName: 'Corner Coffee' };

  it('stays at the merchant that is open, also on a page that belongs to none', async () => {
    localStorage.setItem('portal-last-merchant', 'mer_2');
    answer('GET /account/sessions', { success: true, data: [] });
    renderApp('/account', sessionAs('viewer', { memberships: [open, other] }));
    expect(await screen.findByRole('button', { name: /Corner Coffee.*Switch merchant/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/merchants/mer_2/customers');
  });

  it('stays at the merchant of this tab when another tab opens the other one', async () => {
    answer(`GET ${log}`, countedPage([], null));
    answer('GET /account/sessions', { success: true, data: [] });
    const user = renderApp(log, sessionAs('admin', { memberships: [...sessionAs('admin').memberships, other] }));
    await screen.findByText('No entries');
    // What another tab writes; the storage of the session belongs to this tab alone.
    localStorage.setItem('portal-last-merchant', 'mer_2');
    await user.click(screen.getByRole('button', { name: /Open user menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: /account/i }));
    await screen.findByRole('heading', { level: 1, name: /account/i });
    expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/merchants/mer_1/customers');
  });
});
