import { sentIdempotencyKey } from '#http/idempotency/idempotency-key.guard.js';
import { keepUnreadBody } from '#http/input/unread-body.js';
import { addressOf } from '#http/server/client-address.js';
import { RequestRecorder } from '#persistence/requests/request-recorder.js';
import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import { parserAnswerOf } from '#http/server/parser-refusals.js';
import { routeOf } from '#http/server/route-of.js';
import { requestUuidOf } from '#http/server/request-id.js';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.js';
import { KeyCheck } from './key-check.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of the answer to a write, and of a refusal. */
    answered?: string;
    /** The answer is made, whether or not the client is still there. */
    hasAnswer?: true;
    /** Records a request whose client left before its answer was made. */
    recordLate?: (() => void) | undefined;
  }
}

const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** Requests without a route whose keys are looked up in a second: no limit counts them. Further ones are not logged. */
const maxIdentified = 100;

/**
 * Records requests in the usage figures and in the request log, when their answers have ended. A request that its client has left is
 * recorded with the answer that it would have got.
 */
@Injectable()
export class RequestLog {
  private second = 0;
  private identified = 0;

  constructor(
    private readonly usage: UsageRecorder,
    private readonly requests: RequestRecorder,
    private readonly keys: KeyCheck,
  ) {}

  /** Keeps answers for the log, and records what ends before the guards: 404 and 405 have no caller yet. */
  listen(fastify: FastifyInstance): void {
    fastify.addHook('onSend', (request, reply, payload, done) => {
      const isKept = reply.statusCode >= 300 || !readMethods.has(request.method);
      if (isKept && typeof payload === 'string') request.answered = payload;
      // Refused by its scopes, its limits or its path: nothing has read its body.
      const isUnread = reply.statusCode >= 400 && !request.receivedBody;
      if (isUnread && request.headers['x-api-key'] !== undefined) keepUnreadBody(request);
      request.hasAnswer = true;
      request.recordLate?.();
      done();
    });
    fastify.addHook('onResponse', (request, reply, done) => {
      const wasRefused = reply.statusCode === 404 || reply.statusCode === 405 || reply.statusCode === 400;
      if (!request.caller && wasRefused && request.headers['x-api-key'] !== undefined) this.identify(request, reply);
      done();
    });
  }

  /** Records a request of this caller when its response has ended, however it ended. */
  recordAtEnd(request: FastifyRequest, reply: FastifyReply, caller: Caller): void {
    // Read now: a connection that has ended has no address any more.
    const address = addressOf(request.ip);
    const record = (): void => this.record(request, reply, caller, address);
    const end = (): void => {
      if (request.hasAnswer || parserAnswerOf(reply.raw)) return record();
      request.recordLate = () => {
        request.recordLate = undefined;
        record();
      };
    };
    // The client left while its key was looked up: the event has fired.
    if (reply.raw.destroyed) end();
    else reply.raw.once('close', end);
  }

  private record(request: FastifyRequest, reply: FastifyReply, caller: Caller, address: string): void {
    const { merchantId, apiKeyId } = caller;
    const { method } = request;
    const url = routeOf(request);
    const route = url === undefined ? undefined : routeTextOf(url);
    const ofParser = parserAnswerOf(reply.raw);
    const status = ofParser?.status ?? reply.statusCode;
    const durationMs = reply.elapsedTime;
    const userAgent = request.headers['user-agent'];
    if (request.caller) {
      this.usage.record({ merchantId, apiKeyId, method, route: route ?? '', status, durationMs, userAgent });
    }
    // One literal: objects that are spread together would cost each request some microseconds.
    this.requests.record({
      merchantId,
      apiKeyId,
      id: requestUuidOf(request.raw),
      xRequestId: request.id,
      method,
      route,
      url: request.originalUrl,
      status,
      durationMs,
      idempotencyKey: request.idempotencyKey ?? (readMethods.has(method) ? undefined : sentIdempotencyKey(request)),
      replayed: reply.getHeader('idempotent-replayed') === 'true',
      address,
      userAgent,
      requestBody: request.receivedBody,
      isBodyCut: request.isBodyCut === true || !request.raw.complete,
      responseBody: ofParser?.body ?? request.answered,
    });
  }

  private identify(request: FastifyRequest, reply: FastifyReply): void {
    const second = Math.floor(performance.now() / 1_000);
    this.identified = second === this.second ? this.identified + 1 : 1;
    this.second = second;
    if (this.identified > maxIdentified) return;
    // Read now: a connection that ends during the look-up has no address any more.
    const address = addressOf(request.ip);
    this.keys
      .identify(request)
      .then((caller) => caller && this.record(request, reply, caller, address))
      .catch(() => undefined);
  }
}

const routeTexts = new Map<string, string>();

/** A route's template as the documentation writes it: {id}, not :id. */
function routeTextOf(url: string): string {
  const known = routeTexts.get(url);
  if (known !== undefined) return known;
  const text = url.replace(/:(\w+)/g, '{$1}');
  routeTexts.set(url, text);
  return text;
}
