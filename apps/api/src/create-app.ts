import 'reflect-metadata';
import { leaveBodiesUnread } from '#http/input/read-body.guard.js';
import { BodyValidation } from '#http/input/validate-body.js';
import { countRequests } from '#http/metrics/request-metrics.js';
import { requireKeyPepperOfKeys } from '#config/key-pepper.js';
import { warnAtStart } from '#config/start-warnings.js';
import { createLog } from '#config/log.js';
import { NestLog } from '#config/nest-log.js';
import { Shutdown } from '#config/shutdown.js';
import { Database } from '#persistence/database/database.js';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Registry } from 'prom-client';
import { senderOf } from './edge/caller.js';
import { announceDeprecations } from './edge/deprecation.js';
import { ApiModule } from './api.module.js';
import { DelayedRefusals } from './edge/delayed-refusals.js';
import { createFastify, ignoreExpectations, requireOneHostHeader } from '#http/server/fastify-instance.js';
import { serveDocument } from '#http/openapi/serve-document.js';
import { protectDocumentation, sitePolicy } from '#http/server/protect-documentation.js';
import { RequestLog } from './edge/request-log.js';
import { useAccessLog } from '#http/server/access-log.js';
import { refuseEmptyParameters, registerRouteRules } from '#http/server/route-rules.js';
import { openApiDocument } from './openapi.js';
import { serveDocumentation } from './serve-documentation.js';
import type { ApiSettings } from './settings.js';

/**
 * The public API, ready to listen. The order of checks is the same for every request: request id, route (404, 405), key
 * (401), limits (429), scope (403), body (400, 413), then the route itself. (docs/reference/authentication.md#order-of-checks)
 */
export async function createApp(settings: ApiSettings): Promise<NestFastifyApplication> {
  const log = createLog(settings.logLevel, 'api');
  const shutdown = new Shutdown(log);
  const { fastify, connections } = createFastify({
    trustedProxies: settings.trustedProxies,
    url: settings.publicUrl,
    // No body is larger than 64 KiB, and a slow upload occupies a slot of its key.
    requestTimeoutMs: 10_000,
    log,
  });
  const { refuseOtherMethods } = registerRouteRules(fastify, {
    namespace: '/v1/public/',
    isGuarded: ({ operation }) => operation !== undefined,
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.with({ settings, log, shutdown }),
    new FastifyAdapter(fastify as never),
    { bodyParser: false, abortOnError: false, logger: new NestLog(log) },
  );
  app.useGlobalPipes(new BodyValidation());
  // The first of the hooks: what a later one refuses is counted too.
  if (settings.metricsPort !== undefined) countRequests(fastify, app.get(Registry));
  useAccessLog(fastify, log, senderOf);
  announceDeprecations(fastify);
  ignoreExpectations(fastify);
  requireOneHostHeader(fastify);
  refuseEmptyParameters(fastify);
  leaveBodiesUnread(fastify);
  app.get(RequestLog).listen(fastify);
  protectDocumentation(fastify, sitePolicy);
  serveDocument(fastify, () => openApiDocument(app, settings.publicUrl));
  await serveDocumentation(fastify);
  await app.init();
  await requireKeyPepperOfKeys(app.get(Database), settings.keyPepper);
  await warnAtStart(app.get(Database), log);
  refuseOtherMethods();
  const finish = (): Promise<void> => {
    app.get(DelayedRefusals).end();
    return connections.drain();
  };
  shutdown.listen({ finish, release: () => app.close() });
  return app;
}
