import { cleanup, screen, waitFor } from '@testing-library/react';
import { answer, queriesOf } from '../../../test/fake-api.js';
import { customer } from '../../../test/fixtures/customers.js';
import { countedPage, cursorPage } from '../../../test/fixtures/lists.js';
import { renderApp, sessionAs } from '../../../test/render-app.js';

const details = { customer: customer(), cards: [], rewards: [], vouchers: [], ledger: [] };

beforeEach(() => {
  sessionStorage.clear();
  for (const merchant of ['/merchants/mer_1', '/support/merchants/mer_1']) {
    answer(`GET ${merchant}/customers`, countedPage([customer()]));
    answer(`GET ${merchant}/customers/cus_1`, { success: true, data: details });
    answer(`GET ${merchant}/timeline`, cursorPage([]));
    answer(`GET ${merchant}/cards`, cursorPage([]));
  }
});

const lastSearch = (text: string | null): Promise<void> =>
  waitFor(() => expect(queriesOf('GET /merchants/mer_1/customers').at(-1)?.get('search') ?? null).toBe(text));

const backLink = async (): Promise<HTMLElement> => {
  await screen.findByRole('heading', { name: 'Grace Hopper' });
  const [link] = screen.getAllByRole('link', { name: 'Customers' }).filter((each) => !each.closest('nav'));
  if (!link) throw new Error('The page has no link back.');
  return link;
};

it('the link back of a page leads to its list as it was left, also after a reload', async () => {
  const list = '/merchants/mer_1/customers';
  const user = renderApp(list);
  await user.type(await screen.findByRole('searchbox', { name: 'Name or e-mail' }), 'grace');
  await lastSearch('grace');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  expect(await backLink()).toHaveAttribute('href', `${list}?search=grace`);
  cleanup();
  const reloaded = renderApp(`${list}/cus_1`);
  await reloaded.click(await backLink());
  const field = await screen.findByRole('searchbox', { name: 'Name or e-mail' });
  expect(field).toHaveValue('grace');
  await reloaded.clear(field);
  await lastSearch(null);
  await reloaded.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  expect(await backLink()).toHaveAttribute('href', list);
});

it('another user of the same tab of the browser does not get the filters', async () => {
  const user = renderApp('/merchants/mer_1/customers?search=grace');
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  await backLink();
  cleanup();
  const staff = { id: 'stf_2', email: 'vera@example.com', name: 'Vera', twoFactorEnabled: false, lastSignInAt: null };
  renderApp('/merchants/mer_1/customers/cus_1', sessionAs('admin', { staff }));
  expect(await backLink()).toHaveAttribute('href', '/merchants/mer_1/customers');
});

it('who signs out leaves no filters behind', async () => {
  answer('DELETE /session', { success: true, data: null });
  const user = renderApp('/merchants/mer_1/customers?search=grace');
  await screen.findByRole('link', { name: 'Grace Hopper' });
  expect(JSON.stringify(sessionStorage)).toContain('grace');
  await user.click(screen.getByRole('button', { name: /Open user menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('portal-list'));
});

it('for support it leads to the tab with its filters', async () => {
  const record = { id: 'mer_1', name: 'Bean & Co', currency: 'GBP', timeZone: 'Europe/London', activeKeys: 1 };
  answer('GET /support/merchants/mer_1', { success: true, data: record });
  const list = '/support/merchants/mer_1?tab=customers';
  const user = renderApp(`${list}&search=grace`, sessionAs('viewer', { memberships: [], platformRole: 'support' }));
  await user.click(await screen.findByRole('link', { name: 'Grace Hopper' }));
  const href = (await backLink()).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URL(href, 'https://portal.example').searchParams)).toEqual({
    tab: 'customers',
    search: 'grace',
  });
});
