import fs from 'node:fs';
import path from 'node:path';
import { repository } from './api-process.js';

const folder = path.join(repository, 'libs/persistence/src/migrations');

/** Older ones ran before anything served. */
const firstWithRules = '1763680000001';

/** Every migration that runs beside a serving version, by its file's name. */
export const migrationTexts = (): readonly (readonly [name: string, text: string])[] =>
  fs
    .readdirSync(folder)
    .filter((name) => /^\d{13}-/.test(name) && name >= firstWithRules)
    .toSorted()
    .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]);

const identifier = String.raw`(?:if (?:not )?exists\s+)?([\w.]+)`;
const matches = (text: string, pattern: string): RegExpMatchArray[] => [...text.matchAll(new RegExp(pattern, 'gi'))];

/** What of a migration would stop the version before, or hold up its requests for long. */
export function unsafeParts(source: string): string[] {
  const text = source.replace(/--.*$|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ');
  const made = new Set(matches(text, `create (?:unlogged )?table ${identifier}`).map(([, table]) => table));
  const isOld = (table: string | undefined): boolean => !made.has(table);
  const indexes = matches(
    text,
    `create (?:unique )?index (concurrently )?(if not exists )?[\\w.]+ on (?:only )?([\\w.]+)`,
  );
  const alters = matches(text, `alter table (?:only )?${identifier} ([^;]*)`).filter(([, table]) => isOld(table));
  return [
    ...indexes
      .filter(([, concurrently, , table]) => !concurrently && isOld(table))
      .map(([index]) => `not CONCURRENTLY: ${index}`),
    ...indexes
      .filter(([, concurrently, unlessThere]) => concurrently && !unlessThere)
      .map(([index]) => `can not be run again: ${index}`),
    ...(/concurrently/i.test(text) && !/transaction = false/.test(text) ? ['CONCURRENTLY in a transaction'] : []),
    ...matches(text, String.raw`drop (?:table|column|function|view|schema|type) [\w. ]+`).map(([drop]) => drop),
    ...alters.flatMap(([, table, changes = '']) => unsafeChanges(changes).map((change) => `${table}: ${change}`)),
  ];
}

/** Of an ALTER TABLE of a table that is in use. */
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
