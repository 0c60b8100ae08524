import { STATUS_CODES } from 'node:http';
import { Refusal } from '#domain/errors.js';
import { mostBodyBytes } from '../body-parser.js';
import { errorBodyOf, routeNotFound } from '../error-body.js';
import { sendRefusal } from '../error-filter.js';
import { parseStrictQuery } from '../strict-query.js';
import { fastify, type FastifyInstance } from 'fastify';
import { Connections } from './connections.js';
import { requestIdOf } from './request-id.js';

/** Longer than any header section that Node takes, so that a long id reaches its route and gets the route's 404. */
const longestPath = 16 * 1024;

export interface HttpServer {
  readonly fastify: FastifyInstance;
  readonly connections: Connections;
}

/**
 * The HTTP server: its limits in time and size, and its words where a request never reaches a route. The times bound what
 * a slow or silent client can hold; keep-alive outlasts the usual 60 s of a proxy in front.
 */
export function createFastify(trustedProxies: readonly string[]): HttpServer {
  const instance = fastify({
    logger: false,
    // The right-most address that is no named proxy's: whatever stands left of it, the caller can have written.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: mostBodyBytes,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // Node answers a missing Host without a body: refuseOtherHosts says what is wrong instead.
    http: { headersTimeout: 10_000, requireHostHeader: false } as object,
    return503OnClosing: false,
    routerOptions: { maxParamLength: longestPath, querystringParser: parseStrictQuery },
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => readablePath(url),
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
  return { fastify: instance, connections: new Connections(instance.server) };
}

/** What no id holds: a part of a path that can't be decoded is read as this, so that its route answers as for any unknown id. */
const unknownId = '%00';

/** The path with well-formed parts alone; the query as it is. Ill-formed text in a path names nothing. (decisions.md section 2) */
function readablePath(url: string): string {
  if (!url.includes('%')) return url;
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return path.split('/').map(readablePart).join('/') + url.slice(path.length);
}

function readablePart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return unknownId;
  }
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

/**
 * Two Host lines are two opinions of where this request goes: proxies and this server could pick different ones. HTTP/1.1
 * asks for one.
 */
export function refuseOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders, httpVersion } = request.raw;
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host');
    if (hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0')) return done();
    done(new Refusal('invalid', 'request_malformed', 'The request must have one Host header.'));
  });
}

/** Node answers an expectation other than 100-continue without a body; it changes nothing here, so it is ignored. */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}
