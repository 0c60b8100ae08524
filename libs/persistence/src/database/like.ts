const escaped = (search: string): string => search.replace(/[\\%_]/g, '\\$&');

/** A search text as a pattern for LIKE: what it holds is meant as it stands, `%` and `_` included. */
export const containing = (search: string): string => `%${escaped(search)}%`;

export const beginningWith = (search: string): string => `${escaped(search)}%`;

/** No trigram index helps with fewer characters than three: they are looked for at the beginning alone. */
export const isShort = (search: string): boolean => [...search].length < 3;

/** What the indexes of short searches hold of a column: `İ` becomes two characters in lower case, so one more than is sought. */
export const start = (column: string): string => `left(lower(${column}), 3)`;
