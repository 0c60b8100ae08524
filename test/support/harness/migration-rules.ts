import { dataSourceOptions } from '#persistence/data-source.js';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Older ones ran before anything served. */
const withoutRules = 4;

type MigrationClass = new () => MigrationInterface;

/** Every migration that runs beside a serving version: its name, and its statements. */
export const migrations = (): readonly (readonly [name: string, migration: MigrationInterface])[] =>
  (dataSourceOptions({ url: 'postgres://nobody@localhost/none' }).migrations as MigrationClass[])
    .map((Migration) => [Migration.name, new Migration()] as const)
    .toSorted(([one], [other]) => one.slice(-13).localeCompare(other.slice(-13)))
    .slice(withoutRules);

/** The statements that a migration would send. */
export async function statementsOf(migration: MigrationInterface): Promise<string> {
  const sent: string[] = [];
  const record = (text: string) => {
    sent.push(text);
    return Promise.resolve([]);
  };
  await migration.up({ query: record } as unknown as QueryRunner);
  return sent.map((text) => `${text};`).join('\n');
}

/** Their rows are bounded for each merchant, and few. */
const smallTables =
  /^(merchants|merchant_settings|order_settings|api_keys|card_definitions|reward_templates|voucher_templates)$/;

const identifier = String.raw`(?:if (?:not )?exists\s+)?([\w.]+)`;
const matches = (text: string, pattern: string): RegExpMatchArray[] => [...text.matchAll(new RegExp(pattern, 'gi'))];

/** The parts of a migration that would stop the version before, or delay its requests for long. */
export function unsafeParts(statements: string, inTransaction = false): string[] {
  const text = statements.replace(/--.*$|\/\*[\s\S]*?\*\//gm, '').replace(/\s+/g, ' ');
  const made = new Set(matches(text, `create (?:unlogged )?table ${identifier}`).map(([, table]) => table));
  const isOld = (table: string | undefined): boolean => !made.has(table);
  // An index ON ONLY a partitioned table reads no row.
  const indexes = matches(
    text,
    `create (?:unique )?index (concurrently )?(if not exists )?([\\w.]+) on (?!only )([\\w.]+)`,
  );
  const isDropped = (index = ''): boolean => text.includes(`drop index concurrently if exists ${index};`);
  const alters = matches(text, `alter table (?:only )?${identifier} ([^;]*)`).filter(([, table]) => isOld(table));
  const isValidation = (change = ''): boolean => /^validate constraint/i.test(change);
  const isChanged = (name?: string): boolean =>
    !smallTables.test(name ?? '') && alters.some(([, table, change]) => table === name && !isValidation(change));
  return [
    ...indexes
      .filter(([, concurrently, , , table]) => !concurrently && isOld(table))
      .map(([index]) => `not CONCURRENTLY: ${index}`),
    ...indexes
      .filter(([, concurrently, unlessThere, index]) => concurrently && !unlessThere && !isDropped(index))
      .map(([index]) => `can not be run again: ${index}`),
    ...(/concurrently/i.test(text) && inTransaction ? ['CONCURRENTLY in a transaction'] : []),
    // It reads the table under the lock of the other change, which lets no read in.
    ...(inTransaction ? alters.filter(([, table, change]) => isValidation(change) && isChanged(table)) : []).map(
      ([alter]) => `beside another change: ${alter}`,
    ),
    ...matches(text, String.raw`drop (?:table|column|function|view|schema|type) [\w. ]+`).map(([drop]) => drop),
    ...alters.flatMap(([, table, changes = '']) => unsafeChanges(changes).map((change) => `${table}: ${change}`)),
  ];
}

/** The unsafe changes of an ALTER TABLE of a table that is in use. */
const unsafeChanges = (changes: string): string[] =>
  changes
    .split(/,(?![^(]*\))/)
    .map((change) => change.trim())
    .filter(
      (change) =>
        /^(rename|alter (column )?\w+ (set data )?type|alter (column )?\w+ set not null)/i.test(change) ||
        (/^add (column )?(?!constraint)\w+ .*not null/i.test(change) && !/ default /i.test(change)) ||
        (/^add constraint/i.test(change) && !/not valid$/i.test(change)),
    );
