import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { attachment } from './content-disposition.js';

/** What a handler returns in place of a view: a file to download. */
export class PdfFile {
  constructor(
    readonly filename: string,
    readonly bytes: Buffer,
  ) {}
}

/** Sends a PdfFile. A refusal has the headers of every other refusal. */
@Injectable()
export class PdfFileInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<PdfFile>): Observable<Buffer> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ filename, bytes }) => {
        reply.headers({
          'content-type': 'application/pdf',
          'content-disposition': attachment(filename),
          'cache-control': 'private, no-store',
        });
        return bytes;
      }),
    );
  }
}
