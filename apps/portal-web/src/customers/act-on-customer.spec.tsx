import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, keysOf, loseAnswer, queriesOf, refuse } from '../../test/fake-api.js';
import { card, customer, reward } from '../../test/fixtures/customers.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { voucher, voucherTemplate } from '../../test/fixtures/vouchers.js';
import { renderApp, sessionAs } from '../../test/render-app.js';
import type { Session } from '../api/types.js';

const merchant = '/merchants/mer_1';
const route = `${merchant}/customers/cus_1`;
const stamps = `POST ${route}/cards/ccard_1/stamps`;
const active = voucher({ status: 'active', value: 50, remainingValue: 50, availableValue: 50 });

beforeEach(() => {
  const points = card({ id: 'ccard_2', cardId: 'card_2', title: 'Points', type: 'points', stamps: 0, points: 40 });
  const details = {
    customer: customer(),
    cards: [card(), points],
    rewards: [reward()],
    vouchers: [active],
    ledger: [],
  };
  answer(`GET ${route}`, { success: true, data: details });
  answer(`GET ${merchant}/timeline`, cursorPage([]));
  const definition = { title: 'x', active: true, openEnded: false, numberOfStamps: 10, progression: [] };
  const definitions = [
    { ...definition, id: 'card_1', type: 'stamp' },
    { ...definition, id: 'card_2', type: 'points', openEnded: true },
  ];
  answer(`GET ${merchant}/cards`, cursorPage(definitions));
  answer(`GET ${merchant}/reward-templates`, cursorPage([{ id: 'rwt_1', title: 'A free coffee', active: true }]));
  answer(`GET ${merchant}/voucher-templates`, cursorPage([voucherTemplate()]));
});

const open = (role: 'owner' | 'admin' | 'staff' | 'viewer' = 'staff') =>
  renderApp(`${merchant}/customers/cus_1`, sessionAs(role));
const dialog = async () => within(await screen.findByRole('dialog'));

it.each([
  ['Give a reward', 'Reward'],
  ['Redeem', 'Note (optional)'],
  ['Issue voucher', 'Template'],
])('the dialog of “%s” starts in its first field', async (name, field) => {
  const user = open();
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await user.click(button);
  const shown = await dialog();
  const [first] = await shown.findAllByLabelText(field);
  await waitFor(() => expect(first).toHaveFocus());
  expect(screen.queryByRole('option')).toBeNull();
});

it('a customer with as many rewards as the page shows is told of it', async () => {
  const rewards = Array.from({ length: 100 }, (_, at) => reward({ id: `rew_${at}` }));
  const details = { customer: customer(), cards: [], rewards, vouchers: [active], ledger: [] };
  answer(`GET ${route}`, { success: true, data: details });
  open('viewer');
  expect(await screen.findByText('The newest 100 are shown. Those that can be used come first.')).toBeVisible();
});

it('a viewer is offered none of it', async () => {
  open('viewer');
  expect(await screen.findByText('Coffee card')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Give|Adjust|Redeem|Issue|Edit)/ })).toBeNull();
});

it('a staff member gives stamps with a reason, and the page shows the new balance', async () => {
  answer(stamps, { success: true, data: card({ stamps: 5 }), rewards: [reward()] });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Give stamps: Coffee card' }));
  const shown = await dialog();
  await user.clear(shown.getByLabelText('Stamps'));
  await user.type(shown.getByLabelText('Stamps'), '2{Enter}');
  expect(shown.getByText('Enter a reason.')).toBeInTheDocument();
  expect(bodiesOf(stamps)).toEqual([]);
  const loads = queriesOf(`GET ${route}`).length;
  await user.type(shown.getByLabelText('Reason'), ' Paid cash ');
  await user.click(shown.getByRole('button', { name: 'Give stamps' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(stamps)).toEqual([{ quantity: 2, reason: 'Paid cash' }]);
  await waitFor(() => expect(queriesOf(`GET ${route}`).length).toBeGreaterThan(loads));
  expect(keysOf(stamps)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

it.each([
  ['type', '1,500', 'Write a number like 1500, without separators for thousands.'],
  ['paste', '1.500', 'Write a number like 1500, without separators for thousands.'],
  ['type', '1e2', 'Write a number like 1500, without separators for thousands.'],
  ['paste', '12.5.', 'Write a number like 1500, without separators for thousands.'],
  ['type', '12,5', 'Enter a whole number.'],
  ['paste', '12,5', 'Enter a whole number.'],
  ['type', '101', 'At most 100.'],
  ['type', '0', 'At least 1.'],
] as const)('a count is never changed: %s “%s”', async (how, text, error) => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Give stamps: Coffee card' }));
  const shown = await dialog();
  const field = shown.getByLabelText('Stamps');
  await user.clear(field);
  await (how === 'type' ? user.type(field, text) : user.paste(text));
  await user.type(shown.getByLabelText('Reason'), 'x');
  await user.click(shown.getByRole('button', { name: 'Give stamps' }));
  expect(field).toHaveValue(text);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(field).toHaveFocus();
  expect(bodiesOf(stamps)).toEqual([]);
});

it('an error of the API stands at the field that it names', async () => {
  refuse(stamps, 400, 'invalid_field', 'quantity must be an integer from 1 to 100.');
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Give stamps: Coffee card' }));
  const shown = await dialog();
  await user.type(shown.getByLabelText('Reason'), 'x');
  await user.click(shown.getByRole('button', { name: 'Give stamps' }));
  expect(await shown.findByText('This value must be a whole number from 1 to 100.')).toBeInTheDocument();
});

describe('somebody whose rights were changed while a dialog was open', () => {
  async function give(status: number, reason: string, message: string, now: Partial<Session>) {
    refuse(stamps, status, reason, message);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Give stamps: Coffee card' }));
    const shown = await dialog();
    answer('GET /session', { success: true, data: { ...sessionAs('viewer'), ...now } });
    await user.type(shown.getByLabelText('Reason'), 'x');
    await user.click(shown.getByRole('button', { name: 'Give stamps' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  it('is told why it is gone, where the role was lowered', async () => {
    await give(403, 'role_missing', 'This requires the role staff.', {});
    expect(screen.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('This requires the role staff.');
  });

  it('is told that they have no access any more, where they were removed', async () => {
    await give(404, 'merchant_not_found', 'There is no such merchant.', { memberships: [] });
    const title = 'You no longer have access to this merchant';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You are not a member of Bean & Co any more.');
  });
});

it('a card that is not active any more is marked', async () => {
  const definition = { title: 'x', openEnded: false, numberOfStamps: 10, progression: [], type: 'stamp' };
  const definitions = [
    { ...definition, id: 'card_1', active: false },
    { ...definition, id: 'card_2', active: true, type: 'points', openEnded: true },
  ];
  answer(`GET ${merchant}/cards`, cursorPage(definitions));
  open();
  const marks = await screen.findAllByText('Inactive');
  expect(marks.map((mark) => mark.parentElement?.textContent)).toEqual(['Coffee card Inactive']);
});

it('the dialog that sets a balance starts from the points of now, not from when the page was loaded', async () => {
  const user = open();
  const button = await screen.findByRole('button', { name: 'Set balance' });
  const points = card({ id: 'ccard_2', cardId: 'card_2', title: 'Points', type: 'points', stamps: 0, points: 15 });
  const details = { customer: customer(), cards: [card(), points], rewards: [], vouchers: [], ledger: [] };
  answer(`GET ${route}`, { success: true, data: details });
  await user.click(button);
  const shown = await dialog();
  expect(await shown.findByText(/^Balance now: 15 points\./)).toBeInTheDocument();
  await waitFor(() => expect(shown.getByLabelText('New balance')).toHaveValue('15'));
});

it('points are adjusted, a reward is given and redeemed', async () => {
  answer(`POST ${route}/cards/ccard_2/points/adjust`, { success: true, data: card({ type: 'points', points: 1 }) });
  answer(`POST ${route}/rewards`, { success: true, data: [reward()] }, 201);
  answer(`POST ${route}/rewards/rwd_1/redeem`, { success: true, data: reward({ status: 'redeemed' }) });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Set balance' }));
  let shown = await dialog();
  await user.clear(shown.getByLabelText('New balance'));
  await user.type(shown.getByLabelText('New balance'), '1');
  await user.type(shown.getByLabelText('Reason'), 'Counted');
  await user.click(shown.getByRole('button', { name: 'Set balance' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(`POST ${route}/cards/ccard_2/points/adjust`)).toEqual([
    { points: 1, expectedBalance: 40, reason: 'Counted' },
  ]);
  expect(await screen.findByText('Points: 1 point now.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Give a reward' }));
  shown = await dialog();
  await user.click(shown.getByRole('combobox', { name: 'Reward' }));
  await user.click(await screen.findByRole('option', { name: 'A free coffee' }));
  await user.type(shown.getByLabelText('Reason'), 'Late');
  await user.click(shown.getByRole('button', { name: 'Give reward' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(`POST ${route}/rewards`)).toEqual([{ rewardId: 'rwt_1', quantity: 1, reason: 'Late' }]);

  const rewards = within(screen.getByRole('table', { name: 'Rewards' }));
  expect(rewards.getByRole('link', { name: 'A free coffee' })).toHaveAttribute('href', `${merchant}/rewards/rwd_1`);
  await user.click(rewards.getByRole('button', { name: 'Redeem' }));
  await user.click((await dialog()).getByRole('button', { name: 'Redeem reward' }));
  await waitFor(() => expect(bodiesOf(`POST ${route}/rewards/rwd_1/redeem`)).toEqual([{}]));
});

it.each([
  ['owner', 'You can reverse this later.'],
  ['admin', 'You can reverse this later.'],
  ['staff', 'Only an admin can take this back.'],
] as const)('the dialog tells the role %s who can take a redeemed reward back', async (role, text) => {
  const user = open(role);
  const rewards = within(await screen.findByRole('table', { name: 'Rewards' }));
  await user.click(rewards.getByRole('button', { name: 'Redeem' }));
  expect((await dialog()).getByText(`The reward can be used once. ${text}`)).toBeVisible();
});

it('a voucher is redeemed in part, and the form says what remains', async () => {
  const redeem = `POST ${merchant}/vouchers/vch_1/redeem`;
  answer(redeem, { success: true, redeemedAmount: 20, data: { ...active, remainingValue: 30 } });
  const user = open();
  const vouchers = within(await screen.findByRole('table', { name: 'Vouchers' }));
  await user.click(vouchers.getByRole('button', { name: 'Redeem' }));
  const shown = await dialog();
  const amount = shown.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '60{Enter}');
  expect(shown.getByText('Enter an amount up to £50.00.')).toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '20');
  expect(shown.getByText('After this, £30.00 of £50.00 remains.')).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Redeem voucher' }));
  await waitFor(() => expect(bodiesOf(redeem)).toEqual([{ amount: 20 }]));
});

it('an attempt after a lost answer has the key of the first, and one after a refusal has a new key', async () => {
  const issue = `POST ${merchant}/vouchers`;
  loseAnswer(issue);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Issue voucher' }));
  const shown = await dialog();
  await user.click(shown.getByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: /Gift voucher/ }));
  const submit = async (): Promise<void> => user.click(shown.getByRole('button', { name: 'Issue' }));
  await submit();
  expect(await shown.findByText(/^There was no answer/)).toBeInTheDocument();
  refuse(issue, 503, 'outcome_unknown', 'x');
  await submit();
  await waitFor(() => expect(keysOf(issue)).toHaveLength(2));
  await shown.findByText(/^This may have been done/);
  refuse(issue, 403, 'role_missing', 'x');
  await submit();
  await waitFor(() => expect(keysOf(issue)).toHaveLength(3));
  await waitFor(() => expect(shown.queryByText(/^This may have been done/)).toBeNull());
  refuse(issue, 400, 'voucher_template_inactive', 'The voucher template in voucherTemplateId is inactive.');
  await submit();
  expect(await shown.findByText('This template is not active any more.')).toBeInTheDocument();
  answer(issue, { success: true, data: active }, 201);
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second, third, fourth, fifth] = keysOf(issue);
  // A right is looked at before it is known what became of the attempts before.
  expect([second, third, fourth]).toEqual([first, first, first]);
  expect(fifth).not.toBe(first);
  expect(bodiesOf(issue)[0]).toMatchObject({ customerId: 'cus_1', recipientEmail: 'grace@example.com' });
});

it('a give whose answer was lost shows what it gave, once the dialog is cancelled', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Give stamps: Coffee card' }));
  const shown = await dialog();
  await user.type(shown.getByLabelText('Reason'), 'Paid cash');
  loseAnswer(stamps);
  const loads = queriesOf(`GET ${route}`).length;
  await user.click(shown.getByRole('button', { name: 'Give stamps' }));
  expect(await shown.findByText(/^There was no answer/)).toBeInTheDocument();
  await waitFor(() => expect(queriesOf(`GET ${route}`).length).toBeGreaterThan(loads));
});
