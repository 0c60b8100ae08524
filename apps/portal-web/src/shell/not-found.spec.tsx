import { screen } from '@testing-library/react';
import { renderApp, sessionAs } from '../../test/render-app.js';

const supporter = sessionAs('viewer', { memberships: [], platformRole: 'support' });

it.each([
  ['an unknown page of a merchant', '/merchants/mer_1/nonsense', sessionAs('admin'), 'Customers'],
  ['an unknown page of a known part', '/merchants/mer_1/vouchers/vch_1/nonsense', sessionAs('admin'), 'Customers'],
  ['an unknown page of the programme', '/merchants/mer_1/programme/nonsense', sessionAs('admin'), 'Customers'],
  ['a merchant of somebody else', '/merchants/mer_2/nonsense', sessionAs('admin'), 'Customers'],
  ['an unknown page of support', '/support/nonsense', supporter, 'Support'],
  ['an unknown page of a merchant in support', '/support/merchants/mer_1/nonsense', supporter, 'Support'],
])('%s keeps the navigation and the search', async (_, address, session, link) => {
  renderApp(address, session);
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(document.title).toMatch(/^Not found/);
  expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
  expect(screen.getByRole('search')).toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

it('without a session an unknown address has no navigation', async () => {
  renderApp('/nonsense', null);
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});
