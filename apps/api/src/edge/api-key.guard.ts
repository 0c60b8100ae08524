import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OperationFacts, OperationMetadata } from './documented-operation.js';
import { KeyCheck } from './key-check.js';
import { RequestLog } from './request-log.js';

/**
 * Puts the caller into the request of every operation. Nothing of the body has been read yet. (docs/decisions/0055)
 * @throws Refusal of KeyCheck
 */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly keys: KeyCheck,
    private readonly log: RequestLog,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const operation = this.reflector.get(OperationMetadata, context.getHandler());
    if (!operation) return true;
    const http = context.switchToHttp();
    return this.admit(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), operation);
  }

  private async admit(request: FastifyRequest, reply: FastifyReply, { idempotency }: OperationFacts): Promise<boolean> {
    const caller = await this.keys.authenticate(request);
    request.caller = caller;
    // A write that takes an Idempotency-Key asks again in its transaction.
    if (request.method !== 'GET' && idempotency !== 'required') {
      request.confirmCaller = () => this.keys.requireActive(caller);
    }
    this.log.recordAtEnd(request, reply, caller);
    if (caller.allowedAddresses !== null) await this.keys.requireAddress(request, caller);
    return true;
  }
}
