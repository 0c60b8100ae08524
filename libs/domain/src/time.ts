const secondMs = 1000;
const hourMs = 3600 * secondMs;
const dayMs = 24 * hourMs;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The last instant, to the millisecond, of the day that is `days` calendar days after the one `from` falls on in the IANA
 * zone: 23:59:59.999 on the clocks there. Where the clocks show that twice, it is the second; where they jump over it, it
 * is the last instant before the jump (a day that a zone left out ends with the day before it). (docs/reference/money-and-time.md#expiry)
 */
export function endOfDay(from: Date, days: number, timeZone: string): Date {
  const start = wallClock(from.getTime(), timeZone);
  const wall = Math.floor(start / dayMs) * dayMs + (days + 1) * dayMs - 1;
  // No zone was ever 16 hours from UTC: the instant lies between these two, and so does a change of the clocks near it.
  const earliest = wall - 16 * hourMs;
  const latest = wall + 16 * hourMs;
  // Four looks at the clocks find nearly every end; only an end that the clocks jump over has to be searched for.
  const offsets = [earliest, wall, latest].map((instant) => offset(instant, timeZone));
  const instants = offsets.map((ms) => wall - ms).filter((instant) => wallClock(instant, timeZone) === wall);
  return new Date(instants.length > 0 ? Math.max(...instants) : lastBefore(wall, earliest, latest, timeZone));
}

/** The instant from which something issued at `issuedAt` is expired; null when it never is. Days are whole. (docs/reference/money-and-time.md#expiry) */
export function expiryOf(issuedAt: Date, expiryDays: number | null, timeZone: string): Date | null {
  return expiryDays === null ? null : endOfDay(issuedAt, expiryDays, timeZone);
}

/** The instant `days` times 24 hours after `from`, whatever the clocks do: when a voucher activates. (docs/reference/money-and-time.md#activation) */
export function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMs);
}

/** What the clocks of the zone show at the instant, as if it were UTC. */
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

/** The last instant whose clocks haven't passed `wall`, which they jump over. */
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

/** Making a format costs a thousand times its use. */
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
