/**
 * SQL that selects the rows of one value before another value of a second column, and orders them, the newest first. They are compared as a
 * pair: of `column = value` a generic plan expects so few rows that it sorts all of them, where there may be millions. This way it
 * steps through an index of both columns and stops at the limit. The row has what both columns are called.
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
