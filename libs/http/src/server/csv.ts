/** The value of a cell. Null is an empty cell. */
export type CsvValue = string | number | null;

/** The mark by which spreadsheets know that a file is UTF-8. (docs/decisions/0069) */
export const byteOrderMark = '\uFEFF';

/**
 * The places where a spreadsheet would begin to read a formula: the start of a text and, because some languages separate cells by
 * semicolons, after a semicolon. Some read the signs of full width as the others. An apostrophe there makes it a text.
 */
const formulaStarts = /^(?=[=+\-@＝＋－＠\t\r\n])|(?<=;)(?=["\s]*[=+\-@＝＋－＠\t\r\n])/g;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll(formulaStarts, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record of a CSV file (RFC 4180). */
export const csvRecord = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;
