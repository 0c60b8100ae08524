import type { Log } from '#config/log.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from './route-of.js';

/** Logs one line per request with its route template, not its URL, which can contain an e-mail address or a code. */
export function useAccessLog(
  fastify: FastifyInstance,
  log: Log,
  /** Ids of the authenticated caller, for the log. */
  senderOf: (request: FastifyRequest) => object,
): void {
  if (!log.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: routeOf(request) ?? null,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        ...senderOf(request),
      },
      'request',
    );
    done();
  });
}
