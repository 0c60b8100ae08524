import fc from 'fast-check';
import { addDays, dayOf, endOfDay, expiryOf, parseTimestamp, startOfDay } from './time.js';

/** The local time in the zone, computed differently from the rule. */
const shown = (instant: Date, timeZone: string): string => {
  const text = instant.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return `${text}.${String(instant.getUTCMilliseconds()).padStart(3, '0')}`;
};

describe('endOfDay', () => {
  it.each([
    ['an ordinary day', 'UTC', '2026-03-10T12:00:00Z', 0, '2026-03-10T23:59:59.999Z'],
    ['its last millisecond', 'UTC', '2026-03-10T23:59:59.999Z', 0, '2026-03-10T23:59:59.999Z'],
    ['its first millisecond', 'UTC', '2026-03-10T00:00:00.000Z', 1, '2026-03-11T23:59:59.999Z'],
    ['the end of a month', 'UTC', '2028-02-28T12:00:00Z', 1, '2028-02-29T23:59:59.999Z'],
    ['a day that has begun already in the zone', 'Asia/Tokyo', '2026-03-10T15:00:00Z', 0, '2026-03-11T14:59:59.999Z'],
    ['a day that lasts still in the zone', 'Pacific/Honolulu', '2026-03-11T09:59:59Z', 0, '2026-03-11T09:59:59.999Z'],
    ['spring', 'Europe/London', '2026-03-28T12:00:00Z', 1, '2026-03-29T22:59:59.999Z'],
    ['autumn', 'Europe/London', '2026-10-24T12:00:00Z', 1, '2026-10-25T23:59:59.999Z'],
    ['the farthest east', 'Pacific/Kiritimati', '2026-01-01T00:00:00Z', 0, '2026-01-01T09:59:59.999Z'],
    ['the farthest west', 'Etc/GMT+12', '2026-01-01T00:00:00Z', 0, '2026-01-01T11:59:59.999Z'],
    ['a quarter of an hour', 'Asia/Kathmandu', '2026-01-01T00:00:00Z', 0, '2026-01-01T18:14:59.999Z'],
    ['the eve of a skipped midnight', 'Africa/Cairo', '2023-04-27T10:00:00Z', 0, '2023-04-27T21:59:59.999Z'],
    ['a day without midnight', 'Africa/Cairo', '2023-04-27T10:00:00Z', 1, '2023-04-28T20:59:59.999Z'],
    ['a last hour that comes twice', 'Africa/Cairo', '2023-10-26T10:00:00Z', 0, '2023-10-26T21:59:59.999Z'],
    ['the eve of a skipped midnight', 'America/Sao_Paulo', '2018-11-02T12:00:00Z', 1, '2018-11-04T02:59:59.999Z'],
    ['a last hour that comes twice', 'America/Sao_Paulo', '2018-02-16T12:00:00Z', 1, '2018-02-18T02:59:59.999Z'],
    ['midnight itself coming twice', 'America/St_Johns', '2010-11-06T12:00:00Z', 0, '2010-11-07T03:29:59.999Z'],
    ['the eve of a skipped day', 'Pacific/Apia', '2011-12-29T20:00:00Z', 0, '2011-12-30T09:59:59.999Z'],
    ['a skipped day, which ends with its eve', 'Pacific/Apia', '2011-12-29T20:00:00Z', 1, '2011-12-30T09:59:59.999Z'],
    ['the day after a skipped day', 'Pacific/Apia', '2011-12-29T20:00:00Z', 2, '2011-12-31T09:59:59.999Z'],
    ['a jump over 23:59:59.999', 'America/Scoresbysund', '2024-03-30T12:00:00Z', 0, '2024-03-31T00:59:59.999Z'],
    ['before 1970', 'UTC', '1969-12-31T23:59:59.500Z', 0, '1969-12-31T23:59:59.999Z'],
  ])('%s in %s: from %s and %d days on it is %s', (_, timeZone, from, days, expected) =>
    expect(endOfDay(new Date(from), days, timeZone).toISOString()).toBe(expected),
  );

  it('is the last millisecond of the right day, for any instant, number of days and zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const instants = fc.date({ min: new Date('2013-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: 0, max: 800 }), (timeZone, from, days) => {
        const day = new Date(`${shown(from, timeZone).slice(0, 10)}T00:00:00Z`);
        day.setUTCDate(day.getUTCDate() + days);
        const end = endOfDay(from, days, timeZone);
        const next = new Date(end.getTime() + 1);
        // A clock change over midnight may skip the end of a day; no later instant is on that day.
        expect(shown(end, timeZone) <= `${day.toISOString().slice(0, 10)} 23:59:59.999`).toBe(true);
        expect(shown(next, timeZone).slice(0, 10) > day.toISOString().slice(0, 10)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('expiryOf', () => {
  const issuedAt = new Date('2026-03-10T12:00:00Z');
  it.each([
    [null, null],
    [0, '2026-03-10T23:59:59.999Z'],
    [30, '2026-04-09T23:59:59.999Z'],
  ])('expiryDays %j means %j', (days, expected) =>
    expect(expiryOf(issuedAt, days, 'UTC')?.toISOString() ?? null).toBe(expected),
  );
});

describe('addDays', () => {
  it('counts days of 24 hours, also across a clock change', () => {
    expect(addDays(new Date('2026-03-28T12:00:00.123Z'), 2).toISOString()).toBe('2026-03-30T12:00:00.123Z');
    expect(addDays(new Date('2026-03-28T12:00:00Z'), 0).toISOString()).toBe('2026-03-28T12:00:00.000Z');
  });
});

describe('startOfDay', () => {
  it.each([
    ['UTC', '2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['Europe/London', '2026-06-01', '2026-05-31T23:00:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
    // The day begins at 01:00: midnight is skipped.
    ['Africa/Cairo', '2023-04-28', '2023-04-27T22:00:00.000Z'],
    // Midnight comes twice: what is between the two is of the day before.
    ['America/St_Johns', '2010-11-07', '2010-11-07T03:30:00.000Z'],
  ])('%s, %s', (timeZone, day, expected) => {
    const start = startOfDay(day, timeZone);
    expect(start.toISOString()).toBe(expected);
    expect(dayOf(start, timeZone)).toBe(day);
    const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect(endOfDay(startOfDay(eve, timeZone), 0, timeZone).getTime()).toBe(start.getTime() - 1);
  });
});

describe('parseTimestamp', () => {
  it.each([
    ['2026-11-20T09:30:00Z', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:00.123456789+01:00', '2026-11-20T08:30:00.123Z'],
    ['2028-02-29T23:59:59-12:00', '2028-03-01T11:59:59.000Z'],
    ['1969-12-31T00:00:00Z', '1969-12-31T00:00:00.000Z'],
    ['2026-11-25T12:00Z', '2026-11-25T12:00:00.000Z'],
    ['2026-11-25T12:00+01:00', '2026-11-25T11:00:00.000Z'],
  ])('%s', (text, instant) => expect(parseTimestamp(text)?.toISOString()).toBe(instant));

  it.each([
    '2026-02-29T00:00:00Z',
    '2026-02-30T10:00:00+01:00',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-25T24:00:00Z',
    '2026-11-25T23:59:60Z',
    '2026-11-25T12:00:00',
    '2026-11-25T12Z',
    '2026-11-25T12:00',
    '2026-11-25T12:00.5Z',
    '2026-11-25T24:00Z',
    '2026-11-25',
    '25 Nov 2026',
    '',
    // In UTC its year has five digits, or is before 0: such a timestamp could not be shown again.
    '9999-12-31T23:59:59-12:00',
    '0000-01-01T00:00:00+12:00',
  ])('%s is none', (text) => expect(parseTimestamp(text)).toBeUndefined());
});
