import { endOfDay } from '../format/days.js';
import { expiryOf } from './expiry.js';

it.each([
  ['in winter', '2026-11-20', 'Europe/London', '2026-11-20T23:59:59.000Z'],
  ['in summer', '2026-07-01', 'Europe/London', '2026-07-01T22:59:59.000Z'],
  ['on the day that the clocks go back', '2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.000Z'],
  ['on the day that they go forward', '2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.000Z'],
  ['far to the east', '2026-11-20', 'Pacific/Auckland', '2026-11-20T10:59:59.000Z'],
  ['far to the west', '2026-11-20', 'Pacific/Honolulu', '2026-11-21T09:59:59.000Z'],
  ['with half an hour', '2026-11-20', 'Asia/Kolkata', '2026-11-20T18:29:59.000Z'],
])('the end of a day %s: %s in %s is %s', (_, day, timeZone, expected) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(expected);
});

it('never is no instant, and a number of days counts from the time when the form opened', () => {
  expect(expiryOf('never', '', 'Europe/London', 0)).toBeUndefined();
  const opened = Date.parse('2026-11-20T10:00:00.000Z');
  expect(expiryOf('30', '', 'Europe/London', opened)?.toISOString()).toBe('2026-12-20T10:00:00.000Z');
});
