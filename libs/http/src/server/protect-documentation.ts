import type { FastifyInstance } from 'fastify';

const documentation = /^\/docs(\/|\?|$)/;

/** What the documentation's page needs: its own files, styles that it writes itself, pictures in its style sheet. */
const policy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:"],
  ...["font-src 'self'", "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
].join('; ');

/** The documentation loads from its own address alone, is in no other site's frame, and is asked for again after a new version. */
export function protectDocumentation(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (documentation.test(request.url)) {
      reply.headers({ 'content-security-policy': policy, 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
    }
    done(null, payload);
  });
}
