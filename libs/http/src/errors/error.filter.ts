import type { Refusal } from '#domain/errors.js';
import { causeOf } from '#config/cause-of.js';
import type { Log } from '#config/log.js';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBodyOf, refusalOf, statusOf } from './error-body.js';

/** Sends a refusal in the one error shape. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): void {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  reply
    .code(statusOf[refusal.kind])
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBodyOf(refusal)));
}

/** The one place where an error becomes an answer, wherever it was thrown: hook, parser, pipe, route, router. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly log: Log,
    /** What the process knows of a request's sender, by ids. */
    private readonly senderOf: (request: FastifyRequest) => object = () => ({}),
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const refusal = refusalOf(error, request.routeOptions?.bodyLimit);
    const facts = { ...factsOf(request), ...this.senderOf(request) };
    if (refusal.kind === 'internal') this.log.error({ ...facts, ...causeOf(error) }, 'internal error');
    else if (refusal.kind === 'unavailable') this.log.warn({ ...facts, reason: refusal.reason }, 'unavailable');
    sendRefusal(http.getResponse<FastifyReply>(), refusal);
  }
}

const factsOf = (request: FastifyRequest): object => ({
  requestId: request.id,
  method: request.method,
  route: request.routeOptions?.url,
});
