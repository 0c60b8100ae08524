import 'reflect-metadata';
import { useStrictBodies } from '#http/body-parser.js';
import { ValidateBody } from '#http/validate-body.js';
import { Database } from '#persistence/database.js';
import { createLog } from '#runtime/log.js';
import { NestLog } from '#runtime/nest-log.js';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from './api.module.js';
import { ErrorFilter } from './edge/error-filter.js';
import { createFastify, refuseDuplicateHosts } from './edge/fastify-instance.js';
import { useKeyCheck } from './edge/key-check.js';
import { useRequestLog } from './edge/request-log.js';
import { watchRoutes } from './edge/route-rules.js';
import { serveDocumentation } from './openapi.js';
import type { ApiSettings } from './settings.js';

/**
 * The public API, ready to listen. The edge stands in one order for every request: request id, route (404, 405), key
 * (401), scope (403), body (400, 413), then the route itself. (decisions.md section 7)
 */
export async function createApp(settings: ApiSettings): Promise<NestFastifyApplication> {
  const log = createLog(settings.logLevel, 'api');
  const fastify = createFastify();
  const { refuseOtherMethods } = watchRoutes(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.with(settings),
    new FastifyAdapter(fastify as never),
    { bodyParser: false, abortOnError: false, logger: new NestLog(log) },
  );
  app.useGlobalFilters(new ErrorFilter(log));
  app.useGlobalPipes(new ValidateBody());
  useRequestLog(fastify, log);
  refuseDuplicateHosts(fastify);
  useKeyCheck(fastify, app.get(Database), settings.keyPepper);
  useStrictBodies(fastify);
  serveDocumentation(app, settings.publicUrl);
  await app.init();
  refuseOtherMethods();
  app.enableShutdownHooks();
  return app;
}
