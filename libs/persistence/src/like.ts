/** A search text as a pattern for LIKE: what it holds is meant as it stands, `%` and `_` included. */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;
