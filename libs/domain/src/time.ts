/** The time of a write, and the time zone of the merchant. */
export interface LocalNow {
  readonly now: Date;
  readonly timeZone: string;
}

const secondMs = 1000;
export const hourMs = 3600 * secondMs;
export const dayMs = 24 * hourMs;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the last millisecond of the day that is `days` calendar days after the day of `from` in the IANA zone:
 * 23:59:59.999 local time. When that local time occurs twice, it is the second. When a clock change skips it, it is the
 * last instant before the change (a day that a zone skipped ends with the day before).
 * (docs/reference/money-and-time.md#expiry)
 */
export function endOfDay(from: Date, days: number, timeZone: string): Date {
  return instantOf(endOfWallDay(wallClock(from.getTime(), timeZone)) + days * dayMs, timeZone);
}

/**
 * Returns the same local time `months` calendar months later. If that month is too short for the day, the result is its last day:
 * 31 January plus one month is the last of February. (docs/reference/cards.md#expiry-of-points)
 */
export const addMonths = (from: Date, months: number, timeZone: string): Date =>
  instantOf(monthsLater(wallClock(from.getTime(), timeZone), months), timeZone);

/** The last millisecond of the local day that is `months` calendar months after that of `from`. */
export const endOfDayMonthsLater = (from: Date, months: number, timeZone: string): Date =>
  instantOf(endOfWallDay(monthsLater(wallClock(from.getTime(), timeZone), months)), timeZone);

/** The last millisecond of the local month that is `months` calendar months after that of `from`. */
export function endOfMonthLater(from: Date, months: number, timeZone: string): Date {
  const wall = new Date(wallClock(from.getTime(), timeZone));
  return instantOf(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + months + 1, 1) - 1, timeZone);
}

/**
 * The first instant of a local day, such as `2026-11-01`: the one after the last of the day before, so what expires with that day
 * is not of this one.
 */
export const startOfDay = (day: string, timeZone: string): Date =>
  new Date(instantOf(Date.parse(day) - 1, timeZone).getTime() + 1);

const timestamp = /^(\d{4}-\d{2}-\d{2})T(?!24)\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** How long a timestamp is whose year in UTC has four digits. */
const shownLength = '2027-01-31T12:00:00.000Z'.length;

/**
 * The instant of an RFC 3339 timestamp, whose seconds may be left out; undefined for any other text. `Date` alone takes 31 April
 * for 1 May. (docs/reference/money-and-time.md#timestamps)
 */
export function parseTimestamp(text: string): Date | undefined {
  const day = timestamp.exec(text)?.[1];
  const [instant, midnight] = [new Date(text), new Date(`${day}T00:00:00Z`)];
  if (Number.isNaN(instant.getTime()) || Number.isNaN(midnight.getTime())) return undefined;
  const isDay = midnight.toISOString().slice(0, 10) === day;
  return isDay && instant.toISOString().length === shownLength ? instant : undefined;
}

/** The local day of an instant. */
export const dayOf = (instant: Date, timeZone: string): string =>
  new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(0, 10);

const endOfWallDay = (wall: number): number => Math.floor(wall / dayMs) * dayMs + dayMs - 1;

function monthsLater(wall: number, months: number): number {
  const at = new Date(wall);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(at.getUTCDate(), lastDay)) + (wall % dayMs);
}

/**
 * The instant of a local time. When it occurs twice, the second; when a clock change skips it, the last instant before the
 * change.
 */
function instantOf(wall: number, timeZone: string): Date {
  // No zone was ever 16 hours or more from UTC, so the instant and any clock change near it are between these two.
  const earliest = wall - 16 * hourMs;
  const latest = wall + 16 * hourMs;
  // Four conversions find nearly every local time. Only a local time that a clock change skips needs a search.
  const offsets = [earliest, wall, latest].map((instant) => offset(instant, timeZone));
  const instants = offsets.map((ms) => wall - ms).filter((instant) => wallClock(instant, timeZone) === wall);
  return new Date(instants.length > 0 ? Math.max(...instants) : lastBefore(wall, earliest, latest, timeZone));
}

/** The month of the zone at an instant: 2026-11. */
export const localMonth = (at: Date, timeZone: string): string =>
  new Date(wallClock(at.getTime(), timeZone)).toISOString().slice(0, 7);

/**
 * The instant from which something issued at `issuedAt` is expired; null when it never expires.
 * (docs/reference/money-and-time.md#expiry)
 */
export function expiryOf(issuedAt: Date, expiryDays: number | null, timeZone: string): Date | null {
  return expiryDays === null ? null : endOfDay(issuedAt, expiryDays, timeZone);
}

/**
 * The instant `days` times 24 hours after `from`, independent of clock changes. Voucher activation uses it.
 * (docs/reference/money-and-time.md#activation)
 */
export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMs);
}

/** The local time of the zone at the instant, expressed as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const parts = new Map<string, number>();
  for (const part of formatOf(timeZone).formatToParts(instant)) parts.set(part.type, Number(part.value));
  const at = (unit: Intl.DateTimeFormatPartTypes): number => parts.get(unit) ?? 0;
  const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return wall + (((instant % secondMs) + secondMs) % secondMs);
}

function offset(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - instant;
}

/** The last instant whose local time is not after `wall`, which a clock change skips. */
function lastBefore(wall: number, earliest: number, latest: number, timeZone: string): number {
  let before = earliest;
  let after = latest;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallClock(middle, timeZone) <= wall) before = middle;
    else after = middle;
  }
  return before;
}

/** Creating a format costs a thousand times as much as using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const units = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...units,
    second: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}
