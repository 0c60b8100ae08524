import { reverse } from './reverse.js';

type Facts = Parameters<typeof reverse>;
type Case = readonly [string, Facts[0], Facts[1], number | undefined, object];
const voucher: Facts[0] = {
  status: 'partial' as const,
  valueMinor: 1000,
  remainingMinor: 400,
  allowPartialRedemption: true,
  currency: 'GBP',
  holds: [],
};
const now = new Date('2026-03-02T12:00:00Z');
const holds = [{ id: 'h', amountMinor: 400, expiresAtMs: now.getTime() + 1 }];
const redemption = { amountMinor: 600, reversedMinor: 0 };
const refused = (reason: string, more?: object): object =>
  expect.objectContaining({ kind: 'invalid', reason, ...(more ? { more } : {}) });

describe('reverse', () => {
  it.each<Case>([
    [
      'all of it',
      voucher,
      redemption,
      undefined,
      { status: 'active', remainingMinor: 1000, amountMinor: 600, reversedMinor: 600 },
    ],
    ['a part', voucher, redemption, 1, { status: 'partial', remainingMinor: 401, amountMinor: 1, reversedMinor: 1 }],
    [
      'what is left of it',
      { ...voucher, remainingMinor: 500 },
      { amountMinor: 600, reversedMinor: 100 },
      undefined,
      { status: 'active', remainingMinor: 1000, amountMinor: 500, reversedMinor: 600 },
    ],
    [
      'of a redeemed voucher',
      { ...voucher, status: 'redeemed', remainingMinor: 0 },
      redemption,
      undefined,
      { status: 'partial', remainingMinor: 600, amountMinor: 600, reversedMinor: 600 },
    ],
    ...(['expired', 'cancelled'] as const).map(
      (status) =>
        [
          `of a voucher that is ${status}`,
          { ...voucher, status },
          redemption,
          100,
          { status, remainingMinor: 500, amountMinor: 100, reversedMinor: 100 },
        ] as const,
    ),
    [
      'beside a hold, where parts may be redeemed',
      { ...voucher, holds },
      redemption,
      undefined,
      { status: 'active', remainingMinor: 1000, amountMinor: 600, reversedMinor: 600 },
    ],
    [
      'whole without partial redemption, when a hold has expired',
      { ...voucher, allowPartialRedemption: false, holds: [{ id: 'h', amountMinor: 400, expiresAtMs: now.getTime() }] },
      redemption,
      undefined,
      { status: 'active', remainingMinor: 1000, amountMinor: 600, reversedMinor: 600 },
    ],
    [
      'whole without partial redemption, as far as there is room',
      { ...voucher, remainingMinor: 700, allowPartialRedemption: false },
      redemption,
      undefined,
      { status: 'active', remainingMinor: 1000, amountMinor: 300, reversedMinor: 300 },
    ],
  ])('%s', (_, of, what, amount, expected) => expect(reverse(of, what, amount, now)).toEqual(expected));

  it.each<Case>([
    ['0', voucher, redemption, 0, refused('amount_invalid')],
    ['a negative amount', voucher, redemption, -1, refused('amount_invalid')],
    ['more than the redemption', voucher, redemption, 601, refused('reversal_exceeds_redemption')],
    [
      'nothing left',
      voucher,
      { amountMinor: 600, reversedMinor: 600 },
      undefined,
      expect.objectContaining({
        reason: 'reversal_exceeds_redemption',
        message: 'The whole redemption is already reversed.',
      }),
    ],
    [
      'no room for all',
      { ...voucher, remainingMinor: 401 },
      redemption,
      undefined,
      refused('reversal_exceeds_value', { maximum: 5.99 }),
    ],
    [
      'no room at all',
      { ...voucher, remainingMinor: 1000 },
      redemption,
      undefined,
      refused('reversal_exceeds_value', { maximum: 0 }),
    ],
    [
      'a part without partial redemption',
      { ...voucher, allowPartialRedemption: false },
      redemption,
      599,
      refused('partial_redemption_not_allowed'),
    ],
    [
      'what would leave a rest beside a hold without partial redemption',
      { ...voucher, allowPartialRedemption: false, holds },
      redemption,
      undefined,
      refused('voucher_held'),
    ],
  ])('refuses %s', (_, of, what, amount, refusal) =>
    expect(() => reverse(of, what, amount, now)).toThrow(refusal as unknown as Error),
  );
});
