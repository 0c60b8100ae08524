import { requireMerchantName } from './merchant.js';

it.each([
  ['Corner Coffee', 'Corner Coffee'],
  [' Corner Coffee ', 'Corner Coffee'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['☕'.repeat(200), '☕'.repeat(200)],
])('the name %j is stored as %j', (given, stored) => expect(requireMerchantName(given)).toBe(stored));

it.each([
  ['nothing', ''],
  ['white space', '  '],
  ['a line break', 'Corner\nCoffee'],
  ['half of a character', 'Coffee \ud83d'],
  ['201 characters', 'x'.repeat(201)],
])('%s is no name', (_, given) =>
  expect(() => requireMerchantName(given)).toThrow(expect.objectContaining({ reason: 'merchant_name_invalid' })),
);
