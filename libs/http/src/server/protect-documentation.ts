import type { FastifyInstance } from 'fastify';

const documentation = /^\/docs(\/|\?|$)/;

/** The documentation page needs its own files, inline styles, and images in its style sheet. */
const policy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:"],
  ...["font-src 'self'", "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
].join('; ');

/** Sets security headers on the documentation page: only its own files, no framing by other sites, no caching across versions. */
export function protectDocumentationPage(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (documentation.test(request.url)) {
      reply.headers({ 'content-security-policy': policy, 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
    }
    done(null, payload);
  });
}
