import type { Clock } from './clock.js';
import type { Backoff } from './retry-delay.js';

/** How often and how long one call is tried. */
export interface RetryLimits {
  /** For one attempt, its body included. */
  readonly attemptTimeoutMs: number;
  /** For the call as a whole: all attempts and the waits between them. */
  readonly deadlineMs: number;
  readonly maxAttempts: number;
}

export interface ClientOptions extends Partial<RetryLimits> {
  /** Where the service is: `https://loyalty.example`. */
  readonly baseUrl: string;
  /** Keep it on your servers: not in a browser, an app or a repository. */
  readonly apiKey: string;
  /** What identifies your integration: `corner-coffee-shop/2.3`. */
  readonly userAgent?: string;
  readonly backoff?: Partial<Backoff>;
  /** Replaces the global fetch: for tests, or for a proxy. */
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: Clock;
  /** From 0 up to 1. */
  readonly random?: () => number;
}

/** What any single call may have of its own. */
export interface CallOptions extends Partial<RetryLimits> {
  /** Ends the call at once, with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface WriteOptions extends CallOptions {
  /**
   * The name of this write: 1 to 255 printable ASCII characters. Made for each call unless given. Give your own, and store
   * it first, where the write must not happen twice even when your process ends in the middle of it.
   */
  readonly idempotencyKey?: string;
}

export const defaultRetryLimits: RetryLimits = { attemptTimeoutMs: 10_000, deadlineMs: 60_000, maxAttempts: 5 };
export const defaultBackoff: Backoff = { baseMs: 250, capMs: 8_000 };

/** A timer of Node that is asked for more fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Without what is undefined: that would replace a default. */
export const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

/** @throws RangeError naming the setting that is out of range */
export function retryLimitsOf(base: RetryLimits, own: Partial<RetryLimits>): RetryLimits {
  const { attemptTimeoutMs, deadlineMs, maxAttempts } = own;
  const limits = { ...base, ...given({ attemptTimeoutMs, deadlineMs, maxAttempts }) };
  for (const [name, value] of Object.entries(limits)) {
    if (!(value >= 1 && value <= longestTimerMs)) {
      throw new RangeError(`${name} must be a number from 1 to ${longestTimerMs}.`);
    }
  }
  return limits;
}

/** A value that the platform refuses as a header would be shown in its message, so it is checked before. */
export function headerOf(name: string, value: string, form: RegExp): string {
  if (typeof value !== 'string' || !form.test(value)) {
    throw new TypeError(`${name} must be 1 to 255 printable ASCII characters. It is not shown here.`);
  }
  return value;
}

export const withoutSpaces = /^[\x21-\x7e]{1,255}$/;
export const printable = /^[\x20-\x7e]{1,255}$/;
