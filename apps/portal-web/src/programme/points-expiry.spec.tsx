import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, refuse } from '../../test/fake-api.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const cards = '/merchants/mer_1/cards';
const preview = `POST ${cards}/card_1/points-expiry/preview`;
const pointsCard = {
  id: 'card_1',
  externalId: 'card_1',
  title: 'Points',
  type: 'points',
  active: true,
  openEnded: true,
  numberOfStamps: null,
  numberOfPoints: null,
  autoEnrol: true,
  progression: [],
  pointsExpiry: { after: { months: 12 }, until: 'exact' },
  createdAt: '2026-01-01T00:00:00.000Z',
};
const said = {
  customers: 87,
  points: 4100,
  isPartial: false,
  soon: { customers: 12, points: 340, expiresAt: '2026-11-27T23:59:59.999Z' },
  firstAt: '2026-11-27T23:59:59.999Z',
  lastAt: '2027-11-30T23:59:59.999Z',
  months: [
    { month: '2026-11', points: 340 },
    { month: '2027-11', points: 3760 },
  ],
};

async function openCard() {
  answer(`GET ${cards}`, cursorPage([pointsCard]));
  answer('GET /merchants/mer_1/reward-templates', cursorPage([]));
  answer('GET /merchants/mer_1/holders', { success: true, data: [] });
  answer(`PATCH ${cards}/card_1`, { success: true, data: pointsCard });
  const user = renderApp('/merchants/mer_1/programme', sessionAs('admin'));
  await user.click(await screen.findByRole('button', { name: 'Edit Points' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Edit card' })) };
}

it('an expiry reaches the points that customers have when the box is ticked, and says before what will expire', async () => {
  answer(preview, { success: true, data: said });
  const { user, dialog } = await openCard();
  expect(dialog.queryByText('If you save this')).toBeNull();
  await user.click(dialog.getByLabelText('Apply to existing points too'));
  expect(await dialog.findByText(/87 customers with 4,100 points on this card/)).toHaveTextContent(
    'Points that are not used expire from 27 Nov 2026 to 30 Nov 2027.',
  );
  expect(dialog.getByText(/340 points of 12 customers expire on/)).toHaveTextContent(
    'expire on 27 Nov 2026. That is the earliest day on which a change can let points expire.',
  );
  const months = within(dialog.getByRole('list', { name: 'Points by month' }));
  expect(months.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'November 2026: 340 points',
    'November 2027: 3,760 points',
  ]);
  expect(bodiesOf(preview)).toEqual([{ pointsExpiry: pointsCard.pointsExpiry }]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodiesOf(`PATCH ${cards}/card_1`)).toEqual([
      { pointsExpiry: pointsCard.pointsExpiry, applyToExisting: true },
    ]),
  );
});

it('an expiry that is saved without the box is for points that are earned afterwards', async () => {
  const { user, dialog } = await openCard();
  await user.clear(dialog.getByLabelText('Months'));
  await user.type(dialog.getByLabelText('Months'), '18');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesOf(`PATCH ${cards}/card_1`)).toHaveLength(1));
  expect(Object.keys(bodiesOf(`PATCH ${cards}/card_1`)[0] ?? {})).toEqual(['pointsExpiry']);
  expect(bodiesOf(preview)).toEqual([]);
});

it('a preview that fails says so', async () => {
  refuse(preview, 503, 'database_busy', 'The database is busy. Try again.');
  const { user, dialog } = await openCard();
  await user.click(dialog.getByLabelText('Apply to existing points too'));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
});

it('points that never expire say so', async () => {
  const none = { customers: 0, points: 0, expiresAt: '2026-11-27T23:59:59.999Z' };
  answer(preview, { success: true, data: { ...said, soon: none, firstAt: null, lastAt: null, months: [] } });
  const { user, dialog } = await openCard();
  await user.click(dialog.getByLabelText('Apply to existing points too'));
  expect(await dialog.findByText(/None of these points expire/)).toBeInTheDocument();
});
