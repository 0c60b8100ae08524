import 'reflect-metadata';
import { leaveBodiesUnread } from '#http/input/read-body.guard.js';
import { createFastify, ignoreExpectations, requireOneHostHeader } from '#http/server/fastify-instance.js';
import { libraryPolicy, protectDocumentation } from '#http/server/protect-documentation.js';
import { useAccessLog } from '#http/server/access-log.js';
import { refuseEmptyParameters, registerRouteRules } from '#http/server/route-rules.js';
import { BodyValidation } from '#http/input/validate-body.js';
import { countRequests } from '#http/metrics/request-metrics.js';
import { requireKeyPepper } from '#config/key-pepper.js';
import { warnAtStart } from '#config/start-warnings.js';
import { createLog } from '#config/log.js';
import { NestLog } from '#config/nest-log.js';
import { Shutdown } from '#config/shutdown.js';
import { Database } from '#persistence/database/database.js';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Registry } from 'prom-client';
import { senderOf } from './edge/portal-access.js';
import { keepRequestIds } from './edge/request-context.js';
import { serveDocumentation } from './openapi.js';
import { servePages } from './pages/serve-pages.js';
import { PortalApiModule } from './portal-api.module.js';
import type { PortalSettings } from './settings.js';

/**
 * The portal, ready to listen: its API, and its pages where `pages` names the folder of the built pages. The checks have one
 * order for every request: request id, route (404, 405), origin (403), session (401), merchant (404), role (403), body
 * (400, 413), then the route itself.
 */
export async function createApp(settings: PortalSettings, pages?: string): Promise<NestFastifyApplication> {
  const log = createLog(settings.logLevel, 'portal-api');
  const shutdown = new Shutdown(log);
  const { fastify, connections } = createFastify({
    trustedProxies: settings.trustedProxies,
    url: settings.portalUrl,
    // An import may be 1 MiB.
    requestTimeoutMs: 30_000,
    log,
  });
  const { refuseOtherMethods } = registerRouteRules(fastify, {
    namespace: '/v1/portal/',
    isGuarded: ({ who }) => who !== undefined,
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    PortalApiModule.with({ settings, log, shutdown }),
    new FastifyAdapter(fastify as never),
    { bodyParser: false, abortOnError: false, logger: new NestLog(log) },
  );
  app.useGlobalPipes(new BodyValidation());
  // The first of the hooks: what a later one refuses is counted too.
  if (settings.metricsPort !== undefined) countRequests(fastify, app.get(Registry));
  useAccessLog(fastify, log, senderOf);
  keepRequestIds(fastify);
  ignoreExpectations(fastify);
  requireOneHostHeader(fastify);
  refuseEmptyParameters(fastify);
  leaveBodiesUnread(fastify);
  protectDocumentation(fastify, libraryPolicy);
  serveDocumentation(app, fastify, settings.portalUrl);
  await app.init();
  await requireKeyPepper(app.get(Database), settings.keyPepper);
  await warnAtStart(app.get(Database), log);
  refuseOtherMethods();
  if (pages !== undefined) await servePages(fastify, pages, settings.publicUrl);
  shutdown.listen({ finish: () => connections.drain(), release: () => app.close() });
  return app;
}
