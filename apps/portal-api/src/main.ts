import { fileURLToPath } from 'node:url';
import { startProcess } from '#config/start-process.js';
import { createApp } from './create-app.js';
import { readPortalSettings } from './settings.js';

/** Where the build puts the pages. */
const pages = fileURLToPath(new URL('../../portal-web', import.meta.url));

await startProcess(async () => {
  const settings = readPortalSettings(process.env);
  const app = await createApp(settings, pages);
  await app.listen(settings.port, settings.host);
  return app;
});
