import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, refuse } from '../../test/fake-api.js';
import { reward } from '../../test/fixtures/customers.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';
const route = `GET ${merchant}/rewards/rwd_1`;

beforeEach(() => answer(`GET ${merchant}/timeline`, cursorPage([])));

const facts = async () => {
  const main = within(await screen.findByRole('main'));
  const terms = await main.findAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
};

it('the page of a reward has its title, its status, its customer and its dates', async () => {
  const data = reward({ status: 'redeemed', couponCode: 'ADA-COFFEE', redeemedAt: '2026-11-02T10:00:00Z' });
  answer(route, { success: true, data });
  renderApp(`${merchant}/rewards/rwd_1`);
  expect(await screen.findByRole('heading', { level: 1, name: 'A free coffee' })).toBeInTheDocument();
  expect(screen.getByText('Redeemed', { selector: 'span' })).toBeInTheDocument();
  expect(await facts()).toEqual({
    Customer: 'View customer',
    'Coupon code': 'ADA-COFFEE',
    Issued: '1 Nov 2026, 10:00',
    Expires: 'Never',
    Redeemed: '2 Nov 2026, 10:00',
    ID: 'rwd_1',
  });
  expect(screen.getByRole('link', { name: 'View customer' })).toHaveAttribute('href', `${merchant}/customers/cus_1`);
  expect(screen.getByRole('button', { name: 'Check redemption' })).toBeInTheDocument();
});

it('staff redeem it there, and see what became of it', async () => {
  answer(route, { success: true, data: reward() });
  const redeem = `POST ${merchant}/customers/cus_1/rewards/rwd_1/redeem`;
  answer(redeem, { success: true, data: reward({ status: 'redeemed' }) });
  const user = renderApp(`${merchant}/rewards/rwd_1`, sessionAs('staff'));
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  answer(route, { success: true, data: reward({ status: 'redeemed', redeemedAt: '2026-11-02T10:00:00Z' }) });
  await user.click(await screen.findByRole('button', { name: 'Redeem reward' }));
  await waitFor(() => expect(bodiesOf(redeem)).toEqual([{}]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull());
  expect(await facts()).toMatchObject({ Redeemed: '2 Nov 2026, 10:00' });
});

it('a viewer changes nothing there', async () => {
  answer(route, { success: true, data: reward() });
  renderApp(`${merchant}/rewards/rwd_1`, sessionAs('viewer'));
  expect(await screen.findByRole('heading', { level: 1, name: 'A free coffee' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull();
});

it('support reads it from its own route, and goes on to the customer there', async () => {
  const supported = '/support/merchants/mer_1';
  const data = { id: 'mer_1', name: 'Bean & Co', currency: 'GBP', timeZone: 'Europe/London' };
  answer(`GET ${supported}`, { success: true, data });
  answer(`GET ${supported}/rewards/rwd_1`, { success: true, data: reward({ couponCode: '****FFEE' }) });
  answer(`GET ${supported}/timeline`, cursorPage([]));
  renderApp(`${supported}/rewards/rwd_1`, sessionAs('viewer', { memberships: [], platformRole: 'support' }));
  const link = await screen.findByRole('link', { name: 'View customer' });
  expect(link).toHaveAttribute('href', `${supported}/customers/cus_1`);
  expect(screen.getByText('****FFEE')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull();
});

it('says that there is no such reward', async () => {
  refuse(route, 404, 'reward_not_found', 'No such reward.');
  renderApp(`${merchant}/rewards/rwd_1`);
  expect(await screen.findByRole('alert')).toHaveTextContent('No such reward.');
});
