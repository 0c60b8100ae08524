import { Refusal } from '#domain/errors.js';
import type { Log } from '#config/log.js';
import { routeNotFound } from '../errors/error-body.js';
import { sendRefusal } from '../errors/error.filter.js';
import { parseStrictQuery } from '../input/strict-query.js';
import { fastify, type FastifyInstance } from 'fastify';
import { AddressRanges } from './address-ranges.js';
import { answerHeaders } from './answer-headers.js';
import { Connections, stalledReaderMs } from './connections.js';
import { answerParserErrors } from './parser-refusals.js';
import { requestIdOf } from './request-id.js';

/** Larger than Node's header limit, so that a request with a long id reaches its route and gets the route's 404. */
export const maxPathLength = 16 * 1024;

/** How often Node checks for request timeouts. With its default of 30 s a slow client holds a connection much longer. */
const timeoutCheckMs = 500;

export interface HttpSettings {
  readonly trustedProxies: readonly string[];
  /** The public address of this server. With https, responses have Strict-Transport-Security. */
  readonly url: string;
  /** How long a client may take to send a complete request. */
  readonly requestTimeoutMs: number;
  readonly log: Log;
}

export interface HttpServer {
  readonly fastify: FastifyInstance;
  readonly connections: Connections;
}

/**
 * Creates the Fastify server with its timeouts, size limits and default headers, and with the error responses for requests
 * that reach no route. The timeouts limit slow clients. Keep-alive is longer than the usual 60 s of a reverse proxy.
 */
export function createFastify({ trustedProxies, url, requestTimeoutMs, log }: HttpSettings): HttpServer {
  const headers = answerHeaders(url);
  const ranges = new AddressRanges();
  const instance = fastify({
    logger: false,
    // The right-most X-Forwarded-For address that is not a trusted proxy: the caller can forge those left of it. Of proxies in a row
    // some forward the others with their ports.
    trustProxy: trustedProxies.length > 0 && ((address: string) => ranges.include(trustedProxies, address)),
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 72_000,
    connectionTimeout: stalledReaderMs,
    // Node answers a missing Host without a body. requireOneHostHeader answers with an error body instead.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: timeoutCheckMs, requireHostHeader: false } as object,
    return503OnClosing: false,
    routerOptions: { maxParamLength: maxPathLength, querystringParser: parseStrictQuery },
    genReqId: requestIdOf,
    rewriteUrl: ({ url: path = '/' }) => decodablePath(path),
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id });
      sendRefusal(reply, routeNotFound());
    },
    clientErrorHandler: (error, socket) => refuse(error, socket),
  }) as unknown as FastifyInstance;
  // Node drops the headers after the first thousand: a second X-API-Key among them would not be seen. 16 KiB bound them.
  instance.server.maxHeadersCount = 0;
  const connections = new Connections(instance.server);
  const refuse = answerParserErrors({ headers, log, connections });
  // This hook is the first, so that errors of later hooks have these headers too.
  instance.addHook('onRequest', (request, reply, done) => {
    // One of too many on its connection, which is closed: it does not run, because nobody would get its answer.
    if (request.raw.socket.destroyed) return void reply.hijack();
    reply.headers({ ...headers, 'x-request-id': request.id });
    reply.raw.reply = reply;
    done();
  });
  return { fastify: instance, connections };
}

/** Replaces a path segment that cannot be decoded. No id contains it, so the route answers 404 as for any unknown id. */
const unknownId = '%00';

/** Replaces path segments that cannot be decoded; the query is unchanged. (docs/reference/money-and-time.md#paths-and-methods) */
function decodablePath(url: string): string {
  if (!url.includes('%')) return url;
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return path.split('/').map(decodablePart).join('/') + url.slice(path.length);
}

function decodablePart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return unknownId;
  }
}

/** Refuses requests with several Host headers, since a proxy and this server could use different ones (RFC 9112, 3.2). */
export function requireOneHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders, httpVersion } = request.raw;
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host');
    if (hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0')) return done();
    done(new Refusal('invalid', 'request_malformed', 'The request must have one Host header.'));
  });
}

/**
 * Ignores unknown values of the Expect header; by default Node answers them with 417 and no body. A client that waits for
 * `100 Continue` gets it when its body is read (askForBody), and not before its key has been checked, as Node would.
 */
export function ignoreExpectations(app: FastifyInstance): void {
  for (const event of ['checkExpectation', 'checkContinue']) {
    app.server.on(event, (request, response) => app.server.emit('request', request, response));
  }
}
