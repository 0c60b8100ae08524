import 'reflect-metadata';
import { useStrictBodies } from '#http/input/body-parser.js';
import { ErrorFilter } from '#http/errors/error.filter.js';
import { ValidateBody } from '#http/input/validate-body.js';
import { Database } from '#persistence/database/database.js';
import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import { createLog } from '#config/log.js';
import { NestLog } from '#config/nest-log.js';
import { Shutdown } from '#config/shutdown.js';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { senderOf } from './edge/caller.js';
import { announceDeprecations } from './edge/deprecation.js';
import { ApiModule } from './api.module.js';
import { HeldRefusals } from './edge/held-refusals.js';
import { KeyLookUps } from './edge/look-up-keys.js';
import { limitStore } from './edge/limit-store.js';
import { createFastify, ignoreExpectations, refuseOtherHosts } from '#http/server/fastify-instance.js';
import { useKeyCheck } from './edge/key-check.js';
import type { OpenLimitStore } from '#persistence/rate-limits/open-limit-store.js';
import { RequestLimits } from './edge/request-limits.js';
import { protectDocumentation } from '#http/server/protect-documentation.js';
import { useRequestLog } from '#http/server/request-log.js';
import { refuseEmptyParts, watchRoutes } from '#http/server/route-rules.js';
import { serveDocumentation } from './openapi.js';
import { countRequests } from './metrics/request-metrics.js';
import { serveMetrics } from './metrics/serve-metrics.js';
import type { ApiSettings } from './settings.js';

/**
 * The public API, ready to listen. The edge stands in one order for every request: request id, route (404, 405), key
 * (401), limits (429), scope (403), body (400, 413), then the route itself. (docs/reference/authentication.md#order-of-checks)
 */
export async function createApp(settings: ApiSettings): Promise<NestFastifyApplication> {
  const log = createLog(settings.logLevel, 'api');
  const shutdown = new Shutdown(log);
  const { fastify, connections } = createFastify({
    trustedProxies: settings.trustedProxies,
    url: settings.publicUrl,
    // No body is larger than 64 KiB, and a slow one holds one of its key's slots.
    requestTimeoutMs: 10_000,
    log,
  });
  const { refuseOtherMethods } = watchRoutes(fastify, {
    namespace: '/v1/public/',
    isGuarded: ({ operation }) => operation !== undefined,
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.with(settings, log, shutdown),
    new FastifyAdapter(fastify as never),
    { bodyParser: false, abortOnError: false, logger: new NestLog(log) },
  );
  app.useGlobalFilters(new ErrorFilter(log, senderOf));
  app.useGlobalPipes(new ValidateBody());
  // The first of the hooks: what a later one refuses is counted too.
  const metrics = settings.metricsPort === undefined ? undefined : countRequests(fastify);
  useRequestLog(fastify, log, senderOf);
  announceDeprecations(fastify);
  ignoreExpectations(fastify);
  refuseOtherHosts(fastify);
  refuseEmptyParts(fastify);
  const usage = app.get(UsageRecorder);
  const db = app.get(Database);
  const held = new HeldRefusals();
  useKeyCheck(fastify, {
    ...{ db, pepper: settings.keyPepper, usage, held },
    ...{ limits: app.get(RequestLimits), lookUps: new KeyLookUps(db) },
  });
  // When the last response has ended, and before the database is let go.
  fastify.addHook('onClose', async () => {
    await usage.stop().catch(() => undefined);
    await app.get(Database).close();
    app.get<OpenLimitStore>(limitStore).close();
  });
  if (metrics) await serveMetrics(fastify, metrics, { db: app.get(Database), limits: app.get(limitStore), settings });
  useStrictBodies(fastify);
  protectDocumentation(fastify);
  serveDocumentation(app, settings.publicUrl);
  await app.init();
  refuseOtherMethods();
  const finish = (): Promise<void> => {
    held.end();
    return connections.drain();
  };
  shutdown.listen({ finish, release: () => app.close() });
  return app;
}
