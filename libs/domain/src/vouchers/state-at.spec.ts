import fc from 'fast-check';
import { Refusal } from '../errors.js';
import { adjust } from './adjust.js';
import { cancel } from './cancel.js';
import { redeem } from './redeem.js';
import { stateAfter, type StateEntry } from './state-at.js';
import type { Voucher } from './voucher.js';

const start = Date.parse('2026-03-10T12:00:00.000Z');
const at = (hour: number): Date => new Date(start + hour * 3_600_000);
const instants = fc.integer({ min: 0, max: 12 }).map(at);

/** Whether a rule refuses it. */
function isRefused(operation: () => unknown): boolean {
  try {
    operation();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

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
          if (isRefused(redemption)) continue;
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
