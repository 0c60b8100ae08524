import { invalid, type Refusal } from '#domain/errors.js';
import { plainIdempotencyKey } from '#domain/requests/idempotency-key.js';
import { singleHeader } from '../server/single-header.js';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a write takes the header; absent: it does not. */
    idempotency?: 'required' | 'optional';
  }
  interface FastifyRequest {
    /** Set by IdempotencyKeyGuard; undefined where the key is optional and absent. */
    idempotencyKey?: string | undefined;
  }
}

const printable = /^[\x20-\x7e]{1,255}$/;

/**
 * The form of the header Idempotency-Key: one line of 1 to 255 printable ASCII characters; the quotes of the quoted form
 * are not part of it. A guard behind ReadBodyGuard, because the header is checked after the body was read and before its
 * fields. (docs/reference/authentication.md#order-of-checks)
 * @throws Refusal `invalid` where it is missing though required, or malformed
 */
@Injectable()
export class IdempotencyKeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.idempotencyKey = keyOf(request, request.routeOptions.config.idempotency === 'required');
    return true;
  }
}

function keyOf(request: FastifyRequest, required: boolean): string | undefined {
  if (request.headers['idempotency-key'] === undefined) {
    if (!required) return undefined;
    throw idempotencyKeyMissing();
  }
  const sent = singleHeader(request, 'idempotency-key')?.trim() ?? '';
  const key = plainIdempotencyKey(sent);
  if (printable.test(key)) return key;
  throw idempotencyKeyInvalid();
}

/** The key as it was sent, of a request that was refused before its form was checked; undefined where there is none, or no valid one. */
export function sentIdempotencyKey(request: FastifyRequest): string | undefined {
  try {
    return keyOf(request, false);
  } catch {
    return undefined;
  }
}

export const idempotencyKeyMissing = (): Refusal =>
  invalid('idempotency_key_missing', 'The header Idempotency-Key is required.');

export const idempotencyKeyInvalid = (): Refusal =>
  invalid('idempotency_key_invalid', 'Idempotency-Key must be one header of 1 to 255 printable ASCII characters.');
