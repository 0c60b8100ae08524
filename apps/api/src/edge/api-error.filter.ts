import { Refusal } from '#domain/errors.js';
import { EmailLimitReached } from '#domain/jobs/email-limits.js';
import type { RateLimitFigures } from '#domain/keys/limits.js';
import { ErrorFilter } from '#http/errors/error.filter.js';
import type { Log } from '#config/log.js';
import { type ArgumentsHost, Catch, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { processLog } from '#config/process.module.js';
import { senderOf } from './caller.js';
import { CountedMiss, LimitRefusal, setLimitHeaders, tightenLimitHeaders } from './request-limits.js';

/** The refusals of this API. A refusal by a limit has the RateLimit headers. */
@Catch()
export class ApiErrorFilter extends ErrorFilter {
  constructor(@Inject(processLog) log: Log) {
    super(log, senderOf);
  }

  override catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const exceeded = exceededLimitOf(error);
    if (exceeded) setLimitHeaders(reply, exceeded);
    if (error instanceof CountedMiss) tightenLimitHeaders(reply, error.windows);
    super.catch(error, host);
  }
}

/** The figures of the limit that a refusal is of. (docs/reference/limits.md#headers) */
function exceededLimitOf(error: unknown): RateLimitFigures | undefined {
  if (error instanceof LimitRefusal) return error.figures;
  if (error instanceof EmailLimitReached) {
    return { limit: error.limit, remaining: 0, resetSeconds: error.waitSeconds };
  }
  // Too many searches wait: a merchant has one at a time.
  const isOfSearches = error instanceof Refusal && error.kind === 'limited';
  return isOfSearches ? { limit: 1, remaining: 0, resetSeconds: error.retryAfterSeconds ?? 1 } : undefined;
}
