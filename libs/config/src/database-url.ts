import { databaseUrlForm, readDatabaseUrl } from '#persistence/database/connections/database-url.js';

/**
 * The URL as it is, for `SettingsReader.parsed`.
 * @throws Error whose message continues the name of the setting, without the URL, which holds a password
 */
export function checkDatabaseUrl(url: string): string {
  // The driver takes a # in a password for the end of the URL, and a % that begins no escape as it is, unlike the migration.
  if (url !== url.trim() || url.includes('#') || !canDecode(url)) throw new Error(databaseUrlForm);
  readDatabaseUrl(url);
  return url;
}

function canDecode(url: string): boolean {
  try {
    return decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
}
