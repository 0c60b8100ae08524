import { databaseUnavailable, isNotMigrated } from '../database/errors.js';
import { read, type Reader } from '../database/statement.js';
import { migrations } from './migrations.js';

const countApplied = read<{ applied: number }>(
  'count_applied_migrations',
  'select count(*)::int as applied from schema_migrations where name = any($1)',
);

/**
 * Sees that every migration of this version has run. A newer version may have run more.
 * @throws Refusal `unavailable`
 */
export async function requireMigrations(reader: Reader): Promise<void> {
  const names = migrations.map(({ name }) => name);
  const rows = await reader.query(countApplied, [names]).catch((error: unknown) => {
    if (isNotMigrated(error)) return [];
    throw error;
  });
  if (rows[0]?.applied === names.length) return;
  const cause = Object.assign(new Error('The migrations of this version have not run.'), { code: 'not_migrated' });
  throw Object.assign(databaseUnavailable(), { cause });
}
