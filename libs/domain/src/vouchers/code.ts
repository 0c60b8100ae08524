// No 0, O, 1, I, L, U: nothing that is misread on paper. (docs/reference/vouchers.md#code)
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
 * Makes a voucher code of 15 random indexes from 0 to 29 and a check character; gives 16 characters without hyphens. Other
 * indexes are a broken promise and throw an Error. (docs/reference/vouchers.md#code)
 *
 * Any one wrong character and any two neighbours that differ and are swapped are always found, the check character
 * included. Not always found, but missed once in 30 at random: two or more wrong characters, and swaps of characters that
 * aren't neighbours. Luhn mod 30 would miss the swap of 2 and Z, and ISO 7064 for 30 letters some swaps too; an index is
 * here taken apart into its remainders by 3 and by 10 (which name it, as 3 * 10 = 30), for both of which a totally
 * anti-symmetric quasigroup exists.
 */
export function voucherCode(randomIndexes: readonly number[]): string {
  const valid = randomIndexes.every((index) => Number.isInteger(index) && index >= 0 && index < alphabet.length);
  if (!valid || randomIndexes.length !== randomLength) {
    throw new Error(`A voucher code takes ${randomLength} whole numbers from 0 to ${alphabet.length - 1}.`);
  }
  return [...randomIndexes, checkIndex(randomIndexes)].map((index) => alphabet.charAt(index)).join('');
}

/** A code as people read it: `XXXX-XXXX-XXXX-XXXX`. */
export function formatVoucherCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/**
 * Reads a code as someone typed it, ignoring case, spaces and hyphens; gives its 16 characters, or undefined when the
 * length, a character or the check character is wrong, which needs no database to know. (docs/reference/vouchers.md#code)
 */
export function parseVoucherCode(text: string): string | undefined {
  const indexes: number[] = [];
  for (const letter of text) {
    if (letter === ' ' || letter === '-') continue;
    // By table, not by toUpperCase: that would read the long s as S.
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
  // In both, the check that brings the state back to 0 is the state itself; 10 and 21 join the two remainders into one index.
  return (10 * by3 + 21 * by10) % 30;
}
