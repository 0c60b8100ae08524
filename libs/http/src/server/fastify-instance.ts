import { Refusal } from '#domain/errors.js';
import type { Log } from '#config/log.js';
import { mostBodyBytes } from '../input/body-parser.js';
import { routeNotFound } from '../errors/error-body.js';
import { sendRefusal } from '../errors/error.filter.js';
import { parseStrictQuery } from '../input/strict-query.js';
import { fastify, type FastifyInstance } from 'fastify';
import { answerHeaders } from './answer-headers.js';
import { Connections } from './connections.js';
import { refuseUnparsed } from './parser-refusals.js';
import { requestIdOf } from './request-id.js';

/** Longer than any header section that Node takes, so that a long id reaches its route and gets the route's 404. */
const longestPath = 16 * 1024;

/** Node's default is 30 s: a slow client would hold its connection, and its slot, so much longer. */
const checkEveryMs = 500;

export interface HttpSettings {
  readonly trustedProxies: readonly string[];
  /** Where callers reach this server. Under https they are told to stay there. */
  readonly url: string;
  /** How long a request may take to arrive whole. */
  readonly requestTimeoutMs: number;
  readonly log: Log;
}

export interface HttpServer {
  readonly fastify: FastifyInstance;
  readonly connections: Connections;
}

/**
 * The HTTP server: its limits in time and size, what every answer says, and its words where a request never reaches a
 * route. The times bound what a slow or silent client can hold; keep-alive outlasts the usual 60 s of a proxy in front.
 */
export function createFastify({ trustedProxies, url, requestTimeoutMs, log }: HttpSettings): HttpServer {
  const headers = answerHeaders(url);
  const instance = fastify({
    logger: false,
    // The right-most address that is no named proxy's: whatever stands left of it, the caller can have written.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: mostBodyBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 72_000,
    // Node answers a missing Host without a body: refuseOtherHosts says what is wrong instead.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: checkEveryMs, requireHostHeader: false } as object,
    return503OnClosing: false,
    routerOptions: { maxParamLength: longestPath, querystringParser: parseStrictQuery },
    genReqId: requestIdOf,
    rewriteUrl: ({ url: path = '/' }) => readablePath(path),
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      sendRefusal(reply, routeNotFound());
    },
    clientErrorHandler: (error, socket) => refuse(error, socket),
  }) as unknown as FastifyInstance;
  const connections = new Connections(instance.server);
  const refuse = refuseUnparsed({ headers, log, connections });
  // The first of the hooks: what a later one refuses says all this too.
  instance.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    done();
  });
  return { fastify: instance, connections };
}

/** What no id holds: a part of a path that can't be decoded is read as this, so that its route answers as for any unknown id. */
const unknownId = '%00';

/** The path with well-formed parts alone; the query as it is. Ill-formed text in a path names nothing. (docs/reference/money-and-time.md#paths-and-methods) */
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
