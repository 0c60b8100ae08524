/** How long to wait between attempts where no answer says so. */
export interface Backoff {
  /** The most before the second attempt; it doubles with each further one. */
  readonly baseMs: number;
  /** The most before any. */
  readonly capMs: number;
}

/** Where an answer stands in the contract's retry rules. */
interface Answered {
  readonly status: number;
  readonly headers: Headers;
}

/**
 * Milliseconds that an answer asks to wait, from `Retry-After`: seconds, or a date where a proxy wrote it.
 * @param nowMs milliseconds since 1970
 */
export function retryAfterMs({ headers }: Answered, nowMs: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

/**
 * Whether the identical request may be sent again. A 409 says by its `Retry-After` that the first one is still being
 * processed; without it the key was used for another request, and no repetition will change that.
 */
export function isTransient({ status, headers }: Answered): boolean {
  if (status === 409) return headers.has('retry-after');
  return status === 429 || status >= 500;
}

/**
 * Milliseconds before the attempt after this one: exponential with full jitter, so that many clients that failed together
 * don't come back together; never less than the answer asks for.
 * @param attempt the one that has just failed, from 1
 * @param random from 0 up to 1
 */
export function retryDelayMs(attempt: number, random: number, backoff: Backoff, askedMs = 0): number {
  const most = Math.min(backoff.capMs, backoff.baseMs * 2 ** (attempt - 1));
  return Math.max(askedMs, Math.floor(random * most));
}
