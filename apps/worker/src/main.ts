import 'reflect-metadata';
import { ErrorFilter } from '#http/errors/error.filter.js';
import { Connections } from '#http/server/connections.js';
import { requireKeyPepper } from '#config/key-pepper.js';
import { warnAtStart } from '#config/start-warnings.js';
import { createLog } from '#config/log.js';
import { NestLog } from '#config/nest-log.js';
import { Shutdown } from '#config/shutdown.js';
import { startProcess } from '#config/start-process.js';
import { Database } from '#persistence/database/database.js';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BackgroundWork } from './background-work.js';
import { readWorkerSettings } from './settings.js';
import { WorkerModule } from './worker.module.js';

await startProcess(async () => {
  const settings = readWorkerSettings(process.env);
  const log = createLog(settings.logLevel, 'worker');
  const shutdown = new Shutdown(log);
  const adapter = new FastifyAdapter();
  const app = await NestFactory.create<NestFastifyApplication>(
    WorkerModule.with({ settings, log, shutdown }),
    adapter,
    {
      abortOnError: false,
      logger: new NestLog(log),
    },
  );
  app.useGlobalFilters(new ErrorFilter(log));
  await requireKeyPepper(app.get(Database), settings.keyPepper);
  await warnAtStart(app.get(Database), log);
  const connections = new Connections(adapter.getInstance().server);
  const work = app.get(BackgroundWork);
  // Running jobs still need the database, and health and metrics are answered meanwhile.
  const finish = () => work.stop().then(() => connections.drain());
  shutdown.listen({ finish, release: () => app.close() });
  await app.listen(settings.port, settings.host);
  if (!shutdown.hasBegun) work.start();
  return app;
});
