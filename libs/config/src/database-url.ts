import { readDatabaseUrl } from '#persistence/database/connections/database-url.js';

const form =
  'must be an address like postgres://user:password@host:5432/database, without spaces or quotes around it. ' +
  'In a password write %25 for a %, %23 for a #, %40 for an @, %2F for a /';

/**
 * The URL as it is, for `SettingsReader.parsed`.
 * @throws Error whose message continues the name of the setting, without the URL, which holds a password
 */
export function checkDatabaseUrl(url: string): string {
  // The driver takes a # in a password for the end of the URL, and a % that begins no escape as it is, unlike the migration.
  if (url !== url.trim() || url.includes('#') || !canDecode(url)) throw new Error(form);
  try {
    readDatabaseUrl(url);
  } catch (error) {
    const isOption = error instanceof Error && error.message.includes('target_session_attrs');
    throw new Error(isOption ? error.message.replace(/^DATABASE_URL: |\.$/g, '') : form, { cause: error });
  }
  return url;
}

function canDecode(url: string): boolean {
  try {
    return decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
}
