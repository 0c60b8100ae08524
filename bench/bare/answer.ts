import { Refusal } from '#domain/errors.js';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** What Node and PostgreSQL say when there is no connection. */
const outOfReach = /^(E[A-Z]+|57P0[123]|08...)$/;

/** The one error shape of the contract. */
export function failureAnswer(error: unknown): Answer {
  const failure = failureOf(error);
  if (failure.status === 500) console.error(error);
  const { status, reason, message, retryAfterSeconds } = failure;
  const body = { code: status, message, error: reason };
  return {
    status,
    body: JSON.stringify(status === 429 ? { ...body, retryAfter: retryAfterSeconds } : body),
    ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
  };
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  // The rules and the parser that this server borrows refuse nothing but invalid values.
  if (error instanceof Refusal) return new Failure(400, error.reason, error.message);
  if (error instanceof URIError) return new Failure(404, 'route_not_found', 'No such route.');
  if (error instanceof Error && outOfReach.test((error as { code?: string }).code ?? '')) {
    return new Failure(503, 'database_unavailable', 'The service cannot reach its database. Try again shortly.', 1);
  }
  return new Failure(500, 'internal_error', 'Something went wrong on our side.');
}
