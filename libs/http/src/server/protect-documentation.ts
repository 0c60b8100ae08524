import type { FastifyInstance } from 'fastify';

const documentation = /^\/docs(\/|\?|$)/;
const reference = /^\/docs\/reference(\/|\?|$)/;

/** The page of the operations needs its own files, inline styles, and images in its style sheet. */
const operationsPolicy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:"],
  ...["font-src 'self'", "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
].join('; ');

/** A page of the reference is text with a style sheet: no script can run in it. */
const referencePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Sets security headers on the documentation: only its own files, no framing by other sites, no caching across versions. */
export function protectDocumentationPage(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (documentation.test(request.url)) {
      const policy = reference.test(request.url) ? referencePolicy : operationsPolicy;
      reply.headers({ 'content-security-policy': policy, 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
    }
    done(null, payload);
  });
}
