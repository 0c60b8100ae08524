import { startProcess } from '#config/start-process.js';
import { createApp } from './create-app.js';
import { readApiSettings } from './settings.js';

await startProcess(async () => {
  const settings = readApiSettings(process.env);
  const app = await createApp(settings);
  await app.listen(settings.port, settings.host);
  return app;
});
