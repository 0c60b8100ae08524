import fc from 'fast-check';
import { Refusal } from '../errors.js';
import type { HeldAmount } from './holds/held.js';
import { explainRedemption, redeem, type RedeemFacts } from './redeem.js';
import type { Voucher, VoucherStatus } from './voucher.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const now = new Date('2026-03-10T12:00:00.000Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const base: RedeemFacts = {
  status: 'active',
  activatesAt: before,
  expiresAt: null,
  remainingMinor: 1000,
  allowPartialRedemption: true,
  currency: 'GBP',
  holds: [],
};
const inStatus = (status: VoucherStatus): RedeemFacts => ({
  ...base,
  status,
  activatesAt: status === 'pending' ? after : before,
  remainingMinor: status === 'redeemed' ? 0 : status === 'partial' ? 400 : 1000,
});

describe('redeem', () => {
  const partialVoucher = inStatus('partial');
  it.each([
    [
      'active, without amount',
      base,
      undefined,
      { status: 'redeemed', remainingMinor: 0, type: 'full', amountMinor: 1000 },
    ],
    ['active, all of it', base, 1000, { status: 'redeemed', remainingMinor: 0, type: 'full', amountMinor: 1000 }],
    ['active, some of it', base, 1, { status: 'partial', remainingMinor: 999, type: 'partial', amountMinor: 1 }],
    [
      'partial, without amount',
      partialVoucher,
      undefined,
      { status: 'redeemed', remainingMinor: 0, type: 'full', amountMinor: 400 },
    ],
    [
      'partial, the rest',
      partialVoucher,
      400,
      { status: 'redeemed', remainingMinor: 0, type: 'full', amountMinor: 400 },
    ],
    [
      'partial, some of it',
      partialVoucher,
      399,
      { status: 'partial', remainingMinor: 1, type: 'partial', amountMinor: 399 },
    ],
    [
      'activated but stored pending',
      { ...base, status: 'pending' },
      undefined,
      { status: 'redeemed', remainingMinor: 0, type: 'full', amountMinor: 1000 },
    ],
  ] as const)('%s', (_, voucher, amount, { status, remainingMinor, type, amountMinor }) =>
    expect(redeem(voucher, amount, now)).toEqual({ status, remainingMinor, redemption: { amountMinor, type } }),
  );

  it.each(['pending', 'expired', 'cancelled', 'redeemed'] as const)(
    'a voucher that is %s cannot be redeemed',
    (status) => {
      expect(() => redeem(inStatus(status), undefined, now)).toThrow(refused(`voucher_${status}`));
      expect(() => redeem(inStatus(status), 1, now)).toThrow(refused(`voucher_${status}`));
    },
  );

  it('a voucher is refused from the instant of its expiry on', () => {
    expect(() => redeem({ ...base, expiresAt: now }, undefined, now)).toThrow(refused('voucher_expired'));
    expect(redeem({ ...base, expiresAt: after }, undefined, now).status).toBe('redeemed');
  });

  it.each([0, -0, -1, 0.5, NaN, Infinity])('an amount of %d is refused', (amount) =>
    expect(() => redeem(base, amount, now)).toThrow(refused('amount_invalid')),
  );

  it.each([
    [base, 1001],
    [partialVoucher, 401],
    [{ ...base, allowPartialRedemption: false }, 1001],
  ])('an amount above what remains is refused', (voucher, amount) =>
    expect(() => redeem(voucher, amount, now)).toThrow(refused('amount_exceeds_remaining')),
  );

  it('without partial redemption only the whole remaining value can be redeemed', () => {
    const whole = { ...base, allowPartialRedemption: false };
    expect(() => redeem(whole, 999, now)).toThrow(refused('partial_redemption_not_allowed'));
    expect(redeem(whole, 1000, now).status).toBe('redeemed');
    expect(redeem(whole, undefined, now).status).toBe('redeemed');
  });

  it('a voucher that was adjusted to 0 while pending has nothing to redeem once it is active', () => {
    expect(() => redeem({ ...base, remainingMinor: 0 }, undefined, now)).toThrow(refused('voucher_empty'));
  });
});

const start = Date.parse('2026-03-10T12:00:00.000Z');
const at = (hour: number): Date => new Date(start + hour * 3_600_000);
const instants = fc.integer({ min: 0, max: 12 }).map(at);
const statuses = fc.constantFrom<Voucher['status']>(
  'pending',
  'pending',
  'active',
  'partial',
  'redeemed',
  'expired',
  'cancelled',
);
const hold = fc.record<HeldAmount>({
  id: fc.uuid(),
  amountMinor: fc.integer({ min: 1, max: 6 }),
  expiresAtMs: instants.map((instant) => instant.getTime()),
});
/** Holds never exceed what remains. */
function withinValue({ holds, remainingMinor }: RedeemFacts): HeldAmount[] {
  let free = remainingMinor;
  return holds.filter(({ amountMinor }) => {
    const fits = amountMinor <= free;
    if (fits) free -= amountMinor;
    return fits;
  });
}
const vouchers = fc
  .record<RedeemFacts>({
    status: statuses,
    activatesAt: instants,
    expiresAt: fc.option(instants),
    remainingMinor: fc.integer({ min: 0, max: 10 }),
    allowPartialRedemption: fc.boolean(),
    currency: fc.constant('GBP'),
    holds: fc.array(hold, { maxLength: 3 }),
  })
  .map((voucher) => ({ ...voucher, holds: withinValue(voucher) }));
const amounts = fc.option(fc.integer({ min: -1, max: 12 }), { nil: undefined });

/** The refusal of an operation, or undefined. */
function refusalOf(operation: () => unknown): Refusal | undefined {
  try {
    operation();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

describe('the explanation of a redemption', () => {
  it('says of a voucher what redeeming it does, whatever the facts', () => {
    const verdicts = new Map<string, number>();
    fc.assert(
      fc.property(vouchers, amounts, instants, (voucher, amount, time) => {
        const { rules, passes, wouldPassIf } = explainRedemption(voucher, amount, time);
        const refusal = refusalOf(() => redeem(voucher, amount, time));
        const failed = rules.findIndex(({ passed }) => passed === false);
        expect([passes, failed]).toEqual(refusal ? [false, expect.any(Number)] : [true, -1]);
        expect(rules[failed]?.message).toBe(refusal?.message);
        // What is not decided stands behind what has failed.
        const open = rules.findIndex(({ passed }) => passed === null);
        if (open !== -1) expect(failed).toBeGreaterThan(-1);
        if (open !== -1) expect(open).toBeGreaterThan(failed);
        const change = wouldPassIf ? Object.keys(wouldPassIf).toSorted().join() : 'none';
        verdicts.set(change, (verdicts.get(change) ?? 0) + 1);
      }),
      { numRuns: 1_000, seed: 20260310 },
    );
    // The run would prove nothing if some change never came up.
    const all = ['none', 'after', 'amountAtMostMinor', 'partialRedemption', 'after,amountAtMostMinor'];
    expect([...verdicts.keys()]).toEqual(expect.arrayContaining([...all, 'after,partialRedemption']));
  });

  it('names a change that is enough, and no field of it can be left out', () => {
    fc.assert(
      fc.property(vouchers, amounts, instants, (voucher, amount, time) => {
        const { wouldPassIf } = explainRedemption(voucher, amount, time);
        if (!wouldPassIf) return;
        const { amountAtMostMinor, after: from, partialRedemption } = wouldPassIf;
        const attempt = (change: typeof wouldPassIf): Refusal | undefined =>
          refusalOf(() =>
            redeem(
              change.partialRedemption ? { ...voucher, allowPartialRedemption: true } : voucher,
              change.amountAtMostMinor ?? amount,
              change.after ?? time,
            ),
          );
        expect(attempt(wouldPassIf)).toBeUndefined();
        for (const field of Object.keys(wouldPassIf)) {
          expect(attempt({ ...wouldPassIf, [field]: undefined })).toBeDefined();
        }
        // A little less is not enough.
        if (from) expect(attempt({ ...wouldPassIf, after: new Date(from.getTime() - 1) })).toBeDefined();
        if (amountAtMostMinor !== undefined) {
          expect(attempt({ ...wouldPassIf, amountAtMostMinor: amountAtMostMinor + 1 })).toBeDefined();
        }
        expect(partialRedemption).not.toBe(false);
      }),
      { numRuns: 1_000, seed: 20260311 },
    );
  });

  it('says that nothing helps only where no amount, no later time and no partial redemption does', () => {
    fc.assert(
      fc.property(vouchers, fc.integer({ min: 1, max: 12 }), instants, (voucher, amount, time) => {
        const { passes, wouldPassIf } = explainRedemption(voucher, amount, time);
        if (passes || wouldPassIf) return;
        const facts = { ...voucher, allowPartialRedemption: true };
        const helped = Array.from({ length: 14 }, (_, hour) => hour).filter((hour) => {
          const later = new Date(Math.max(time.getTime(), at(hour).getTime()));
          // The smallest amount passes wherever a larger one does.
          return refusalOf(() => redeem(facts, 1, later)) === undefined;
        });
        expect([amount, helped]).toEqual([amount, []]);
      }),
      { numRuns: 500, seed: 20260312 },
    );
  });
});
