import type { Refusal } from '#domain/errors.js';
import { causeOf } from '#config/cause-of.js';
import type { Log } from '#config/log.js';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../server/route-of.js';
import { errorBodyOf, refusalOf, statusOf } from './error-body.js';

/** Sends a refusal as an error response. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): void {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  reply
    .code(statusOf[refusal.kind])
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBodyOf(refusal)));
}

/** Turns every error into a response, wherever it was thrown: hook, parser, pipe, route or router. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly log: Log,
    /** Ids of the authenticated caller, for the log. */
    private readonly senderOf: (request: FastifyRequest) => object = () => ({}),
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const refusal = refusalOf(error, request.routeOptions?.bodyLimit);
    const facts = { ...factsOf(request), ...this.senderOf(request) };
    if (refusal.kind === 'internal') this.log.error({ ...facts, ...causeOf(error) }, 'internal error');
    else if (refusal.kind === 'unavailable') {
      const { code: cause, statement } = (refusal.cause ?? {}) as { code?: string; statement?: string };
      this.log.warn({ ...facts, reason: refusal.reason, cause, statement }, 'unavailable');
    }
    sendRefusal(http.getResponse<FastifyReply>(), refusal);
  }
}

const factsOf = (request: FastifyRequest): object => ({
  requestId: request.id,
  method: request.method,
  route: request.routeOptions && routeOf(request),
});
