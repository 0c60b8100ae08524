import { screen, waitFor, within } from '@testing-library/react';
import { answer, queriesOf, refuse } from '../../test/fake-api.js';
import { loggedRequest, timelineEntry } from '../../test/fixtures/activity.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { apiKey } from '../../test/fixtures/merchants.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const route = '/merchants/mer_1/requests';
const supportSession = sessionAs('viewer', { memberships: [], platformRole: 'support' });

beforeEach(() => answer('GET /merchants/mer_1/keys', { success: true, data: [apiKey()], maxActiveKeys: 10 }));

const lastQuery = (of = route): Record<string, string> => Object.fromEntries(queriesOf(`GET ${of}`).at(-1) ?? []);

describe('the request log', () => {
  it('shows what was sent and answered, with the name of the key', async () => {
    answer(`GET ${route}`, cursorPage([loggedRequest()]));
    renderApp(route);
    const table = within(await screen.findByRole('table', { name: 'Requests' }));
    expect(table.getByRole('link', { name: 'POST /vouchers/vch_1/redeem' })).toHaveAttribute('href', `${route}/req_1`);
    expect(table.getByText('400 voucher_expired')).toBeInTheDocument();
    expect(await table.findByText('Web shop')).toBeInTheDocument();
  });

  it('takes its filters from the address, and days in the time zone of the merchant', async () => {
    answer(`GET ${route}`, cursorPage([]));
    renderApp(`${route}?status=400&error=voucher_expired&since=2026-07-14&until=2026-07-14&limit=9&unknown=1`);
    expect(await screen.findByText('No requests match')).toBeInTheDocument();
    expect(lastQuery()).toEqual({
      limit: '25',
      status: '400',
      error: 'voucher_expired',
      since: '2026-07-13T23:00:00.000Z',
      until: '2026-07-14T22:59:59.999Z',
    });
    expect(screen.getByLabelText('Error')).toHaveValue('voucher_expired');
  });

  it('ignores days in the address that are none', async () => {
    answer(`GET ${route}`, cursorPage([]));
    renderApp(`${route}?since=yesterday&until=2026-13-40`);
    expect(await screen.findByText('No requests yet')).toBeInTheDocument();
    expect(lastQuery()).toEqual({ limit: '25' });
  });

  it('sends what is chosen and entered, and nothing after the filters are cleared', async () => {
    answer(`GET ${route}`, cursorPage([]));
    const user = renderApp(route);
    await user.click(await screen.findByRole('combobox', { name: 'Answer' }));
    await user.click(await screen.findByRole('option', { name: 'Refused (4xx)' }));
    await waitFor(() => expect(lastQuery()).toEqual({ limit: '25', status: '4xx' }));
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await user.type(screen.getByLabelText('Idempotency-Key'), ' order-77 ');
    await waitFor(() => expect(lastQuery()).toEqual({ limit: '25', status: '4xx', idempotencyKey: 'order-77' }));
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    expect(await screen.findByText('No requests yet')).toBeInTheDocument();
    expect(screen.queryByDisplayValue('order-77')).toBeNull();
    expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus();
  });

  it('says that older requests were not looked at yet, and looks at them on request', async () => {
    answer(`GET ${route}`, { success: true, data: [], pagination: { hasMore: true, nextCursor: 'next' } });
    const user = renderApp(`${route}?status=5xx`);
    expect(await screen.findByText('No match so far')).toBeInTheDocument();
    answer(`GET ${route}`, cursorPage([loggedRequest({ status: 503, error: 'database_unavailable' })]));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('503 database_unavailable')).toBeInTheDocument();
    expect(lastQuery()['cursor']).toBe('next');
  });
});

describe('one request', () => {
  beforeEach(() => answer('GET /merchants/mer_1/timeline', cursorPage([])));

  it('says why it was refused, and shows the bodies with line breaks', async () => {
    answer(`GET ${route}/req_1`, { success: true, data: loggedRequest() });
    renderApp(`${route}/req_1`);
    expect(await screen.findByText('This voucher has expired.')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Sent' })).toHaveTextContent('{ "amount": 5 }');
    expect(screen.getByRole('group', { name: 'Sent' }).textContent).toBe('{\n  "amount": 5\n}');
    expect(screen.getByRole('link', { name: 'requests with this error' })).toHaveAttribute(
      'href',
      `${route}?error=voucher_expired`,
    );
    expect(screen.getByRole('link', { name: 'order-77' })).toHaveAttribute('href', `${route}?idempotencyKey=order-77`);
  });

  it('links to the objects that have a page, and to the requests of each', async () => {
    answer(`GET ${route}/req_1`, { success: true, data: loggedRequest() });
    renderApp(`${route}/req_1`);
    const table = within(await screen.findByRole('table', { name: 'Objects' }));
    expect(table.getByRole('link', { name: 'vch_1' })).toHaveAttribute('href', '/merchants/mer_1/vouchers/vch_1');
    expect(table.getByRole('link', { name: 'rwd_1' })).toHaveAttribute('href', '/merchants/mer_1/rewards/rwd_1');
    expect(table.getAllByRole('link', { name: 'All its requests' })[1]).toHaveAttribute(
      'href',
      `${route}?subjectId=rwd_1`,
    );
  });

  it('explains a refusal for the amount of the request, when it was answered', async () => {
    const request = loggedRequest({ at: '2026-11-20T09:30:00.000Z', durationMs: 11.8 });
    const explain = '/merchants/mer_1/vouchers/vch_1/explain';
    answer(`GET ${route}/req_1`, { success: true, data: request });
    refuse(`GET ${explain}`, 404, 'voucher_not_found', 'No such voucher.');
    const user = renderApp(`${route}/req_1`);
    const table = within(await screen.findByRole('table', { name: 'Objects' }));
    await user.click(table.getAllByRole('button', { name: 'Explain' })[0] as HTMLElement);
    await waitFor(() => expect(lastQuery(explain)).toEqual({ amount: '5', at: '2026-11-20T09:30:00.012Z' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Amount')).toHaveValue('5');
  });

  it('explains a replayed refusal as it is now: when it was first given is not known here', async () => {
    const explain = '/merchants/mer_1/vouchers/vch_1/explain';
    answer(`GET ${route}/req_1`, { success: true, data: loggedRequest({ replayed: true }) });
    refuse(`GET ${explain}`, 404, 'voucher_not_found', 'No such voucher.');
    const user = renderApp(`${route}/req_1`);
    const table = within(await screen.findByRole('table', { name: 'Objects' }));
    await user.click(table.getAllByRole('button', { name: 'Explain' })[0] as HTMLElement);
    await waitFor(() => expect(lastQuery(explain)).toEqual({}));
  });

  it('shows a cut body as it is, and says that it was cut', async () => {
    const cut = loggedRequest({ requestBody: '{"note":"aaa', requestBodyTruncated: true, responseBody: null });
    answer(`GET ${route}/req_1`, { success: true, data: cut });
    renderApp(`${route}/req_1`);
    expect((await screen.findByRole('group', { name: 'Sent' })).textContent).toBe('{"note":"aaa');
    expect(screen.getByText('Only the first 4 KiB are kept.')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Answered' })).toBeNull();
    expect(screen.getByText('The request was refused.')).toBeInTheDocument();
  });

  it.each(['scope_missing', 'rate_limited'])('that was refused as %s was refused before it was read', async (error) => {
    const unread = loggedRequest({ status: 403, error, idempotencyKey: null, requestBody: null });
    answer(`GET ${route}/req_1`, { success: true, data: unread });
    renderApp(`${route}/req_1`);
    expect(await screen.findByText('The request was refused before its body was read.')).toBeInTheDocument();
    expect(screen.getByText('Not read: the request was refused before')).toBeInTheDocument();
  });

  it('without a body and a key says so', async () => {
    const empty = loggedRequest({ error: 'idempotency_key_missing', idempotencyKey: null, requestBody: null });
    answer(`GET ${route}/req_1`, { success: true, data: empty });
    renderApp(`${route}/req_1`);
    expect(await screen.findByText('The request had no body, or only read data.')).toBeInTheDocument();
    expect(screen.getByText('None')).toBeInTheDocument();
  });

  it('tells a viewer who can read the bodies', async () => {
    const hidden = loggedRequest({ requestBody: null, responseBody: null });
    answer(`GET ${route}/req_1`, { success: true, data: hidden });
    renderApp(`${route}/req_1`, sessionAs('viewer'));
    expect(await screen.findByText(/^Only admins and owners can read/)).toBeInTheDocument();
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it.each(['req_9', 'till-7'])('%s that nothing knows is not found', async (id) => {
    refuse(`GET ${route}/${id}`, 404, 'request_not_found', 'No such request.');
    refuse('GET /merchants/mer_1/timeline', 404, 'timeline_not_found', 'No such timeline.');
    renderApp(`${route}/${id}`);
    expect(await screen.findByText('Not found')).toBeInTheDocument();
    expect(screen.getByText('No such request.')).toBeInTheDocument();
    expect(screen.getByText('Only requests with a valid key are in the request log')).toBeInTheDocument();
  });

  it('of the portal shows what it caused, and says that the log has no requests of the portal', async () => {
    refuse(`GET ${route}/req_9`, 404, 'request_not_found', 'No such request.');
    const gave = timelineEntry({
      kind: 'card',
      title: 'Given to a card',
      status: null,
      detail: '+2 stamps',
      links: [],
    });
    answer('GET /merchants/mer_1/timeline', cursorPage([gave]));
    renderApp(`${route}/req_9`);
    const panel = within(await screen.findByRole('region', { name: 'What this request caused' }));
    expect(panel.getByText('Given to a card')).toBeInTheDocument();
    expect(screen.getByText(/^Requests of the portal, .* are not in the request log$/)).toBeInTheDocument();
    expect(screen.queryByText('Not found')).toBeNull();
    expect(queriesOf('GET /merchants/mer_1/timeline').map((query) => query.get('subjectId'))).toEqual(['req_9']);
  });

  it.each([
    ['viewer', 'Only admins and owners can see what this request changed.'],
    ['admin', 'What this request caused is not kept any more.'],
  ] as const)('of the portal with nothing that a %s sees says why', async (role, why) => {
    refuse(`GET ${route}/req_9`, 404, 'request_not_found', 'No such request.');
    renderApp(`${route}/req_9`, sessionAs(role));
    expect(await screen.findByText(why)).toBeInTheDocument();
  });
});

describe('for support', () => {
  const supported = '/support/merchants/mer_1';
  beforeEach(() =>
    answer(`GET ${supported}`, {
      success: true,
      data: { id: 'mer_1', name: 'Bean & Co', currency: 'GBP', timeZone: 'Europe/London' },
    }),
  );

  it('the log is a tab with an address; a request has its bodies, and links to pages of support', async () => {
    answer(`GET ${supported}/timeline`, cursorPage([]));
    answer(`GET ${supported}/requests`, cursorPage([loggedRequest()]));
    answer(`GET ${supported}/requests/req_1`, { success: true, data: loggedRequest() });
    const user = renderApp(`${supported}?tab=requests&error=voucher_expired`, supportSession);
    await user.click(await screen.findByRole('link', { name: 'POST /vouchers/vch_1/redeem' }));
    expect(lastQuery(`${supported}/requests`)).toEqual({ limit: '25', error: 'voucher_expired' });
    expect(await screen.findByRole('group', { name: 'Answered' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'vch_1' })).toHaveAttribute('href', `${supported}/vouchers/vch_1`);
    expect(screen.getByRole('link', { name: 'lrw_live_abcdef' })).toHaveAttribute(
      'href',
      `${supported}?tab=requests&keyId=key_1`,
    );
    expect(queriesOf(`GET ${supported}`)).toHaveLength(1);
  });

  it('a request that is not there leads to the failed authentications', async () => {
    refuse(`GET ${supported}/requests/req_9`, 404, 'request_not_found', 'No such request.');
    refuse(`GET ${supported}/timeline`, 404, 'timeline_not_found', 'No such timeline.');
    renderApp(`${supported}/requests/req_9`, supportSession);
    expect(await screen.findByRole('link', { name: 'Failed authentications' })).toHaveAttribute(
      'href',
      `${supported}?tab=failures`,
    );
  });
});
