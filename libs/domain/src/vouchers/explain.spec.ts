import fc from 'fast-check';
import { Refusal } from '../errors.js';
import { explainRewardRedemption, redeemReward } from '../rewards/redeem.js';
import { adjust } from './adjust.js';
import { cancel } from './cancel.js';
import type { HeldAmount } from './holds/held.js';
import { explainRedemption, redeem, type RedeemFacts } from './redeem.js';
import { stateAfter, type StateEntry } from './state-at.js';
import type { Voucher } from './voucher.js';

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
      fc.property(vouchers, amounts, instants, (voucher, amount, now) => {
        const { rules, passes, wouldPassIf } = explainRedemption(voucher, amount, now);
        const refusal = refusalOf(() => redeem(voucher, amount, now));
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
      fc.property(vouchers, amounts, instants, (voucher, amount, now) => {
        const { wouldPassIf } = explainRedemption(voucher, amount, now);
        if (!wouldPassIf) return;
        const { amountAtMostMinor, after, partialRedemption } = wouldPassIf;
        const attempt = (change: typeof wouldPassIf): Refusal | undefined =>
          refusalOf(() =>
            redeem(
              change.partialRedemption ? { ...voucher, allowPartialRedemption: true } : voucher,
              change.amountAtMostMinor ?? amount,
              change.after ?? now,
            ),
          );
        expect(attempt(wouldPassIf)).toBeUndefined();
        for (const field of Object.keys(wouldPassIf)) {
          expect(attempt({ ...wouldPassIf, [field]: undefined })).toBeDefined();
        }
        // A little less is not enough.
        if (after) expect(attempt({ ...wouldPassIf, after: new Date(after.getTime() - 1) })).toBeDefined();
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
      fc.property(vouchers, fc.integer({ min: 1, max: 12 }), instants, (voucher, amount, now) => {
        const { passes, wouldPassIf } = explainRedemption(voucher, amount, now);
        if (passes || wouldPassIf) return;
        const facts = { ...voucher, allowPartialRedemption: true };
        const helped = Array.from({ length: 14 }, (_, hour) => hour).filter((hour) => {
          const later = new Date(Math.max(now.getTime(), at(hour).getTime()));
          // The smallest amount passes wherever a larger one does.
          return refusalOf(() => redeem(facts, 1, later)) === undefined;
        });
        expect([amount, helped]).toEqual([amount, []]);
      }),
      { numRuns: 500, seed: 20260312 },
    );
  });

  it('says of a reward what redeeming it does', () => {
    const rewards = fc.record({
      status: fc.constantFrom('active', 'redeemed', 'expired'),
      expiresAt: fc.option(instants),
    });
    fc.assert(
      fc.property(rewards, instants, (reward, now) => {
        const { rules, passes, wouldPassIf } = explainRewardRedemption(reward, now);
        const refusal = refusalOf(() => redeemReward(reward, now));
        expect(passes).toBe(refusal === undefined);
        expect(rules.find(({ passed }) => passed === false)?.message).toBe(refusal?.message);
        expect(wouldPassIf).toBeNull();
      }),
      { numRuns: 500, seed: 20260313 },
    );
  });
});

describe('the state after each entry of a ledger', () => {
  interface Move {
    readonly move: 'redeem' | 'adjust' | 'cancel';
    readonly amount: number;
    readonly hours: number;
  }
  const moves = fc.array(
    fc.record<Move>({
      move: fc.constantFrom('redeem', 'redeem', 'adjust', 'adjust', 'cancel'),
      amount: fc.integer({ min: 0, max: 10 }),
      hours: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 12 },
  );

  it('is expired where a hold was captured whole after the expiry', () => {
    const voucher = { valueMinor: 10, activatesAt: at(0), expiresAt: at(2) };
    const captured = { kind: 'redeem', redemptionType: 'full', remainingAfterMinor: 0 } as const;
    expect(stateAfter(voucher, { ...captured, createdAt: at(1) }).status).toBe('redeemed');
    expect(stateAfter(voucher, { ...captured, createdAt: at(2) }).status).toBe('expired');
  });

  it('is the one that was stored then', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(moves, fc.integer({ min: 0, max: 4 }), fc.option(instants), (list, activates, expiresAt) => {
        const dates = {
          activatesAt: at(activates),
          expiresAt,
          valueMinor: 10,
          allowPartialRedemption: true,
          currency: 'GBP',
          holds: [],
        };
        let voucher = {
          ...dates,
          status: (activates > 0 ? 'pending' : 'active') as Voucher['status'],
          remainingMinor: 10,
        };
        let hour = 0;
        const check = (entry: StateEntry): void => {
          kinds.add(`${entry.kind} ${voucher.status}`);
          expect(stateAfter(voucher, entry)).toEqual({
            status: voucher.status,
            remainingMinor: voucher.remainingMinor,
          });
        };
        check({ kind: 'issue', redemptionType: null, remainingAfterMinor: 10, createdAt: at(0) });
        for (const { move, amount, hours } of list) {
          hour += hours;
          const now = at(hour);
          const redemption = (): { change: object; type: 'full' | 'partial' | null } => {
            if (move === 'redeem') {
              const { redemption: done, ...change } = redeem(voucher, amount, now);
              return { change, type: done.type };
            }
            return { change: move === 'adjust' ? adjust(voucher, amount, now) : cancel(voucher, now), type: null };
          };
          if (refusalOf(redemption)) continue;
          const { change, type } = redemption();
          voucher = { ...voucher, ...change };
          check({ kind: move, redemptionType: type, remainingAfterMinor: voucher.remainingMinor, createdAt: now });
        }
      }),
      { numRuns: 500, seed: 20260314 },
    );
    const all = ['adjust pending', 'adjust active', 'adjust partial', 'adjust redeemed', 'redeem redeemed'];
    expect([...kinds]).toEqual(expect.arrayContaining([...all, 'redeem partial', 'cancel cancelled', 'issue pending']));
  });
});
