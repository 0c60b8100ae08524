import { isDay, lastMonth, reportPeriod } from './period.js';

it.each([
  ['2026-11-01', true],
  ['2028-02-29', true],
  ['1970-01-01', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['1969-12-31', false],
  ['2026-1-1', false],
  ['2026-11-01T00:00:00Z', false],
  ['0000-00-00', false],
  ['2026-13-01', false],
])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

it.each([
  ['2026-11-23T12:00:00Z', 'UTC', '2026-10-01', '2026-11-01'],
  ['2026-01-15T12:00:00Z', 'UTC', '2025-12-01', '2026-01-01'],
  // It is November in New York still.
  ['2026-12-01T04:59:59Z', 'America/New_York', '2026-10-01', '2026-11-01'],
  ['2026-12-01T05:00:00Z', 'America/New_York', '2026-11-01', '2026-12-01'],
])('at %s in %s the month before is from %s to %s', (now, timeZone, from, to) =>
  expect(lastMonth(new Date(now), timeZone)).toEqual({ from, to }),
);

const now = new Date('2026-11-23T12:00:00Z');
const iso = (instants: readonly Date[]): string[] => instants.map((instant) => instant.toISOString());

it('a period begins and ends at midnight of the merchant', () => {
  const { from, to } = reportPeriod('2026-03-01', '2026-04-01', 'Europe/London', now);
  expect(iso([from, to])).toEqual(['2026-03-01T00:00:00.000Z', '2026-03-31T23:00:00.000Z']);
});

it('ages are days before the last day', () => {
  const { ages, yearBefore } = reportPeriod('2026-10-01', '2026-11-01', 'UTC', now);
  // The last day is 31 October: 1 October is 30 days before it.
  expect(iso(ages)).toEqual(['2026-10-01T00:00:00.000Z', '2026-08-02T00:00:00.000Z', '2025-10-31T00:00:00.000Z']);
  expect(iso([yearBefore])).toEqual(['2025-11-01T00:00:00.000Z']);
});

it('what ends in the future has the ages of today', () => {
  const future = reportPeriod('2026-11-01', '2027-11-01', 'UTC', now);
  const { ages, yearBefore } = reportPeriod('2026-11-01', '2026-11-24', 'UTC', now);
  expect(future).toMatchObject({ ages, yearBefore, to: new Date('2027-11-01T00:00:00Z') });
});

it('a year before 29 February is 28 February', () => {
  const { yearBefore } = reportPeriod('2024-01-01', '2024-02-29', 'UTC', now);
  expect(yearBefore).toEqual(new Date('2023-02-28T00:00:00Z'));
});

it('the first days there are have no days before them', () => {
  const { ages, yearBefore } = reportPeriod('1970-01-01', '1970-01-02', 'UTC', now);
  expect(iso([...ages, yearBefore])).toEqual(Array(4).fill('1970-01-01T00:00:00.000Z'));
});
