import type { FastifyInstance } from 'fastify';

/** Says in the headers of every answer of a deprecated operation since when, and what takes its place. (RFC 9745) */
export function announceDeprecations(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { deprecated } = request.routeOptions.config.operation ?? {};
    if (deprecated) {
      reply.header('deprecation', `@${deprecated.since.getTime() / 1000}`);
      reply.header('link', `<${deprecated.successor}>; rel="successor-version"`);
    }
    done();
  });
}
