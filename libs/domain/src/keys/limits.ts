/** Every limit of the contract, by the name that settings, overrides and messages use. (docs/reference/limits.md#defaults) */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly requestsPerDay: number;
  readonly orderCreationsPerMinute: number;
  readonly voucherRedemptionsPerMinute: number;
  readonly voucherPdfsPerMinute: number;
  /** Look-ups of codes that don't exist. (docs/reference/vouchers.md#guessing) */
  readonly lookupMissesPerMinute: number;
  readonly concurrentRequests: number;
  /** Per address, within five minutes. */
  readonly failedAuthentications: number;
}

export type LimitName = keyof Limits;

/** The figures of the document. An operator may lower or raise them, for all or for one key. */
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

/** The limits that some operations have in addition to those of all requests. */
export type EndpointLimit = 'orderCreationsPerMinute' | 'voucherRedemptionsPerMinute' | 'voucherPdfsPerMinute';

/** The limits that count within a window of time: all but the one of concurrent requests. */
export type WindowName = Exclude<LimitName, 'concurrentRequests'>;

/** The windows of the portal's sign-in, which belong to accounts, devices and addresses. (docs/decisions, 0032) */
export type SignInWindow = 'signIns' | 'failedSignIns' | 'passwordResets';

const minuteMs = 60_000;

/** How long each window is, in milliseconds. They roll: a request leaves its window exactly that long after it came. */
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

/** What people call a limit in a sentence: "120 requests within a minute". */
export const limitTexts: Readonly<Record<LimitName | SignInWindow, (limit: number) => string>> = {
  requestsPerMinute: (limit) => `${limit} requests within a minute`,
  requestsPerDay: (limit) => `${limit} requests within 24 hours`,
  orderCreationsPerMinute: (limit) => `${limit} order creations within a minute`,
  voucherRedemptionsPerMinute: (limit) => `${limit} voucher redemptions within a minute`,
  voucherPdfsPerMinute: (limit) => `${limit} voucher PDFs within a minute`,
  lookupMissesPerMinute: (limit) => `${limit} look-ups of unknown codes within a minute`,
  concurrentRequests: (limit) => `${limit} requests at the same time`,
  failedAuthentications: (limit) => `${limit} failed authentications of one address within five minutes`,
  signIns: (limit) => `${limit} sign-ins within five minutes`,
  failedSignIns: (limit) => `${limit} failed sign-ins within five minutes`,
  passwordResets: (limit) => `${limit} requests for a new password within an hour`,
};

/** A window as it stands after a request was judged. */
export interface WindowState {
  readonly name: WindowName | SignInWindow;
  readonly limit: number;
  /** How many it holds now. */
  readonly used: number;
  /** Milliseconds until one more unit is free; 0 where the window holds nothing. */
  readonly freeInMs: number;
}

/** What the response headers say. (docs/reference/limits.md#headers) */
export interface RateLimitFigures {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/** The tightest window: the one with the least left; of two alike the one that frees later. (docs/reference/limits.md#headers) */
export function tightest(windows: readonly WindowState[]): RateLimitFigures | undefined {
  const [first] = [...windows].toSorted((a, b) => remainingOf(a) - remainingOf(b) || b.freeInMs - a.freeInMs);
  return first && { limit: first.limit, remaining: remainingOf(first), resetSeconds: seconds(first.freeInMs) };
}

const remainingOf = ({ limit, used }: WindowState): number => Math.max(0, limit - used);

/** The figures of a window that refused: nothing left, and at least a second to wait. */
export const exhausted = ({ limit, freeInMs }: WindowState): RateLimitFigures => ({
  limit,
  remaining: 0,
  resetSeconds: Math.max(1, seconds(freeInMs)),
});
