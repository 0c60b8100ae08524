import type { Documented } from '../openapi/documented-refusals.js';
import { header } from '../openapi/documented-answers.js';
import { idempotencyInProgress, idempotencyMismatch } from '#persistence/database/idempotency.js';
import { ApiHeader } from '@nestjs/swagger';
import { idempotencyKeyInvalid, idempotencyKeyMissing } from './idempotency-key.guard.js';

/** Whether a write takes the header Idempotency-Key; undefined: it does not. */
export type Idempotency = 'required' | 'optional' | undefined;

const description =
  '1 to 255 printable ASCII characters that identify this request, for example a UUID. For 24 hours a repeat ' +
  'with the same key and body returns the first response, with `Idempotent-Replayed: true`, and changes nothing. ' +
  'The same key with a different request is a 409.';

export const idempotencyHeader = (need: 'required' | 'optional'): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: need === 'required',
    description,
    schema: { type: 'string', minLength: 1, maxLength: 255, example: '3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11' },
  });

const replayed = header('`true` if this response is a replay of an earlier one.', { type: 'string', enum: ['true'] });

/** The headers of an answer that may be a replay. */
export const replayHeaders = (need: Idempotency): Record<string, object> =>
  need ? { 'Idempotent-Replayed': replayed } : {};

/** The refusals of a write because of its Idempotency-Key. */
export function idempotencyRefusals(need: Idempotency): Documented[] {
  if (!need) return [];
  const missing = need === 'required' ? [idempotencyKeyMissing()] : [];
  return [...missing, idempotencyKeyInvalid(), idempotencyInProgress(), idempotencyMismatch()];
}
