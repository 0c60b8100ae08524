import { encodeId } from '#domain/ids.js';
import { addressGroupOf } from '#http/server/client-address.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import type { LedgerActor } from '#operations/actor.js';
import type { PresentedKey } from '#persistence/keys/api-key.store.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { OperationFacts } from './documented-operation.js';

/** Who calls: a key that passed the check, its merchant and its integration. */
export type Caller = Omit<PresentedKey, 'secretHash' | 'active'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by ApiKeyGuard before anything else of the request is read. */
    caller?: Caller;
  }
  interface FastifyContextConfig {
    operation?: OperationFacts;
  }
}

/** The caller of a request that passed the key check. A route without the check has none, which is a bug: a 500. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('This route has no key check in front of it.');
  return request.caller;
}

/** The sender of a request, for the log. */
export const senderOf = ({ caller }: FastifyRequest): object =>
  caller ? { merchantId: encodeId('merchant', caller.merchantId), apiKeyId: encodeId('api_key', caller.apiKeyId) } : {};

/** The actor of the operation that a request asks for. */
export function actorOf(request: FastifyRequest): LedgerActor {
  const { merchantId, currency, timeZone, apiKeyId } = callerOf(request);
  const address = addressGroupOf(request.ip);
  return { merchantId, currency, timeZone, actorKind: 'api_key', apiKeyId, staffId: null, address };
}

export const callerOfContext = (context: ExecutionContext): Caller =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>());

/** `@CurrentQuery() query: QueryParameters` in a route: the parameters of its query. */
export const CurrentQuery = createParamDecorator((_: undefined, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return new QueryParameters(request, callerOf(request).merchantId);
});

/** `@CurrentCaller() caller: Caller` in a route. */
export const CurrentCaller = createParamDecorator((_: undefined, context: ExecutionContext) =>
  callerOfContext(context),
);
