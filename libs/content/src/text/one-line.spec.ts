import { oneLine } from './one-line.js';

describe('oneLine', () => {
  it.each([
    ['line breaks', 'a\r\nb\u2028c', 'a b c'],
    ['bidi controls', '\u202Etxt.exe\u202C\u2066\u200F\u061C', 'txt.exe'],
    ['control characters', '\u0000a\u0007b\u007F', 'ab'],
    ['halves of characters', 'a\uD800b', 'ab'],
  ])('takes %s out of a text', (_, text, clean) => {
    expect(oneLine(text)).toBe(clean);
  });

  it('keeps what joins letters and emoji', () => {
    expect(oneLine('می\u200Cخواهم 👨‍👩‍👧 ❤️')).toBe('می\u200Cخواهم 👨‍👩‍👧 ❤️');
  });
});
