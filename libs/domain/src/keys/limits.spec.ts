import {
  defaultLimits,
  exhaustedFigures,
  limitTexts,
  tightestFigures,
  type WindowName,
  windowMs,
  type WindowState,
} from './limits.js';

const windowOf = (used: number, limit: number, freeInMs = 0, name: WindowName = 'requestsPerMinute'): WindowState => ({
  name,
  limit,
  used,
  freeInMs,
});

it('the defaults are those of the public document', () =>
  expect(defaultLimits).toEqual({
    requestsPerMinute: 120,
    requestsPerDay: 10_000,
    orderCreationsPerMinute: 60,
    voucherRedemptionsPerMinute: 60,
    voucherPdfsPerMinute: 10,
    lookupMissesPerMinute: 10,
    concurrentRequests: 10,
    failedAuthentications: 10,
  }));

it.each([
  ['requestsPerMinute', 60],
  ['requestsPerDay', 86_400],
  ['orderCreationsPerMinute', 60],
  ['voucherRedemptionsPerMinute', 60],
  ['voucherPdfsPerMinute', 60],
  ['lookupMissesPerMinute', 60],
  ['failedAuthentications', 300],
] as const)('the window of %s is %d seconds long', (name, seconds) => expect(windowMs[name]).toBe(seconds * 1000));

it.each([
  ['requestsPerMinute', '7 requests within a minute'],
  ['requestsPerDay', '7 requests within 24 hours'],
  ['orderCreationsPerMinute', '7 order creations within a minute'],
  ['voucherRedemptionsPerMinute', '7 voucher redemptions within a minute'],
  ['voucherPdfsPerMinute', '7 voucher PDFs within a minute'],
  ['lookupMissesPerMinute', '7 look-ups of unknown codes within a minute'],
  ['concurrentRequests', '7 concurrent requests'],
  ['failedAuthentications', '7 failed authentications from one IP address within five minutes'],
] as const)('%s is called "%s"', (name, text) => expect(limitTexts[name](7)).toBe(text));

describe('tightestFigures', () => {
  it.each([
    ['the one with the least left', [windowOf(100, 120, 5_000), windowOf(55, 60, 9_000)], [60, 5, 9]],
    ['whatever its place', [windowOf(55, 60, 9_000), windowOf(100, 120, 5_000)], [60, 5, 9]],
    [
      'not the one that is fullest by its share',
      [windowOf(9_000, 10_000, 1_000), windowOf(20, 120, 2_000)],
      [120, 100, 2],
    ],
    ['of two alike the one that frees later', [windowOf(1, 2, 3_000), windowOf(9, 10, 50_000)], [10, 1, 50]],
    [
      'of two alike the one that frees later, in any order',
      [windowOf(9, 10, 50_000), windowOf(1, 2, 3_000)],
      [10, 1, 50],
    ],
    ['with nothing below zero left', [windowOf(8, 5, 3_000)], [5, 0, 3]],
    ['with seconds rounded up', [windowOf(1, 5, 3_000.001)], [5, 4, 4]],
    ['with nothing to wait for', [windowOf(0, 5)], [5, 5, 0]],
  ] as const)('is %s', (_, windows, [limit, remaining, resetSeconds]) =>
    expect(tightestFigures(windows)).toEqual({ limit, remaining, resetSeconds }),
  );

  it('is undefined without windows', () => expect(tightestFigures([])).toBeUndefined());
});

describe('exhaustedFigures', () => {
  it.each([
    [59_000.2, 60],
    [59_000, 59],
    [1_000, 1],
    [0.001, 1],
    [0, 1],
  ])('a window that is free in %d ms has a reset of %d s', (freeInMs, resetSeconds) =>
    expect(exhaustedFigures(windowOf(5, 5, freeInMs))).toEqual({ limit: 5, remaining: 0, resetSeconds }),
  );
});
