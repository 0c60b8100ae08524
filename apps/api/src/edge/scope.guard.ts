import { Refusal } from '#domain/errors.js';
import type { Scope } from '#domain/keys/api-key.js';
import { lacksScope } from '#domain/keys/scopes.js';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { callerOfContext } from './caller.js';
import { OperationMetadata } from './documented-operation.js';

/** @throws Refusal `forbidden` scope_missing, naming the scopes of which one is needed */
@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { anyScope = [] } = this.reflector.get(OperationMetadata, context.getHandler()) ?? {};
    if (anyScope.length === 0 || !lacksScope(callerOfContext(context).scopes, anyScope)) return true;
    throw scopeMissing(anyScope);
  }
}

export const scopeMissing = (anyScope: readonly Scope[]): Refusal =>
  new Refusal('forbidden', 'scope_missing', `This request requires a key with the scope ${anyScope.join(' or ')}.`);
