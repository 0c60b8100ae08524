const escaped = (search: string): string => search.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern that matches the search text anywhere. `%` and `_` in the text are escaped. */
export const containing = (search: string): string => `%${escaped(search)}%`;

/** A LIKE pattern for what begins with the search text. */
export const beginningWith = (search: string): string => `${escaped(search)}%`;

/** A LIKE pattern for what ends with the search text. */
export const endingWith = (search: string): string => `%${escaped(search)}`;

export const exactly = escaped;

/** Trigram indexes need at least three characters. Shorter texts are searched as a prefix. */
export const isShortSearch = (search: string): boolean => [...search].length < 3;

/**
 * The expression of the indexes for short searches. Lower case turns `İ` into two characters, so the index holds one
 * more character than a search has.
 */
export const firstCharacters = (column: string): string => `left(lower(${column}), 3)`;

/** Whether a column with a text_pattern_ops index begins with a text: as it compares, so a prepared statement uses it too. */
export const startsWith = (column: string, start: string): string =>
  `${column} ~>=~ ${start} and ${column} ~<~ (${start} || chr(1114111))`;

/** A text in lower case without its accents: `Zoë` is `zoe`, `Łódź` is `lodz`. */
export const withoutAccents = (text: string): string => `without_accents(${text})`;

/** The condition of the indexes of texts without accents: all other texts are in the usual indexes. */
export const hasAccents = (column: string): string => `${withoutAccents(column)} <> lower(${column})`;

/** Whether a text that has accents begins with another one when neither has them. */
export const startsWithoutAccents = (column: string, start: string): string =>
  `${hasAccents(column)} and ${startsWith(withoutAccents(column), withoutAccents(start))}`;
