// Without 0, O, 1, I, L and U, which are easily misread on paper. (docs/reference/vouchers.md#code)
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLength = 15;
const codeLength = 16;

// Damm's totally anti-symmetric quasigroup of order 10.
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

const letterOf = new Map<string, number>();
for (const [index, letter] of [...alphabet].entries()) {
  letterOf.set(letter, index);
  letterOf.set(letter.toLowerCase(), index);
}

/**
 * Generates a voucher code from 15 random indexes (0 to 29) and adds a check character. Returns 16 characters without
 * hyphens. (docs/reference/vouchers.md#code)
 *
 * The check always detects one wrong character and one swap of two different neighbours, the check character included.
 * Two or more wrong characters, or a swap of characters that are not neighbours, are missed once in 30 at random. Luhn
 * mod 30 would miss the swap of 2 and Z, and ISO 7064 for 30 letters misses some swaps too. Here an index is split into
 * its remainders modulo 3 and 10 (which identify it, as 3 * 10 = 30); for both orders a totally anti-symmetric
 * quasigroup exists.
 * @throws Error for other indexes
 */
export function generateVoucherCode(randomIndexes: readonly number[]): string {
  const valid = randomIndexes.every((index) => Number.isInteger(index) && index >= 0 && index < alphabet.length);
  if (!valid || randomIndexes.length !== randomLength) {
    throw new Error(`A voucher code takes ${randomLength} whole numbers from 0 to ${alphabet.length - 1}.`);
  }
  return [...randomIndexes, checkIndex(randomIndexes)].map((index) => alphabet.charAt(index)).join('');
}

/** Formats a code for people: `XXXX-XXXX-XXXX-XXXX`. */
export function formatVoucherCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/**
 * Parses a typed code; case, spaces and hyphens are ignored. Returns its 16 characters, or undefined when the length, a
 * character or the check character is wrong, which needs no database query. (docs/reference/vouchers.md#code)
 */
export function parseVoucherCode(text: string): string | undefined {
  const indexes: number[] = [];
  for (const letter of text) {
    if (letter === ' ' || letter === '-') continue;
    // A table instead of toUpperCase, which would turn the long s (ſ) into S.
    const index = letterOf.get(letter);
    if (index === undefined || indexes.length === codeLength) return undefined;
    indexes.push(index);
  }
  const check = indexes.pop();
  if (indexes.length !== randomLength || check !== checkIndex(indexes)) return undefined;
  return [...indexes, check].map((index) => alphabet.charAt(index)).join('');
}

function checkIndex(indexes: readonly number[]): number {
  let by3 = 0;
  let by10 = 0;
  for (const index of indexes) {
    by3 = (2 * by3 + index) % 3;
    by10 = Number(damm[by10]?.charAt(index % 10));
  }
  // In both quasigroups, the check that brings the state back to 0 is the state itself. 10 and 21 combine the two
  // remainders into one index.
  return (10 * by3 + 21 * by10) % 30;
}
