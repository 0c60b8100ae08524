import fc from 'fast-check';
import { parseDecimal, isExact } from './decimal.js';

describe('parseDecimal', () => {
  it.each([
    ['0', '', 0],
    ['0.000', '', 0],
    ['0e-5', '', 0],
    ['12', '12', 2],
    ['1200', '12', 4],
    ['0.5', '5', 0],
    ['0.05', '5', -1],
    ['12.50', '125', 2],
    ['1e-7', '1', -6],
    ['1.5e+21', '15', 22],
    ['1.5E2', '15', 3],
    ['0.001e3', '1', 1],
  ])('%s has the digits %j and the point at %d', (text, digits, point) =>
    expect(parseDecimal(text)).toEqual({ digits, point }),
  );

  it('leaves the sign out', () => expect(parseDecimal('-0.50')).toEqual({ digits: '5', point: 0 }));

  it('parses a text of zeros and ones in linear time', () => {
    const text = `1${'0'.repeat(60_000)}1`;
    // Measures processor time, because other processes do not make it longer.
    const start = process.cpuUsage();
    expect(parseDecimal(text).digits).toBe(text);
    expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  });
});

describe('isExact', () => {
  it.each(['0', '-0', '0.1', '10.00000000000000000000', '1e21', '1E-7', '5e-324', '0.30000000000000004', '1000e-2'])(
    '%s is what its double says',
    (text) => expect(isExact(text)).toBe(true),
  );
  it.each([
    '10.00000000000000000001',
    '24.899999999999999',
    '9007199254740993',
    '1e400',
    '-1e400',
    '1e-400',
    '1.2e-323',
    '1.0000000000000000001',
    '1e99999999999999999999',
    '0.1000000000000000055511151231257827',
  ])('%s is not', (text) => expect(isExact(text)).toBe(false));

  it('holds for every number as JavaScript writes it', () => {
    fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => isExact(String(value))));
  });

  it('holds for every decimal of up to 15 digits', () => {
    const digits = fc.bigInt({ min: 0n, max: 999_999_999_999_999n });
    const exponent = fc.integer({ min: -30, max: 30 });
    fc.assert(fc.property(digits, exponent, (each, power) => isExact(`${each}e${power}`)));
  });
});
