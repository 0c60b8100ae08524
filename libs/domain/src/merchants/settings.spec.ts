import { type MerchantSettings, requireSettings } from './settings.js';

const present: MerchantSettings = {
  name: 'Corner Coffee',
  currency: 'GBP',
  timeZone: 'Europe/London',
  colour: null,
  locale: 'en-GB',
  paper: 'A4',
  replyTo: null,
  terms: null,
};

it.each([
  ['nothing', {}, true],
  ['everything but the currency', { name: 'Café', timeZone: 'Asia/Tokyo', locale: 'ja', colour: '#123456' }, true],
  ['the currency, before there are amounts', { currency: 'JPY' }, false],
])('%s may change', (_, change, hasAmounts) =>
  expect(() => requireSettings(present, { ...present, ...change }, hasAmounts)).not.toThrow(),
);

it('a time zone that is set may stay, also if it would not be accepted now', () =>
  expect(() =>
    requireSettings({ ...present, timeZone: 'BST' }, { ...present, timeZone: 'BST', name: 'Café' }, true),
  ).not.toThrow());

it.each([
  ['the currency, when there are amounts', { currency: 'JPY' }, true, 'currency_fixed'],
  ['a currency that does not exist', { currency: 'XXY' }, false, 'currency_unknown'],
  ['a currency in lower case', { currency: 'gbp' }, false, 'currency_unknown'],
  ['a time zone that does not exist', { timeZone: 'Europe/Atlantis' }, true, 'time_zone_unknown'],
  ['an offset', { timeZone: '+02:00' }, true, 'time_zone_unknown'],
  ['an abbreviation', { timeZone: 'BST' }, true, 'time_zone_unknown'],
  ['a time zone that only Node knows', { timeZone: 'SystemV/PST8' }, true, 'time_zone_unknown'],
  ['no time zone', { timeZone: '' }, true, 'time_zone_unknown'],
])('%s may not', (_, change, hasAmounts, reason) =>
  expect(() => requireSettings(present, { ...present, ...change }, hasAmounts)).toThrow(
    expect.objectContaining({ reason }),
  ),
);
