import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf } from '../../test/fake-api.js';
import { customer } from '../../test/fixtures/customers.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';
const route = `${merchant}/customers/cus_1`;

async function openForm() {
  const shown = { customer: customer({ externalId: 'shop-1' }), cards: [], rewards: [], vouchers: [], ledger: [] };
  answer(`GET ${route}`, { success: true, data: shown });
  answer(`GET ${merchant}/timeline`, cursorPage([]));
  answer(`GET ${merchant}/cards`, cursorPage([]));
  answer(`PATCH ${route}`, { success: true, data: customer() });
  const user = renderApp(route, sessionAs('staff'));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { user, form: within(await screen.findByRole('dialog', { name: 'Edit customer' })) };
}

it('an emptied name is removed, and so is the own ID', async () => {
  const { user, form } = await openForm();
  await user.clear(form.getByLabelText('Name'));
  await user.clear(form.getByLabelText('Your own ID'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesOf(`PATCH ${route}`)).toMatchObject([{ name: null, externalId: 'cus_1' }]));
});

it('only what was changed is sent, so that a change by somebody else stays', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Name'), ' RN');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesOf(`PATCH ${route}`)).toEqual([{ name: 'Grace Hopper RN' }]));
});
