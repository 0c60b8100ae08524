const dayMs = 86_400_000;

/** The options for the expiry of a new key. */
export const expiryChoices = [
  { value: 'never', label: 'Never' },
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '365', label: 'After a year' },
  { value: 'day', label: 'On a specific date' },
];

/** The offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  } as const).formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(at / 1000) * 1000;
}

/** The last second of a day (`2026-11-20`) in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T23:59:59Z`);
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** The expiry time of an option; undefined for never. */
export function expiryOf(choice: string, day: string, timeZone: string): Date | undefined {
  if (choice === 'never') return undefined;
  if (choice === 'day') return endOfDay(day, timeZone);
  return new Date(Date.now() + Number(choice) * dayMs);
}
