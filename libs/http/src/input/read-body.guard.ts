import type { IncomingMessage } from 'node:http';
import { Refusal } from '#domain/errors.js';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyTooLarge } from '../errors/error-body.js';
import { maxBytesOf, readBody } from './body-parser.js';
import { beginningOf } from './unread-body.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of the body, before they were parsed; of a refused one what has come of it, or its beginning. */
    receivedBody?: Buffer;
    /** Whether `receivedBody` lacks something of the body. */
    isBodyCut?: boolean;
    /** Asks again whether the caller may call the operation, and throws if not. Guards that have let the request through set it. */
    confirmCaller?: () => Promise<void>;
  }
}

/** Fastify reads no body by itself: it would read and parse it before the guards. ReadBodyGuard does. */
export function leaveBodiesUnread(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  for (const method of fastify.supportedMethods) {
    fastify.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  }
}

/** A client can send its body long after its headers, and lose its access in between. After this time it is asked again. */
const promptBodyMs = 100;

/**
 * Reads and parses the body of a write. The last of the guards, so it runs when all others have let the request through; as an
 * interceptor it would cost a write more than all guards together. (docs/decisions/0055)
 * @throws Refusal `invalid`, `too_large`, and those of `confirmCaller`; where the body has not come whole the answer closes the
 *   connection, since the client may still send it
 */
@Injectable()
export class ReadBodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (isEmpty(request)) return true;
    return receive(request, http.getResponse<FastifyReply>()).then(() => true);
  }
}

const isEmpty = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && ['0', undefined].includes(headers['content-length']);

async function receive(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const began = performance.now();
  const chunks: Buffer[] = [];
  try {
    const maxBytes = maxBytesOf(request);
    if (Number(request.headers['content-length']) > maxBytes) throw bodyTooLarge(maxBytes);
    askForBody(request, reply);
    request.receivedBody = await collect(request.raw, chunks, maxBytes);
    if (performance.now() - began > promptBodyMs) await request.confirmCaller?.();
    request.body = readBody(request, request.receivedBody);
  } catch (error) {
    if (!request.receivedBody && chunks.length > 0) {
      request.receivedBody = beginningOf(chunks);
      request.isBodyCut = true;
    }
    if (!request.raw.complete) reply.header('connection', 'close');
    throw error;
  }
}

/** Tells a client that waits with its body to send it. One that is refused before never sends it: Node closes its connection. */
function askForBody({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (raw.httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '')) reply.raw.writeContinue();
}

const unreadable = (): Refusal => new Refusal('invalid', 'request_invalid', 'The request could not be read.');

/** Everything that the client sends, at most `maxBytes`, in `chunks`. What comes after that flows on and is kept nowhere. */
function collect(raw: IncomingMessage, chunks: Buffer[], maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (raw.destroyed && !raw.readableEnded) return reject(unreadable());
    let size = 0;
    const settle = (finish: () => void): void => {
      raw.off('data', take).off('end', end).off('error', fail).off('close', fail);
      finish();
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > maxBytes) settle(() => reject(bodyTooLarge(maxBytes)));
      else chunks.push(chunk);
    };
    const end = (): void => settle(() => resolve(Buffer.concat(chunks, size)));
    const fail = (): void => settle(() => reject(unreadable()));
    raw.on('data', take).on('end', end).on('error', fail).on('close', fail);
    raw.resume();
  });
}
