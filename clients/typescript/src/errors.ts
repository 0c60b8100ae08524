import type { components } from './generated/openapi.js';
import { retryAfterMs } from './retry-delay.js';

type RefusalFigures = Readonly<Partial<Pick<components['schemas']['ErrorBody'], 'required' | 'available' | 'maximum'>>>;

/** The service answered, and the answer is an error. */
export class LoyaltyApiError extends Error {
  override readonly name = 'LoyaltyApiError';
  /** How many stamps or points are needed, where there are too few. */
  readonly required: number | undefined;
  /** How many stamps or points there are, or how much of a voucher is not held. */
  readonly available: number | undefined;
  /** How much can be reversed, or is left of an order. */
  readonly maximum: number | undefined;

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
    /** The key of a write. Repeat the call with it to learn the outcome of a write that ended in a 5xx. */
    readonly idempotencyKey: string | undefined,
    figures: RefusalFigures = {},
  ) {
    super(message);
    this.required = figures.required;
    this.available = figures.available;
    this.maximum = figures.maximum;
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

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** @param body what came, parsed where it was JSON; a proxy's own error page is not repeated in the message */
export function apiErrorOf(
  response: Response,
  body: unknown,
  nowMs: number,
  idempotencyKey: string | undefined,
): LoyaltyApiError {
  const fields = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;
  const { error, message, retryAfter } = fields;
  const figureOf = (name: string): number | undefined => numberOf(fields[name]);
  const askedMs = retryAfterMs(response, nowMs);
  return new LoyaltyApiError(
    response.status,
    textOf(error) ?? 'unknown',
    textOf(message) ?? `The answer was HTTP ${response.status}.`,
    askedMs === undefined ? numberOf(retryAfter) : Math.ceil(askedMs / 1000),
    response.headers.get('x-request-id') ?? undefined,
    idempotencyKey,
    { required: figureOf('required'), available: figureOf('available'), maximum: figureOf('maximum') },
  );
}
