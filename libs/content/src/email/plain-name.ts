import { oneLine } from '../text/one-line.js';

const maxLength = 60;

const dotInWord = /[.\u3002\uFF0E\uFF61]+(?=\S)/gu;

/** Mail clients turn addresses in a text into links. Of a merchant's name they make none after this. */
export const withoutAddresses = (name: string): string =>
  oneLine(name)
    .replaceAll(/:\/+|@/g, ' ')
    .replaceAll(dotInWord, '. ');

/**
 * Makes a name that a user chose safe for an e-mail. Mail clients turn addresses in text into links, so the characters of
 * addresses are removed, a dot inside a word gets a space after it, and the length is limited.
 */
export function plainName(name: string): string {
  const plain = oneLine(name)
    .replaceAll(/[\\/@:<>[\]{}|#?=&%]+/g, ' ')
    .replaceAll(dotInWord, '. ')
    .replaceAll(/\d{5,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length <= maxLength ? plain : `${letters.slice(0, maxLength).join('').trim()}…`;
}
