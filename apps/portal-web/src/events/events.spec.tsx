import { screen, waitFor, within } from '@testing-library/react';
import { answer, queriesOf, refuse } from '../../test/fake-api.js';
import { loyaltyEvent, webhookDelivery } from '../../test/fixtures/activity.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { apiKey } from '../../test/fixtures/merchants.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';
const route = `${merchant}/events`;
const supportSession = sessionAs('viewer', { memberships: [], platformRole: 'support' });
beforeEach(() => answer(`GET ${merchant}/keys`, { success: true, data: [apiKey()], maxActiveKeys: 10 }));

const lastQuery = (of = route): Record<string, string> => Object.fromEntries(queriesOf(`GET ${of}`).at(-1) ?? []);
const delivery = { ...webhookDelivery(), endpointId: 'whe_1', host: 'shop.example' };
const openEvent = (more: Parameters<typeof loyaltyEvent>[0] = {}, ...session: Parameters<typeof sessionAs> | []) => {
  answer(`GET ${route}/evt_1`, { success: true, data: loyaltyEvent(more) });
  const [role, ...rest] = session;
  return renderApp(`${route}/evt_1`, role ? sessionAs(role, ...rest) : undefined);
};

describe('the events', () => {
  it('are listed with their object and who caused them', async () => {
    answer(`GET ${route}`, cursorPage([loyaltyEvent()]));
    renderApp(route);
    const table = within(await screen.findByRole('table', { name: 'Events' }));
    expect(table.getByRole('link', { name: 'voucher.redeemed' })).toHaveAttribute('href', `${route}/evt_1`);
    expect(table.getByRole('link', { name: 'Voucher …vch_1' })).toHaveAttribute('href', `${merchant}/vouchers/vch_1`);
    expect(await table.findByText('Web shop')).toBeInTheDocument();
  });

  it('of a card lead to its customer', async () => {
    const subject = { type: 'card', id: 'ccard_1', externalId: 'ccard_1', version: 1 };
    answer(`GET ${route}`, cursorPage([loyaltyEvent({ subject, customerId: 'cus_1' })]));
    renderApp(route);
    const link = await screen.findByRole('link', { name: 'Card of a customer …card_1' });
    expect(link).toHaveAttribute('href', `${merchant}/customers/cus_1`);
  });

  it('take their filters from the address, and send what is chosen', async () => {
    answer(`GET ${route}`, cursorPage([]));
    const user = renderApp(`${route}?type=voucher.*&since=2026-07-14&unknown=1`);
    expect(await screen.findByText('No events match')).toBeInTheDocument();
    expect(lastQuery()).toEqual({ limit: '25', type: 'voucher.*', since: '2026-07-13T23:00:00.000Z' });
    await user.type(screen.getByLabelText('ID of an object'), ' vch_1 ');
    await waitFor(() => expect(lastQuery()['subjectId']).toBe('vch_1'));
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    expect(await screen.findByText('No events yet')).toBeInTheDocument();
    expect(lastQuery()).toEqual({ limit: '25' });
  });

  it('say why they could not be loaded', async () => {
    refuse(`GET ${route}`, 503, 'database_unavailable', 'Try again in a moment.');
    renderApp(route);
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
  });
});

describe('one event', () => {
  it('shows its amount in the currency of its object', async () => {
    openEvent({ data: { object: { id: 'vch_1', currency: 'EUR' }, change: {}, amount: 30 } } as object);
    expect(await screen.findByText('€30.00')).toBeInTheDocument();
  });

  it('shows what changed, its request, its object, and each delivery with its attempts', async () => {
    openEvent({ deliveries: [delivery] });
    expect(await screen.findByRole('heading', { level: 1, name: 'voucher.redeemed' })).toBeInTheDocument();
    expect(screen.getByText('Voucher, version 2')).toBeInTheDocument();
    const change = within(screen.getByRole('table', { name: 'What changed' }));
    expect(change.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'FieldremainingValue',
      'Before50',
      'After40',
    ]);
    expect(screen.getByRole('link', { name: 'req_1' })).toHaveAttribute('href', `${merchant}/requests/req_1`);
    expect(screen.getByRole('link', { name: 'order-77' })).toHaveAttribute(
      'href',
      `${merchant}/requests?idempotencyKey=order-77`,
    );
    const table = within(screen.getByRole('table', { name: 'Webhook deliveries' }));
    expect(table.getByRole('link', { name: 'shop.example' })).toHaveAttribute('href', `${merchant}/webhooks/whe_1`);
    expect(table.getByText('1 attempt: Answered 503')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Object after the event' }).textContent).toBe(
      '{\n  "id": "vch_1",\n  "remainingValue": 40\n}',
    );
  });

  it('links to a request that the log does not have, too, and for a viewer not to the endpoint', async () => {
    openEvent({ deliveries: [delivery], requestIsLogged: false }, 'viewer');
    expect(await screen.findByRole('link', { name: 'req_1' })).toHaveAttribute('href', `${merchant}/requests/req_1`);
    expect(screen.getByText('shop.example')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'shop.example' })).toBeNull();
  });

  it('that time alone caused, for no endpoint, and without a change, says so', async () => {
    const data = { object: { id: 'vch_1' }, change: {} };
    openEvent({ request: { id: null, idempotencyKey: null }, data, requestIsLogged: false });
    expect(await screen.findByText('None: it happened automatically')).toBeInTheDocument();
    expect(screen.getByText('Sent to no endpoint')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'What changed' })).toBeNull();
  });

  it('that is not there any more is not found', async () => {
    refuse(`GET ${route}/evt_9`, 404, 'event_not_found', 'No such event.');
    renderApp(`${route}/evt_9`);
    expect(await screen.findByText('Not found')).toBeInTheDocument();
  });
});

it('for support they are a tab with an address, and an event is loaded once', async () => {
  const supported = '/support/merchants/mer_1';
  const data = { id: 'mer_1', name: 'Bean & Co', currency: 'GBP', timeZone: 'Europe/London' };
  answer(`GET ${supported}`, { success: true, data });
  answer(`GET ${supported}/events`, cursorPage([loyaltyEvent()]));
  answer(`GET ${supported}/events/evt_1`, { success: true, data: loyaltyEvent({ deliveries: [delivery] }) });
  const user = renderApp(`${supported}?tab=events&type=voucher.redeemed`, supportSession);
  await user.click(await screen.findByRole('link', { name: 'voucher.redeemed' }));
  expect(lastQuery(`${supported}/events`)).toEqual({ limit: '25', type: 'voucher.redeemed' });
  expect(await screen.findByText('shop.example')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'req_1' })).toHaveAttribute('href', `${supported}/requests/req_1`);
  expect(screen.queryByRole('link', { name: 'shop.example' })).toBeNull();
  expect(queriesOf(`GET ${supported}/events/evt_1`)).toHaveLength(1);
});
