export const deliveryStatuses = ['pending', 'succeeded', 'failed', 'skipped'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Which deliveries a recovery schedules again. (docs/reference/webhooks.md#recover-deliveries) */
export const recoverable = ['failed', 'skipped', 'all'] as const;

/** What was sent and answered. (docs/reference/webhooks.md#deliveries) */
export interface Attempt {
  /** ISO 8601: attempts are stored as JSON. */
  readonly at: string;
  /** Null where no answer came. */
  readonly statusCode: number | null;
  /** Why it failed, in one stable word; null where the status says it. */
  readonly error: string | null;
  readonly durationMs: number;
  /** The first 1 kB of the answer. */
  readonly responseBody: string | null;
}

/** One event for one endpoint. */
export interface Delivery {
  readonly merchantId: string;
  readonly id: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly eventType: string;
  /** When the event happened. */
  readonly eventAt: Date;
  /** The position of the event; null for a test, whose event is `sample`. */
  readonly position: number | null;
  readonly sample: object | null;
  readonly status: DeliveryStatus;
  readonly attempts: readonly Attempt[];
  /** The attempts that count in the current schedule. They select the next pause. */
  readonly tries: number;
  /** Null where none is planned. */
  readonly nextAttemptAt: Date | null;
  /** Used by workers of an earlier version, which leased each delivery. (docs/decisions/0093) */
  readonly leasedUntil: Date | null;
  readonly createdAt: Date;
}

const minute = 60;
const hour = 60 * minute;

/** The pauses between the ten attempts, about three days in all. (docs/reference/webhooks.md#attempts) */
export const pausesSeconds: readonly number[] = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
const jitter = 0.2;
const maxRetryAfterSeconds = 24 * hour;
/** How many attempts of a delivery are kept: the newest of all its schedules. */
export const maxAttemptsKept = 30;

/** The value of `tries` before the last attempt. A delivery that is sent again by hand has only this one. */
export const lastTry = pausesSeconds.length;

/**
 * The seconds until the next attempt after `tries` failed ones, or undefined after the last one. `random` is from 0 to 1. The
 * later of the schedule and the endpoint's Retry-After applies. (docs/reference/webhooks.md#attempts)
 */
export function pauseAfter(tries: number, random: number, retryAfterSeconds: number | undefined): number | undefined {
  const pause = pausesSeconds[tries - 1];
  if (pause === undefined) return undefined;
  const scheduled = pause * (1 - jitter + 2 * jitter * random);
  return Math.max(scheduled, Math.min(retryAfterSeconds ?? 0, maxRetryAfterSeconds));
}
