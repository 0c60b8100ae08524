import type { Log } from '#config/log.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One line for each request, by its route's template: a URL can hold an e-mail or a code. */
export function useRequestLog(
  fastify: FastifyInstance,
  log: Log,
  /** What the process knows of a request's sender, by ids. */
  senderOf: (request: FastifyRequest) => object,
): void {
  if (!log.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        ...senderOf(request),
      },
      'request',
    );
    done();
  });
}
