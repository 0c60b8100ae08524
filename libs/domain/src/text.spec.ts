import fc from 'fast-check';
import { cleanText, emailKey, hasLength, hasMaxLength, isBlank } from './text.js';

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

it.each([
  ['', true],
  [' \u00a0\u200b', true],
  ['\u3164\u115f\ufe0f\u034f', true],
  ['\u2800', true],
  ['-', false],
  ['\u3164a', false],
])('%j shows nothing: %s', (text, expected) => expect(isBlank(text)).toBe(expected));

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
