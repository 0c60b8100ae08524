import { screen, within } from '@testing-library/react';
import { answer, queriesOf, refuse } from '../../test/fake-api.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { renderApp } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';
const base = { type: 'stamp', numberOfStamps: 10, openEnded: false, numberOfPoints: null, autoEnrol: true };
const card = { ...base, id: 'card_1', externalId: 'card_1', title: 'Coffee card', active: true, progression: [] };

beforeEach(() => {
  const second = { ...card, id: 'card_2', externalId: 'card_2', title: 'Tea card' };
  answer(`GET ${merchant}/cards`, cursorPage([card, second]));
  answer(`GET ${merchant}/reward-templates`, cursorPage([]));
});

it('each card shows how many customers have it, also before it is deactivated', async () => {
  const counted = [
    { id: 'card_1', customers: 1234, isMinimum: false },
    { id: 'card_2', customers: 10_000, isMinimum: true },
  ];
  answer(`GET ${merchant}/holders`, { success: true, data: counted });
  const user = renderApp(`${merchant}/programme`);
  const table = within(await screen.findByRole('table', { name: 'Cards' }));
  expect(await table.findByText('1,234')).toBeInTheDocument();
  expect(table.getByText('More than 10,000')).toBeInTheDocument();
  expect(queriesOf(`GET ${merchant}/holders`).map((query) => query.get('ids'))).toEqual(['card_1,card_2']);
  await user.click(table.getByRole('button', { name: 'Actions for Coffee card' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  expect(await screen.findByText(/1,234 customers have it now\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(table.getByRole('button', { name: 'Actions for Tea card' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  expect(await screen.findByText(/More than 10,000 customers have it now\./)).toBeInTheDocument();
});

it('the list is there without the numbers, where they cannot be counted', async () => {
  refuse(`GET ${merchant}/holders`, 400, 'search_too_broad', 'This search takes too long.');
  renderApp(`${merchant}/programme`);
  expect(await screen.findByText('Coffee card')).toBeInTheDocument();
  expect(await screen.findAllByText('Not counted')).toHaveLength(2);
});
