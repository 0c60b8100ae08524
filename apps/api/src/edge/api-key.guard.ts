import { UsageRecorder } from '#persistence/usage/usage-recorder.js';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.js';
import { OperationMetadata } from './documented-operation.js';
import { KeyCheck } from './key-check.js';

/**
 * Puts the caller into the request of every operation. Nothing of the body has been read yet. (docs/decisions/0055)
 * @throws Refusal of KeyCheck
 */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly keys: KeyCheck,
    private readonly usage: UsageRecorder,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (!this.reflector.get(OperationMetadata, context.getHandler())) return true;
    const http = context.switchToHttp();
    return this.admit(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const caller = await this.keys.authenticate(request);
    request.caller = caller;
    reply.raw.once('close', () => recordUse(this.usage, request, reply, caller));
    return true;
  }
}

/** Noted when the response has ended, however it ended. */
function recordUse(usage: UsageRecorder, request: FastifyRequest, reply: FastifyReply, caller: Caller): void {
  usage.record({
    merchantId: caller.merchantId,
    apiKeyId: caller.apiKeyId,
    method: request.method,
    route: routeTextOf(request.routeOptions.url ?? ''),
    status: reply.statusCode,
    durationMs: reply.elapsedTime,
    userAgent: request.headers['user-agent'],
  });
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
