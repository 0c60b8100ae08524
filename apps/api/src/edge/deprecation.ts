import type { FastifyInstance } from 'fastify';

/** Sets the headers of a deprecated operation: since when, and its replacement. (RFC 9745) */
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
