/** The value of a cell. Null is an empty cell. */
export type CsvValue = string | number | null;

/** The mark by which spreadsheets know that a file is UTF-8. (docs/decisions/0069) */
export const byteOrderMark = '\uFEFF';

/**
 * What begins like this runs as a formula in a spreadsheet; where its language separates cells by semicolons, also behind one. An
 * apostrophe before it makes it a text.
 */
const formulaStarts = /^(?=[=+\-@\t\r])|(?<=;)(?=["\s]*[=+\-@\t\r])/g;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll(formulaStarts, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record of a CSV file (RFC 4180). */
export const csvRecord = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;
