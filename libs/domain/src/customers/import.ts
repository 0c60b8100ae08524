import { externalIdTaken, invalid, type Refusal } from '../errors.js';

/** A concurrent request took an externalId between the check and the insert. */
export const importConflict = (): Refusal =>
  externalIdTaken('A concurrent request took one of the externalIds. Nothing was imported.');

const count = (number: number): string => number.toLocaleString('en');

/** `what` names what of a file is counted. */
export const tooManyRows = (max: number, what = 'rows'): Refusal =>
  invalid('too_many_rows', `One import accepts at most ${count(max)} ${what}.`);

/** Each new customer gets so many cards that the file has to be split. */
export const tooManyCards = (max: number, cardsOfEach: number): Refusal =>
  invalid(
    'too_many_rows',
    `One import creates at most ${count(max)} cards, and each new customer gets ${count(cardsOfEach)}: ` +
      `it accepts at most ${count(Math.floor(max / cardsOfEach))} new customers.`,
  );

/** Why a row is invalid. */
export interface ImportProblem {
  /** As the header names it; null: the row as a whole. */
  readonly column: string | null;
  /** Names the column too. */
  readonly message: string;
}

/** A parsed row of an import. `problem` describes what is wrong with the row itself; null when it is valid. */
export interface ImportRow {
  /** 1 is the first row after the header. */
  readonly row: number;
  /** In its stored form, if it is a valid e-mail. */
  readonly email: string;
  readonly name: string | null;
  readonly externalId: string | null;
  readonly problem: ImportProblem | null;
}

/** The customers that the merchant already has. */
export interface KnownCustomers {
  /** Customer ids by e-mail. */
  readonly idsByEmail: ReadonlyMap<string, string>;
  readonly externalIds: ReadonlySet<string>;
}

/**
 * Returns the problem of each invalid row of an import, by row number. An e-mail or an externalId may occur once, and
 * an externalId must be free when its row would create a customer. An existing customer is not changed, so the other
 * fields of its row are not checked. (docs/reference/portal.md#csv-import)
 */
export function importProblems(rows: readonly ImportRow[], known: KnownCustomers): ReadonlyMap<number, ImportProblem> {
  const problems = new Map<number, ImportProblem>();
  const emails = new Map<string, number>();
  const externalIds = new Map<string, number>();
  for (const { row, email, externalId, problem } of rows) {
    const sameEmail = problem === null ? claim(emails, email, row) : undefined;
    const creates = problem === null && !known.idsByEmail.has(email);
    const sameId = creates && externalId !== null ? claim(externalIds, externalId, row) : undefined;
    if (problem !== null) problems.set(row, problem);
    else if (sameEmail !== undefined) problems.set(row, usedIn(sameEmail, 'email'));
    else if (sameId !== undefined) problems.set(row, usedIn(sameId, 'externalId'));
    else if (creates && externalId !== null && known.externalIds.has(externalId)) {
      problems.set(row, { column: 'externalId', message: 'externalId is taken by another customer.' });
    }
  }
  return problems;
}

const usedIn = (row: number, column: 'email' | 'externalId'): ImportProblem => ({
  column,
  message: `${column} is already used in row ${row}.`,
});

/** Reserves a text for a row. Returns the row that reserved it before, if any. */
function claim(taken: Map<string, number>, text: string, row: number): number | undefined {
  const holder = taken.get(text);
  if (holder === undefined) taken.set(text, row);
  return holder;
}
