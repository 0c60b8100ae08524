import type { FastifyInstance } from 'fastify';
import { routeOf } from './route-of.js';

/** The routes of the documentation. A path can be written in many ways, of which the router knows the one. */
const documentation = /^\/(docs|llms\.txt)(\/|$)/;

const alone = ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"];

/** The page of a library: its own files, inline styles, and images in its style sheet. */
export const libraryPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  ...alone,
].join('; ');

/** The policy of our own pages: they load files from this address only, and send test calls to it. */
export const sitePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  ...alone,
].join('; ');

/** Sets security headers on the documentation: no framing by other sites, no caching across versions. */
export function protectDocumentation(fastify: FastifyInstance, policy: string): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (documentation.test(routeOf(request) ?? '')) {
      reply.headers({ 'content-security-policy': policy, 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
    }
    done(null, payload);
  });
}
