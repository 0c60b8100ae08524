import type { Database } from '#persistence/database/database.js';
import { findTime } from '#persistence/database/connections/find-time.js';
import { listLossySettings } from '#persistence/database/connections/lossy-settings.store.js';
import type { Log } from './log.js';

const maxSkewSeconds = 60;

/**
 * Warns of what a process starts with all the same, but should not serve with: a PostgreSQL that may lose confirmed commits in a crash
 * (a database for tests is meant to be fast), and a clock that is wrong. (docs/operating.md#the-database)
 */
export async function warnAtStart(db: Database, log: Log): Promise<void> {
  const settings = await listLossySettings(db);
  if (settings.length > 0) log.warn({ settings }, 'PostgreSQL may lose confirmed commits: these settings are off');
  const before = Date.now();
  const time = await findTime(db);
  const aheadSeconds = Math.round(((before + Date.now()) / 2 - time.getTime()) / 1_000);
  if (Math.abs(aheadSeconds) > maxSkewSeconds) {
    log.warn({ aheadSeconds }, 'The clock of this machine is not that of the database');
  }
}
