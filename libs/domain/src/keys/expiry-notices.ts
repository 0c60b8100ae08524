import { dayMs } from '../time.js';
import type { ApiKey } from './api-key.js';

/** How many days before its expiry the team is told of a key, in this order. (docs/reference/keys.md#expiry) */
export const noticeDays = [14, 3, 0] as const;

/** How long before a notice a key must have existed: whoever made it an hour ago knows when it ends. */
const knownForMs = dayMs;
/** A notice that is later than this tells nothing new. */
const latestMs = 3 * dayMs;

/** The notices of a key whose time has come, and whether the last one of them is still to be sent. */
export interface DueNotices {
  readonly count: number;
  readonly isSent: boolean;
}

/** Decides which notices of an expiring key are behind it. Of several that have come at once the last one is sent. */
export function dueNotices(
  { createdAt, expiresAt }: Pick<ApiKey, 'createdAt'> & { expiresAt: Date },
  now: Date,
): DueNotices {
  const times = dueTimes(expiresAt, now);
  const last = times.at(-1);
  const isSent = last !== undefined && last - knownForMs >= createdAt.getTime() && !isTooLate(expiresAt, now);
  return { count: times.length, isSent };
}

/**
 * Whether a notice that was queued at `queuedAt` still tells something: not where a later one is due too, nor three days after the
 * expiry. A job that failed may be repeated long afterwards.
 */
export const isNoticeCurrent = (expiresAt: Date, queuedAt: Date, now: Date): boolean =>
  dueTimes(expiresAt, now).length === dueTimes(expiresAt, queuedAt).length && !isTooLate(expiresAt, now);

const dueTimes = (expiresAt: Date, now: Date): number[] =>
  noticeDays.map((days) => expiresAt.getTime() - days * dayMs).filter((time) => time <= now.getTime());

const isTooLate = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() + latestMs <= now.getTime();
