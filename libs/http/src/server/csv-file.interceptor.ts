import type { Readable } from 'node:stream';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { attachment } from './content-disposition.js';

/** What a handler returns in place of a view: a file that is written while it is sent. */
export class CsvFile {
  constructor(
    readonly filename: string,
    readonly content: Readable,
  ) {}
}

/** Sends a CsvFile; what else a handler returns is left as it is. If its content fails, the connection is closed before its end, so that no part is taken for the whole. */
@Injectable()
export class CsvFileInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<object>): Observable<object> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer) => {
        if (!(answer instanceof CsvFile)) return answer;
        const { filename, content } = answer;
        reply.headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': attachment(filename),
          'cache-control': 'private, no-store',
        });
        return content;
      }),
    );
  }
}
