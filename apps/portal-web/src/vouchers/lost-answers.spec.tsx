import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, bodiesOf, keysOf, loseAnswer, queriesOf, refuse } from '../../test/fake-api.js';
import { card, customer } from '../../test/fixtures/customers.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { voucher } from '../../test/fixtures/vouchers.js';
import { renderApp } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';
const read = `GET ${merchant}/vouchers/vch_1`;
const answerVoucher = (more: object): void =>
  answer(read, { success: true, data: { ...voucher(more), ledger: [], holds: [] } });

beforeEach(() => {
  for (const list of ['timeline', 'emails', 'cards']) answer(`GET ${merchant}/${list}`, cursorPage([]));
});

/** Opens the dialog of an action and fills it in. */
async function openAction(user: UserEvent, action: string, fields: Readonly<Record<string, string>>) {
  await user.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  }
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openAction>>;

/** Sends the form: its answer is lost, and what it changed is loaded again. Then sends it once more. */
async function sendTwice(user: UserEvent, dialog: Dialog, submit: string, write: string, change: () => string) {
  loseAnswer(write);
  const loaded = change();
  const loads = queriesOf(loaded).length;
  await user.click(dialog.getByRole('button', { name: submit }));
  await dialog.findByText(/^There was no answer/);
  await waitFor(() => expect(queriesOf(loaded).length).toBeGreaterThan(loads));
  refuse(write, 400, 'unknown', 'The answer that is stored.');
  await user.click(dialog.getByRole('button', { name: submit }));
  await dialog.findByText('The answer that is stored.');
  const [[first, again], [body, bodyAgain]] = [keysOf(write), bodiesOf(write)];
  expect(again).toBe(first);
  expect(bodyAgain).toEqual(body);
}

it.each([
  [
    'redeeming',
    'Redeem',
    {},
    '',
    'Redeem voucher',
    'redeem',
    { status: 'redeemed', availableValue: 0, remainingValue: 0, heldAmount: 0 },
  ],
  [
    'an adjustment below what is held',
    'Adjust',
    { 'New balance': '5', Reason: 'x' },
    /^Release the newest/,
    'Save balance',
    'adjust',
    { remainingValue: 5, heldAmount: 0 },
  ],
  [
    'a cancellation that releases holds',
    'Cancel voucher',
    { Reason: 'x' },
    /^Release its holds/,
    'Yes, cancel voucher',
    'cancel',
    { status: 'cancelled', heldAmount: 0 },
  ],
  [
    'an e-mail to another address',
    'Send by e-mail',
    { To: 'ada@example.com' },
    '',
    'Send e-mail',
    'send',
    { recipient: { name: null, email: 'ada@example.com', language: null } },
  ],
] as const)(
  '%s can be tried again as it was after a lost answer',
  async (_, action, fields, box, submit, path, after) => {
    answerVoucher({ availableValue: 40, remainingValue: 50, heldAmount: 10 });
    const user = renderApp(`${merchant}/vouchers/vch_1`);
    const dialog = await openAction(user, action, fields);
    if (box) await user.click(await dialog.findByLabelText(box));
    await sendTwice(user, dialog, submit, `POST ${merchant}/vouchers/vch_1/${path}`, () => {
      answerVoucher({ availableValue: 40, remainingValue: 50, heldAmount: 10, ...after });
      return read;
    });
  },
);

it('a correction that took all points can be tried again as it was after a lost answer', async () => {
  const route = `${merchant}/customers/cus_1`;
  const answerPoints = (points: number): void => {
    const held = card({ id: 'ccard_2', cardId: 'card_2', title: 'Points', type: 'points', stamps: 0, points });
    const data = { customer: customer(), cards: [held], rewards: [], vouchers: [], ledger: [] };
    answer(`GET ${route}`, { success: true, data });
  };
  answerPoints(40);
  const definition = { id: 'card_2', title: 'x', active: true, openEnded: true, type: 'points', progression: [] };
  answer(`GET ${merchant}/cards`, cursorPage([{ ...definition, numberOfStamps: null }]));
  const user = renderApp(route);
  const dialog = await openAction(user, 'Correct points: Points', { Change: '-40', Reason: 'x' });
  await sendTwice(user, dialog, 'Correct points', `POST ${route}/cards/ccard_2/points/correct`, () => {
    answerPoints(0);
    return `GET ${route}`;
  });
  expect(await dialog.findByText('The card has 0 points. Enter 5 to add 5, or -5 to take away 5.')).toBeInTheDocument();
});
