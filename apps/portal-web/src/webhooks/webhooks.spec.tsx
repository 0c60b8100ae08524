import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, later, queriesOf, refuse } from '../../test/fake-api.js';
import { webhookDelivery } from '../../test/fixtures/activity.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { webhookEndpoint } from '../../test/fixtures/merchants.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const list = '/merchants/mer_1/webhook-endpoints';
const route = `${list}/whe_1`;

async function openEndpoint(endpoint = webhookEndpoint(), deliveries = [webhookDelivery()]) {
  answer(`GET ${route}`, { success: true, data: endpoint });
  answer(`GET ${route}/deliveries`, cursorPage(deliveries));
  const user = renderApp('/merchants/mer_1/webhooks/whe_1');
  await screen.findByRole('heading', { level: 1, name: 'shop.example' });
  return user;
}

describe('a new endpoint', () => {
  async function openForm() {
    answer(`GET ${list}`, { success: true, data: [] });
    const user = renderApp('/merchants/mer_1/webhooks');
    await user.click((await screen.findAllByRole('button', { name: 'New endpoint' }))[0] ?? document.body);
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'New endpoint' })) };
  }

  it('is sent all events unless others are chosen, and its secret is shown once', async () => {
    answer(`POST ${list}`, { success: true, data: webhookEndpoint(), secret: 'whsec_secret' }, 201);
    const { user, dialog } = await openForm();
    await user.type(dialog.getByLabelText('URL'), ' https://shop.example/webhooks ');
    await user.click(dialog.getByRole('button', { name: 'Create endpoint' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Signing secret' }));
    expect(bodiesOf(`POST ${list}`)).toEqual([
      { url: 'https://shop.example/webhooks', description: '', types: ['*'], includePersonalData: false },
    ]);
    await user.keyboard('{Escape}');
    expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveTextContent('whsec_secret');
    expect(shown.getByRole('button', { name: 'Close' })).toBeDisabled();
    answer(`GET ${route}`, { success: true, data: webhookEndpoint() });
    answer(`GET ${route}/deliveries`, cursorPage([]));
    await user.click(shown.getByLabelText('I have saved the secret'));
    await user.click(shown.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('No deliveries yet')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('whsec_secret');
  });

  it('its form can’t be cancelled while the endpoint is made, and its secret is shown', async () => {
    const created = later({ success: true, data: webhookEndpoint(), secret: 'whsec_secret' });
    answer(`POST ${list}`, created.answer, 201);
    const { user, dialog } = await openForm();
    await user.type(dialog.getByLabelText('URL'), 'https://shop.example{Enter}');
    await waitFor(() => expect(bodiesOf(`POST ${list}`)).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
    created.send();
    expect(await screen.findByText('whsec_secret')).toBeInTheDocument();
  });

  it('needs a URL, and shows why the API refused it at the field', async () => {
    refuse(`POST ${list}`, 400, 'url_not_allowed', 'url must begin with https.');
    const { user, dialog } = await openForm();
    await user.click(dialog.getByRole('button', { name: 'Create endpoint' }));
    expect(dialog.getByLabelText('URL')).toHaveAccessibleDescription(expect.stringContaining('Enter a URL'));
    expect(bodiesOf(`POST ${list}`)).toEqual([]);
    await user.type(dialog.getByLabelText('URL'), 'http://shop.example{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('URL')).toHaveAccessibleDescription(
        expect.stringContaining('This value must begin with https.'),
      ),
    );
  });
});

describe('one endpoint', () => {
  it('shows its deliveries, filters them, and sends one again', async () => {
    answer(`POST ${route}/deliveries/whd_1/resend`, { success: true, data: webhookDelivery() });
    const user = await openEndpoint();
    const table = within(await screen.findByRole('table', { name: 'Deliveries' }));
    expect(table.getByText('1 attempt: Answered 503')).toBeInTheDocument();
    expect(table.getByText('Try later.')).toBeInTheDocument();
    await user.click(table.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(bodiesOf(`POST ${route}/deliveries/whd_1/resend`)).toHaveLength(1));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Failed' }));
    await waitFor(() =>
      expect(Object.fromEntries(queriesOf(`GET ${route}/deliveries`).at(-1) ?? [])).toEqual({
        limit: '25',
        status: 'failed',
      }),
    );
  });

  it('lists the deliveries that the address names', async () => {
    answer(`GET ${route}`, { success: true, data: webhookEndpoint() });
    answer(`GET ${route}/deliveries`, cursorPage([webhookDelivery()]));
    renderApp('/merchants/mer_1/webhooks/whe_1?status=failed&eventId=evt_1&eventType=');
    await screen.findByRole('table', { name: 'Deliveries' });
    expect(screen.getByRole('textbox', { name: 'Event ID' })).toHaveValue('evt_1');
    expect(Object.fromEntries(queriesOf(`GET ${route}/deliveries`).at(-1) ?? [])).toEqual({
      limit: '25',
      status: 'failed',
      eventId: 'evt_1',
    });
  });

  it('that is disabled says why, sends nothing again, and can be enabled', async () => {
    answer(`POST ${route}/enable`, { success: true, data: webhookEndpoint() });
    const user = await openEndpoint(webhookEndpoint({ status: 'disabled', disabledReason: 'gone' }));
    expect(screen.getByText(/Your server answered 410 Gone/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Recover deliveries' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Enable' }));
    await waitFor(() => expect(bodiesOf(`POST ${route}/enable`)).toHaveLength(1));
  });

  it('sends only what was changed: the rest may have been changed by somebody else meanwhile', async () => {
    answer(`PATCH ${route}`, { success: true, data: webhookEndpoint() });
    const user = await openEndpoint();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit endpoint' }));
    await user.clear(dialog.getByLabelText('Description'));
    await user.type(dialog.getByLabelText('Description'), 'Orders of the web shop');
    await user.click(dialog.getByRole('button', { name: 'Save endpoint' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(`PATCH ${route}`)).toEqual([{ description: 'Orders of the web shop' }]);
  });

  it('is deleted only after its host is typed', async () => {
    answer(`DELETE ${route}`, { success: true, data: webhookEndpoint() });
    answer(`GET ${list}`, { success: true, data: [] });
    const user = await openEndpoint();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this endpoint?' }));
    await user.type(dialog.getByLabelText(/^Type/), 'shop.exampl{Enter}');
    expect(bodiesOf(`DELETE ${route}`)).toHaveLength(0);
    await user.type(dialog.getByLabelText(/^Type/), 'e{Enter}');
    await waitFor(() => expect(bodiesOf(`DELETE ${route}`)).toHaveLength(1));
    expect(await screen.findByText('No endpoints yet')).toBeInTheDocument();
  });

  it('is tested, and the answer of the server is shown', async () => {
    answer(`POST ${route}/test`, { success: true, data: webhookDelivery({ status: 'failed' }) });
    const user = await openEndpoint();
    await user.click(screen.getByRole('button', { name: 'Send test event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send test event' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Your server did not accept it.')).toBeInTheDocument();
    expect(dialog.getByText('Try later.')).toBeInTheDocument();
    expect(bodiesOf(`POST ${route}/test`)).toEqual([{ type: 'order.created' }]);
  });

  it('is tested: a server that takes long has not refused', async () => {
    const pending = webhookDelivery({ attempts: [], nextAttemptAt: null });
    answer(`POST ${route}/test`, { success: true, data: pending });
    const user = await openEndpoint();
    await user.click(screen.getByRole('button', { name: 'Send test event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send test event' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Your server has not answered yet.')).toBeInTheDocument();
    expect(dialog.queryByText('Your server did not accept it.')).toBeNull();
  });

  it.each([
    ['succeeded', 'The event was sent again. Your server accepted it.'],
    ['failed', 'The event was sent again. Your server did not accept it.'],
    ['pending', 'The event is being sent again. The list shows the result.'],
  ])('says what became of a delivery that was sent again: %s', async (status, text) => {
    answer(`POST ${route}/deliveries/whd_1/resend`, { success: true, data: webhookDelivery({ status }) });
    const user = await openEndpoint(webhookEndpoint(), [webhookDelivery({ status: 'failed', nextAttemptAt: null })]);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('shows the result of a delivery that was due when the page opened', async () => {
    await openEndpoint(webhookEndpoint(), [webhookDelivery({ nextAttemptAt: new Date().toISOString() })]);
    const table = within(await screen.findByRole('table', { name: 'Deliveries' }));
    expect(table.getByText('Pending')).toBeInTheDocument();
    answer(`GET ${route}/deliveries`, cursorPage([webhookDelivery({ status: 'succeeded', nextAttemptAt: null })]));
    expect(await table.findByText('Succeeded')).toBeInTheDocument();
  });

  it('its secret is rotated with the hours that were entered', async () => {
    answer(`POST ${route}/rotate-secret`, { success: true, data: webhookEndpoint(), secret: 'whsec_new' }, 201);
    const user = await openEndpoint();
    await user.click(screen.getByRole('button', { name: 'Rotate secret' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rotate secret?' }));
    await user.clear(dialog.getByLabelText('Hours with both secrets'));
    await user.type(dialog.getByLabelText('Hours with both secrets'), '0{Enter}');
    expect(await screen.findByText('whsec_new')).toBeInTheDocument();
    expect(bodiesOf(`POST ${route}/rotate-secret`)).toEqual([{ overlapHours: 0 }]);
  });

  it('the dialog can’t be cancelled while a new secret is made, which is shown', async () => {
    const rotated = later({ success: true, data: webhookEndpoint(), secret: 'whsec_new' });
    answer(`POST ${route}/rotate-secret`, rotated.answer, 201);
    const user = await openEndpoint();
    await user.click(screen.getByRole('button', { name: 'Rotate secret' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rotate secret?' }));
    await user.click(dialog.getByRole('button', { name: 'Rotate secret' }));
    await waitFor(() => expect(bodiesOf(`POST ${route}/rotate-secret`)).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
    rotated.send();
    expect(await screen.findByText('whsec_new')).toBeInTheDocument();
  });

  it('its deliveries are recovered from a time in the time zone of the merchant', async () => {
    answer(`POST ${route}/recover`, { success: true, data: { scheduled: 2 } }, 202);
    const user = await openEndpoint();
    await user.click(screen.getByRole('button', { name: 'Recover deliveries' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Recover deliveries' }));
    expect(dialog.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Events from'), '2026-07-14T10:30');
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('2 deliveries will be sent again.')).toBeInTheDocument();
    expect(bodiesOf(`POST ${route}/recover`)).toEqual([{ since: '2026-07-14T09:30:00.000Z', only: 'all' }]);
  });
});

it('a viewer is told who manages webhooks, and nothing is loaded', async () => {
  renderApp('/merchants/mer_1/webhooks', sessionAs('viewer'));
  expect(await screen.findByText('Only admins and owners can manage webhooks')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Webhooks' })).toBeNull();
});
