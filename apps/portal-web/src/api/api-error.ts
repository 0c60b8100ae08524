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

/** The error of a request that got no answer. */
export const unreachable = (cause: unknown): ApiError =>
  new ApiError(
    0,
    'unreachable',
    isTimeout(cause) ? noAnswer : 'The server could not be reached. Check your connection and try again.',
    { cause },
  );

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError';
const noAnswer = 'There was no answer. It may have been done all the same: look before you try again.';

/** Whether an error is an API error with this code. */
export const hasReason = (error: unknown, reason: string): error is ApiError =>
  error instanceof ApiError && error.reason === reason;

/** Whether the API has refused a request, so that it does not help to send it again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The message to show for an error: a sentence for people. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? plainMessage(error.reason, error.message) : serverErrorMessage;
