/** A row of an import as it was read: `problem` says what is wrong with it by itself; null: nothing. */
export interface ImportRow {
  /** 1 is the first row below the header. */
  readonly row: number;
  /** In its stored form, as far as it is an e-mail. */
  readonly email: string;
  readonly name: string | null;
  readonly externalId: string | null;
  readonly problem: string | null;
}

/** What the merchant has already. */
export interface KnownCustomers {
  /** Ids by e-mail. */
  readonly idsByEmail: ReadonlyMap<string, string>;
  readonly externalIds: ReadonlySet<string>;
}

/**
 * What is wrong with each row of an import, by its number; no entry: nothing. An e-mail or an externalId must stand once;
 * an externalId must be free where its row would create a customer. A customer whose e-mail is known stays as it is, so
 * nothing else of that row counts. (docs/reference/portal.md#csv-import)
 */
export function importProblems(rows: readonly ImportRow[], known: KnownCustomers): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  const emails = new Map<string, number>();
  const externalIds = new Map<string, number>();
  for (const { row, email, externalId, problem } of rows) {
    const sameEmail = problem === null ? claim(emails, email, row) : undefined;
    const creates = problem === null && !known.idsByEmail.has(email);
    const sameId = creates && externalId !== null ? claim(externalIds, externalId, row) : undefined;
    if (problem !== null) problems.set(row, problem);
    else if (sameEmail !== undefined) problems.set(row, `email stands in row ${sameEmail} already.`);
    else if (sameId !== undefined) problems.set(row, `externalId stands in row ${sameId} already.`);
    else if (creates && externalId !== null && known.externalIds.has(externalId)) {
      problems.set(row, 'externalId is taken by another customer.');
    }
  }
  return problems;
}

/** Takes a text for a row; gives the row that has it already. */
function claim(taken: Map<string, number>, text: string, row: number): number | undefined {
  const holder = taken.get(text);
  if (holder === undefined) taken.set(text, row);
  return holder;
}
