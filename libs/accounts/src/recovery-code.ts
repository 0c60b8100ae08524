import { randomInt } from 'node:crypto';

/** Crockford's base 32: digits and letters without i, l, o and u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 12;

const inGroups = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');

/** A code of 60 bits, as people write it down: `7kq2-x9bm-0e4d`. */
export const newRecoveryCode = (): string =>
  inGroups(Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''));

/** The code as it was shown, however it is typed: case and separators do not matter, o is read as 0, and i and l as 1. */
export function readRecoveryCode(typed: string): string {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  // Codes that were made before have another length, and their case counts.
  return code.length === length ? inGroups(code) : typed;
}
