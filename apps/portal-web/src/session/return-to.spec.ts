import { returnPath, signInSearch } from './return-to.js';

it.each([
  ['a page', '/merchants/mer_1/keys?window=1h', '/merchants/mer_1/keys?window=1h'],
  ['another site without its scheme', '//evil.example', undefined],
  ['the same with a backslash', '/\\evil.example', undefined],
  ['another site', 'https://evil.example', undefined],
  ['a script', 'javascript:alert(1)', undefined],
  ['the sign-in page itself', '/sign-in?returnTo=/sign-in', undefined],
  ['no text', 7, undefined],
])('%s leads to the right place', (_, value, expected) => expect(returnPath(value)).toBe(expected));

it('has its parameter, and undefined for an invalid value', () => {
  expect(Object.entries(signInSearch({ returnTo: '//evil.example', other: 'yes' }))).toEqual([['returnTo', undefined]]);
});
