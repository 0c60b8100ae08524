import { addressGroupOf } from '#http/server/client-address.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The browser that sent a request: what signing in needs of it, and its cookies. */
export class Browser {
  /** An IPv4 address, or the /64 of an IPv6 address. Read at once: after the response the connection may be closed. */
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The Cookie header. */
  readonly cookies: string;

  constructor(
    request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {
    this.address = addressGroupOf(request.ip);
    this.userAgent = request.headers['user-agent'];
    this.cookies = request.headers.cookie ?? '';
  }

  /** One cookie, or undefined. */
  cookie(name: string): string | undefined {
    return parseCookie(this.cookies)[name];
  }

  /** Adds these Set-Cookie headers to the response. */
  setCookies(...cookies: readonly string[]): void {
    for (const cookie of cookies) this.reply.header('set-cookie', cookie);
  }

  /** Calls `work` when the response has ended, or now if it has. */
  afterResponse(work: () => void): void {
    const { raw } = this.reply;
    if (raw.destroyed) work();
    else raw.once('close', work);
  }
}

/** `@CurrentBrowser() browser: Browser` in a route that signs in, or changes a password, a second factor or a session. */
export const CurrentBrowser = createParamDecorator((_: undefined, context: ExecutionContext) => browserIn(context));

export function browserIn(context: ExecutionContext): Browser {
  const http = context.switchToHttp();
  return new Browser(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
}
