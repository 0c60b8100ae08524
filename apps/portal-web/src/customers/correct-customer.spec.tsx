import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerEntry } from '../api/types.js';
import { answer, bodiesOf, keysOf, refuse } from '../../test/fake-api.js';
import { card, customer, customerEntry, reward } from '../../test/fixtures/customers.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';
const route = `${merchant}/customers/cus_1`;
const points = card({ id: 'ccard_2', cardId: 'card_2', title: 'Points', type: 'points', stamps: 0, points: 40 });
const redeemed = reward({ status: 'redeemed', redeemedAt: '2026-11-02T10:00:00Z' });

interface Held {
  readonly entries?: readonly CustomerEntry[];
  readonly rewards?: readonly object[];
  readonly cards?: readonly object[];
}

function answerCustomer({ entries = [], rewards = [redeemed], cards = [card(), points] }: Held = {}): void {
  const details = { customer: customer(), cards, rewards, vouchers: [], ledger: entries };
  answer(`GET ${route}`, { success: true, data: details });
}

beforeEach(() => {
  answerCustomer();
  answer(`GET ${merchant}/timeline`, cursorPage([]));
  const definition = { title: 'x', active: true, openEnded: false, numberOfStamps: 10, progression: [] };
  const definitions = [
    { ...definition, id: 'card_1', type: 'stamp' },
    { ...definition, id: 'card_2', type: 'points', openEnded: true, active: false, numberOfStamps: null },
  ];
  answer(`GET ${merchant}/cards`, cursorPage(definitions));
  const templates = [
    { id: 'rwt_1', title: 'A free coffee', active: true, pointsPrice: 30 },
    { id: 'rwt_2', title: 'A free cake', active: true, pointsPrice: null },
    { id: 'rwt_3', title: 'A free tea', active: false, pointsPrice: 5 },
  ];
  answer(`GET ${merchant}/reward-templates`, cursorPage(templates));
});

const open = (role: 'viewer' | 'staff' | 'admin' = 'admin') =>
  renderApp(`${merchant}/customers/cus_1`, sessionAs(role));
const dialog = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('spends a number of points, and an error about the balance stands at the field', async () => {
  const spend = `POST ${route}/cards/ccard_2/points/spend`;
  refuse(spend, 400, 'insufficient_points', 'The card has 10 points, and 15 are required.');
  const user = open('staff');
  await user.click(await screen.findByRole('button', { name: 'Spend points: Points' }));
  const shown = await dialog();
  await user.click(shown.getByRole('button', { name: 'Spend points' }));
  expect(shown.getByText('Enter a whole number from 1 to 1,000,000.')).toBeInTheDocument();
  const field = shown.getByLabelText('Points');
  await user.type(field, '15');
  await user.click(shown.getByRole('button', { name: 'Spend points' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/The card has 10 points, and 15 are required\./));
  expect(shown.queryByRole('alert')).toBeNull();
  answer(spend, { success: true, data: { ...points, points: 25 }, spent: 15, rewards: [] });
  await user.click(shown.getByRole('button', { name: 'Spend points' }));
  await closed();
  expect(bodiesOf(spend)).toEqual([{ quantity: 15 }, { quantity: 15 }]);
  expect(new Set(keysOf(spend)).size).toBe(2);
  expect(await screen.findByText('15 points spent. Points: 25 points now.')).toBeInTheDocument();
});

it('spends points on a reward that has a price, and offers no other', async () => {
  const spend = `POST ${route}/cards/ccard_2/points/spend`;
  answer(spend, { success: true, data: { ...points, points: 10 }, spent: 30, rewards: [reward()] });
  const user = open('staff');
  await user.click(await screen.findByRole('button', { name: 'Spend points: Points' }));
  const shown = await dialog();
  await user.click(await shown.findByRole('radio', { name: 'A reward' }));
  await user.click(shown.getByRole('button', { name: 'Spend points' }));
  expect(shown.getByText('Choose a reward.')).toBeInTheDocument();
  await user.click(shown.getByRole('combobox', { name: 'Reward' }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'A free coffee (30 points)',
  ]);
  await user.click(screen.getByRole('option'));
  await user.type(shown.getByLabelText('Reason (optional)'), 'At the till');
  await user.click(shown.getByRole('button', { name: 'Spend points' }));
  await closed();
  expect(bodiesOf(spend)).toEqual([{ rewardId: 'rwt_1', reason: 'At the till' }]);
  expect(await screen.findByText(/New reward: A free coffee\./)).toBeInTheDocument();
});

it.each([
  ['', 'Enter a whole number other than 0.'],
  ['0', 'Enter a whole number other than 0.'],
  ['-4', 'At most 3 can be taken away.'],
  ['7', 'At most 6 can be added.'],
])('a correction of stamps by “%s” is refused at its field', async (change, error) => {
  const user = open('staff');
  await user.click(await screen.findByRole('button', { name: 'Correct stamps: Coffee card' }));
  const shown = await dialog();
  if (change) await user.type(shown.getByLabelText('Change'), change);
  await user.click(shown.getByRole('button', { name: 'Correct stamps' }));
  expect(shown.getByText(error)).toBeInTheDocument();
  expect(shown.getByText('Enter a reason.')).toBeInTheDocument();
  expect(bodiesOf(`POST ${route}/cards/ccard_1/stamps/correct`)).toEqual([]);
});

describe('a card that owes stamps', () => {
  const owing = card({ stamps: 0, stampsOwed: 4 });
  const openDialog = async (name: string) => {
    answerCustomer({ cards: [owing, points] });
    const user = open('staff');
    await user.click(await screen.findByRole('button', { name }));
    return { user, shown: await dialog() };
  };

  it('says so, and what a give leaves', async () => {
    answer(`POST ${route}/cards/ccard_1/stamps`, {
      success: true,
      data: card({ stamps: 0, stampsOwed: 3 }),
      rewards: [],
    });
    const { user, shown } = await openDialog('Give stamps: Coffee card');
    expect(screen.getByText('4 stamps owed. New stamps pay this debt first.')).toBeInTheDocument();
    expect(shown.getByText('The card has 0 stamps (4 owed). New stamps pay the debt first.')).toBeInTheDocument();
    await user.type(shown.getByLabelText('Reason'), 'Paid cash');
    await user.click(shown.getByRole('button', { name: 'Give stamps' }));
    expect(await screen.findByText('Coffee card: 0 stamps (3 owed) now.')).toBeInTheDocument();
  });

  it.each([
    ['3', 'After this, the card has 0 stamps (1 owed).'],
    ['4', 'After this, the card has 0 stamps.'],
    ['5', 'After this, the card has 1 stamp.'],
    ['13', 'After this, the card has 9 stamps.'],
    ['14', 'The card has 0 stamps (4 owed). Enter 5 to add 5, or -5 to take away 5.'],
  ])('has its debt paid first by a correction of %s', async (change, text) => {
    const { user, shown } = await openDialog('Correct stamps: Coffee card');
    await user.type(shown.getByLabelText('Change'), change);
    expect(shown.getByText(text)).toBeInTheDocument();
  });
});

it('corrects stamps and points, and says before what the balance will be', async () => {
  answer(`POST ${route}/cards/ccard_1/stamps/correct`, { success: true, data: card({ stamps: 1 }) });
  answer(`POST ${route}/cards/ccard_2/points/correct`, { success: true, data: { ...points, points: 45 } });
  const user = open('staff');
  for (const [name, change, after] of [
    ['Correct stamps: Coffee card', '-2', 'After this, the card has 1 stamp.'],
    ['Correct points: Points', '5', 'After this, the card has 45 points.'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    const shown = await dialog();
    await user.type(shown.getByLabelText('Change'), change);
    expect(shown.getByText(after)).toBeInTheDocument();
    await user.type(shown.getByLabelText('Reason'), 'Counted again');
    await user.click(shown.getByRole('button', { name: /^Correct/ }));
    await closed();
  }
  expect(bodiesOf(`POST ${route}/cards/ccard_1/stamps/correct`)).toEqual([{ change: -2, reason: 'Counted again' }]);
  expect(bodiesOf(`POST ${route}/cards/ccard_2/points/correct`)).toEqual([{ change: 5, reason: 'Counted again' }]);
  expect(await screen.findByText('Points: 45 points now.')).toBeInTheDocument();
});

it('an entry is reversed once, an order’s entry leads to the order, and others cannot be taken back', async () => {
  const given = customerEntry({ number: 4, cause: 'give', change: 2 });
  const entries = [
    given,
    customerEntry({ number: 3, cause: 'order', orderId: 'ord_1', orderNumber: '77' }),
    customerEntry({ number: 2, cause: 'give', reversedBy: 5 }),
    customerEntry({ number: 1, cause: 'correct' }),
    customerEntry({ kind: 'reward', cause: 'issued', cardId: null, number: null, change: null }),
  ];
  answerCustomer({ entries });
  const reverse = `POST ${route}/cards/ccard_1/entries/4/reverse`;
  const kept = { id: 'rwd_2', rewardId: 'rwt_1', title: 'A free cake', reason: 'redeemed' };
  answer(reverse, { success: true, data: card({ stamps: 1 }), rewardsRevoked: [], rewardsKept: [kept] });
  const user = open();
  const history = within(await screen.findByRole('table', { name: 'History' }));
  expect(history.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Reverse entry 4 of Coffee card',
  ]);
  expect(history.getByRole('link', { name: 'Open the order to return it' })).toHaveAttribute(
    'href',
    `${merchant}/orders/ord_1`,
  );
  expect(screen.getByText(/^The newest 100 changes\./)).toBeInTheDocument();
  // Within a text, colour alone does not show a link.
  expect(history.getByRole('link', { name: '77' })).toHaveAttribute('data-underline', 'always');
  expect(history.getByText('Reversed by entry 5')).toBeInTheDocument();
  await user.click(history.getByRole('button', { name: 'Reverse entry 4 of Coffee card' }));
  const shown = await dialog();
  expect(shown.getByText(/2 stamps will be taken from Coffee card\./)).toBeInTheDocument();
  await user.type(shown.getByLabelText('Reason'), 'Wrong customer');
  answerCustomer({
    entries: [customerEntry({ number: 6, cause: 'reverse', reverses: 4 }), { ...given, reversedBy: 6 }],
  });
  await user.click(shown.getByRole('button', { name: 'Reverse entry' }));
  await closed();
  expect(bodiesOf(reverse)).toEqual([{ reason: 'Wrong customer' }]);
  expect(
    await screen.findByText(/Coffee card: 1 stamp now\. The customer keeps A free cake: it is already redeemed\./),
  ).toBeInTheDocument();
  expect(screen.getByText('Reverses entry 4')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Reverse entry/ })).toBeNull();
});

it('a redeemed reward can be used again, and the page says so', async () => {
  const reverse = `POST ${route}/rewards/rwd_1/reverse`;
  refuse(reverse, 400, 'reward_not_redeemed', 'The reward is not redeemed, so its redemption cannot be reversed.');
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Reverse' }));
  const shown = await dialog();
  await waitFor(() => expect(shown.getByLabelText('Reason')).toHaveFocus());
  await user.type(shown.getByLabelText('Reason'), 'Scanned twice');
  await user.click(shown.getByRole('button', { name: 'Reverse redemption' }));
  expect(await shown.findByText(/^The reward is not redeemed/)).toBeInTheDocument();
  answer(reverse, { success: true, data: reward() });
  answerCustomer({ rewards: [reward()] });
  await user.click(shown.getByRole('button', { name: 'Reverse redemption' }));
  await closed();
  expect(bodiesOf(reverse)).toEqual([{ reason: 'Scanned twice' }, { reason: 'Scanned twice' }]);
  expect(await screen.findByText('A free coffee can be redeemed again.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Redeem' })).toBeInTheDocument();
});

it('redeeming says what was done, although the reward has another button then', async () => {
  answerCustomer({ rewards: [reward()] });
  answer(`POST ${route}/rewards/rwd_1/redeem`, { success: true, data: redeemed });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  answerCustomer({ rewards: [redeemed] });
  // The row changes while the dialog still waits for the timeline.
  let sendTimeline = (): void => undefined;
  const timeline = new Promise<object>((resolve) => (sendTimeline = () => resolve(cursorPage([]))));
  answer(`GET ${merchant}/timeline`, () => timeline);
  await user.click((await dialog()).getByRole('button', { name: 'Redeem reward' }));
  await screen.findByText('Redeemed');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  sendTimeline();
  await closed();
  expect(await screen.findByText('A free coffee is redeemed.')).toBeInTheDocument();
});

it.each(['viewer', 'staff'] as const)('a %s is offered what the role may', async (role) => {
  answerCustomer({ entries: [customerEntry({ cause: 'give' }), customerEntry({ cause: 'order', orderId: 'ord_1' })] });
  open(role);
  await screen.findByRole('table', { name: 'History' });
  if (role === 'staff') await screen.findByRole('button', { name: 'Correct stamps: Coffee card' });
  expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open the order to return it' })).toBeNull();
  // An inactive card is given nothing more, and its points can still be spent.
  expect(screen.queryByRole('button', { name: 'Give points: Points' })).toBeNull();
  const acting = screen.queryAllByRole('button', { name: /^(Give|Spend|Correct|Set)/ }).map((each) => each.textContent);
  const offered = ['Give stamps', 'Correct stamps', 'Spend points', 'Correct points', 'Set balance', 'Give a reward'];
  expect(acting).toEqual(role === 'staff' ? offered : []);
});
