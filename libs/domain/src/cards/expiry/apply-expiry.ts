import { addDays, addMonths, endOfDay, endOfDayMonthsLater, type LocalNow, localMonth } from '../../time.js';
import type { PointsExpiry } from '../card.js';
import type { LotExpiry } from '../lots.js';
import { expiryOfEarning } from './points-expiry.js';

/** Points that a customer already holds never expire earlier than this many days after a new policy is applied. */
const leastDays = 7;

/** The earliest expiry that a new policy can give to existing points: the end of the seventh local day after it is applied. */
export const earliestExpiry = ({ now, timeZone }: LocalNow): Date => endOfDay(now, leastDays, timeZone);

/**
 * Returns the expiry of points that were earned before the policy was applied: as if they had been earned under it, but no
 * earlier than a week from now. (docs/reference/cards.md#apply-an-expiry-to-points-that-are-there)
 */
export function expiryOfExistingPoints(policy: PointsExpiry | null, earnedAt: Date, applied: LocalNow): LotExpiry {
  const { expiresAt, inactiveMonths } = expiryOfEarning(policy, earnedAt, applied.timeZone);
  return { expiresAt: expiresAt && later(expiresAt, earliestExpiry(applied)), inactiveMonths };
}

/** A policy that was applied to existing points, and when. */
export interface AppliedExpiry {
  readonly pointsExpiry: PointsExpiry | null;
  readonly createdAt: Date;
}

/**
 * Returns the expiry of an empty lot that gets points back. Where it was empty while a policy was applied, it still has the one of
 * before: then as if the policy was applied to it now. One that had expired by then keeps that: it lives for seven more days.
 */
export function expiryOfGivenBack(
  lot: LotExpiry & { readonly createdAt: Date },
  { pointsExpiry, createdAt: appliedAt }: AppliedExpiry,
  moment: LocalNow,
): LotExpiry {
  const { expiresAt, inactiveMonths } = lot;
  const hadExpired = expiresAt !== null && expiresAt <= appliedAt;
  if (lot.createdAt > appliedAt || hadExpired) return { expiresAt, inactiveMonths };
  const whole = expiryOfEarning(pointsExpiry, lot.createdAt, moment.timeZone);
  const isWhole = expiresAt?.getTime() === whole.expiresAt?.getTime() && inactiveMonths === whole.inactiveMonths;
  const isProlonged =
    expiresAt !== null &&
    whole.expiresAt !== null &&
    expiresAt > whole.expiresAt &&
    expiresAt >= earliestExpiry({ ...moment, now: appliedAt }) &&
    expiresAt <= earliestExpiry(moment);
  if (isWhole || isProlonged) return { expiresAt, inactiveMonths };
  return expiryOfExistingPoints(pointsExpiry, lot.createdAt, moment);
}

/** Returns the last use to store when an inactivity policy is applied: moved forward if points would expire within seven days. */
export function activeSince(months: number, activeAt: Date, { now, timeZone }: LocalNow): Date {
  const earliest = earliestExpiry({ now, timeZone });
  const isEarly = (since: Date): boolean => endOfDayMonthsLater(since, months, timeZone) < earliest;
  if (!isEarly(activeAt)) return activeAt;
  let since = addMonths(earliest, -months, timeZone);
  // addMonths() moves day 31 to the last day of a shorter month, so the result may still be too early.
  while (isEarly(since)) since = addDays(since, 1);
  return since;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Points that were earned, or cards that were used last, on one local day. */
export interface PointsOfDay {
  /** The earliest and the latest earning or use on the day. */
  readonly first: Date;
  readonly last: Date;
  readonly points: number;
  /** The number of cards whose first such day this is, so that each card is counted once. */
  readonly cards: number;
}

/** Points that will expire in one month of the merchant's time zone. */
export interface ExpiringMonth {
  readonly month: string;
  readonly points: number;
}

export interface ExpiryPreview {
  readonly customers: number;
  readonly points: number;
  /** The points that expire at earliestExpiry(), and the customers who hold them. */
  readonly soon: { readonly customers: number; readonly points: number; readonly expiresAt: Date };
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly months: readonly ExpiringMonth[];
}

/** Previews a policy for existing points. Points of one local day expire on one local day, so they are computed together. */
export function previewExpiry(
  policy: PointsExpiry | null,
  days: readonly PointsOfDay[],
  applied: LocalNow,
): ExpiryPreview {
  const earliest = earliestExpiry(applied);
  const inactiveMonths = policy && 'inactiveMonths' in policy ? policy.inactiveMonths : null;
  const expiryOf = (at: Date): Date | null =>
    inactiveMonths === null
      ? expiryOfExistingPoints(policy, at, applied).expiresAt
      : endOfDayMonthsLater(activeSince(inactiveMonths, at, applied), inactiveMonths, applied.timeZone);
  const dated = days.map((day) => ({ ...day, from: expiryOf(day.first), to: expiryOf(day.last) }));
  const months = new Map<string, number>();
  for (const { from, points } of dated) {
    const month = from && localMonth(from, applied.timeZone);
    if (month) months.set(month, (months.get(month) ?? 0) + points);
  }
  const early = dated.filter(({ from }) => from && from <= earliest);
  const instants = dated.flatMap(({ from, to }) => (from && to ? [from.getTime(), to.getTime()] : []));
  const at = (ms: number): Date | null => (instants.length === 0 ? null : new Date(ms));
  return {
    customers: sum(days, 'cards'),
    points: sum(days, 'points'),
    soon: { customers: sum(early, 'cards'), points: sum(early, 'points'), expiresAt: earliest },
    firstAt: at(instants.reduce((one, other) => Math.min(one, other), Infinity)),
    lastAt: at(instants.reduce((one, other) => Math.max(one, other), -Infinity)),
    months: [...months].map(([month, points]) => ({ month, points })).toSorted((a, b) => (a.month < b.month ? -1 : 1)),
  };
}

const sum = (days: readonly PointsOfDay[], field: 'cards' | 'points'): number =>
  days.reduce((all, day) => all + day[field], 0);
