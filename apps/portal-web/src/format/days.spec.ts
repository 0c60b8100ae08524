import { endOfDay, startOfDay } from './days.js';

const iso = (instant: Date): string => instant.toISOString().replace('.000Z', 'Z');

it.each([
  ['an ordinary day', 'Europe/London', '2026-11-20', '2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z'],
  ['a day of summer', 'Europe/London', '2026-06-01', '2026-05-31T23:00:00Z', '2026-06-01T22:59:59Z'],
  ['clocks go forward', 'Europe/London', '2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29T22:59:59Z'],
  ['no midnight', 'America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', '2026-09-07T02:59:59Z'],
  ['the eve of it', 'America/Santiago', '2026-09-05', '2026-09-05T04:00:00Z', '2026-09-06T03:59:59Z'],
  ['the last hour comes twice', 'America/Santiago', '2026-04-04', '2026-04-04T03:00:00Z', '2026-04-05T03:59:59Z'],
  ['the day after it', 'America/Santiago', '2026-04-05', '2026-04-05T04:00:00Z', '2026-04-06T03:59:59Z'],
  ['no midnight', 'Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00Z', '2026-03-29T23:59:59Z'],
  ['no midnight', 'America/Havana', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'],
  ['the first hour comes twice', 'America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z'],
  ['the eve of it', 'America/Havana', '2026-10-31', '2026-10-31T04:00:00Z', '2026-11-01T03:59:59Z'],
  ['midnight comes twice', 'America/St_Johns', '2010-11-07', '2010-11-07T03:30:00Z', '2010-11-08T03:29:59Z'],
  ['the last second is skipped', 'America/Scoresbysund', '2024-03-30', '2024-03-30T01:00:00Z', '2024-03-31T00:59:59Z'],
])('%s: the day %s %s is from %s to %s', (_, timeZone, day, start, end) => {
  expect([iso(startOfDay(day, timeZone)), iso(endOfDay(day, timeZone))]).toEqual([start, end]);
});
