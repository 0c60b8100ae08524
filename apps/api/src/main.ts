import { requireAndKeepKeyPepper } from '#config/key-pepper.js';
import { startProcess } from '#config/start-process.js';
import { Database } from '#persistence/database/database.js';
import { createApp } from './create-app.js';
import { readApiSettings } from './settings.js';

await startProcess(async () => {
  const settings = readApiSettings(process.env);
  const app = await createApp(settings);
  await requireAndKeepKeyPepper(app.get(Database), settings.keyPepper);
  await app.listen(settings.port, settings.host);
  return app;
});
