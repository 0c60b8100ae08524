import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf } from '../../test/fake-api.js';
import { webhookDelivery } from '../../test/fixtures/activity.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { webhookEndpoint } from '../../test/fixtures/merchants.js';
import { renderApp } from '../../test/render-app.js';

const route = '/merchants/mer_1/webhook-endpoints/whe_1';

async function openEndpoint(deliveries = [webhookDelivery()]) {
  answer(`GET ${route}`, { success: true, data: webhookEndpoint() });
  answer(`GET ${route}/deliveries`, cursorPage(deliveries));
  const user = renderApp('/merchants/mer_1/webhooks/whe_1');
  await screen.findByRole('table', { name: 'Deliveries' });
  return user;
}

it('a test is called so, leads to no event and is not sent again', async () => {
  await openEndpoint([webhookDelivery({ id: 'whd_2', isTest: true, status: 'succeeded', nextAttemptAt: null })]);
  const row = within(screen.getByText('order.created (test)').closest('tr') as HTMLElement);
  expect(row.queryByRole('link')).toBeNull();
  expect(row.queryByRole('button', { name: 'Send again' })).toBeNull();
});

describe('recovering', () => {
  async function recover(scheduled: number) {
    answer(`POST ${route}/recover`, { success: true, data: { scheduled } }, 202);
    const user = await openEndpoint();
    await user.click(screen.getByRole('button', { name: 'Recover deliveries' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recover deliveries' }));
    await user.type(dialog.getByLabelText('Events from'), '2026-07-14T10:30');
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(bodiesOf(`POST ${route}/recover`)).toHaveLength(1));
    return { user, dialog };
  }

  it('says that nothing matched, and stays open for another time', async () => {
    const { dialog } = await recover(0);
    expect(await dialog.findByText(/There is no such delivery to send again/)).toBeInTheDocument();
  });

  it('of as many as one request takes offers to send the rest', async () => {
    const { user, dialog } = await recover(10_000);
    expect(await dialog.findByText(/10,000 deliveries will be sent again, the oldest first/)).toBeInTheDocument();
    answer(`POST ${route}/recover`, { success: true, data: { scheduled: 7 } }, 202);
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('7 deliveries will be sent again.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
