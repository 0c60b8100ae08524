import { STATUS_CODES } from 'node:http';
import { Refusal } from '#domain/errors.js';
import { mostBodyBytes } from '#http/body-parser.js';
import { errorBodyOf, routeNotFound } from '#http/error-body.js';
import { parseStrictQuery } from '#http/strict-query.js';
import { fastify, type FastifyInstance } from 'fastify';
import { sendRefusal } from './error-filter.js';
import { requestIdOf } from './request-id.js';

/** Longer than any header section that Node takes, so that a long id reaches its route and gets the route's 404. */
const longestPath = 16 * 1024;

/**
 * The HTTP server: its limits in time and size, and its words where a request never reaches a route. The times bound what
 * a slow or silent client can hold; keep-alive outlasts the usual 60 s of a proxy in front.
 */
export function createFastify(): FastifyInstance {
  return fastify({
    logger: false,
    bodyLimit: mostBodyBytes,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: longestPath, querystringParser: parseStrictQuery },
    genReqId: requestIdOf,
    // A path that is not well-formed names nothing. (decisions.md section 2)
    frameworkErrors: (_error, request, reply) => {
      reply.header('x-request-id', request.id);
      sendRefusal(reply, routeNotFound());
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy(error);
      socket.end(rawAnswer(error.code));
      return undefined;
    },
  }) as unknown as FastifyInstance;
}

/** What Node's own parser refuses, in the same shape as every other error. */
function rawAnswer(code: string): string {
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[code] ?? 400;
  const refusal = new Refusal('invalid', 'request_malformed', 'The request is not well-formed HTTP.');
  const body = JSON.stringify({ ...errorBodyOf(refusal), code: status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** Two Host lines are two opinions of where this request goes: proxies and this server could pick different ones. */
export function refuseDuplicateHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const hosts = request.raw.rawHeaders.filter(
      (name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
    );
    if (hosts.length <= 1) return done();
    done(new Refusal('invalid', 'request_malformed', 'The request must have one Host header.'));
  });
}
