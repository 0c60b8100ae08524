import type { ImportRow } from '#domain/customers/import.js';
import { invalid, type Refusal } from '#domain/errors.js';
import { hasIdForm } from '#domain/ids.js';
import { cleanText, emailKey, hasMaxLength } from '#domain/text.js';
import { isEmailAddress } from '#http/input/fields.js';
import { parse } from 'csv-parse/sync';

const columns = ['email', 'name', 'externalId'];
const maxRows = 10_000;

export const csvMalformed = (): Refusal =>
  invalid('csv_malformed', 'The body is not well-formed CSV: a quote is not closed or is inside a value.');
export const csvHeaderInvalid = (): Refusal =>
  invalid('csv_header_invalid', `The first row must be ${columns.join(',')}.`);
export const tooManyRows = (): Refusal =>
  invalid('too_many_rows', `One import accepts at most ${maxRows.toLocaleString('en')} rows.`);

/**
 * Parses the CSV of an import (decoded from UTF-8; RFC 4180, with CRLF or LF): the exact header, then one customer per row.
 * Empty lines are ignored. The error of a single row is in that row.
 * @throws Refusal `invalid` csv_malformed, csv_header_invalid, too_many_rows
 */
export function readCustomerCsv(text: string): ImportRow[] {
  const [header, ...rows] = parsed(text);
  if (JSON.stringify(header) !== JSON.stringify(columns)) throw csvHeaderInvalid();
  if (rows.length > maxRows) throw tooManyRows();
  return rows.map((values, at) => rowOf(at + 1, values));
}

function parsed(text: string): string[][] {
  try {
    // One row more than the maximum shows that there are too many.
    const options = { skipEmptyLines: true, relaxColumnCount: true, recordDelimiter: ['\r\n', '\n'] };
    return parse(text, { ...options, to: maxRows + 2 });
  } catch {
    throw csvMalformed();
  }
}

function rowOf(row: number, values: readonly string[]): ImportRow {
  const [email = '', name = '', externalId = ''] = values.map((value) => value.trim());
  return {
    row,
    email: emailKey(email),
    name: name === '' ? null : name.normalize('NFC'),
    externalId: externalId === '' ? null : externalId.normalize('NFC'),
    problem: problemOf(values.length, email, name, externalId),
  };
}

function problemOf(width: number, email: string, name: string, externalId: string): string | null {
  if (width !== 3) return `The row has ${width} ${width === 1 ? 'value' : 'values'} instead of 3.`;
  if (!isEmailAddress(email)) return 'email must be an e-mail address.';
  if (!isText(name, 200)) return 'name must be text of at most 200 characters, without control characters.';
  if (isText(externalId, 128) && !hasIdForm(externalId)) return null;
  return 'externalId must be at most 128 printable characters that do not look like an id of this service.';
}

const isText = (value: string, most: number): boolean => {
  const text = cleanText(value);
  return text !== undefined && hasMaxLength(text, most);
};
