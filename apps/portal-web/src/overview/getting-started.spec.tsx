import { screen, waitFor } from '@testing-library/react';
import { answer, bodiesOf, keysOf, loseAnswer, queriesOf, refuse } from '../../test/fake-api.js';
import { order } from '../../test/fixtures/customers.js';
import { apiKey } from '../../test/fixtures/merchants.js';
import { renderApp, sessionAs } from '../../test/render-app.js';
import type { Membership } from '../api/types.js';

const merchant = '/merchants/mer_1';
const none = { success: true, data: [], pagination: { nextCursor: null } };
const settings = { version: 'v1', stamps: null, points: null, orderRewards: [] };

function answerOverview({ orders = 0, keys = 0, latest = [] as object[] } = {}): void {
  answer(`GET ${merchant}/overview`, {
    success: true,
    data: {
      customers: { total: 0, new30d: 0, newBefore: 0 },
      orders30d: { count: orders, value: 12.5 * orders, series: [], before: { count: 0, value: 0 } },
      rewards30d: { issued: 0, redeemed: 0, issuedBefore: 0 },
      keys: { active: keys, limit: 10 },
      notCounted: [],
      countedAt: null,
      vouchers: { active: { count: 0 }, outstanding: [], redeemed30d: [] },
      requests24h: { requests: 0, errors: 0 },
    },
  });
  const attention = { items: [], latestOrders: latest, expiringVouchers: [] };
  answer(`GET ${merchant}/attention`, { success: true, data: attention });
  answer(`GET ${merchant}/order-settings`, { success: true, data: settings });
  answer(`GET ${merchant}/orders`, none);
}

it('a merchant whose last order is older than the figures has no first steps', async () => {
  answerOverview({ latest: [order()] });
  renderApp(`${merchant}/overview`);
  await screen.findByRole('table', { name: 'Latest orders' });
  // Nor are they loading: their code is loaded only where they are shown.
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use Ten stamps' })).toBeNull();
});

it('a starter programme makes reward, card and order settings; after a failure it goes on from there', async () => {
  answerOverview();
  answer(`POST ${merchant}/reward-templates`, { success: true, data: { id: 'rwt_1' } }, 201);
  refuse(`POST ${merchant}/cards`, 503, 'database_unavailable', 'The database cannot be reached.');
  const user = renderApp(`${merchant}/overview`);
  const use = await screen.findByRole('button', { name: 'Use Ten stamps' });
  await user.click(use);
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a programme again to continue.');
  answer(`POST ${merchant}/cards`, { success: true, data: { id: 'card_1' } }, 201);
  const saved = { ...settings, stamps: { cardId: 'card_1', mode: 'per_order', stampsPerOrder: 1 } };
  answer(`PUT ${merchant}/order-settings`, { success: true, data: saved });
  await user.click(use);
  await screen.findByText('Choose a programme: done');
  expect(bodiesOf(`POST ${merchant}/reward-templates`)).toEqual([{ title: 'A free item' }]);
  expect(bodiesOf(`POST ${merchant}/cards`).at(-1)).toMatchObject({
    type: 'stamp',
    numberOfStamps: 10,
    progression: [{ at: 10, rewardTemplateId: 'rwt_1' }],
  });
  expect(bodiesOf(`PUT ${merchant}/order-settings`)).toMatchObject([{ stamps: { cardId: 'card_1' }, points: null }]);
});

it('a starter programme whose answers are lost makes each thing once, also where another one is chosen then', async () => {
  const [rewards, cards] = [`POST ${merchant}/reward-templates`, `POST ${merchant}/cards`];
  answerOverview();
  loseAnswer(rewards);
  const user = renderApp(`${merchant}/overview`);
  await user.click(await screen.findByRole('button', { name: 'Use Ten stamps' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There was no answer.');
  answer(rewards, { success: true, data: { id: 'rwt_1' } }, 201);
  loseAnswer(cards);
  await user.click(screen.getByRole('button', { name: 'Use Points' }));
  await waitFor(() => expect(bodiesOf(cards)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Use Ten stamps' }));
  await waitFor(() => expect(bodiesOf(rewards)).toHaveLength(3));
  const [first, points, again] = keysOf(rewards);
  expect([first, again]).toEqual([again, first]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(points).not.toBe(first);
});

it('the first key whose answer was lost can be asked for again, though the overview counts it', async () => {
  answerOverview();
  loseAnswer(`POST ${merchant}/keys`);
  const user = renderApp(`${merchant}/overview`);
  const create = await screen.findByRole('button', { name: 'Create key' });
  answerOverview({ keys: 1 });
  await user.click(create);
  expect(await screen.findByText('1 of 10')).toBeVisible();
  expect(queriesOf(`GET ${merchant}/overview`).length).toBeGreaterThan(1);
  answer(`POST ${merchant}/keys`, { success: true, data: apiKey(), secret: 'lrw_live_new' }, 201);
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('lrw_live_new')).toBeInTheDocument();
  const [first, again] = keysOf(`POST ${merchant}/keys`);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
});

it('the starter programme of points has a reward that customers buy again and again', async () => {
  answerOverview();
  answer(`POST ${merchant}/reward-templates`, { success: true, data: { id: 'rwt_1' } }, 201);
  answer(`POST ${merchant}/cards`, { success: true, data: { id: 'card_1' } }, 201);
  const saved = { ...settings, points: { cardId: 'card_1', pointsPerUnit: 1 } };
  answer(`PUT ${merchant}/order-settings`, { success: true, data: saved });
  const user = renderApp(`${merchant}/overview`);
  await user.click(await screen.findByRole('button', { name: 'Use Points' }));
  await screen.findByText('Choose a programme: done');
  expect(bodiesOf(`POST ${merchant}/reward-templates`)).toMatchObject([{ pointsPrice: 100 }]);
  expect(bodiesOf(`POST ${merchant}/cards`)).toMatchObject([{ type: 'points', openEnded: true, autoEnrol: true }]);
});

it.each([
  ['GBP', /^Each pound spent gives a point\./, 1],
  ['EUR', /^Each euro spent gives a point\./, 1],
  ['USD', /^Each US dollar spent gives a point\./, 1],
  ['JPY', /^Each ¥100 spent gives a point\./, 0.01],
  ['KRW', /^Each ₩1,000 spent gives a point\./, 0.001],
  ['HUF', /^Each Ft.100 spent gives a point\./, 0.01],
  ['IDR', /^Each Rp.10,000 spent gives a point\./, 0.0001],
])(
  'the starter programme of points gives a point for a sensible spend in %s',
  async (currency, text, pointsPerUnit) => {
    answerOverview();
    answer(`POST ${merchant}/reward-templates`, { success: true, data: { id: 'rwt_1' } }, 201);
    answer(`POST ${merchant}/cards`, { success: true, data: { id: 'card_1' } }, 201);
    const saved = { ...settings, points: { cardId: 'card_1', pointsPerUnit } };
    answer(`PUT ${merchant}/order-settings`, { success: true, data: saved });
    const [membership] = sessionAs('admin').memberships;
    const user = renderApp(
      `${merchant}/overview`,
      sessionAs('admin', { memberships: [{ ...membership, currency } as Membership] }),
    );
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use Points' }));
    await screen.findByText('Choose a programme: done');
    expect(bodiesOf(`PUT ${merchant}/order-settings`)).toMatchObject([{ points: { pointsPerUnit } }]);
  },
);

it('a starter programme leaves alone what somebody has set up meanwhile', async () => {
  answerOverview();
  answer(`POST ${merchant}/reward-templates`, { success: true, data: { id: 'rwt_1' } }, 201);
  answer(`POST ${merchant}/cards`, { success: true, data: { id: 'card_1' } }, 201);
  refuse(`PUT ${merchant}/order-settings`, 409, 'order_settings_changed', 'Other order settings were saved.');
  const user = renderApp(`${merchant}/overview`);
  const use = await screen.findByRole('button', { name: 'Use Ten stamps' });
  const theirs = { ...settings, points: { cardId: 'card_2', pointsPerUnit: 1 } };
  answer(`GET ${merchant}/order-settings`, { success: true, data: theirs });
  await user.click(use);
  await screen.findByText('Choose a programme: done');
  expect(bodiesOf(`PUT ${merchant}/order-settings`)).toMatchObject([{ version: settings.version }]);
});

it('the first order is shown with the new key, and turns green when it arrives', async () => {
  answerOverview();
  const points = { cardId: 'card_1', pointsPerUnit: 1 };
  answer(`GET ${merchant}/order-settings`, { success: true, data: { ...settings, points } });
  answer(`POST ${merchant}/keys`, { success: true, data: apiKey(), secret: 'lrw_live_new' }, 201);
  const user = renderApp(`${merchant}/overview`);
  const create = await screen.findByRole('button', { name: 'Create key' });
  expect(screen.getByText('0 of 10')).toBeVisible();
  answerOverview({ keys: 1 });
  await user.click(create);
  await user.click(await screen.findByLabelText('I have saved the key'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const request = await screen.findByRole('textbox', { name: /Sends an order/ });
  expect(screen.getByText('Send your first order')).toBeVisible();
  expect(request).toHaveTextContent("-H 'X-API-Key: lrw_live_new'");
  expect(screen.getByText('1 of 10')).toBeVisible();
  answerOverview({ keys: 1, orders: 1 });
  answer(`GET ${merchant}/orders`, { ...none, data: [{ id: 'ord_1', stampsAwarded: 0, pointsAwarded: 12 }] });
  expect(await screen.findByText('Your first order has arrived', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText(/It awarded 12 points/)).toBeVisible();
  expect(await screen.findByText(/worth .12.50/)).toBeVisible();
  expect(screen.getByText('Send your first order: done')).toBeVisible();
}, 30_000);

it.each([
  ['GBP', /an order of £12\.50 /, '"order_value":12.5,'],
  ['JPY', /an order of ¥1,250 /, '"order_value":1250,'],
] as const)(
  'the first order of a merchant with %s has an amount that this currency has',
  async (currency, text, value) => {
    answerOverview({ keys: 1 });
    answer(`GET ${merchant}/order-settings`, {
      success: true,
      data: { ...settings, points: { cardId: 'card_1', pointsPerUnit: 1 } },
    });
    const [membership] = sessionAs('admin').memberships;
    renderApp(`${merchant}/overview`, sessionAs('admin', { memberships: [{ ...membership, currency } as Membership] }));
    expect(await screen.findByRole('textbox', { name: text })).toHaveTextContent(value);
  },
);
