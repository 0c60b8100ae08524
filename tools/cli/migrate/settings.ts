import { checkDatabaseUrl } from '#config/database-url.js';
import { SettingsReader } from '#config/settings.js';

export interface MigrateSettings {
  /** As the role of the apps. */
  readonly url: string;
  /** As the role that owns the tables. */
  readonly ownerUrl: string;
}

/** @throws SettingsError naming every setting that is missing or wrong */
export function readMigrateSettings(environment: Readonly<Record<string, string | undefined>>): MigrateSettings {
  const reader = new SettingsReader(environment);
  const url = reader.parsed('DATABASE_URL', checkDatabaseUrl) ?? reader.text('DATABASE_URL');
  return reader.done({ url, ownerUrl: reader.parsed('DATABASE_OWNER_URL', checkDatabaseUrl) ?? url });
}
