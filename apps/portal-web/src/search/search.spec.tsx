import { screen, waitFor, within } from '@testing-library/react';
import { answer, queriesOf, refuse } from '../../test/fake-api.js';
import { customer } from '../../test/fixtures/customers.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { merchant as openMerchant, renderApp, sessionAs } from '../../test/render-app.js';

const route = '/merchants/mer_1/search';
const hit = (kind: string, id: string, title: string, href = `/merchants/mer_1/${kind}s/${id}`) => ({
  kind,
  id,
  title,
  detail: 'ada@example.com',
  href,
  merchant: { id: openMerchant.merchantId, name: openMerchant.merchantName },
});
const found = [
  hit('customer', 'cus_1', 'Ada Lovelace'),
  hit('order', 'ord_1', '4711'),
  hit('customer', 'cus_2', 'Adam'),
];

async function openPage() {
  answer('GET /merchants/mer_1/customers', cursorPage([customer()]));
  const user = renderApp('/merchants/mer_1/customers');
  await screen.findByRole('table', { name: 'Customers' });
  return user;
}
const input = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search' });

it('`/` focuses the field, but is typed in another field', async () => {
  const user = await openPage();
  await user.keyboard('/');
  expect(input()).toHaveFocus();
  expect(input()).toHaveValue('');
  const other = screen.getByRole('searchbox', { name: 'Name or e-mail' });
  await user.click(other);
  await user.keyboard('/');
  expect(other).toHaveValue('/');
});

it('searches once for what was typed, and groups the results by kind with links', async () => {
  answer(`GET ${route}`, { success: true, data: found });
  const user = await openPage();
  await user.type(input(), ' ada ');
  const customers = within(await screen.findByRole('region', { name: 'Customers' }));
  expect(customers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/merchants/mer_1/customers/cus_1',
    '/merchants/mer_1/customers/cus_2',
  ]);
  expect(within(screen.getByRole('region', { name: 'Orders' })).getByText('4711')).toBeInTheDocument();
  expect(screen.getByText('3 results')).toBeInTheDocument();
  expect(queriesOf(`GET ${route}`).map(String)).toEqual(['q=ada']);
});

it('is used by keyboard: arrows move through the results, Escape closes them, Enter opens the first', async () => {
  answer(`GET ${route}`, { success: true, data: found.slice(1, 2) });
  answer('GET /merchants/mer_1/orders/ord_1', { code: 404, message: 'None.', error: 'order_not_found' }, 404);
  const user = await openPage();
  await user.type(input(), '4711');
  const link = await screen.findByRole('link', { name: /^4711/ });
  await user.keyboard('{ArrowDown}');
  expect(link).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(input()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('link', { name: /^4711/ })).toBeNull();
  await user.keyboard('1{Backspace}');
  await screen.findByRole('link', { name: /^4711/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Order' })).toBeInTheDocument();
  expect(await screen.findByText('Not found')).toBeInTheDocument();
  expect(input()).toHaveValue('');
});

it('Enter before the result is there opens its first link when it comes; more text or Escape takes that back', async () => {
  answer(`GET ${route}`, { success: true, data: found.slice(1, 2) });
  answer('GET /merchants/mer_1/orders/ord_1', { code: 404, message: 'None.', error: 'order_not_found' }, 404);
  const user = await openPage();
  await user.type(input(), '47{Enter}1');
  await screen.findByRole('link', { name: /^4711/ });
  await user.keyboard('1{Enter}{Escape}');
  await user.keyboard('{Backspace}2');
  await screen.findByRole('link', { name: /^4711/ });
  expect(screen.queryByRole('heading', { level: 1, name: 'Order' })).toBeNull();
  await user.keyboard('{Backspace}1{Enter}');
  expect(screen.queryByRole('link', { name: /^4711/ })).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order' })).toBeInTheDocument();
});

it('says what to enter, that nothing was found, and what failed', async () => {
  answer(`GET ${route}`, { success: true, data: [] });
  const user = await openPage();
  await user.type(input(), 'a');
  expect(screen.getByText('Enter at least two characters')).toBeInTheDocument();
  expect(queriesOf(`GET ${route}`)).toHaveLength(0);
  await user.type(input(), 'bc');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  const anywhere = screen.getByRole('link', { name: /^Find “abc” anywhere in the names/ });
  expect(anywhere).toHaveAttribute('href', expect.stringMatching(/\/merchants\/[^/]+\/customers\?search=abc$/));
  refuse(`GET ${route}`, 429, 'too_many_slow_reads', 'Too many searches at a time.');
  await user.type(input(), 'd');
  expect(await screen.findByText('Too many searches at a time.')).toBeInTheDocument();
  answer(`GET ${route}`, { success: true, data: found });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 results')).toBeInTheDocument();
});

it('of support searches all merchants, and names the merchant of each result', async () => {
  answer('GET /support/search', {
    success: true,
    data: [hit('order', 'ord_1', '4711', '/support/merchants/mer_1/orders/ord_1')],
  });
  answer('GET /support/merchants', cursorPage([]));
  const user = renderApp('/support', sessionAs('viewer', { memberships: [], platformRole: 'support' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search all merchants' }), '4711');
  const link = await screen.findByRole('link', { name: /^4711/ });
  expect(link).toHaveTextContent('ada@example.com · Bean & Co');
  expect(link).toHaveAttribute('href', '/support/merchants/mer_1/orders/ord_1');
  await waitFor(() => expect(queriesOf('GET /support/search').map(String)).toEqual(['q=4711']));
});

it('of support says where requests without a valid key are', async () => {
  answer('GET /support/search', { success: true, data: [] });
  answer('GET /support/merchants', cursorPage([]));
  const user = renderApp('/support', sessionAs('viewer', { memberships: [], platformRole: 'support' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search all merchants' }), 'req_9');
  expect(await screen.findByText(/see Failed authentications of the merchant\.$/)).toBeInTheDocument();
});
