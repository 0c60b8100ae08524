import fc from 'fast-check';
import {
  amountToMinor,
  isCurrency,
  maxAmountMinor,
  minorDigits,
  optionalAmountToMinor,
  orderValueToMinor,
  shownAmount,
  toMajor,
} from './money.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const currency = fc.constantFrom('JPY', 'GBP', 'KWD', 'CLF');
const minorUnits = fc.integer({ min: 0, max: maxAmountMinor });

describe('currencies', () => {
  // For HUF, IDR and IQD, Intl would say 0.
  it.each([
    ['JPY', 0],
    ['ISK', 0],
    ['VND', 0],
    ['GBP', 2],
    ['EUR', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['KWD', 3],
    ['IQD', 3],
    ['CLF', 4],
  ])('%s has the %d decimals of ISO 4217', (code, digits) => expect(minorDigits(code)).toBe(digits));

  it.each([
    ['GBP', true],
    ['JPY', true],
    ['gbp', false],
    ['ABC', false],
    ['', false],
    ['GB', false],
    ['__proto__', false],
  ])('%s is a currency: %s', (code, expected) => expect(isCurrency(code)).toBe(expected));
});

describe('toMajor', () => {
  it.each([
    [1050, 'GBP', 10.5],
    [1, 'GBP', 0.01],
    [0, 'GBP', 0],
    [500, 'JPY', 500],
    [1, 'KWD', 0.001],
    [9_999_999_999, 'GBP', 99_999_999.99],
    [-250, 'GBP', -2.5],
  ])('%d minor units of %s are shown as %d', (minor, code, major) => expect(toMajor(minor, code)).toBe(major));

  it('shows the exact decimal, which converts back to the same minor units', () => {
    fc.assert(
      fc.property(minorUnits, currency, (minor, code) => {
        const digits = minorDigits(code);
        const text = String(minor).padStart(digits + 1, '0');
        const major = toMajor(minor, code);
        expect(major).toBe(Number(`${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`));
        expect(amountToMinor(major, code, 'amount')).toBe(minor);
        expect(orderValueToMinor(major, code)).toBe(minor);
      }),
    );
  });
});

describe('amountToMinor', () => {
  it.each([
    [10.5, 'GBP', 1050],
    [0, 'GBP', 0],
    [-0, 'GBP', 0],
    [0.29, 'GBP', 29],
    [1.1, 'KWD', 1100],
    [7, 'JPY', 7],
    [99_999_999.99, 'GBP', 9_999_999_999],
    [9_999_999_999, 'JPY', 9_999_999_999],
  ])('%d %s is %d minor units', (amount, code, minor) => expect(amountToMinor(amount, code, 'amount')).toBe(minor));

  it.each([
    [-0.01, 'GBP', 'amount_invalid'],
    [NaN, 'GBP', 'amount_invalid'],
    [Infinity, 'GBP', 'amount_invalid'],
    [-Infinity, 'GBP', 'amount_invalid'],
    [0.30000000000000004, 'GBP', 'amount_too_precise'],
    [5e-324, 'GBP', 'amount_too_precise'],
    [1e-7, 'GBP', 'amount_too_precise'],
    [1.005, 'GBP', 'amount_too_precise'],
    [0.5, 'JPY', 'amount_too_precise'],
    [1.0001, 'KWD', 'amount_too_precise'],
    [100_000_000, 'GBP', 'amount_too_large'],
    [10_000_000_000, 'JPY', 'amount_too_large'],
    [1e21, 'GBP', 'amount_too_large'],
    [Number.MAX_VALUE, 'KWD', 'amount_too_large'],
  ])('%d %s is refused: %s', (amount, code, reason) =>
    expect(() => amountToMinor(amount, code, 'amount')).toThrow(refused(reason)),
  );

  it('says whether the field may be 0', () => {
    expect(() => amountToMinor(-1, 'GBP', 'remainingValue')).toThrow('remainingValue must be a number of 0 or more.');
    expect(() => amountToMinor(-1, 'GBP', 'amount', 'above 0')).toThrow('amount must be a number above 0.');
  });

  it('names the field in its message', () => {
    expect(() => amountToMinor(1.005, 'GBP', 'remainingValue')).toThrow('remainingValue must have at most 2 decimals');
  });
});

describe('optionalAmountToMinor', () => {
  it('an amount that is left out stays so', () => expect(optionalAmountToMinor(undefined, 'GBP')).toBeUndefined());

  it('another one is converted, as the field amount, which is above 0', () => {
    expect(optionalAmountToMinor(12.5, 'GBP')).toBe(1250);
    expect(() => optionalAmountToMinor(-1, 'GBP')).toThrow('amount must be a number above 0.');
  });
});

describe('orderValueToMinor', () => {
  it.each([
    [1.005, 'GBP', 101],
    ['1.005', 'GBP', 101],
    [1.004999, 'GBP', 100],
    ['1.004999', 'GBP', 100],
    [0.30000000000000004, 'GBP', 30],
    [8.325, 'GBP', 833],
    [0.5, 'JPY', 1],
    ['0.499999', 'JPY', 0],
    [1.0005, 'KWD', 1001],
    ['12.5', 'GBP', 1250],
    ['007', 'GBP', 700],
    [0, 'GBP', 0],
    [-0, 'GBP', 0],
    [1e-7, 'GBP', 0],
    [9.99e-7, 'CLF', 0],
    [5e-324, 'GBP', 0],
    [1e5, 'GBP', 10_000_000],
    ['0.999999', 'GBP', 100],
    [99_999_999.99, 'GBP', 9_999_999_999],
    ['99999999.994999', 'GBP', 9_999_999_999],
    ['9999999999.499999', 'JPY', 9_999_999_999],
  ])('%j in %s is %d minor units', (value, code, minor) => expect(orderValueToMinor(value, code)).toBe(minor));

  it.each([
    '',
    ' 1',
    '1 ',
    '1.',
    '.5',
    '-1',
    '+1',
    '1e3',
    '1E3',
    '0x10',
    '1,5',
    '1.1234567',
    '12345678901',
    '٣',
    '1\n',
  ])('the text %j is refused', (value) =>
    expect(() => orderValueToMinor(value, 'GBP')).toThrow(refused('order_value_invalid')),
  );
  it.each([-1, -5e-324, NaN, Infinity, -Infinity])('the number %d is refused', (value) =>
    expect(() => orderValueToMinor(value, 'GBP')).toThrow(refused('order_value_invalid')),
  );
  it.each([
    ['99999999.995', 'GBP'],
    [99_999_999.995, 'GBP'],
    ['9999999999.5', 'JPY'],
    ['9999999999', 'GBP'],
    [1e21, 'GBP'],
    [Number.MAX_VALUE, 'JPY'],
  ])('%j in %s is too large', (value, code) =>
    expect(() => orderValueToMinor(value, code)).toThrow(refused('order_value_too_large')),
  );

  it('rounds half up like exact integer arithmetic', () => {
    const millionths = fc.bigInt({ min: 0n, max: 900_000_000_000n });
    fc.assert(
      fc.property(millionths, currency, (value, code) => {
        const step = 10n ** BigInt(6 - minorDigits(code));
        const expected = Number((value + step / 2n) / step);
        const text = `${value / 1_000_000n}.${String(value % 1_000_000n).padStart(6, '0')}`;
        expect(orderValueToMinor(text, code)).toBe(expected);
        expect(orderValueToMinor(Number(text), code)).toBe(expected);
      }),
    );
  });
});

// Amounts have the same format as in the pages of the portal (apps/portal-web/src/format/formats.spec.ts).
it.each([
  [1_250, 'GBP', '£12.50'],
  [123_450, 'GBP', '£1,234.50'],
  [1_200, 'JPY', '¥1,200'],
  [3_500, 'KWD', 'KWD 3.500'],
  [499_050, 'HUF', 'Ft 4,990.50'],
  [0, 'EUR', '€0.00'],
])('%d minor units of %s are shown as %s', (minor, code, expected) => {
  expect(shownAmount(minor, code).replaceAll('\u00a0', ' ')).toBe(expected);
});
