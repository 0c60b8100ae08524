import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nilUuid } from '#domain/ids.js';
import { changedExternalId, pathWords, validateExternalId } from './external-id.js';

const document = JSON.parse(readFileSync(path.resolve(__dirname, '../../../openapi.json'), 'utf8')) as {
  paths: object;
};
const refused = expect.objectContaining({ kind: 'invalid', reason: 'external_id_invalid' });

/** The words that stand where another path has an id: `lookup` beside `/v1/public/vouchers/{id}`. */
const wordsBelow = (list: string): string[] =>
  Object.keys(document.paths)
    .map((route) => route.replace(`/v1/public/${list}/`, ''))
    .filter((rest) => /^[a-z-]+$/.test(rest));

it('the words are those of the paths, of every kind that has an externalId', () => {
  expect(pathWords.reward_template).toEqual(wordsBelow('rewards').toSorted());
  expect(pathWords.voucher_template).toEqual(wordsBelow('vouchers').toSorted());
  expect([wordsBelow('cards'), wordsBelow('customers')]).toEqual([[], []]);
});

it.each([
  ['voucher_template', 'lookup'],
  ['voucher_template', 'validate'],
  ['reward_template', 'update-coupon'],
] as const)('a %s cannot be called %s, but one that is stays so', (kind, word) => {
  expect(() => validateExternalId(kind, word)).toThrow(refused);
  expect(() => changedExternalId(kind, { id: nilUuid, externalId: null }, word)).toThrow(refused);
  expect(changedExternalId(kind, { id: nilUuid, externalId: word }, word)).toBe(word);
  expect(validateExternalId('card_definition', word)).toBe(word);
});

it.each([['.'], ['..'], ['\u200b'], [' \u3000\u200b'], ['']])('nothing can be called %j', (text) => {
  expect(() => validateExternalId('customer', text)).toThrow(refused);
});

it.each([['...'], ['a.b'], ['..a'], ['a\u200bb'], ['👩\u200d🚀']])('a thing can be called %j', (text) => {
  expect(validateExternalId('customer', text)).toBe(text);
});
