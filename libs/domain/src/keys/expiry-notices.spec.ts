import { dueNotices, isNoticeCurrent } from './expiry-notices.js';

const expiresAt = new Date('2027-03-01T12:00:00.000Z');
const day = 86_400_000;
const before = (days: number, ms = 0): Date => new Date(expiresAt.getTime() - days * day + ms);

it.each([
  ['a millisecond before the first', before(90), before(14, -1), 0, false],
  ['at the first', before(90), before(14), 1, true],
  ['10 days before', before(90), before(10), 1, true],
  ['at the second', before(90), before(3), 2, true],
  ['at the expiry', before(90), expiresAt, 3, true],
  ['2 days after', before(90), before(-2), 3, true],
  ['3 days after, too late', before(90), before(-3), 3, false],
  ['a year after', before(900), before(-365), 3, false],
  ['at the first, of a key that is 1 day old', before(15), before(14), 1, true],
  ['at the first, of a younger key', before(15, 1), before(14), 1, false],
  ['at the second, of a key that was made for 10 days', before(10), before(3), 2, true],
  ['at the expiry of a key that was made for an hour', before(0, -3_600_000), expiresAt, 3, false],
  ['at the expiry of a key that was made for a day', before(1), expiresAt, 3, true],
])('%s: %3$d, sent: %4$s', (_, createdAt, now, count, isSent) =>
  expect(dueNotices({ createdAt, expiresAt }, now)).toEqual({ count, isSent }),
);

it.each([
  ['at once', before(14), before(14), true],
  ['a day later', before(14), before(13), true],
  ['when the second one is due too', before(14), before(3), false],
  ['the second one, when the key has expired', before(3), expiresAt, false],
  ['the last one, 2 days after the expiry', expiresAt, before(-2), true],
  ['the last one, 3 days after the expiry', expiresAt, before(-3), false],
])('a notice that is sent %s: %4$s', (_, queuedAt, now, expected) =>
  expect(isNoticeCurrent(expiresAt, queuedAt, now)).toBe(expected),
);
