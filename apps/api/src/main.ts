import { SettingsError } from '#config/settings.js';
import { createApp } from './create-app.js';
import { readApiSettings } from './settings.js';

try {
  const settings = readApiSettings(process.env);
  const app = await createApp(settings);
  await app.listen(settings.port, settings.host);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
