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

/** The last second of a day (`2026-11-20`) in a time zone. */
export const endOfDay = (day: string, timeZone: string): Date => timeOfDay(`${day}T23:59:59Z`, timeZone);

/** The first second of a day in a time zone. */
export const startOfDay = (day: string, timeZone: string): Date => timeOfDay(`${day}T00:00:00Z`, timeZone);

/** The instant at which clocks of a time zone show this time. */
export function timeOfDay(local: string, timeZone: string): Date {
  const asUtc = Date.parse(local);
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** What clocks of a time zone show at an instant, to the second: `2026-11-20T09:30:00`. */
export const localTime = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 19);
