import { oneLine } from '../pdf/template/markup.js';

const most = 60;

/**
 * A name that somebody chose, for an e-mail that we send: mail programs turn addresses in a text into links, so none may be
 * left in it. What makes one goes (schemes, slashes, at signs), a dot within a word gets a space after it, and it is short.
 */
export function plainName(name: string): string {
  const plain = oneLine(name)
    .replaceAll(/[\\/@:<>[\]{}|#?=&%]+/g, ' ')
    .replaceAll(/[.\u3002\uFF0E\uFF61]+(?=\S)/gu, '. ')
    .replaceAll(/\d{5,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length <= most ? plain : `${letters.slice(0, most).join('').trim()}…`;
}
