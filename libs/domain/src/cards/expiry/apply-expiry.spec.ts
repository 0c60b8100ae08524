import {
  activeSince,
  earliestExpiry,
  expiryOfExistingPoints,
  expiryOfGivenBack,
  previewExpiry,
} from './apply-expiry.js';

const at = (text: string): Date => new Date(text);
const applied = { now: at('2027-03-10T12:00:00Z'), timeZone: 'UTC' };
const seventhDay = at('2027-03-17T23:59:59.999Z');
const yearly = { after: { months: 12 }, until: 'exact' } as const;

describe('a policy that is applied to points that are there', () => {
  it('leaves them to the end of the seventh local day', () => {
    expect(earliestExpiry(applied)).toEqual(seventhDay);
    expect(earliestExpiry({ ...applied, timeZone: 'Europe/Berlin' })).toEqual(at('2027-03-17T22:59:59.999Z'));
  });

  it.each([
    ['earned long ago', yearly, '2020-01-01T00:00:00Z', seventhDay],
    ['that would expire on that day', yearly, '2026-03-17T09:00:00Z', seventhDay],
    ['that expire the day after', yearly, '2026-03-18T09:00:00Z', at('2027-03-18T09:00:00Z')],
    [
      'at the end of a month',
      { ...yearly, until: 'end_of_month' },
      '2026-03-02T09:00:00Z',
      at('2027-03-31T23:59:59.999Z'),
    ],
    ['for ever', null, '2020-01-01T00:00:00Z', null],
  ] as const)('points %s', (_, policy, earnedAt, expiresAt) =>
    expect(expiryOfExistingPoints(policy, at(earnedAt), applied)).toEqual({ expiresAt, inactiveMonths: null }),
  );

  it.each([
    ['used lately', 3, '2027-02-01T10:00:00Z', '2027-02-01T10:00:00Z'],
    ['not used for long', 3, '2025-02-01T10:00:00Z', '2026-12-17T23:59:59.999Z'],
  ])('a card %s is active as of then', (_, months, activeAt, since) =>
    expect(activeSince(months, at(activeAt), applied)).toEqual(at(since)),
  );

  it('no day is lost where the earliest month is longer than the one before', () => {
    const late = { now: at('2027-03-24T12:00:00Z'), timeZone: 'UTC' };
    expect(activeSince(1, at('2025-01-01T00:00:00Z'), late)).toEqual(at('2027-03-01T23:59:59.999Z'));
  });
});

describe('points that are given back to a lot that was empty', () => {
  const never = { expiresAt: null, inactiveMonths: null };
  const until = (text: string) => ({ expiresAt: at(text), inactiveMonths: null });
  const inactive = (inactiveMonths: number) => ({ expiresAt: null, inactiveMonths });
  const [earned, appliedAt, now] = ['2026-06-01T09:00:00Z', '2027-03-10T12:00:00Z', at('2027-05-01T12:00:00Z')];

  it.each([
    ['by no policy', never, yearly, until('2027-06-01T09:00:00Z')],
    ['by a longer policy', until('2028-06-01T09:00:00Z'), yearly, until('2027-06-01T09:00:00Z')],
    ['by a shorter policy', until('2027-04-01T09:00:00Z'), yearly, until('2027-06-01T09:00:00Z')],
    ['by the last use', inactive(3), yearly, until('2027-06-01T09:00:00Z')],
    ['which now is no policy', until('2027-06-01T09:00:00Z'), null, never],
    ['which now is the last use', until('2027-06-01T09:00:00Z'), { inactiveMonths: 6 }, inactive(6)],
    ['long ago', never, { after: { months: 1 }, until: 'exact' }, until('2027-05-08T23:59:59.999Z')],
  ] as const)('expire by the policy that was applied meanwhile: %s', (_, expiry, policy, expected) => {
    const lot = { ...expiry, createdAt: at(earned) };
    const change = { pointsExpiry: policy, createdAt: at(appliedAt) };
    expect(expiryOfGivenBack(lot, change, { now, timeZone: 'UTC' })).toEqual(expected);
  });

  it.each([
    ['was earned after it', '2027-03-11T00:00:00Z', never],
    ['had got its seven days', '2025-06-01T09:00:00Z', until('2027-03-17T23:59:59.999Z')],
    ['had got its seven days a day later', '2025-06-01T09:00:00Z', until('2027-03-18T23:59:59.999Z')],
    ['has its expiry', earned, until('2027-06-01T09:00:00Z')],
    ['had expired before it', earned, until('2027-02-01T09:00:00Z')],
  ])('stay as they are where the lot %s', (_, createdAt, expiry) => {
    const lot = { ...expiry, createdAt: at(createdAt) };
    const change = { pointsExpiry: yearly, createdAt: at(appliedAt) };
    expect(expiryOfGivenBack(lot, change, { now, timeZone: 'UTC' })).toEqual(expiry);
  });
});

describe('previewExpiry', () => {
  const day = (first: string, last: string, points: number, cards: number) => ({
    first: at(first),
    last: at(last),
    points,
    cards,
  });
  const days = [
    day('2020-01-01T00:00:00Z', '2020-01-01T20:00:00Z', 5, 2),
    day('2026-06-30T08:00:00Z', '2026-06-30T09:00:00Z', 7, 0),
    day('2026-07-01T08:00:00Z', '2026-07-01T09:00:00Z', 11, 1),
  ];

  it('adds up by month what expires when, and what expires soon', () => {
    expect(previewExpiry(yearly, days, applied)).toEqual({
      customers: 3,
      points: 23,
      firstAt: seventhDay,
      lastAt: at('2027-07-01T09:00:00Z'),
      soon: { customers: 2, points: 5, expiresAt: seventhDay },
      months: [
        { month: '2027-03', points: 5 },
        { month: '2027-06', points: 7 },
        { month: '2027-07', points: 11 },
      ],
    });
  });

  it('of inactivity goes by the last use', () => {
    expect(previewExpiry({ inactiveMonths: 10 }, days, applied)).toMatchObject({
      soon: { points: 5 },
      lastAt: at('2027-05-01T23:59:59.999Z'),
      months: [
        { month: '2027-03', points: 5 },
        { month: '2027-04', points: 7 },
        { month: '2027-05', points: 11 },
      ],
    });
  });

  it('nothing expires where points live for ever', () => {
    expect(previewExpiry(null, days, applied)).toMatchObject({
      customers: 3,
      points: 23,
      firstAt: null,
      lastAt: null,
      months: [],
      soon: { customers: 0, points: 0 },
    });
  });
});
