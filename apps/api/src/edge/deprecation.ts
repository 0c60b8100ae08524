import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';

/** Sets the headers of a deprecated operation: since when, and its replacement. (RFC 9745) */
export function announceDeprecations(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { deprecated } = request.routeOptions.config.operation ?? {};
    if (deprecated) {
      reply.header('deprecation', `@${deprecated.since.getTime() / 1000}`);
      linkTo(reply, deprecated.successor({}));
    }
    done();
  });
  // A hook of the deprecated routes alone: other answers need not pass it.
  fastify.addHook('onRoute', (route: RouteOptions) => {
    const { deprecated } = route.config?.operation ?? {};
    if (!deprecated) return;
    // The text of an answer is the same for a replay.
    route.onSend = (_request, reply, payload, done) => {
      if (reply.statusCode < 300 && typeof payload === 'string') {
        const { data } = JSON.parse(payload) as { readonly data: Readonly<Record<string, string>> };
        linkTo(reply, deprecated.successor(data));
      }
      done(null, payload);
    };
  });
}

const linkTo = (reply: FastifyReply, path: string): void => {
  reply.header('link', `<${path}>; rel="successor-version"`);
};
