import { screen, waitFor } from '@testing-library/react';
import { answer, bodiesOf, refuse } from '../../../test/fake-api.js';
import { cursorPage } from '../../../test/fixtures/lists.js';
import { renderApp } from '../../../test/render-app.js';
import { returnToTab } from '../../../test/return-to-tab.js';

const merchant = '/merchants/mer_1';
const route = `${merchant}/order-settings`;
const stored = {
  enabled: true,
  minimumOrderValue: 5,
  stamps: { cardId: 'card_1', mode: 'per_order', stampsPerOrder: 1, valuePerStamp: null, maxPerOrder: 3 },
  points: { cardId: 'card_2', pointsPerUnit: 1, maxPerOrder: null },
  rewardAutomation: true,
  orderRewards: [],
  duplicateOrders: 'return_original',
  returns: 'owed',
  version: 'v1',
};
const preview = { stamps: 1, points: 25, rewards: [], awards: true, explanation: [] };
const definition = { title: 'x', active: true, openEnded: false, progression: [] };

beforeEach(() => {
  answer(`GET ${route}`, { success: true, data: stored });
  answer(`PUT ${route}`, { success: true, data: stored });
  answer(`POST ${route}/preview`, { success: true, data: preview });
  const cards = [
    { ...definition, id: 'card_1', type: 'stamp' },
    { ...definition, id: 'card_2', type: 'points' },
  ];
  answer(`GET ${merchant}/cards`, cursorPage(cards));
  answer(`GET ${merchant}/reward-templates`, cursorPage([]));
});

it('an amount that could be another one is not saved, and no preview is made of it', async () => {
  const user = renderApp(`${merchant}/programme/orders`);
  const field = await screen.findByLabelText('Minimum order value');
  await user.clear(field);
  await user.type(field, '1,500');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(field).toHaveAccessibleDescription(/without separators for thousands/);
  expect(await screen.findByText('Complete the settings to see a preview.')).toBeInTheDocument();
  expect(bodiesOf(`PUT ${route}`)).toEqual([]);
  await user.clear(field);
  await user.type(field, '1500');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(bodiesOf(`PUT ${route}`)).toMatchObject([{ minimumOrderValue: 1500 }]));
});

it('the maximum per order is shown, changed and taken away', async () => {
  const user = renderApp(`${merchant}/programme/orders`);
  const [stamps, points] = await screen.findAllByLabelText('Maximum per order');
  if (!stamps || !points) throw new Error('Both sections have a maximum.');
  expect(stamps).toHaveValue('3');
  await user.clear(stamps);
  await user.type(points, '500');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(bodiesOf(`PUT ${route}`)).toMatchObject([{ stamps: { maxPerOrder: null }, points: { maxPerOrder: 500 } }]),
  );
});

it('points per unit that are too many are an error at the field, and are neither sent nor previewed', async () => {
  const user = renderApp(`${merchant}/programme/orders`);
  const field = await screen.findByLabelText(/^Points per/);
  await user.clear(field);
  await user.type(field, '12345678');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(field).toHaveAccessibleDescription(/Enter a number below 10,000,000\./);
  expect(await screen.findByText('Complete the settings to see a preview.')).toBeInTheDocument();
  expect(bodiesOf(`PUT ${route}`)).toEqual([]);
});

it('points per unit keep the six decimals that may be stored', async () => {
  const points = { ...stored.points, pointsPerUnit: 0.012345 };
  answer(`GET ${route}`, { success: true, data: { ...stored, points } });
  const user = renderApp(`${merchant}/programme/orders`);
  const field = await screen.findByLabelText('Minimum order value');
  await user.clear(field);
  await user.type(field, '7');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(bodiesOf(`PUT ${route}`)).toMatchObject([{ minimumOrderValue: 7, points }]));
});

describe('while a form is open', () => {
  const field = (name: string) => screen.findByRole('textbox', { name });
  const saveButton = () => screen.getByRole('button', { name: 'Save changes' });

  it('what a colleague saves is taken over, and not put back with the next save', async () => {
    const user = renderApp(`${merchant}/programme/orders`);
    await user.type(await field('Minimum order value'), '0');
    answer(`GET ${route}`, { success: true, data: { ...stored, enabled: false, minimumOrderValue: 7 } });
    await returnToTab();
    await waitFor(() => expect(screen.getByRole('switch', { name: /^Orders award/ })).not.toBeChecked());
    expect(await field('Minimum order value')).toHaveValue('50');
    await user.click(saveButton());
    await waitFor(() => expect(bodiesOf(`PUT ${route}`)).toMatchObject([{ enabled: false, minimumOrderValue: 50 }]));
  });

  it('what is changed during a save stays, and is saved with the next one', async () => {
    const user = renderApp(`${merchant}/programme/orders`);
    let finish = (): void => undefined;
    answer(`PUT ${route}`, async ({ body }) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { success: true, data: { ...stored, ...(body as object) } };
    });
    await user.type(await field('Minimum order value'), '0');
    await user.click(saveButton());
    await waitFor(() => expect(bodiesOf(`PUT ${route}`)).toHaveLength(1));
    await user.type(await field('Minimum order value'), '1');
    finish();
    await screen.findByText('Order settings saved. They apply from the next order.');
    expect(await field('Minimum order value')).toHaveValue('501');
    await waitFor(() => expect(saveButton()).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await field('Minimum order value')).toHaveValue('50');
  });

  it('a read that began before a save does not bring back what it replaced', async () => {
    const user = renderApp(`${merchant}/programme/orders`);
    await user.type(await field('Minimum order value'), '0');
    let finish = (): void => undefined;
    answer(`GET ${route}`, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { success: true, data: stored };
    });
    await returnToTab();
    answer(`PUT ${route}`, ({ body }) => ({ success: true, data: { ...stored, ...(body as object) } }));
    await user.click(saveButton());
    await screen.findByText('Order settings saved. They apply from the next order.');
    finish();
    await user.tab();
    expect(await field('Minimum order value')).toHaveValue('50');
  });

  it('what a colleague saved meanwhile is shown with what the user changed, and saved with the next save', async () => {
    const user = renderApp(`${merchant}/programme/orders`);
    await user.type(await field('Minimum order value'), '0');
    const points = { ...stored.points, pointsPerUnit: 3 };
    answer(`GET ${route}`, { success: true, data: { ...stored, points, version: 'v2' } });
    refuse(`PUT ${route}`, 409, 'order_settings_changed', 'Other order settings were saved.');
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone has changed the settings since you opened them. Their changes and yours are shown. Check them and save again.',
    );
    expect(await field('Points per £1.00')).toHaveValue('3');
    expect(await field('Minimum order value')).toHaveValue('50');
    answer(`PUT ${route}`, ({ body }) => ({ success: true, data: { ...stored, ...(body as object), version: 'v3' } }));
    await user.click(saveButton());
    await screen.findByText('Order settings saved. They apply from the next order.');
    expect(bodiesOf(`PUT ${route}`)).toMatchObject([
      { minimumOrderValue: 50, points: { pointsPerUnit: 1 }, version: 'v1' },
      { minimumOrderValue: 50, points: { pointsPerUnit: 3 }, version: 'v2' },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
