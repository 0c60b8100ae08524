/** The offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const).formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(at / 1000) * 1000;
}

/** The last that a field for a day, or for a time, takes: browsers offer years of six digits, which no date has. */
export const lastDay = '9999-12-31';
export const lastMinute = `${lastDay}T23:59`;

const hourMs = 3_600_000;

/**
 * The last second of a day (`2026-11-20`) in a time zone, as `libs/domain/src/time.ts` has it, which the pages cannot import: where
 * clocks show it twice, the second; where they skip it, the last one before.
 */
export function endOfDay(day: string, timeZone: string): Date {
  const local = Date.parse(`${day}T23:59:59Z`);
  // No zone was ever 16 hours or more from UTC.
  const [earliest, latest] = [local - 16 * hourMs, local + 16 * hourMs];
  const instants = [earliest, local, latest]
    .map((at) => local - offsetAt(at, timeZone))
    .filter((at) => at + offsetAt(at, timeZone) === local);
  return new Date(instants.length > 0 ? Math.max(...instants) : lastBefore(local, earliest, latest, timeZone));
}

/** The last second at which clocks show no time after `local`, which they skip. */
function lastBefore(local: number, earliest: number, latest: number, timeZone: string): number {
  let [before, after] = [earliest, latest];
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (middle + offsetAt(middle, timeZone) <= local) before = middle;
    else after = middle;
  }
  return before;
}

/** The first second of a day in a time zone: the one after the day before. Not every day begins at midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const dayBefore = new Date(Date.parse(day) - 24 * hourMs).toISOString().slice(0, 10);
  return new Date(endOfDay(dayBefore, timeZone).getTime() + 1000);
}

/** The instant at which clocks of a time zone show this time. */
export function timeOfDay(local: string, timeZone: string): Date {
  const asUtc = Date.parse(local);
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** What clocks of a time zone show at an instant, to the second: `2026-11-20T09:30:00`. */
export const localTime = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 19);
