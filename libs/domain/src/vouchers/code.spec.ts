import fc from 'fast-check';
import { formatVoucherCode, parseVoucherCode, generateVoucherCode } from './code.js';

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const indexes = fc.array(fc.integer({ min: 0, max: 29 }), { minLength: 15, maxLength: 15 });
const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const place = fc.integer({ min: 0, max: 15 });

describe('generateVoucherCode', () => {
  it('has 16 characters of the alphabet that parse back, the first 15 from the indexes', () => {
    fc.assert(
      fc.property(indexes, (drawn) => {
        const code = generateVoucherCode(drawn);
        expect(code).toHaveLength(16);
        expect(code.slice(0, 15)).toBe(drawn.map((index) => alphabet[index]).join(''));
        expect(alphabet).toContain(code.charAt(15));
        expect(parseVoucherCode(code)).toBe(code);
        expect(formatVoucherCode(code)).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
        expect(parseVoucherCode(formatVoucherCode(code))).toBe(code);
      }),
    );
  });

  it('codes that were issued before stay valid', () => {
    expect(generateVoucherCode([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])).toBe('23456789ABCDEFGV');
    expect(generateVoucherCode(zeros(15))).toBe('2222222222222222');
  });

  it('every single wrong character is detected, at every position and for every letter', () => {
    fc.assert(
      fc.property(indexes, place, (drawn, at) => {
        const code = generateVoucherCode(drawn);
        for (const letter of alphabet.replace(code.charAt(at), '')) {
          expect(parseVoucherCode(code.slice(0, at) + letter + code.slice(at + 1))).toBeUndefined();
        }
      }),
      { numRuns: 50 },
    );
  });

  it('every swap of two different neighbours is detected, the check character included, for every pair of letters', () => {
    for (let left = 0; left < 30; left++) {
      for (let right = 0; right < 30; right++) {
        const code = generateVoucherCode([left, right, ...zeros(13).fill((left * 7 + right) % 30)]);
        for (let at = 0; at < 15; at++) {
          const swapped = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2);
          if (swapped !== code) expect(parseVoucherCode(swapped)).toBeUndefined();
        }
      }
    }
  });

  it('every swap of adjacent characters is detected at every position', () => {
    fc.assert(
      fc.property(indexes, fc.integer({ min: 0, max: 14 }), (drawn, at) => {
        const code = generateVoucherCode(drawn);
        const swapped = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2);
        if (swapped !== code) expect(parseVoucherCode(swapped)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it.each([[[]], [zeros(14)], [zeros(16)]])('%j is refused', (drawn) =>
    expect(() => generateVoucherCode(drawn)).toThrow('15 whole numbers'),
  );
  it.each([-1, 30, 0.5, NaN])('an index of %d is refused', (index) =>
    expect(() => generateVoucherCode([...zeros(14), index])).toThrow('15 whole numbers'),
  );
});

describe('parseVoucherCode', () => {
  const code = generateVoucherCode([23, 23, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  it.each([
    code.toLowerCase(),
    formatVoucherCode(code),
    formatVoucherCode(code).toLowerCase(),
    ` ${formatVoucherCode(code).replaceAll('-', ' ')} `,
    `--${code}--`,
    [...code].join(' - '),
  ])('%j is the code', (text) => expect(parseVoucherCode(text)).toBe(code));

  it.each([
    ['nothing', ''],
    ['only hyphens', '----'],
    ['a character less', code.slice(1)],
    ['a character more', `${code}2`],
    ['a zero', code.replace('4', '0')],
    ['a tab', `\t${code}`],
    ['a letter whose upper case is in the alphabet', code.replace('S', 'ſ')],
    ['a letter whose upper case is two of the alphabet', `ß${code.slice(2)}`],
    ['a NUL', `${code}\u0000`],
  ])('%s is not a code', (_, text) => {
    expect(text).not.toBe(code);
    expect(parseVoucherCode(text)).toBeUndefined();
  });
});
