import { plainMessage } from './plain-messages.js';
import type { ImportError } from './types.js';

interface ErrorBody {
  readonly message?: unknown;
  readonly error?: unknown;
  readonly rows?: unknown;
}

const serverErrorMessage = 'Something went wrong on our side. Try again in a moment.';

/** An error response of the API. `message` is what the API says; `errorMessage` makes a sentence for the user of it. */
export class ApiError extends Error {
  constructor(
    /** The HTTP status; 0 if there was no response. */
    readonly status: number,
    /** The stable error code, for example `invalid_field`. */
    readonly reason: string,
    message: string,
    options?: ErrorOptions,
    /** The rows with errors of an import. */
    readonly rows: readonly ImportError[] = [],
    /** Names the request in the service's logs. */
    readonly requestId: string | null = null,
  ) {
    super(message, options);
  }

  static from(response: Response, body: unknown): ApiError {
    const { message, error, rows } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
    const text = typeof message === 'string' && response.status < 500 ? message : serverErrorMessage;
    const reason = typeof error === 'string' ? error : 'unknown';
    const bad = Array.isArray(rows) ? (rows as ImportError[]) : [];
    return new ApiError(response.status, reason, text, undefined, bad, response.headers.get('x-request-id'));
  }
}

/** The error of a read that got no answer. Read again, it does no harm. */
export const unreachable = (cause: unknown): ApiError =>
  new ApiError(0, 'unreachable', 'The server could not be reached. Check your connection and try again.', { cause });

/** The error of a write that got no answer: it was sent, so it may have been done. */
export const noAnswer = (cause: unknown): ApiError =>
  new ApiError(
    0,
    'no_answer',
    'There was no answer. This may have been done all the same. Look before you try again.',
    { cause },
  );

/** Whether an error is an API error with this code. */
export const hasReason = (error: unknown, reason: string): error is ApiError =>
  error instanceof ApiError && error.reason === reason;

/** Whether nobody knows if a write was done. */
export const isUnknownOutcome = (error: unknown): boolean =>
  hasReason(error, 'no_answer') || hasReason(error, 'outcome_unknown');

/** Whether the API has refused a request, so that it does not help to send it again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The message to show for an error: a sentence for people. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? plainMessage(error.reason, error.message) : serverErrorMessage;
