import { checkDatabaseUrl } from '#config/database-url.js';
import { SettingsReader } from '#config/settings.js';

export interface MigrateSettings {
  /** The URL with which the apps connect. */
  readonly url: string;
  /** The URL with the role that owns the tables, which runs the migrations. Default: `url`. */
  readonly ownerUrl: string;
}

/** @throws SettingsError naming every setting that is missing or wrong */
export function readMigrateSettings(environment: Readonly<Record<string, string | undefined>>): MigrateSettings {
  const reader = new SettingsReader(environment);
  const url = reader.parsed('DATABASE_URL', checkDatabaseUrl) ?? reader.text('DATABASE_URL');
  return reader.done({ url, ownerUrl: reader.parsed('DATABASE_OWNER_URL', checkDatabaseUrl) ?? url });
}
