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
