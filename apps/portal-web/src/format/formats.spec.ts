import { formatRelativeTime } from './dates.js';
import { formatEstimate, currencyDecimals, formatDuration, formatMoney, formatPercent } from './numbers.js';
import { looksLike, pluralize } from './words.js';

it.each([
  [12.5, 'GBP', '£12.50'],
  [1_200, 'JPY', '¥1,200'],
  [3.5, 'KWD', 'KWD 3.500'],
  [-5, 'EUR', '-€5.00'],
  [4_990.5, 'HUF', 'Ft 4,990.50'],
  [1.25, 'IQD', 'IQD 1.250'],
])('%s %s is %s', (value, currency, expected) => {
  expect(formatMoney(value, currency).replaceAll('\u00a0', ' ')).toBe(expected);
});

it.each([
  ['JPY', 0],
  ['GBP', 2],
  ['KWD', 3],
  ['HUF', 2],
  ['COP', 2],
  ['IQD', 3],
])('%s has %s decimals', (currency, digits) => expect(currencyDecimals(currency)).toBe(digits));

it('numbers, shares and durations are written for people', () => {
  expect([pluralize(1, 'key'), pluralize(1_000, 'key')]).toEqual(['1 key', '1,000 keys']);
  expect([formatEstimate(12_345), formatEstimate(1_234_567)]).toEqual(['about 12,000', 'about 1.2 million']);
  expect([formatPercent(1, 3), formatPercent(0, 0)]).toEqual(['33.3%', '–']);
  expect([formatDuration(84.4), formatDuration(1_240), formatDuration(null)]).toEqual(['84 ms', '1.24 s', '–']);
});

const now = Date.parse('2026-11-20T12:00:00Z');
it.each([
  // In Auckland it is 21 November, 01:00.
  ['2026-11-19T11:00:00Z', 'Pacific/Auckland', 'yesterday'],
  ['2026-11-19T10:59:00Z', 'Pacific/Auckland', '2 days ago'],
  ['2026-11-18T20:00:00Z', 'UTC', '2 days ago'],
  ['2026-11-18T20:00:00Z', 'America/New_York', '2 days ago'],
  ['2026-11-19T04:00:00Z', 'America/New_York', '2 days ago'],
  ['2026-11-19T05:00:00Z', 'America/New_York', 'yesterday'],
  ['2026-11-22T01:00:00Z', 'UTC', 'in 2 days'],
])('%s in %s is %s', (at, timeZone, expected) => expect(formatRelativeTime(at, timeZone, now)).toBe(expected));

it('on a day of 25 hours what is 24 hours away is not yesterday', () => {
  const end = Date.parse('2026-10-25T23:30:00Z');
  expect(formatRelativeTime('2026-10-24T23:15:00Z', 'Europe/London', end)).toBe('24 hours ago');
});

it.each([
  ['2026-11-20T11:59:40Z', 'just now'],
  ['2026-11-20T11:01:00Z', '59 minutes ago'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-23T12:00:00Z', 'in 3 days'],
])('%s is %s', (at, expected) => expect(formatRelativeTime(at, 'UTC', now)).toBe(expected));

it.each([
  ['Web shop', 'Web  shop', true],
  ['Web shop', ' Web\u00a0shop', true],
  ['Caf\u00e9', 'Cafe\u0301', true],
  ['Web shop', 'Webshop', false],
  ['Web shop', 'web shop', false],
])('“%s” looks like “%s”: %s', (one, other, alike) => expect(looksLike(one, other)).toBe(alike));
