import type { Database } from '#persistence/database/database.js';
import { listLossySettings } from '#persistence/database/connections/durability.store.js';
import type { Log } from './log.js';

/**
 * Warns of a PostgreSQL that may lose confirmed commits in a crash: redemptions and keys that callers have seen. A process starts
 * with one all the same, because a database for tests is meant to be fast. (docs/operating.md#the-database)
 */
export async function warnOfLossyDatabase(db: Database, log: Log): Promise<void> {
  const settings = await listLossySettings(db);
  if (settings.length > 0) log.warn({ settings }, 'PostgreSQL may lose confirmed commits: these settings are off');
}
