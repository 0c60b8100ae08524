import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, queriesOf, refuse } from '../../test/fake-api.js';
import { loggedRequest, timelineEntry } from '../../test/fixtures/activity.js';
import { customer, reward } from '../../test/fixtures/customers.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { apiKey } from '../../test/fixtures/merchants.js';
import { voucher } from '../../test/fixtures/vouchers.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';
const route = `GET ${merchant}/timeline`;
const linkTo = (kind: string, id: string, href = `${merchant}/${kind}s/${id}`) => ({ kind, id, href });
const redeemed = timelineEntry({
  id: 'entry_2',
  at: '2026-07-14T22:30:00Z',
  kind: 'voucher',
  title: 'Voucher redeemed',
  detail: '-10',
  status: null,
  balanceAfter: 1040,
  currency: 'GBP',
  links: [
    linkTo('voucher', 'vch_1'),
    linkTo('request', 'req_1'),
    linkTo('card', 'ccard_1', `${merchant}/customers/cus_1`),
  ],
});
const failedEmail = timelineEntry({
  id: 'entry_3',
  at: '2026-07-14T22:00:00Z',
  kind: 'email',
  title: 'E-mail failed',
  detail: 'Mailbox full.',
  status: 'failed',
  requestId: null,
  actor: { type: 'system', id: null, name: null },
  links: [],
});

/** The timeline once it is loaded. */
const timeline = async () => within(await screen.findByRole('region', { name: 'Timeline' }));
const subjects = (of = route): unknown[] => queriesOf(of).map((query) => query.get('subjectId'));

describe('the timeline of an object', () => {
  beforeEach(() => answer(`GET ${merchant}/rewards/rwd_1`, { success: true, data: reward() }));

  it('groups entries by day in the time zone of the merchant, and says who did what with which result', async () => {
    answer(route, cursorPage([timelineEntry(), redeemed, failedEmail]));
    renderApp(`${merchant}/rewards/rwd_1`);
    const shown = await timeline();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Requests' })).toHaveAttribute(
      'href',
      `${merchant}/requests?subjectId=rwd_1`,
    );
    const first = await shown.findByRole('list', { name: '15 Jul 2026' });
    expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '15 Jul 2026',
      '14 Jul 2026',
    ]);
    const items = [first, shown.getByRole('list', { name: '14 Jul 2026' })].map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    expect(items).toEqual([
      ['00:30:09POST /vouchers/{id}/redeem Web shop400 voucher_expired'],
      [
        '23:30:00Voucher redeemed -10Web shopBalance £1,040.00Voucher …vch_1RequestCard …card_1',
        '23:00:00E-mail failed Mailbox full.The systemFailed',
      ],
    ]);
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${merchant}/requests/req_1`,
      `${merchant}/vouchers/vch_1`,
      `${merchant}/requests/req_1`,
      `${merchant}/customers/cus_1`,
    ]);
  });

  it('shows the deliveries of an event with it: what was received at once is only counted', async () => {
    const ofEvent = (kind: string, id: string, more: object) =>
      timelineEntry({
        id,
        kind,
        title: 'voucher.redeemed',
        at: '2026-07-14T22:30:00Z',
        status: null,
        links: [linkTo('event', 'evt_1'), linkTo('webhook_endpoint', 'whe_1', `${merchant}/webhooks/whe_1`)],
        ...more,
      });
    const event = ofEvent('event', 'e', { detail: 'version 2 · received by 2 of 3 endpoints' });
    const deliveries = [
      ofEvent('delivery', 'd1', { status: 'succeeded', detail: 'one.example · 200' }),
      ofEvent('delivery', 'd2', { status: 'succeeded', detail: 'two.example · 200 · 3 attempts' }),
      ofEvent('delivery', 'd3', { status: 'failed', detail: 'three.example · 503' }),
    ];
    // Its event is on the next page.
    const alone = ofEvent('delivery', 'd4', {
      status: 'pending',
      detail: 'one.example',
      title: 'Webhook of voucher.issued',
      links: [linkTo('event', 'evt_0'), linkTo('webhook_endpoint', 'whe_1', `${merchant}/webhooks/whe_1`)],
    });
    answer(route, cursorPage([...deliveries, event, alone]));
    renderApp(`${merchant}/rewards/rwd_1`);
    const items = await (await timeline()).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '23:30:00voucher.redeemed version 2 · received by 2 of 3 endpoints' +
        'Succeeded two.example · 200 · 3 attemptsFailed three.example · 503',
      '23:30:00Webhook of voucher.issued one.exampleWeb shopEvent …evt_0Webhook endpoint …whe_1Pending',
    ]);
    expect(items.map((item) => 'failed' in item.dataset)).toEqual([true, false]);
    expect(screen.getByRole('link', { name: 'voucher.redeemed' })).toHaveAttribute('href', `${merchant}/events/evt_1`);
    expect(screen.getByRole('link', { name: 'Webhook endpoint …whe_1' })).toBeInTheDocument();
  });

  it('has no link to an endpoint for a viewer', async () => {
    const links = [linkTo('event', 'evt_0'), linkTo('webhook_endpoint', 'whe_1', `${merchant}/webhooks/whe_1`)];
    answer(route, cursorPage([timelineEntry({ kind: 'delivery', title: 'Webhook', status: 'pending', links })]));
    renderApp(`${merchant}/rewards/rwd_1`, sessionAs('viewer'));
    expect(await screen.findByText('Webhook endpoint …whe_1')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Webhook endpoint …whe_1' })).toBeNull();
  });

  it('marks what was refused or failed, and nothing else', async () => {
    const succeeded = timelineEntry({ id: 'entry_4', status: '200', detail: null });
    answer(route, cursorPage([timelineEntry({ status: '503', detail: null }), succeeded, redeemed, failedEmail]));
    renderApp(`${merchant}/rewards/rwd_1`);
    const items = await (await timeline()).findAllByRole('listitem');
    expect(items.map((item) => 'failed' in item.dataset)).toEqual([true, false, false, true]);
  });

  it('loads older entries on request, and keeps one heading for a day', async () => {
    const firstPage = { success: true, data: [redeemed], pagination: { hasMore: true, nextCursor: 'next' } };
    answer(route, ({ query }) => (query.includes('cursor=next') ? cursorPage([failedEmail]) : firstPage));
    const user = renderApp(`${merchant}/rewards/rwd_1`);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/^E-mail failed/)).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(subjects()).toEqual(['rwd_1', 'rwd_1']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says that nothing happened yet', async () => {
    answer(route, cursorPage([]));
    renderApp(`${merchant}/rewards/rwd_1`);
    expect(await (await timeline()).findByText('Nothing happened yet')).toBeInTheDocument();
  });

  it('says why it could not be loaded, and loads again on request', async () => {
    refuse(route, 503, 'database_unavailable', 'Try again in a moment.');
    const user = renderApp(`${merchant}/rewards/rwd_1`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
    answer(route, cursorPage([redeemed]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Voucher redeemed')).toBeInTheDocument();
  });
});

describe('the pages with a timeline', () => {
  beforeEach(() => answer(route, cursorPage([redeemed])));

  it('a customer, with links to what else an entry concerns', async () => {
    const details = { customer: customer(), cards: [], rewards: [], vouchers: [], ledger: [] };
    answer(`GET ${merchant}/customers/cus_1`, { success: true, data: details });
    answer(`GET ${merchant}/cards`, cursorPage([]));
    renderApp(`${merchant}/customers/cus_1`);
    expect(await (await timeline()).findByRole('link', { name: 'Voucher …vch_1' })).toBeInTheDocument();
    expect(subjects()).toEqual(['cus_1']);
  });

  it('a voucher, without a link to itself; it is loaded again after a change', async () => {
    answer(`GET ${merchant}/vouchers/vch_1`, { success: true, data: { ...voucher(), ledger: [], holds: [] } });
    answer(`POST ${merchant}/vouchers/vch_1/send`, { success: true, data: voucher() });
    answer(`GET ${merchant}/emails`, cursorPage([]));
    const user = renderApp(`${merchant}/vouchers/vch_1`);
    expect(await (await timeline()).findByText('Voucher redeemed')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Voucher …vch_1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send by e-mail' }));
    await user.click(await screen.findByRole('button', { name: 'Send e-mail' }));
    await waitFor(() => expect(subjects()).toEqual(['vch_1', 'vch_1']));
    expect(bodiesOf(`POST ${merchant}/vouchers/vch_1/send`)).toHaveLength(1);
  });

  it('a key, with actions of the team in words', async () => {
    const usage = { resolution: 'hour', series: [], totals: { requests: 0 }, endpoints: [], limits: [] };
    answer(`GET ${merchant}/failed-authentications`, { success: true, data: [] });
    answer(`GET ${merchant}/keys/key_1`, { success: true, data: apiKey() });
    answer(`GET ${merchant}/usage`, { success: true, data: usage });
    const rotated = { kind: 'audit', title: 'key.rotated', detail: null, status: null, links: [] };
    answer(route, cursorPage([timelineEntry({ ...rotated, actor: { type: 'staff', id: 'stf_1', name: 'Ada' } })]));
    renderApp(`${merchant}/keys/key_1`);
    expect(await (await timeline()).findByText('Key: rotated')).toBeInTheDocument();
    expect(subjects()).toEqual(['key_1']);
  });
});

describe('what a request caused', () => {
  const open = (more: Parameters<typeof loggedRequest>[0] = {}) => {
    answer(`GET ${merchant}/keys`, { success: true, data: [apiKey()], maxActiveKeys: 10 });
    answer(`GET ${merchant}/requests/req_1`, { success: true, data: loggedRequest(more) });
    renderApp(`${merchant}/requests/req_1`);
  };
  const caused = async () => within(await screen.findByRole('region', { name: 'What this request caused' }));

  it('is all but its own entry', async () => {
    answer(route, cursorPage([redeemed, timelineEntry()]));
    open();
    expect(await (await caused()).findAllByRole('listitem')).toHaveLength(1);
    expect(subjects()).toEqual(['req_1']);
  });

  it('is nothing if it was refused', async () => {
    answer(route, cursorPage([timelineEntry()]));
    open();
    expect(await (await caused()).findByText('Nothing changed')).toBeInTheDocument();
  });

  it('is not asked for if it only read data', async () => {
    open({ method: 'GET', status: 200, error: null });
    expect(await screen.findByText('About this request')).toBeInTheDocument();
    expect(subjects()).toEqual([]);
  });
});

it('support reads the timeline from its own route', async () => {
  const supported = '/support/merchants/mer_1';
  const data = { id: 'mer_1', name: 'Bean & Co', currency: 'GBP', timeZone: 'Europe/London' };
  answer(`GET ${supported}`, { success: true, data });
  answer(`GET ${supported}/rewards/rwd_1`, { success: true, data: reward() });
  answer(`GET ${supported}/timeline`, cursorPage([redeemed]));
  renderApp(`${supported}/rewards/rwd_1`, sessionAs('viewer', { memberships: [], platformRole: 'support' }));
  expect(await (await timeline()).findByText('Voucher redeemed')).toBeInTheDocument();
  expect(subjects(`GET ${supported}/timeline`)).toEqual(['rwd_1']);
});

it('on the page of a key for support, all its requests are those that it sent', async () => {
  const supported = '/support/merchants/mer_1';
  const data = { id: 'mer_1', name: 'Bean & Co', currency: 'GBP', timeZone: 'Europe/London' };
  answer(`GET ${supported}`, { success: true, data });
  answer(`GET ${supported}/timeline`, cursorPage([]));
  answer(`GET ${supported}/keys`, { success: true, data: [apiKey()] });
  renderApp(`${supported}/keys/key_1`, sessionAs('viewer', { memberships: [], platformRole: 'support' }));
  expect(await screen.findByRole('link', { name: 'All its requests' })).toHaveAttribute(
    'href',
    `${supported}?tab=requests&keyId=key_1`,
  );
});

it('of an unknown object names it by its kind', async () => {
  const supported = '/support/merchants/mer_1';
  const data = { id: 'mer_1', name: 'Bean & Co', currency: 'GBP', timeZone: 'Europe/London' };
  answer(`GET ${supported}`, { success: true, data });
  refuse(`GET ${supported}/timeline`, 404, 'timeline_not_found', 'No such timeline.');
  answer(`GET ${supported}/keys`, { success: true, data: [apiKey()] });
  renderApp(`${supported}/keys/key_9`, sessionAs('viewer', { memberships: [], platformRole: 'support' }));
  expect(await screen.findByText('No such API key.')).toBeInTheDocument();
});
