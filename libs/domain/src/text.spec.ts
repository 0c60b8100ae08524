import fc from 'fast-check';
import {
  cleanText,
  parseCouponCode,
  emailKey,
  hasLength,
  hasMaxLength,
  isOrderSource,
  parseOrderNumber,
  orderCustomerName,
} from './text.js';

describe('cleanText', () => {
  it.each([
    ['plain', 'Ann', 'Ann'],
    ['empty', '', ''],
    ['decomposed', 'e\u0301', 'é'],
    ['an emoji pair', '🎁', '🎁'],
    ['a no-break space, just above C1', '\u00a0', '\u00a0'],
    ['a tilde, just below DEL', '~', '~'],
  ])('%s text is stored in NFC', (_, value, expected) => expect(cleanText(value)).toBe(expected));

  it.each(['\u0000', '\t', '\n', '\u001f', '\u007f', '\u0080', '\u009f', '\ud800', '\udc00', '\udc00\ud800'])(
    'text that holds %j is refused wherever it stands',
    (bad) => {
      expect(cleanText(bad)).toBeUndefined();
      expect(cleanText(`a${bad}b`)).toBeUndefined();
    },
  );

  it('at most 64 combining marks may stand in a row', () => {
    expect(cleanText(`a${'\u0323'.repeat(64)}`)).toBe(`ạ${'\u0323'.repeat(63)}`);
    expect(cleanText(`a${'\u0323'.repeat(65)}`)).toBeUndefined();
    expect(cleanText(`a${'\u0323\u0301'.repeat(1_000_000)}`)).toBeUndefined();
  });

  it('cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        if (clean !== undefined) expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

it.each([
  ['abc', 3, true],
  ['abcd', 3, false],
  [' abc', 3, false],
  [' ab ', 3, false],
  ['\u{1F511}\u{1F511}', 3, false],
  ['', 0, true],
])('%j has at least %d characters and at most 3: %s', (text, least, expected) =>
  expect(hasLength(text, least, 3)).toBe(expected),
);

describe('hasMaxLength', () => {
  it.each([
    ['abc', 3, true],
    ['abcd', 3, false],
    [' abc', 3, false],
    ['abcd', 3, false],
    ['🎁🎁🎁', 3, true],
    ['🎁🎁🎁🎁', 3, false],
    ['🎁🎁🎁a', 3, false],
  ])('%s has at most %d characters: %s', (text, most, expected) => expect(hasMaxLength(text, most)).toBe(expected));
});

describe('emailKey', () => {
  it.each([' Ann@Example.COM ', 'ann@example.com', '\tANN@EXAMPLE.COM\n', 'ann@EXAMPLE.com\u00a0'])(
    '%j is the one customer ann@example.com',
    (spelling) => expect(emailKey(spelling)).toBe('ann@example.com'),
  );

  it('composed and decomposed characters are equal', () => {
    for (const spelling of ['ÄNNE@x.de', 'A\u0308nne@x.de', 'a\u0308nne@x.de'])
      expect(emailKey(spelling)).toBe('änne@x.de');
  });

  it('applying it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(emailKey(emailKey(text))).toBe(emailKey(text))),
    );
  });
});

describe('parseCouponCode', () => {
  it.each([
    ['save-10_a', 'SAVE-10_A'],
    ['X', 'X'],
    ['a'.repeat(64), 'A'.repeat(64)],
  ])('%s is stored as %s', (code, expected) => expect(parseCouponCode(code)).toBe(expected));

  it.each(['', 'a'.repeat(65), 'a b', ' a', 'a\n', 'straße', 'ı', 'ſ', 'é', 'a.b', '\u212a'])(
    '%j is no coupon code',
    (code) => expect(parseCouponCode(code)).toBeUndefined(),
  );
});

describe('isOrderSource', () => {
  it.each(['a', 'Shopify2', '9', 'a'.repeat(50)])('%s is an order source', (value) =>
    expect(isOrderSource(value)).toBe(true),
  );
  it.each(['', 'a'.repeat(51), 'a-b', 'a b', 'é', '٣', 'a\n'])('%j is not an order source', (value) =>
    expect(isOrderSource(value)).toBe(false),
  );
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

describe('orderCustomerName', () => {
  it.each([
    ['Ann Lee', 'Ann', 'Ann Lee'],
    [undefined, 'Ann', 'Ann'],
    [null, ' Ann ', 'Ann'],
    ['  ', 'Ann', 'Ann'],
    ['Ann Lee', undefined, 'Ann Lee'],
    [undefined, undefined, null],
    ['', ' ', null],
  ])('name %j and first_name %j name the customer %j', (name, firstName, expected) =>
    expect(orderCustomerName(name, firstName)).toBe(expected),
  );
});
