import { retryAfterSeconds } from './retry-after.js';

const now = new Date('2026-11-20T12:00:00.000Z');

it.each([
  [undefined, undefined],
  ['120', 120],
  ['0', 0],
  ['Fri, 20 Nov 2026 12:01:00 GMT', 60],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['99999999999999', 99_999_999_999_999],
  ['Friday, 20-Nov-26 12:01:00 GMT', 60],
  ['Fri Nov 20 12:01:00 2026', 60],
  ['Tue Nov  2 12:00:00 2027', 347 * 86_400],
  ['Fri Nov 20 2026', undefined],
  ['', undefined],
])('Retry-After %s is %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});
