import type { BadRow } from './types.js';

interface ErrorBody {
  readonly message?: unknown;
  readonly error?: unknown;
  readonly rows?: unknown;
}

const went = 'Something went wrong on our side. Nothing was changed. Try again in a moment.';

/** An answer that is not the one that was asked for. `message` is a sentence for people. */
export class Refused extends Error {
  constructor(
    /** The HTTP status; 0 where nobody answered. */
    readonly status: number,
    /** A stable word to branch on. */
    readonly reason: string,
    message: string,
    options?: ErrorOptions,
    /** The bad rows of a refused import. */
    readonly rows: readonly BadRow[] = [],
  ) {
    super(message, options);
  }

  static from(response: Response, body: unknown): Refused {
    const { message, error, rows } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
    const text = typeof message === 'string' && response.status < 500 ? message : went;
    const reason = typeof error === 'string' ? error : 'unknown';
    return new Refused(response.status, reason, text, undefined, Array.isArray(rows) ? (rows as BadRow[]) : []);
  }
}

/** Whether an error is a refusal of this reason. */
export const isRefused = (error: unknown, reason: string): error is Refused =>
  error instanceof Refused && error.reason === reason;

/** What to tell somebody about an error. */
export const messageOf = (error: unknown): string => (error instanceof Refused ? error.message : went);
