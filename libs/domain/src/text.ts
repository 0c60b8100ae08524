// Cc: C0, DEL and C1 controls. Cs: with the u flag a surrogate pair is one character, so only a lone surrogate matches.
const forbiddenCharacters = /[\p{Cc}\p{Cs}]/u;
/** Normalising combining marks takes time that grows with the square of their number. No script needs so many. */
const tooManyMarks = /\p{M}{65}/u;

/**
 * Returns the text in the stored form (NFC), or undefined when it has a lone surrogate or a control character, which
 * the database would refuse or change, or more than 64 combining marks in a row. (docs/reference/money-and-time.md#text)
 */
export function cleanText(value: string): string | undefined {
  return forbiddenCharacters.test(value) || tooManyMarks.test(value) ? undefined : value.normalize('NFC');
}

/** True when the text has at most `maxLength` characters, counted in code points as PostgreSQL does: an emoji is one. */
export function hasMaxLength(value: string, maxLength: number): boolean {
  if (value.length <= maxLength) return true;
  return value.length <= 2 * maxLength && [...value].length <= maxLength;
}

/** True when the text has at most `maxLength` characters and, trimmed, at least `minLength`, counted in the same way. */
export const hasLength = (value: string, minLength: number, maxLength: number): boolean =>
  hasMaxLength(value, maxLength) && [...value.trim()].length >= minLength;

/**
 * Returns the form of an e-mail address that is stored and compared: trimmed, NFC, lower case. Pass only text
 * from cleanText().
 * (docs/reference/money-and-time.md#e-mail-addresses)
 */
export function emailKey(value: string): string {
  return value.trim().toLowerCase().normalize('NFC');
}

/** Matches a text of only blanks and invisible characters, such as a zero-width space. U+2800: the empty Braille pattern. */
const blank = /^[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing. (docs/reference/money-and-time.md#text) */
export const isBlank = (value: string): boolean => blank.test(value);

/** A text as it is kept, trimmed; null for none and for one that shows nothing. */
export const textOrNull = (text: string | null | undefined): string | null =>
  text && !isBlank(text) ? text.trim() : null;
