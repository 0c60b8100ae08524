import 'reflect-metadata';
import { ErrorFilter } from '#http/errors/error.filter.js';
import { Connections } from '#http/server/connections.js';
import { createLog } from '#config/log.js';
import { NestLog } from '#config/nest-log.js';
import { SettingsError } from '#config/settings.js';
import { Shutdown } from '#config/shutdown.js';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { serveQueuePage } from './queue/queue-page.js';
import { readWorkerSettings } from './settings.js';
import { WorkerParts } from './worker-parts.js';
import { WorkerModule } from './worker.module.js';

try {
  const settings = readWorkerSettings(process.env);
  const log = createLog(settings.logLevel, 'worker');
  const shutdown = new Shutdown(log);
  const adapter = new FastifyAdapter();
  const app = await NestFactory.create<NestFastifyApplication>(WorkerModule.with(settings, log, shutdown), adapter, {
    abortOnError: false,
    logger: new NestLog(log),
  });
  app.useGlobalFilters(new ErrorFilter(log));
  const parts = app.get(WorkerParts);
  if (settings.token) serveQueuePage(adapter.getInstance(), parts.queue.queues, settings.token);
  const connections = new Connections(adapter.getInstance().server);
  // Jobs in hand still write to the database, and health and metrics are answered meanwhile.
  const finish = () => parts.close().then(() => connections.drain());
  shutdown.listen({ finish, release: () => app.close() });
  await parts.queue.opened;
  await app.listen(settings.port, settings.host);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
