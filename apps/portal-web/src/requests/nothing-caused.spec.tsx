import { screen, within } from '@testing-library/react';
import { answer } from '../../test/fake-api.js';
import { loggedRequest } from '../../test/fixtures/activity.js';
import { order } from '../../test/fixtures/customers.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { apiKey } from '../../test/fixtures/merchants.js';
import { renderApp } from '../../test/render-app.js';
import type { LoggedRequestWithBodies } from '../api/types.js';

const merchant = '/merchants/mer_1';

async function caused(createdBy: string | null, more: Partial<LoggedRequestWithBodies> = {}) {
  const created = { route: '/v1/public/orders/create', status: 200, error: null, subjectIds: ['cus_1', 'ord_1'] };
  answer(`GET ${merchant}/keys`, { success: true, data: [apiKey()], maxActiveKeys: 10 });
  answer(`GET ${merchant}/requests/req_1`, { success: true, data: loggedRequest({ ...created, ...more }) });
  answer(`GET ${merchant}/timeline`, cursorPage([]));
  answer(`GET ${merchant}/orders/ord_1`, { success: true, data: { order: order({ requestId: createdBy }) } });
  renderApp(`${merchant}/requests/req_1`);
  return within(await screen.findByRole('region', { name: 'What this request caused' }));
}

it('a request for an order that was there already says so, with a link to it', async () => {
  const panel = await caused('req_0');
  expect(await panel.findByText('Nothing changed: the order already existed')).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Order 100042' })).toHaveAttribute('href', `${merchant}/orders/ord_1`);
});

it.each<[string, string | null, Partial<LoggedRequestWithBodies>]>([
  ['whose order it created itself', 'req_1', {}],
  ['whose order has no request', null, {}],
  ['that was refused', 'req_0', { status: 400 }],
  ['of another route', 'req_0', { route: '/v1/public/orders/{id}/returns' }],
])('a request %s says only that it caused nothing', async (_, createdBy, more) => {
  const panel = await caused(createdBy, more);
  expect(await panel.findByRole('heading', { name: 'Nothing changed' })).toBeInTheDocument();
});
