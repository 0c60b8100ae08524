import type { Database } from '#persistence/database/database.js';
import { isNotMigrated } from '#persistence/database/errors.js';
import { compareKeyPepper, keepKeyPepper } from '#persistence/keys/key-pepper.store.js';
import { SettingsError } from './settings.js';

/**
 * A process with another pepper would refuse every key, sign no webhook, and make keys that the others refuse. Where the
 * migration has not run yet it is not known. (docs/decisions/0096)
 * @throws SettingsError if API keys were made under another pepper
 */
export async function requireKeyPepper(db: Database, pepper: string): Promise<void> {
  await compare(db, pepper);
}

/** The same for the API, which keeps the fingerprint for the others: whoever gives it a wrong pepper notices at once. */
export async function requireAndKeepKeyPepper(db: Database, pepper: string): Promise<void> {
  if ((await compare(db, pepper)) === 'unknown') await keepKeyPepper(db, pepper);
}

async function compare(db: Database, pepper: string): Promise<'same' | 'unknown' | 'not migrated'> {
  try {
    const found = await compareKeyPepper(db, pepper);
    if (found !== 'other') return found;
  } catch (error) {
    if (isNotMigrated(error)) return 'not migrated';
    throw error;
  }
  throw new SettingsError(['KEY_PEPPER is not the one under which the API keys of this database were made.']);
}
