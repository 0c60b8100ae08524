import { EmailLimitReached } from '#domain/jobs/email-limits.js';
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
    if (error instanceof LimitRefusal) setLimitHeaders(reply, error.figures);
    if (error instanceof CountedMiss) tightenLimitHeaders(reply, error.windows);
    if (error instanceof EmailLimitReached) {
      setLimitHeaders(reply, { limit: error.limit, remaining: 0, resetSeconds: error.waitSeconds });
    }
    super.catch(error, host);
  }
}
