import type { Database } from '#persistence/database/database.js';
import { isNotMigrated } from '#persistence/database/errors.js';
import { type ComparedPepper, compareKeyPepper, keepUnusedKeyPepper } from '#persistence/keys/key-pepper.store.js';
import { SettingsError } from './settings.js';

const otherPepper = (): SettingsError =>
  new SettingsError(['KEY_PEPPER is not the one that this database knows. (docs/operating.md#settings)']);

/**
 * A process with another pepper than the API's makes keys that the API refuses, and signs no webhook. Where the migration has not
 * run, or the API has not, nothing is known. (docs/decisions/0096)
 * @throws SettingsError if another pepper is kept
 */
export async function requireKeyPepper(db: Database, pepper: string): Promise<void> {
  if ((await compared(db, pepper))?.isSame === false) throw otherPepper();
}

/**
 * The check of the API, which refuses every key that was made with another pepper. While there are no keys, it stores its own.
 * @throws SettingsError if another pepper is kept, and keys were made
 */
export async function requireKeyPepperOfKeys(db: Database, pepper: string): Promise<void> {
  const found = await compared(db, pepper);
  if (!found || found.isSame) return;
  if (found.isUsed && found.isSame === false) throw otherPepper();
  // A server that takes no writes, or a role without the right: a later start tries again.
  if (!found.isUsed) await keepUnusedKeyPepper(db, pepper).catch(() => undefined);
}

/** Compares the pepper with the stored one; undefined where the migration has not run. */
const compared = (db: Database, pepper: string): Promise<ComparedPepper | undefined> =>
  compareKeyPepper(db, pepper).catch((error: unknown) => {
    if (isNotMigrated(error)) return undefined;
    throw error;
  });
