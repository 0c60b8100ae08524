/** All limits of the API, by the name that settings, overrides and messages use. (docs/reference/limits.md#defaults) */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly requestsPerDay: number;
  readonly orderCreationsPerMinute: number;
  readonly voucherRedemptionsPerMinute: number;
  readonly voucherPdfsPerMinute: number;
  /** Lookups of codes that do not exist. (docs/reference/vouchers.md#guessing) */
  readonly lookupMissesPerMinute: number;
  readonly concurrentRequests: number;
  /** Per IP address, within five minutes. */
  readonly failedAuthentications: number;
}

export type LimitName = keyof Limits;

/** The documented defaults. An operator may change them for all keys or for one. */
export const defaultLimits: Limits = {
  requestsPerMinute: 120,
  requestsPerDay: 10_000,
  orderCreationsPerMinute: 60,
  voucherRedemptionsPerMinute: 60,
  voucherPdfsPerMinute: 10,
  lookupMissesPerMinute: 10,
  concurrentRequests: 10,
  failedAuthentications: 10,
};

/** The limits that apply to some operations in addition to the limits of all requests. */
export type EndpointLimit = 'orderCreationsPerMinute' | 'voucherRedemptionsPerMinute' | 'voucherPdfsPerMinute';

/** The limits that count within a rolling window: all except the one of concurrent requests. */
export type WindowName = Exclude<LimitName, 'concurrentRequests'>;

/** The windows of the portal's sign-in. They count per account, device and IP address. (docs/decisions/0099) */
export type SignInWindow = 'signIns' | 'failedSignIns' | 'passwordResets';

const minuteMs = 60_000;

/**
 * The length of each window in milliseconds. The windows are rolling: a request leaves its window exactly this long
 * after it arrived.
 */
export const windowMs: Readonly<Record<WindowName | SignInWindow, number>> = {
  requestsPerMinute: minuteMs,
  requestsPerDay: 24 * 60 * minuteMs,
  orderCreationsPerMinute: minuteMs,
  voucherRedemptionsPerMinute: minuteMs,
  voucherPdfsPerMinute: minuteMs,
  lookupMissesPerMinute: minuteMs,
  failedAuthentications: 5 * minuteMs,
  signIns: 5 * minuteMs,
  failedSignIns: 5 * minuteMs,
  passwordResets: 60 * minuteMs,
};

/** A limit as part of a sentence: "120 requests within a minute". */
export const limitTexts: Readonly<Record<LimitName | SignInWindow, (limit: number) => string>> = {
  requestsPerMinute: (limit) => `${limit} requests within a minute`,
  requestsPerDay: (limit) => `${limit} requests within 24 hours`,
  orderCreationsPerMinute: (limit) => `${limit} order creations within a minute`,
  voucherRedemptionsPerMinute: (limit) => `${limit} voucher redemptions within a minute`,
  voucherPdfsPerMinute: (limit) => `${limit} voucher PDFs within a minute`,
  lookupMissesPerMinute: (limit) => `${limit} look-ups of unknown codes within a minute`,
  concurrentRequests: (limit) => `${limit} concurrent requests`,
  failedAuthentications: (limit) => `${limit} failed authentications from one IP address within five minutes`,
  signIns: (limit) => `${limit} sign-ins within five minutes`,
  failedSignIns: (limit) => `${limit} failed sign-ins within five minutes`,
  passwordResets: (limit) => `${limit} password reset requests within an hour`,
};

/** The state of a window after a request was checked. */
export interface WindowState {
  readonly name: WindowName | SignInWindow;
  readonly limit: number;
  /** How many requests the window counts now. */
  readonly used: number;
  /** Milliseconds until the number of remaining requests grows by one; 0 when the window is empty. */
  readonly freeInMs: number;
}

/** The values of the rate limit headers. (docs/reference/limits.md#headers) */
export interface RateLimitFigures {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/**
 * Returns the window with the fewest remaining requests; of two equal ones, the one that frees later.
 * (docs/reference/limits.md#headers)
 */
export function tightestFigures(windows: readonly WindowState[]): RateLimitFigures | undefined {
  const [first] = [...windows].toSorted((a, b) => remainingOf(a) - remainingOf(b) || b.freeInMs - a.freeInMs);
  return first && { limit: first.limit, remaining: remainingOf(first), resetSeconds: seconds(first.freeInMs) };
}

const remainingOf = ({ limit, used }: WindowState): number => Math.max(0, limit - used);

/** The header values of a window that refused the request: nothing remaining, at least one second to wait. */
export const exhaustedFigures = ({ limit, freeInMs }: WindowState): RateLimitFigures => ({
  limit,
  remaining: 0,
  resetSeconds: Math.max(1, seconds(freeInMs)),
});
