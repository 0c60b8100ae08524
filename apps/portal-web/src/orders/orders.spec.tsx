import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, loseAnswer, queriesOf, refuse } from '../../test/fake-api.js';
import { order } from '../../test/fixtures/customers.js';
import { countedPage, cursorPage } from '../../test/fixtures/lists.js';
import { renderApp, sessionAs } from '../../test/render-app.js';
import type { OrderDetails } from '../api/types.js';

const merchant = '/merchants/mer_1';
const route = `GET ${merchant}/orders`;
const lastQuery = (of = route) => Object.fromEntries(queriesOf(of).at(-1) ?? []);

describe('the list', () => {
  it('shows what each order awarded, and links to it and to its customer', async () => {
    const small = order({ id: 'ord_2', orderNumber: '7', stampsAwarded: 0, pointsAwarded: 0, couponRedeemed: true });
    const none = order({ id: 'ord_3', orderNumber: '8', stampsAwarded: 0, pointsAwarded: 0 });
    answer(route, countedPage([order({ stampsAwarded: 1 }), small, none], null, { totalItems: 3 }));
    renderApp(`${merchant}/orders`);
    const table = within(await screen.findByRole('table', { name: 'Orders' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toContain('£24.90');
    expect(rows[1]).toContain('1 stamp, 24 points');
    expect(rows[1]).toContain('14 Jul 2026, 23:30');
    expect([rows[2]?.includes('coupon redeemed'), rows[3]?.includes('Nothing')]).toEqual([true, true]);
    expect(table.getByRole('link', { name: '100042' })).toHaveAttribute('href', `${merchant}/orders/ord_1`);
    expect(table.getAllByRole('link', { name: 'Grace Hopper' })[0]).toHaveAttribute(
      'href',
      `${merchant}/customers/cus_1`,
    );
    expect(screen.getByText('3 in total')).toBeInTheDocument();
  });

  it('sends the filters of the address; days are those of the merchant', async () => {
    answer(route, countedPage([order()]));
    renderApp(`${merchant}/orders?search=grace&source=app&from=2026-07-01&to=2026-07-31&sort=oldest&cursor=next&x=1`);
    expect(await screen.findByText('1 on this page')).toBeInTheDocument();
    expect(lastQuery()).toEqual({
      search: 'grace',
      source: 'app',
      sort: 'oldest',
      cursor: 'next',
      limit: '25',
      from: '2026-06-30T23:00:00.000Z',
      to: '2026-07-31T22:59:59.999Z',
    });
    expect(screen.getByLabelText('From')).toHaveValue('2026-07-01');
    expect(screen.getByRole('button', { name: 'First page' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  });

  it('leads from a page that is not of these filters to the first one', async () => {
    refuse(route, 400, 'cursor_invalid', 'Go back to the first page.');
    const user = renderApp(`${merchant}/orders?cursor=other`);
    const first = await screen.findByRole('button', { name: 'First page' });
    answer(route, countedPage([order()]));
    await user.click(first);
    expect(await screen.findByRole('link', { name: '100042' })).toBeInTheDocument();
  });

  it('offers no next page while the rows of another filter are shown', async () => {
    answer(route, countedPage([order()], 'next'));
    const user = renderApp(`${merchant}/orders`);
    expect(await screen.findByRole('button', { name: 'Next' })).toBeEnabled();
    answer(route, () => new Promise(() => undefined));
    await user.type(screen.getByLabelText('From'), '2026-07-01');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled());
  });

  it('goes to the next page and back, and a new filter begins at the first page', async () => {
    answer(route, ({ query }) =>
      query.includes('cursor=next')
        ? countedPage([order({ orderNumber: '2' })])
        : countedPage([order({ orderNumber: '1' })], 'next', { totalItems: 10_000, totalIsMinimum: true }),
    );
    const user = renderApp(`${merchant}/orders?source=app`);
    expect(await screen.findByText('More than 10,000 in total')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: '2' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('link', { name: '1' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('link', { name: '2' });
    await user.type(screen.getByRole('searchbox', { name: 'Order or customer' }), 'ada ');
    await waitFor(() => expect(lastQuery()).toEqual({ source: 'app', search: 'ada', limit: '25' }));
  });

  it.each([
    ['', 'No orders yet'],
    ['?source=app', 'No orders found'],
  ])('with the query “%s” says: %s', async (query, title) => {
    answer(route, countedPage([], null, { totalItems: 0 }));
    renderApp(`${merchant}/orders${query}`);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('says of an order that it was returned in part', async () => {
    answer(route, countedPage([order(), order({ id: 'ord_2', returnedValue: 5, status: 'partially_returned' })]));
    renderApp(`${merchant}/orders`);
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent?.includes('Partially returned'))).toEqual([false, true]);
  });

  it('says which customer it is limited to, and shows all on request', async () => {
    answer(route, countedPage([order()]));
    const user = renderApp(`${merchant}/orders?customerId=cus_1`);
    expect(await screen.findByText('Only orders of Grace Hopper.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lastQuery()).toEqual({ limit: '25' }));
  });

  it('says why it could not be loaded', async () => {
    refuse(route, 400, 'search_too_broad', 'Too broad.');
    renderApp(`${merchant}/orders?search=a`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter more characters');
  });
});

const reward = {
  id: 'rwd_1',
  externalId: 'rwd_1',
  rewardId: 'rwt_1',
  title: 'A pen',
  status: 'active',
  expiry: null,
  customerId: 'cus_1',
  couponCode: null,
  issuedAt: '2026-07-14T22:30:00Z',
  redeemedAt: null,
  locationId: null,
  stepAt: null,
  cardTitle: null,
  cardKind: null,
} as OrderDetails['rewards'][number];
const entry = {
  cardId: 'ccard_1',
  number: 4,
  title: 'Coffee',
  kind: 'stamps',
  change: 3,
  consumed: 2,
  balanceAfter: 1,
  at: '2026-07-14T22:30:00Z',
} as OrderDetails['ledger'][number];
const details = (more: Partial<OrderDetails> = {}): object => ({
  success: true,
  data: {
    order: order(),
    explanation: {
      settings: 'of_order',
      programmeChangedAt: '2026-07-01T10:00:00Z',
      stamps: 3,
      points: 24,
      sentences: ['3 stamps for the order, whatever its value.', 'No points: no points card is chosen.'],
    },
    ledger: [entry],
    rewards: [reward],
    coupon: null,
    unusedCoupon: null,
    returns: [],
    ...more,
  } as OrderDetails,
});
const changed = {
  settings: 'current',
  programmeChangedAt: '2026-07-20T10:00:00Z',
  stamps: 5,
  points: 0,
  sentences: ['5 stamps for the order, whatever its value.'],
} as OrderDetails['explanation'];

describe('one order', () => {
  beforeEach(() => answer(`GET ${merchant}/timeline`, cursorPage([])));
  const open = async (more: Partial<OrderDetails> = {}) => {
    answer(`${route}/ord_1`, details(more));
    const user = renderApp(`${merchant}/orders/ord_1`);
    await screen.findByRole('heading', { level: 1, name: /^Order / });
    return user;
  };

  it('shows what it awarded and why not more, its entries, its rewards and its request', async () => {
    await open();
    const award = within(screen.getByRole('region', { name: 'What this order awarded' }));
    expect(award.getByText('3 stamps, 24 points')).toBeInTheDocument();
    expect(award.getByRole('heading', { name: 'Why the order awarded this' })).toBeInTheDocument();
    expect(award.getByText('No points: no points card is chosen.')).toBeInTheDocument();
    expect(award.queryByRole('status')).toBeNull();
    const entries = within(screen.getByRole('table', { name: 'Card entries' }));
    expect(entries.getAllByRole('row')[1]).toHaveTextContent(/Coffee.*Entry 4.*\+3 stamps.*2.*1/);
    expect(within(screen.getByRole('table', { name: 'Rewards issued' })).getByText('A pen')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The request that sent it' })).toHaveAttribute(
      'href',
      `${merchant}/requests/req_1`,
    );
    const requests = within(screen.getByRole('main')).getAllByRole('link', { name: 'Requests' });
    expect(requests.map((link) => link.getAttribute('href'))).toEqual([
      `${merchant}/requests?subjectId=ord_1`,
      `${merchant}/requests?subjectId=${reward.id}`,
    ]);
    expect(screen.queryByRole('region', { name: 'Coupon redeemed' })).toBeNull();
  });

  it('says what it issued each reward for, also where it issued one twice', async () => {
    const ofCard = { ...reward, stepAt: 2, cardTitle: 'Coffee', cardKind: 'stamps' };
    await open({
      rewards: [
        { ...ofCard, id: 'rwd_1' },
        { ...ofCard, id: 'rwd_2' },
        { ...reward, id: 'rwd_3' },
      ],
    });
    const rows = within(screen.getByRole('table', { name: 'Rewards issued' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
      'Issued for2 stamps on Coffee',
      'Issued for2 stamps on Coffee, reached again',
      'Issued forThe order itself',
    ]);
  });

  it('does not present the current settings as those that decided it', async () => {
    await open({ explanation: changed });
    const award = within(screen.getByRole('region', { name: 'What this order awarded' }));
    expect(award.getByText('3 stamps, 24 points')).toBeInTheDocument();
    expect(award.getByRole('status')).toHaveTextContent(
      'The order settings at the time of this order are no longer known' +
        'Order settings, cards or reward templates were changed on 20 Jul 2026, 11:00, after this order or shortly before it.',
    );
    expect(award.getByRole('status')).toHaveTextContent('The current settings would award 5 stamps and 0 points.');
    expect(award.getByRole('heading', { name: 'What an order of this value awards now' })).toBeInTheDocument();
    expect(award.queryByText('Why the order awarded this')).toBeNull();
  });

  it('names its coupon and the order that it repeats, and says what is missing', async () => {
    const repeated = order({ repeatOf: 'ord_0', requestId: null });
    await open({ order: repeated, ledger: [], rewards: [], coupon: { ...reward, title: 'A mug' } });
    expect(within(screen.getByRole('table', { name: 'Coupon redeemed' })).getByText('A mug')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The first order with this number and source' })).toHaveAttribute(
      'href',
      `${merchant}/orders/ord_0`,
    );
    expect(screen.getByText('Not known')).toBeInTheDocument();
    expect(screen.getByText('The order issued no rewards.')).toBeInTheDocument();
    expect(screen.getByText(/^The cards have more than 10,000 newer entries/)).toBeInTheDocument();
  });

  it('says why its coupon was not redeemed', async () => {
    const message = 'No active reward of this customer had the code.';
    await open({ unusedCoupon: { error: 'coupon_not_active', message } });
    expect(screen.getByText('A coupon was sent and not redeemed').closest('[role]')).toHaveTextContent(message);
  });

  it('gave nothing', async () => {
    await open({ order: order({ stampsAwarded: 0, pointsAwarded: 0 }), ledger: [], rewards: [] });
    expect(screen.getByText('The order gave nothing to a card.')).toBeInTheDocument();
  });

  const figures = {
    orderId: 'ord_1',
    returnNumber: 'R-1',
    value: 10,
    stampsTakenBack: 1,
    pointsTakenBack: 10,
    stampsOwed: 0,
    pointsOwed: 4,
    stampsForgiven: 0,
    pointsForgiven: 0,
    pointsExpired: 0,
    rewardsKept: [],
    couponReturned: null,
    rewardsRevoked: [{ id: 'rwd_1', rewardId: 'rwt_1', title: 'A pen' }],
    reason: 'Too small',
    duplicate: false,
  };
  const returned = { ...figures, id: 'ret_1', externalId: 'ret_1', createdAt: '2026-07-15T22:30:00Z' };

  it('is returned in part, after a look at what that takes back', async () => {
    answer(`POST ${merchant}/orders/ord_1/returns/preview`, { success: true, data: figures });
    answer(`POST ${merchant}/orders/ord_1/returns`, { success: true, data: returned }, 201);
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Return order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return this order' }));
    expect(
      await dialog.findByText(/^1 stamp, 10 points, “A pen”\. Of this, owed by the card .*: 4 points\.$/),
    ).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Returned value'));
    expect(dialog.getByRole('button', { name: 'Return order' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Returned value'), '10');
    await user.type(dialog.getByLabelText('Return number'), 'R-1');
    await user.type(dialog.getByLabelText('Reason (optional)'), 'Too small');
    await user.click(dialog.getByRole('button', { name: 'Return order' }));
    await screen.findByText('Order returned.');
    expect(bodiesOf(`POST ${merchant}/orders/ord_1/returns`)).toEqual([
      { value: 10, returnNumber: 'R-1', reason: 'Too small' },
    ]);
  });

  it('is read again when the answer to its return was lost', async () => {
    answer(`POST ${merchant}/orders/ord_1/returns/preview`, { success: true, data: figures });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Return order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return this order' }));
    await dialog.findByText(/^1 stamp, 10 points/);
    const loads = queriesOf(`${route}/ord_1`).length;
    loseAnswer(`POST ${merchant}/orders/ord_1/returns`);
    await user.click(dialog.getByRole('button', { name: 'Return order' }));
    expect(await dialog.findByText(/^There was no answer/)).toBeInTheDocument();
    await waitFor(() => expect(queriesOf(`${route}/ord_1`).length).toBeGreaterThan(loads));
  });

  it('a return of all that is left is not previewed again once it is sent', async () => {
    const preview = `POST ${merchant}/orders/ord_1/returns/preview`;
    answer(preview, { success: true, data: figures });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Return order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return this order' }));
    await dialog.findByText(/^1 stamp, 10 points/);
    answer(`POST ${merchant}/orders/ord_1/returns`, () => {
      refuse(preview, 409, 'order_already_returned', 'The whole order was returned before.');
      return { success: true, data: returned };
    });
    await user.click(dialog.getByRole('button', { name: 'Return order' }));
    await screen.findByText('Order returned.');
    expect(bodiesOf(preview)).toHaveLength(1);
  });

  it.each([
    [{ pointsOwed: 0 }, '1 stamp, 10 points, “A pen”.'],
    [
      { pointsOwed: 1, stampsOwed: 2 },
      /“A pen”\. Of this, owed by the card because its balance is too low: 2 stamps, 1 point\.$/,
    ],
    [{ pointsForgiven: 6, pointsOwed: 0 }, /Of this, forgiven because the balance is too low: 6 points\.$/],
    [{ pointsExpired: 3, pointsOwed: 0 }, /Of this, already expired: 3 points\.$/],
    [
      { rewardsKept: [{ title: 'A cup' }, { title: 'A hat' }], couponReturned: 'C-1' },
      /Not taken back because used or expired: “A cup”, “A hat”\. The coupon of the order is active again\.$/,
    ],
    [{ stampsTakenBack: 0, pointsTakenBack: 0, pointsOwed: 0, rewardsRevoked: [] }, 'Nothing.'],
  ])('a return says what it takes back: %j', async (more, text) => {
    answer(`POST ${merchant}/orders/ord_1/returns/preview`, { success: true, data: { ...figures, ...more } });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Return order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return this order' }));
    expect(await dialog.findByText(text)).toBeInTheDocument();
  });

  it('lists its returns, and one that is returned as a whole cannot be returned again', async () => {
    await open({ order: order({ returnedValue: 24.9, status: 'returned' }), returns: [returned] });
    const row = within(screen.getByRole('table', { name: 'Returns' })).getAllByRole('row')[1];
    expect(row).toHaveTextContent(/R-1.*Too small.*£10\.00.*1 stamp, 10 points, “A pen”/);
    expect(screen.queryByRole('button', { name: 'Return order' })).toBeNull();
    // Beside the title.
    expect(screen.getByText('Returned', { selector: 'span[data-tone]' })).toBeInTheDocument();
  });

  it('is not found', async () => {
    refuse(`${route}/ord_1`, 404, 'order_not_found', 'There is no such order.');
    renderApp(`${merchant}/orders/ord_1`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not found');
  });
});

it('support has the same list in a tab whose address keeps it, and the same page', async () => {
  const supported = '/support/merchants/mer_1';
  const data = { id: 'mer_1', name: 'Bean & Co', currency: 'GBP', timeZone: 'Europe/London' };
  answer(`GET ${supported}`, { success: true, data });
  answer(`GET ${supported}/orders`, countedPage([order()]));
  answer(`GET ${supported}/orders/ord_1`, details());
  answer(`GET ${supported}/timeline`, cursorPage([]));
  const session = sessionAs('viewer', { memberships: [], platformRole: 'support' });
  const user = renderApp(`${supported}?tab=orders&source=app`, session);
  const link = await screen.findByRole('link', { name: '100042' });
  expect(link).toHaveAttribute('href', `${supported}/orders/ord_1`);
  expect(lastQuery(`GET ${supported}/orders`)).toEqual({ source: 'app', limit: '25' });
  await user.click(link);
  expect(await screen.findByText('3 stamps, 24 points')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', `${supported}/customers/cus_1`);
});
