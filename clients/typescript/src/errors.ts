import { retryAfterMs } from './retry-delay.js';

/** The service answered, and the answer is an error. */
export class LoyaltyApiError extends Error {
  override readonly name = 'LoyaltyApiError';

  constructor(
    readonly status: number,
    /** What to branch on: `voucher_expired`, `scope_missing`; `unknown` where something else than the service answered. */
    readonly reason: string,
    /** For people; it may change. */
    message: string,
    /** Seconds after which the same request may be sent again. */
    readonly retryAfter: number | undefined,
    /** By which the service's operators find the request. */
    readonly requestId: string | undefined,
    /** The key of a write. Repeat the call with it to learn what became of a write that ended in a 5xx. */
    readonly idempotencyKey: string | undefined,
  ) {
    super(message);
  }
}

/** No answer came: whether a write was applied is not known. Repeating the call with the same key is safe, and tells. */
export class LoyaltyConnectionError extends Error {
  override readonly name = 'LoyaltyConnectionError';

  constructor(
    message: string,
    readonly attempts: number,
    readonly idempotencyKey: string | undefined,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** @param body what came, parsed where it was JSON; a proxy's own error page is not repeated in the message */
export function apiErrorOf(
  response: Response,
  body: unknown,
  nowMs: number,
  idempotencyKey: string | undefined,
): LoyaltyApiError {
  const { error, message, retryAfter } = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;
  const askedMs = retryAfterMs(response, nowMs);
  return new LoyaltyApiError(
    response.status,
    textOf(error) ?? 'unknown',
    textOf(message) ?? `The answer was HTTP ${response.status}.`,
    askedMs === undefined ? (typeof retryAfter === 'number' ? retryAfter : undefined) : Math.ceil(askedMs / 1000),
    response.headers.get('x-request-id') ?? undefined,
    idempotencyKey,
  );
}
