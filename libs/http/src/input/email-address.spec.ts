import { isEmailAddress } from './email-address.js';

it.each([
  'ada@example.com',
  '  Ada@Example.COM ',
  'ada+shop@mail.example.co.uk',
  "o'neill@example.org",
  'jürgen@bücher.example',
  'ada@xn--bcher-kva.example',
  'ada@münchen.xn--p1ai',
  '用户@例子.广告',
  'ada@straße.example',
  'a@1-800.example',
  'ada@نامه\u200cای.example',
])('%j is an address', (address) => expect(isEmailAddress(address)).toBe(true));

it.each([
  ['no top level', 'ada@example'],
  ['no local part', '@example.com'],
  ['a space in it', 'ada lovelace@example.com'],
  ['a control character', 'ada@exam\u0000ple.com'],
  ['a zero-width space at its end', 'ada@example.com\u200b'],
  ['a zero-width space before', '\u200bada@example.com'],
  ['a word joiner', 'ada@example.com\u2060'],
  ['a soft hyphen', 'ada@exam\u00adple.com'],
  ['a text direction', 'ada@example.\u202ecom'],
  ['a variation selector', 'ada\ufe0f@example.com'],
  ['a joiner where there is nothing to join', 'ada@exam\u200dple.com'],
  ['a domain in full width', 'ada@ｅxample.com'],
  ['a mark without its letter', 'ada@\u0301example.com'],
  ['a domain that Punycode cannot hold', 'ada@xn--a.example'],
])('with %s it is none', (_, address) => expect(isEmailAddress(address)).toBe(false));
