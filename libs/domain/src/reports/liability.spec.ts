import { expectedUse, figuresOfExpiry, LiabilityLines, noFigures } from './liability.js';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const period = {
  from: day('2026-10-01'),
  to: day('2026-11-01'),
  ages: [day('2026-10-01'), day('2026-08-02'), day('2025-10-31')],
} as const;

describe('an expiry that is not written yet', () => {
  const expiry = (at: string, issuedAt = '2026-09-15') =>
    figuresOfExpiry({ at: new Date(at), quantity: 5, issuedAt: day(issuedAt) }, period);

  it.each([
    ['before the period', '2026-09-30T23:59:59.999Z', { opening: -5, closing: -5, d31_90: -5 }],
    ['at its first instant', '2026-10-01T00:00:00.000Z', { expired: 5, closing: -5, d31_90: -5 }],
    ['at its last instant', '2026-10-31T23:59:59.999Z', { expired: 5, closing: -5, d31_90: -5 }],
    ['at its end', '2026-11-01T00:00:00.000Z', {}],
  ])('%s', (_, at, expected) => expect(expiry(at)).toEqual(expected));

  it.each([
    ['2026-10-01', 'd0_30'],
    ['2026-09-30', 'd31_90'],
    ['2026-08-02', 'd31_90'],
    ['2026-08-01', 'd91_365'],
    ['2025-10-31', 'd91_365'],
    ['2025-10-30', 'over'],
  ])('of what was issued on %s is of the age %s', (issuedAt, age) =>
    expect(expiry('2026-10-20T00:00:00Z', issuedAt)).toEqual({ expired: 5, closing: -5, [age]: -5 }),
  );
});

it('lines of one subject and key are added', () => {
  const lines = new LiabilityLines();
  lines.add('vouchers', 'GBP', { issued: 5, closing: 5 });
  lines.add('vouchers', 'GBP', { used: 2, closing: -2 });
  lines.add('vouchers', 'EUR', { issued: 1 });
  lines.add('points', 'GBP', {});
  expect(lines.all).toEqual([
    { ...noFigures, subject: 'vouchers', key: 'GBP', issued: 5, used: 2, closing: 3 },
    { ...noFigures, subject: 'vouchers', key: 'EUR', issued: 1 },
    { ...noFigures, subject: 'points', key: 'GBP' },
  ]);
});

it.each([
  [0, 0, null],
  [100, 0, 0],
  [100, 100, 1],
  [3, 2, 0.6667],
])('of %d issued, %d used: %s', (yearIssued, yearUsed, expected) =>
  expect(expectedUse({ yearIssued, yearUsed })).toBe(expected),
);
