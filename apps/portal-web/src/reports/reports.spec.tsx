import { screen, waitFor, within } from '@testing-library/react';
import { answer, queriesOf, refuse } from '../../test/fake-api.js';
import { renderApp, sessionAs } from '../../test/render-app.js';
import { ApiError } from '../api/api-error.js';
import { liabilityQuery } from './liability-query.js';
import { commonPeriods } from './period-picker.js';

const route = 'GET /merchants/mer_1/reports/liability';
const page = '/merchants/mer_1/liability';

const none = {
  opening: 0,
  issued: 0,
  givenBack: 0,
  used: 0,
  expired: 0,
  adjusted: 0,
  cancelled: 0,
  takenBack: 0,
  closing: 0,
  ageing: { d0_30: 0, d31_90: 0, d91_365: 0, over: 0 },
  expectedUse: null,
};
const vouchers = {
  ...none,
  kind: 'vouchers',
  currency: 'GBP',
  cardId: null,
  cardTitle: null,
  opening: 700,
  issued: 400,
  adjusted: -20.5,
  used: 259.5,
  closing: 820,
  expectedUse: 0.8125,
  ageing: { d0_30: 410, d31_90: 0, d91_365: 400, over: 10 },
};
const rewards = { ...none, kind: 'rewards', currency: null, cardId: null, cardTitle: null };
const proof = { provedAt: '2026-11-23T03:12:00.000Z', balances: 48_211, differences: 0, objects: [] };
const report = (more: object = {}) => ({
  success: true,
  data: { from: '2026-10-01', to: '2026-11-01', timeZone: 'Europe/London', rows: [vouchers, rewards], proof, ...more },
});

it('the report has the figures of each line, its ages, and the last proof', async () => {
  answer(route, report());
  renderApp(page);
  const table = within(await screen.findByRole('table', { name: 'Liability' }));
  const line = within(table.getByRole('row', { name: /Vouchers in GBP/ }));
  for (const text of ['£700.00', '£400.00', '-£20.50', '£259.50', '£820.00', '81.3%']) {
    expect(line.getByText(text)).toBeInTheDocument();
  }
  const ages = within(screen.getByRole('table', { name: 'Not yet used, by days since issue', hidden: true }));
  expect(ages.getByText('£410.00')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Checked 23 Nov 2026, 03:12: 48,211 balances, 0 differences.');
  expect(table.queryByRole('columnheader', { name: 'Cancelled' })).toBeNull();
  expect(screen.getByText('By days since issue, on 31 Oct 2026.')).toBeInTheDocument();
  expect(screen.getByText(/^From 1 Oct 2026 to 31 Oct 2026\./)).toBeInTheDocument();
});

it('the days are in the address, and of the CSV file too', async () => {
  answer(route, report());
  const user = renderApp(`${page}?from=2026-10-01&to=2026-11-01`);
  await screen.findByRole('table', { name: 'Liability' });
  const from = screen.getByLabelText('From');
  await user.clear(from);
  await user.type(from, '2026-09-01');
  const link = screen.getByRole('link', { name: 'Export CSV' });
  const file = '/v1/portal/merchants/mer_1/reports/liability?from=2026-09-01&to=2026-11-01&format=csv';
  await waitFor(() => expect(link).toHaveAttribute('href', file));
  await waitFor(() => expect(queriesOf(route).map((query) => query.get('from'))).toEqual(['2026-10-01', '2026-09-01']));
});

it('a day that was emptied changes nothing until another one is entered', async () => {
  answer(route, report());
  const user = renderApp(`${page}?from=2026-10-01&to=2026-11-01`);
  await screen.findByRole('table', { name: 'Liability' });
  await user.clear(screen.getByLabelText('From'));
  await user.clear(screen.getByLabelText('To (not included)'));
  await user.type(screen.getByLabelText('To (not included)'), '2026-12-01');
  await waitFor(() => expect(queriesOf(route).at(-1)?.toString()).toBe('from=2026-10-01&to=2026-12-01'));
  expect(queriesOf(route)).toHaveLength(2);
});

it.each([
  ['2026-11-23T12:00:00Z', ['2026-10-01', '2026-11-01'], ['2026-11-01', '2026-12-01'], ['2026-01-01', '2027-01-01']],
  // It is December in London, and November in New York still.
  ['2026-12-01T02:00:00Z', ['2026-10-01', '2026-11-01'], ['2026-11-01', '2026-12-01'], ['2026-01-01', '2027-01-01']],
  ['2027-01-15T12:00:00Z', ['2026-12-01', '2027-01-01'], ['2027-01-01', '2027-02-01'], ['2027-01-01', '2028-01-01']],
])('at %s in New York the last month, this month and this year are %s, %s and %s', (now, ...expected) => {
  const periods = commonPeriods('America/New_York', new Date(now));
  expect(periods.slice(0, 3).map(({ from, to }) => [from, to])).toEqual(expected);
});

it('a common period is one click away', async () => {
  answer(route, report());
  const user = renderApp(page);
  await user.click(await screen.findByText('This year'));
  const [, , year] = commonPeriods('Europe/London');
  await waitFor(() => expect(queriesOf(route).at(-1)?.toString()).toBe(`from=${year.from}&to=${year.to}`));
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue(year.from));
});

it('what differs is named', async () => {
  const objects = [{ id: 'ccard_1', check: 'balance' }];
  answer(route, report({ proof: { ...proof, differences: 3, objects } }));
  renderApp(page);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Some balances do not match their histories');
  expect(alert).toHaveTextContent('3 differences. Tell support: ccard_1 (balance) …');
});

it('before the first proof and without anything open it says so', async () => {
  answer(route, report({ rows: [rewards], proof: null }));
  renderApp(page);
  expect(await screen.findByText('Nothing was left to use')).toBeInTheDocument();
  expect(screen.getByText('Not checked yet')).toBeInTheDocument();
});

it('days that the API refuses are explained', async () => {
  refuse(route, 400, 'invalid_query', 'The period must end after the day on which it begins.');
  renderApp(`${page}?from=2026-11-02&to=2026-11-01`);
  expect(await screen.findByText(/must end after the day/)).toBeInTheDocument();
});

it('a report that is being computed is asked for again after the 5 seconds of its Retry-After, each time', () => {
  const { retryDelay } = liabilityQuery('mer_1', { from: '2026-10-01', to: '2026-11-01' });
  const pauseAfter = (failures: number, reason: string) =>
    typeof retryDelay === 'function' && retryDelay(failures, new ApiError(503, reason, ''));
  expect([0, 5, 14].map((failures) => pauseAfter(failures, 'report_not_ready'))).toEqual([5_000, 5_000, 5_000]);
  expect([0, 1].map((failures) => pauseAfter(failures, 'database_unavailable'))).toEqual([1_000, 2_000]);
});

it.each(['owner', 'admin'] as const)('%s: the navigation leads to it', async (role) => {
  answer(route, report());
  renderApp(page, sessionAs(role));
  expect(await screen.findByRole('link', { name: 'Liability' })).toHaveAttribute('href', page);
});

it.each(['staff', 'viewer'] as const)('%s: it is not in the navigation, and is not asked for', async (role) => {
  renderApp(page, sessionAs(role));
  expect(await screen.findByText('Only admins and owners can see this report')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Liability' })).toBeNull();
  expect(queriesOf(route)).toEqual([]);
});
