import fc from 'fast-check';
import { generateOrderNumber, parseOrderNumber } from './order-number.js';

describe('generateOrderNumber', () => {
  it('is ORD- and ten characters without I, L, O and U, itself a valid order number', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 16 }), (random) => {
        const orderNumber = generateOrderNumber(random);
        expect(orderNumber).toMatch(/^ORD-[0-9A-HJKMNP-TV-Z]{10}$/);
        expect(parseOrderNumber(orderNumber)).toBe(orderNumber);
      }),
    );
  });

  it('every character is selected by the same number of byte values', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const letter = generateOrderNumber(new Uint8Array(10).fill(byte)).charAt(4);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  it('too few random bytes are refused', () => {
    expect(() => generateOrderNumber(new Uint8Array(9))).toThrow('random bytes');
  });
});

describe('parseOrderNumber', () => {
  it.each([
    ['A-1', 'A-1'],
    [' #7 ', ' #7 '],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['🎁'.repeat(64), '🎁'.repeat(64)],
    ['e\u0301', 'é'],
    ['A\u200d1', 'A\u200d1'],
  ])('%j is kept as %j', (value, expected) => expect(parseOrderNumber(value)).toBe(expected));

  it.each([
    undefined,
    null,
    7,
    true,
    {},
    ['A'],
    '',
    'x'.repeat(65),
    'a\nb',
    '\u0000',
    '\ud800',
    ' ',
    '\u200b',
    '\u202e ',
    'a\u2028b',
  ])('%j makes the service generate one', (value) => expect(parseOrderNumber(value)).toBeUndefined());
});
