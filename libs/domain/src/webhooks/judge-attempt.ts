import { dayMs, hourMs } from '../time.js';
import { type Attempt, type Delivery, maxAttemptsKept, pauseAfter } from './delivery.js';
import type { DisabledReason, WebhookEndpoint } from './endpoint.js';

/** What an attempt was, and what its answer asked for. */
export interface AttemptResult {
  readonly attempt: Attempt;
  readonly retryAfterSeconds?: number | undefined;
}

export type DeliveryChange = Pick<Delivery, 'status' | 'attempts' | 'tries' | 'nextAttemptAt'>;
export type EndpointChange = Pick<
  WebhookEndpoint,
  'lastSuccessAt' | 'lastFailureAt' | 'failingSince' | 'failureReportedAt'
>;

export interface Judgement {
  readonly delivery: DeliveryChange;
  readonly endpoint: EndpointChange;
  /** The endpoint becomes disabled. */
  readonly disable: DisabledReason | undefined;
  /** When its admins are told that it fails; undefined: they are not. */
  readonly reportAt: Date | undefined;
}

/** An endpoint is disabled after so long without a success while deliveries were due. */
const maxFailingMs = 5 * dayMs;
/** Longer than the longest pause between attempts: a longer time without a failure means that no delivery was due. */
const idleMs = 30 * hourMs;
/** When admins are told of a delivery that fails since then. */
export const failureReportAt = (since: Date): Date => new Date(since.getTime() + hourMs);

export const isSuccess = ({ statusCode, error }: Attempt): boolean =>
  error === null && statusCode !== null && statusCode >= 200 && statusCode <= 299;

/**
 * What an attempt changes. A test counts as neither success nor failure of its endpoint. `isLatest`: no other attempt of this
 * delivery has begun or was planned since. (docs/reference/webhooks.md#attempts)
 */
export function judgeAttempt(
  delivery: Delivery,
  endpoint: WebhookEndpoint,
  { attempt, retryAfterSeconds }: AttemptResult,
  { now, random, isLatest }: { readonly now: Date; readonly random: number; readonly isLatest: boolean },
): Judgement {
  const attempts = [...delivery.attempts, attempt].slice(-maxAttemptsKept);
  const { lastSuccessAt, lastFailureAt, failingSince, failureReportedAt } = endpoint;
  const unchanged = { lastSuccessAt, lastFailureAt, failingSince, failureReportedAt };
  const ended = { attempts, tries: delivery.tries + 1, nextAttemptAt: null };
  const nothing = { endpoint: unchanged, disable: undefined, reportAt: undefined };
  if (delivery.sample !== null) {
    return { ...nothing, delivery: { ...ended, status: isSuccess(attempt) ? 'succeeded' : 'failed' } };
  }
  if (isSuccess(attempt)) {
    const succeeded = { lastFailureAt, lastSuccessAt: now, failingSince: null, failureReportedAt };
    return { ...nothing, endpoint: succeeded, delivery: { ...ended, status: 'succeeded' } };
  }
  const failed = { ...unchanged, lastFailureAt: now, failingSince: failingFrom(endpoint, now) };
  if (delivery.status !== 'pending' || !isLatest) {
    const { status, tries, nextAttemptAt } = delivery;
    return { ...nothing, endpoint: failed, delivery: { status, attempts, tries, nextAttemptAt } };
  }
  const pause = attempt.statusCode === 410 ? undefined : pauseAfter(ended.tries, random, retryAfterSeconds);
  const next = pause === undefined ? null : new Date(now.getTime() + Math.round(pause * 1_000));
  const change: DeliveryChange = { ...ended, status: next ? 'pending' : 'failed', nextAttemptAt: next };
  if (attempt.statusCode === 410) return { ...nothing, endpoint: failed, delivery: change, disable: 'gone' };
  const isFailing = now.getTime() - failed.failingSince.getTime() >= maxFailingMs;
  if (isFailing) return { ...nothing, endpoint: failed, delivery: change, disable: 'failing' };
  const reportAt = reportTime(change, failed, now);
  return {
    delivery: change,
    endpoint: reportAt ? { ...failed, failureReportedAt: reportAt } : failed,
    disable: undefined,
    reportAt,
  };
}

/** Since when deliveries were due and none succeeded. */
function failingFrom({ failingSince, lastFailureAt }: WebhookEndpoint, now: Date): Date {
  if (failingSince === null || lastFailureAt === null) return now;
  return now.getTime() - lastFailureAt.getTime() > idleMs ? now : failingSince;
}

/**
 * When to report a failing delivery: when it will have failed for an hour, if it is not tried again before. Undefined for no report:
 * admins were told within a day, or will be.
 */
function reportTime(
  { attempts, tries, nextAttemptAt }: DeliveryChange,
  { failureReportedAt }: EndpointChange,
  now: Date,
): Date | undefined {
  // One that is sent again by hand may have succeeded before.
  const failed = attempts.slice(attempts.findLastIndex(isSuccess) + 1);
  const first = failed.at(-Math.min(tries, failed.length));
  if (!first) return undefined;
  const hourLater = failureReportAt(new Date(first.at));
  if (nextAttemptAt !== null && nextAttemptAt < hourLater) return undefined;
  // One that was sent again by hand, or whose schedule is over, may be younger.
  if (nextAttemptAt === null && now < hourLater) return undefined;
  if (failureReportedAt !== null && now.getTime() - failureReportedAt.getTime() < dayMs) return undefined;
  return hourLater > now ? hourLater : now;
}
