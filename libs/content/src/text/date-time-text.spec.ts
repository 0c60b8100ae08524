import { dateTimeText } from './date-time-text.js';

it.each([
  ['UTC', '10 July 2026 at 23:30'],
  ['Europe/London', '11 July 2026 at 00:30'],
  ['America/New_York', '10 July 2026 at 19:30'],
])('an instant in %s is %s', (timeZone, text) => {
  expect(dateTimeText(new Date('2026-07-10T23:30:00.000Z'), timeZone)).toBe(text);
});
