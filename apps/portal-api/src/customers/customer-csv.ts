import type { CardUnit } from '#domain/cards/progress.js';
import { type ImportProblem, type ImportRow, tooManyRows } from '#domain/customers/import.js';
import { invalid, type Refusal } from '#domain/errors.js';
import { cleanText, emailKey, hasMaxLength } from '#domain/text.js';
import { isEmailAddress } from '#http/input/email-address.js';
import { externalIdProblem } from '#operations/external-id.js';
import { parse } from 'csv-parse/sync';

export const maxRows = 10_000;
/** The most balances in one import. Each is given by a write of its own, in the single transaction of the import. */
const maxBalances = 1_000;
const maxBalance = 1_000_000_000;
const maxColumns = 100;

/** A column of opening balances, as the header names it. */
export interface BalanceColumn {
  readonly header: string;
  readonly unit: CardUnit;
  /** id or externalId of the card definition; null: the only one of this type. */
  readonly card: string | null;
}

/** A row with what its customer's cards begin with. */
export interface CustomerRow extends ImportRow {
  readonly balances: readonly { readonly column: BalanceColumn; readonly quantity: number }[];
}

export const csvMalformed = (): Refusal =>
  invalid('csv_malformed', 'The body is not well-formed CSV: a quote is not closed or is inside a value.');
export const csvHeaderInvalid = (problem = 'there is no column email'): Refusal =>
  invalid(
    'csv_header_invalid',
    `The first row must name the columns email, name, externalId, stamps, points: ${problem}.`,
  );

/** Other names of a column in the exports of other programs, without spaces, hyphens, dots and underscores. */
const aliases: ReadonlyMap<string, 'email' | 'name' | 'externalId'> = new Map([
  ...(['email', 'emailaddress', 'mail', 'emailadresse'] as const).map((alias) => [alias, 'email'] as const),
  ...(['name', 'fullname', 'customername', 'customer'] as const).map((alias) => [alias, 'name'] as const),
  ...(['externalid', 'customerid', 'customernumber', 'customerno', 'yourid'] as const).map(
    (alias) => [alias, 'externalId'] as const,
  ),
]);

type Column = 'email' | 'name' | 'externalId' | BalanceColumn;

/**
 * Parses the CSV of an import (RFC 4180, with CRLF or LF; separated by commas, semicolons or tabs): a header, then one customer per
 * row. Empty lines are ignored. The error of a single row is in that row. (docs/reference/portal.md#csv-import)
 * @throws Refusal `invalid` csv_malformed, csv_header_invalid, too_many_rows
 */
export function readCustomerCsv(text: string): CustomerRow[] {
  const [header = [], ...rows] = parsed(text);
  const columns = columnsIn(header);
  if (rows.length > maxRows) throw tooManyRows(maxRows);
  const read = rows.map((values, at) => rowOf(at + 1, columns, values));
  const balances = read.reduce((sum, row) => sum + row.balances.length, 0);
  if (balances > maxBalances) throw tooManyRows(maxBalances, 'opening balances');
  return read;
}

function parsed(text: string): string[][] {
  try {
    // One row more than the maximum shows that there are too many.
    const options = { skipEmptyLines: true, relaxColumnCount: true, recordDelimiter: ['\r\n', '\n'] };
    return parse(text, { ...options, delimiter: delimiterOf(text), to: maxRows + 2 });
  } catch {
    throw csvMalformed();
  }
}

/** The separator that the first line has most often. */
function delimiterOf(text: string): string {
  const line = (/[^\r\n]+/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string): number => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function columnsIn(header: readonly string[]): readonly Column[] {
  if (header.length > maxColumns) throw csvHeaderInvalid(`there are more than ${maxColumns} columns`);
  const columns = header.map((given) => columnOf(given.trim()));
  const names = columns.map((column) => (typeof column === 'string' ? column : `${column.unit} ${column.card}`));
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice !== -1) throw csvHeaderInvalid(`${shown(header[twice])} occurs twice`);
  if (!columns.includes('email')) throw csvHeaderInvalid();
  return columns;
}

const balanceForm = /^(stamps|points)(?: {0,9}: {0,9}(\S.{0,127}))?$/i;
/** A name that is not known may be anything: no more than its beginning is answered. */
const shown = (given = ''): string => `“${cleanText(given)?.slice(0, 40) ?? ''}”`;

function columnOf(given: string): Column {
  const known = aliases.get(given.toLowerCase().replaceAll(/[\s._-]/g, ''));
  if (known) return known;
  const [, unit, card] = balanceForm.exec(given) ?? [];
  if (unit === undefined) throw csvHeaderInvalid(`${shown(given)} is none of them`);
  return { header: given, unit: unit.toLowerCase() as CardUnit, card: card ?? null };
}

function rowOf(row: number, columns: readonly Column[], given: readonly string[]): CustomerRow {
  const values = given.map((value) => value.trim());
  const of = (column: Column): string => values[columns.indexOf(column)] ?? '';
  const [email, name, externalId] = [of('email'), of('name'), of('externalId')];
  const balances = columns.flatMap((column, at) => {
    const text = values[at] ?? '';
    return typeof column === 'string' || text === '' ? [] : [{ column, text }];
  });
  const wrong = balances.find(({ text }) => !isBalance(text));
  return {
    row,
    email: emailKey(cleanText(email) ?? ''),
    name: cleanText(name) || null,
    externalId: cleanText(externalId) || null,
    problem:
      widthProblem(values.length, columns.length) ??
      problemOf(email, name, externalId) ??
      (wrong ? balanceProblem(wrong.column) : null),
    balances: balances
      .map(({ column, text }) => ({ column, quantity: isBalance(text) ? Number(text) : 0 }))
      .filter(({ quantity }) => quantity > 0),
  };
}

const isBalance = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= maxBalance;

const balanceProblem = ({ header }: BalanceColumn): ImportProblem => ({
  column: header,
  message: `${header} must be an integer from 0 to ${maxBalance.toLocaleString('en')}.`,
});

function widthProblem(width: number, expected: number): ImportProblem | null {
  if (width === expected) return null;
  const values = width === 1 ? 'value' : 'values';
  return { column: null, message: `The row has ${width} ${values} instead of ${expected}.` };
}

function problemOf(email: string, name: string, externalId: string): ImportProblem | null {
  if (!isEmailAddress(email)) return { column: 'email', message: 'email must be an e-mail address.' };
  if (!isText(name, 200)) {
    return { column: 'name', message: 'name must be text of at most 200 characters, without control characters.' };
  }
  const refusal = externalId === '' ? undefined : externalIdProblem('customer', externalId);
  return refusal ? { column: 'externalId', message: refusal.message } : null;
}

const isText = (value: string, max: number): boolean => {
  const text = cleanText(value);
  return text !== undefined && hasMaxLength(text, max);
};
