import { expirationsOf, expiryOfEarning, isPointsExpiry, requirePointsExpiry } from './points-expiry.js';

const at = (text: string): Date => new Date(text);

describe('expiryOfEarning', () => {
  it.each([
    ['the end of the month', '2026-11-15T10:00:00Z', 12, 'end_of_month', 'UTC', '2027-11-30T23:59:59.999Z'],
    ['the last of February', '2027-01-31T10:00:00Z', 1, 'end_of_month', 'UTC', '2027-02-28T23:59:59.999Z'],
    [
      'the month of the local day',
      '2026-11-30T23:30:00Z',
      1,
      'end_of_month',
      'Europe/Berlin',
      '2027-01-31T22:59:59.999Z',
    ],
    ['31 January and a month', '2027-01-31T10:00:00Z', 1, 'exact', 'UTC', '2027-02-28T10:00:00.000Z'],
    ['31 January and a month in a leap year', '2028-01-31T10:00:00Z', 1, 'exact', 'UTC', '2028-02-29T10:00:00.000Z'],
    [
      'the local time across a clock change',
      '2027-01-15T09:30:00.123Z',
      3,
      'exact',
      'Europe/London',
      '2027-04-15T08:30:00.123Z',
    ],
    [
      'a local time that a change skips',
      '2027-02-28T01:30:00Z',
      1,
      'exact',
      'Europe/London',
      '2027-03-28T00:59:59.999Z',
    ],
    ['a local time that occurs twice', '2026-09-25T00:30:00Z', 1, 'exact', 'Europe/London', '2026-10-25T01:30:00.000Z'],
    ['ten years', '2026-11-15T10:00:00Z', 120, 'exact', 'UTC', '2036-11-15T10:00:00.000Z'],
  ] as const)('%s', (_, from, months, until, zone, expected) => {
    expect(expiryOfEarning({ after: { months }, until }, at(from), zone)).toEqual({
      expiresAt: at(expected),
      inactiveMonths: null,
    });
  });

  it('never, and while the card is used', () => {
    expect(expiryOfEarning(null, new Date(), 'UTC')).toEqual({ expiresAt: null, inactiveMonths: null });
    expect(expiryOfEarning({ inactiveMonths: 6 }, new Date(), 'UTC')).toEqual({ expiresAt: null, inactiveMonths: 6 });
  });
});

describe('isPointsExpiry', () => {
  const after = { after: { months: 12 }, until: 'exact' };
  it.each([after, { ...after, until: 'end_of_month' }, { inactiveMonths: 1 }, { inactiveMonths: 120 }])(
    '%j is one',
    (value) => expect(isPointsExpiry(value)).toBe(true),
  );
  it.each([
    {},
    [],
    'x',
    5,
    null,
    { after: { months: 12 } },
    { until: 'exact' },
    { ...after, until: 'x' },
    { ...after, more: 1 },
    ...[0, 121, 1.5, '12', null].flatMap((months) => [{ inactiveMonths: months }, { ...after, after: { months } }]),
    { ...after, inactiveMonths: 3 },
  ])('%j is none', (value) => expect(isPointsExpiry(value)).toBe(false));

  it('stamps do not expire', () => {
    expect(() => requirePointsExpiry('stamp', { inactiveMonths: 1 })).toThrow('pointsExpiry is for points cards');
    expect(() => requirePointsExpiry('stamp', null)).not.toThrow();
  });
});

describe('expirationsOf', () => {
  const lot = (remaining: number, expiresAt: Date | null, inactiveMonths: number | null = null) => ({
    remaining,
    expiresAt,
    inactiveMonths,
  });
  const now = at('2026-11-20T12:00:00Z');
  const facts = { activeAt: at('2026-10-31T12:00:00Z'), timeZone: 'UTC', now };

  it('adds up what expires at one instant, and what has expired at the instant', () => {
    const lots = [lot(5, now), lot(7, at('2026-12-31T00:00:00Z')), lot(8, at('2026-12-31T00:00:00Z')), lot(9, null)];
    expect(expirationsOf(lots, facts)).toEqual({
      expired: 5,
      expirations: [{ points: 15, expiresAt: at('2026-12-31T00:00:00Z') }],
    });
    expect(expirationsOf(lots, { ...facts, now: new Date(now.getTime() - 1) }).expired).toBe(0);
  });

  it('of an inactive card is one entry, at the end of the day as things stand', () => {
    const { expirations } = expirationsOf([lot(5, null, 1), lot(7, null, 1)], facts);
    expect(expirations).toEqual([{ points: 12, expiresAt: at('2026-11-30T23:59:59.999Z') }]);
  });

  it('of an inactive card that is due later is not before that: the day was longer in the time zone before', () => {
    const lots = [lot(5, null, 1), lot(7, at('2026-11-30T23:00:00Z'))];
    const after = { ...facts, now: at('2026-12-01T03:00:00Z'), due: at('2026-12-01T05:00:00Z') };
    expect(expirationsOf(lots, after)).toEqual({
      expired: 7,
      expirations: [{ points: 5, expiresAt: after.due }],
    });
    expect(expirationsOf(lots, { ...after, now: after.due })).toEqual({ expired: 12, expirations: [] });
  });

  it('shows at most 12', () => {
    const lots = Array.from({ length: 20 }, (_, day) =>
      lot(1, at(`2026-12-${String(day + 1).padStart(2, '0')}T00:00:00Z`)),
    );
    expect(expirationsOf(lots, facts).expirations).toHaveLength(12);
  });
});
