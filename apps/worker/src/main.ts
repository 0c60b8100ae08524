import 'reflect-metadata';
import { ErrorFilter } from '#http/error-filter.js';
import { createLog } from '#runtime/log.js';
import { NestLog } from '#runtime/nest-log.js';
import { SettingsError } from '#runtime/settings.js';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { serveQueuePage } from './queue-page.js';
import { readWorkerSettings } from './settings.js';
import { WorkerParts } from './worker-parts.js';
import { WorkerModule } from './worker.module.js';

try {
  const settings = readWorkerSettings(process.env);
  const log = createLog(settings.logLevel, 'worker');
  const adapter = new FastifyAdapter();
  const app = await NestFactory.create<NestFastifyApplication>(WorkerModule.with(settings, log), adapter, {
    abortOnError: false,
    logger: new NestLog(log),
  });
  app.useGlobalFilters(new ErrorFilter(log));
  // Before the database is let go: jobs in hand still write to it.
  adapter.getInstance().addHook('onClose', () => app.get(WorkerParts).close());
  if (settings.token) serveQueuePage(adapter.getInstance(), app.get(WorkerParts).queue.queues, settings.token);
  app.enableShutdownHooks();
  await app.listen(settings.port, settings.host);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
