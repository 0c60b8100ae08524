/**
 * SQL that selects the rows with `column = value` whose second column is before `end`, newest first. It compares both columns as
 * a pair: for `column = value` a generic plan expects few rows and sorts them all, although there may be millions. With the pair
 * it reads an index on both columns and stops at the limit.
 */
export function newestOf(
  [column, value]: readonly [column: string, value: string],
  [second, end]: readonly [column: string, end: string],
  compare: '<' | '<=' = '<',
): { readonly where: string; readonly order: string } {
  return {
    where: `(${column}, ${second}) ${compare} (${value}, ${end}) and ${column} >= ${value}`,
    order: `order by ${column} desc, ${second} desc`,
  };
}
