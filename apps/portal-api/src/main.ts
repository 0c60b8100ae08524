import { fileURLToPath } from 'node:url';
import { requireKeyPepper } from '#config/key-pepper.js';
import { startProcess } from '#config/start-process.js';
import { Database } from '#persistence/database/database.js';
import { createApp } from './create-app.js';
import { readPortalSettings } from './settings.js';

/** Where the build puts the pages. */
const pages = fileURLToPath(new URL('../../portal-web', import.meta.url));

await startProcess(async () => {
  const settings = readPortalSettings(process.env);
  const app = await createApp(settings, pages);
  await requireKeyPepper(app.get(Database), settings.keyPepper);
  await app.listen(settings.port, settings.host);
  return app;
});
