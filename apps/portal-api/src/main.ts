import { fileURLToPath } from 'node:url';
import { SettingsError } from '#config/settings.js';
import { createApp } from './create-app.js';
import { readPortalSettings } from './settings.js';

/** Where the build puts the pages. */
const pages = fileURLToPath(new URL('../../portal-web', import.meta.url));

try {
  const settings = readPortalSettings(process.env);
  const app = await createApp(settings, pages);
  await app.listen(settings.port, settings.host);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
