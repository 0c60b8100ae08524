import { dayMs, endOfDayMonthsLater } from '../../time.js';
import { expiryOfLot, type LotExpiry } from '../lots.js';

/** The points of a card that expire together: at the same time, or after the same number of months without use. */
export interface ExpiringPoints extends LotExpiry {
  readonly points: number;
  /** For points that expire at a fixed time: when the next warning event is due; null when all were sent. */
  readonly warnAt: Date | null;
  /** For points that expire by inactivity: the expiry, and the days before it, of the last warning event; null for none. */
  readonly warnedFor: Date | null;
  readonly warnedDays: number | null;
}

/** The key of a group: equal for points that expire together. */
export const groupKey = ({ expiresAt, inactiveMonths }: LotExpiry): string =>
  `${expiresAt?.getTime() ?? ''} ${inactiveMonths ?? ''}`;

/** How many days before an expiry an event warns of it. */
const warnings = [7, 30];

export interface DueWarning {
  readonly at: Date;
  readonly days: number;
}

/** Points that expire soon. */
export interface Warning extends DueWarning {
  readonly points: number;
  readonly expiresAt: Date;
  readonly groups: readonly ExpiringPoints[];
}

type Warned = Pick<ExpiringPoints, 'warnedFor' | 'warnedDays'>;
const notWarned: Warned = { warnedFor: null, warnedDays: null };

/** The next warning to send, or null. A warning that was due before `since` is skipped. (docs/reference/events.md#types) */
export function nextWarning(warned: Warned, expiry: Date, since: Date, now: Date): DueWarning | null {
  const isGiven = (days: number): boolean =>
    warned.warnedFor?.getTime() === expiry.getTime() && (warned.warnedDays ?? 0) <= days;
  const ahead = warnings
    .map((days) => ({ days, at: new Date(expiry.getTime() - days * dayMs) }))
    .filter(({ at, days }) => at > since && !isGiven(days));
  const missed = ahead.find(({ at }) => at <= now);
  return missed ?? ahead.at(-1) ?? null;
}

interface CardUse {
  readonly activeAt: Date | null;
  readonly timeZone: string;
}

export interface CardAt extends CardUse {
  readonly now: Date;
}

/**
 * Returns when points that were earned at `since` need the worker first: for their first warning or, without one, their expiry.
 */
export function firstDue(
  lot: LotExpiry,
  { activeAt, timeZone, since }: CardUse & { readonly since: Date },
): Date | null {
  const expiry = expiryOfLot(lot, activeAt, timeZone);
  return expiry && (nextWarning(notWarned, expiry, since, since)?.at ?? expiry);
}

function warningOf(group: ExpiringPoints, expiry: Date, activeAt: Date | null, now: Date): DueWarning | null {
  if (group.inactiveMonths !== null) return nextWarning(group, expiry, activeAt ?? expiry, now);
  return group.warnAt && nextWarning(notWarned, expiry, new Date(group.warnAt.getTime() - 1), now);
}

/** The warnings that are due now, in the order of their due times. Points that expire at the same time share one warning. */
export function warningsOf(groups: readonly ExpiringPoints[], { activeAt, now, timeZone }: CardAt): readonly Warning[] {
  const due = new Map<string, Warning>();
  for (const group of groups) {
    const expiresAt = expiryOfLot(group, activeAt, timeZone);
    const warning = expiresAt && expiresAt > now && warningOf(group, expiresAt, activeAt, now);
    if (!expiresAt || !warning || warning.at > now) continue;
    const key = `${expiresAt.getTime()} ${warning.days}`;
    const { points = 0, groups: others = [] } = due.get(key) ?? {};
    due.set(key, { ...warning, expiresAt, points: points + group.points, groups: [...others, group] });
  }
  return [...due.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Returns the group with a sent warning recorded in it. */
export function warnedGroup(group: ExpiringPoints, { expiresAt, days, at }: Warning): ExpiringPoints {
  if (group.inactiveMonths !== null) return { ...group, warnedFor: expiresAt, warnedDays: days };
  const later = warnings.map((one) => new Date(expiresAt.getTime() - one * dayMs)).findLast((one) => one > at);
  return { ...group, warnAt: later ?? null };
}

/** Returns when the next of these points expire or need a warning; null when none do. */
export function nextDue(groups: readonly ExpiringPoints[], { activeAt, now, timeZone }: CardAt): Date | null {
  const instants = groups.flatMap((group) => {
    const expiry = expiryOfLot(group, activeAt, timeZone);
    return expiry && expiry > now ? [expiry, warningOf(group, expiry, activeAt, now)?.at ?? expiry] : [];
  });
  return instants.length > 0 ? new Date(Math.min(...instants.map((at) => at.getTime()))) : null;
}

/** The full months since the last use. Lots whose `inactiveMonths` is at most this number have expired. */
export function monthsInactive({ activeAt, now, timeZone }: CardAt): number {
  if (activeAt === null) return 0;
  let months = 0;
  while (months < 120 && endOfDayMonthsLater(activeAt, months + 1, timeZone) <= now) months += 1;
  return months;
}
