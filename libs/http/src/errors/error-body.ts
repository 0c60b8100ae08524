import { type ErrorKind, Refusal } from '#domain/errors.js';
import { databaseUnavailable, isNotMigrated } from '#persistence/database/errors.js';
import { ApiProperty } from '@nestjs/swagger';

/** The HTTP status of each kind of error. A kind without a status does not compile. */
export const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  limited: 429,
  internal: 500,
  unavailable: 503,
};

/** The body of every error. (docs/reference/errors.md#shape) */
export class ErrorBody {
  @ApiProperty({ description: 'Equal to the HTTP status.', example: 400, type: 'integer' })
  code: number;

  @ApiProperty({
    description:
      'A human-readable message that names the field, scope or limit at fault. It may change: branch on `error`.',
    example: 'quantity must be an integer from 1 to 100.',
  })
  message: string;

  @ApiProperty({
    description: 'A stable reason to branch on, in snake_case. New reasons may be added.',
    example: 'invalid_field',
  })
  error: string;

  @ApiProperty({
    description: 'On 429: seconds until the same request would be accepted.',
    required: false,
    type: 'integer',
    example: 12,
  })
  retryAfter?: number;

  @ApiProperty({
    description:
      'In major units. With `reversal_exceeds_value`: how much can be reversed. With `return_exceeds_order`: how much ' +
      'is left of the order.',
    required: false,
    example: 20,
  })
  maximum?: number;

  @ApiProperty({
    description:
      'With `amount_held`: how much holds leave available, in major units. With `insufficient_points` and ' +
      '`insufficient_balance`: how many stamps or points there are.',
    required: false,
    example: 15,
  })
  available?: number;

  @ApiProperty({
    description: 'With `insufficient_points` and `insufficient_balance`: how many stamps or points are needed.',
    required: false,
    type: 'integer',
    example: 20,
  })
  required?: number;
}

export function errorBodyOf(refusal: Refusal): ErrorBody {
  const body = { code: statusOf[refusal.kind], message: refusal.message, error: refusal.reason, ...refusal.more };
  return refusal.kind === 'limited' ? { ...body, retryAfter: refusal.retryAfterSeconds ?? 1 } : body;
}

export const internalError = (): Refusal =>
  new Refusal('internal', 'internal_error', 'Internal error. Nothing was changed.');

/** The fields of errors that Fastify and Nest throw. */
interface FrameworkError {
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly getStatus?: () => number;
}

/**
 * Converts any error to the Refusal that the caller sees. Where the migrations have not run, the caller may try again; background work
 * must not take that for a short outage, so it is decided here. Any other error becomes internal_error and is logged.
 * `maxBytes` is the body limit of the route.
 */
export function refusalOf(error: unknown, maxBytes = 65_536): Refusal {
  if (error instanceof Refusal) return error;
  if (isNotMigrated(error)) return Object.assign(databaseUnavailable(), { cause: error });
  if (typeof error !== 'object' || error === null) return internalError();
  const { code, statusCode, getStatus } = error as FrameworkError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge(maxBytes);
  const status = typeof getStatus === 'function' ? getStatus.call(error) : statusCode;
  if (status === 404) return routeNotFound();
  if (status === 413) return bodyTooLarge(maxBytes);
  // Fastify answers a malformed Content-Type with 415 before it selects a parser.
  if (status === 415) return contentTypeUnsupported();
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Refusal('invalid', 'request_invalid', 'The request could not be read.');
  }
  return internalError();
}

export const routeNotFound = (): Refusal =>
  new Refusal('not_found', 'route_not_found', 'No such route. The paths are listed at /docs.');

export function bodyTooLarge(limitBytes: number): Refusal {
  const size = `${limitBytes / 1024} KiB (${limitBytes.toLocaleString('en')} bytes)`;
  return new Refusal('too_large', 'body_too_large', `The body is larger than ${size}.`);
}

export const contentTypeUnsupported = (type = 'application/json'): Refusal =>
  new Refusal(
    'invalid',
    'content_type_unsupported',
    `A body must be sent with Content-Type: ${type}. The only charset allowed is utf-8.`,
  );
