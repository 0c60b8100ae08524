import {
  type ExpiringPoints,
  firstDue,
  monthsInactive,
  nextDue,
  nextWarning,
  warnedGroup,
  warningsOf,
} from './expiring-points.js';

const at = (text: string): Date => new Date(text);
const timeZone = 'UTC';

describe('nextWarning', () => {
  const expiry = at('2027-03-31T12:00:00Z');
  const days = (now: string, more = {}, since = at('2026-01-01T00:00:00Z')) =>
    nextWarning({ warnedFor: null, warnedDays: null, ...more }, expiry, since, at(now))?.days ?? null;

  it.each([
    ['30 days before', '2027-01-01T00:00:00Z', {}, 30],
    [
      '7 days before, once it has warned 30 days before',
      '2027-03-05T00:00:00Z',
      { warnedFor: expiry, warnedDays: 30 },
      7,
    ],
    ['nothing after both', '2027-03-25T00:00:00Z', { warnedFor: expiry, warnedDays: 7 }, null],
    [
      'again where the expiry has moved',
      '2027-03-25T00:00:00Z',
      { warnedFor: at('2027-01-01T00:00:00Z'), warnedDays: 7 },
      7,
    ],
    ['the nearer one of two that were missed', '2027-03-30T00:00:00Z', {}, 7],
  ])('%s', (_, now, more, expected) => expect(days(now, more)).toBe(expected));

  it('not before the points were earned', () => {
    expect(days('2027-03-10T00:00:00Z', {}, at('2027-03-08T00:00:00Z'))).toBe(7);
    expect(days('2027-03-29T00:00:00Z', {}, at('2027-03-29T00:00:00Z'))).toBeNull();
  });
});

describe('what expires together', () => {
  const [activeAt, now] = [at('2026-10-31T12:00:00Z'), at('2027-03-01T12:00:00Z')];
  const facts = { activeAt, timeZone, now };
  const dated = (points: number, expiresAt: string, warnAt: string | null): ExpiringPoints => ({
    points,
    expiresAt: at(expiresAt),
    inactiveMonths: null,
    warnedFor: null,
    warnedDays: null,
    warnAt: warnAt === null ? null : at(warnAt),
  });
  const inactive = (points: number, months: number): ExpiringPoints => ({
    points,
    expiresAt: null,
    inactiveMonths: months,
    warnAt: null,
    warnedFor: null,
    warnedDays: null,
  });

  it('is warned of once, 30 and 7 days before, and then due at its expiry', () => {
    const group = dated(5, '2027-03-31T12:00:00Z', '2027-03-01T12:00:00Z');
    const [first] = warningsOf([group], facts);
    expect(first).toMatchObject({ points: 5, days: 30, at: now, expiresAt: group.expiresAt });
    const second = first && warnedGroup(group, first);
    expect(second?.warnAt).toEqual(at('2027-03-24T12:00:00Z'));
    expect(nextDue(second ? [second] : [], facts)).toEqual(at('2027-03-24T12:00:00Z'));
    const later = { ...facts, now: at('2027-03-24T12:00:00Z') };
    const [last] = warningsOf(second ? [second] : [], later);
    expect(last).toMatchObject({ days: 7 });
    const third = second && last && warnedGroup(second, last);
    expect(third?.warnAt).toBeNull();
    expect(warningsOf(third ? [third] : [], later)).toEqual([]);
    expect(nextDue(third ? [third] : [], later)).toEqual(group.expiresAt);
  });

  it('of a policy of months and of one of inactivity at one instant is one warning', () => {
    const groups = [dated(5, '2027-03-31T23:59:59.999Z', '2027-03-01T00:00:00Z'), inactive(7, 5)];
    expect(warningsOf(groups, { ...facts, now: at('2027-03-02T00:00:00Z') })).toMatchObject([{ points: 12, days: 30 }]);
  });

  it('is not warned of, and not due, once it has expired', () => {
    const groups = [dated(5, '2027-02-28T00:00:00Z', '2027-02-21T00:00:00Z'), inactive(7, 3)];
    expect([warningsOf(groups, facts), nextDue(groups, facts)]).toEqual([[], null]);
  });

  it('is first due 30 days before, 7 days before or at its expiry, whichever comes after the earning', () => {
    for (const [since, due] of [
      ['2027-02-01T00:00:00Z', '2027-03-01T00:00:00Z'],
      ['2027-03-01T00:00:00Z', '2027-03-24T00:00:00Z'],
      ['2027-03-24T00:00:00Z', '2027-03-31T00:00:00Z'],
    ] as const) {
      const lot = { expiresAt: at('2027-03-31T00:00:00Z'), inactiveMonths: null };
      expect(firstDue(lot, { activeAt: null, timeZone, since: at(since) })).toEqual(at(due));
    }
  });

  it.each([
    ['2027-03-30T23:59:59.998Z', 4],
    ['2027-03-31T23:59:59.998Z', 4],
    ['2027-03-31T23:59:59.999Z', 5],
    ['2066-01-01T00:00:00Z', 120],
  ])('at %s a card of 31 October was not used for %i months', (instant, months) =>
    expect(monthsInactive({ ...facts, now: at(instant) })).toBe(months),
  );
});
