import fc from 'fast-check';
import { adjust } from './adjust.js';
import { cancel } from './cancel.js';
import type { HoldFacts } from './holds/held.js';
import { redeem } from './redeem.js';
import { voucherStatus } from './status.js';
import type { Voucher, VoucherStatus } from './voucher.js';

type Facts = Pick<
  Voucher,
  'status' | 'activatesAt' | 'expiresAt' | 'valueMinor' | 'remainingMinor' | 'allowPartialRedemption' | 'currency'
> &
  HoldFacts;
const all: readonly VoucherStatus[] = ['pending', 'active', 'partial', 'redeemed', 'expired', 'cancelled'];
const start = Date.parse('2026-03-10T12:00:00.000Z');

describe('any sequence of moves of a voucher', () => {
  type Move = { readonly move: 'redeem' | 'adjust' | 'cancel' | 'wait'; readonly amount: number | undefined };
  const moves = fc.array(
    fc.record<Move>({
      move: fc.constantFrom('redeem', 'redeem', 'redeem', 'adjust', 'adjust', 'cancel', 'wait'),
      amount: fc.option(fc.integer({ min: -5, max: 130 }), { nil: undefined }),
    }),
    { maxLength: 30 },
  );
  // The allowed effective statuses before and after an accepted move. Waiting may only activate and expire.
  const allowed: Record<Move['move'], readonly string[]> = {
    redeem: ['active>redeemed', 'active>partial', 'partial>partial', 'partial>redeemed'],
    adjust: [
      'pending>pending',
      ...['active', 'partial', 'redeemed'].flatMap((from) =>
        ['active', 'partial', 'redeemed', 'expired'].map((to) => `${from}>${to}`),
      ),
    ],
    cancel: ['pending>cancelled', 'active>cancelled', 'partial>cancelled'],
    wait: [
      'pending>active',
      'pending>expired',
      'active>expired',
      'partial>expired',
      ...all.map((one) => `${one}>${one}`),
    ],
  };

  const moved = (voucher: Facts, { move, amount }: Move, at: Date): { voucher: Facts; changeMinor: number } => {
    switch (move) {
      case 'redeem': {
        const { redemption, ...change } = redeem(voucher, amount, at);
        return { voucher: { ...voucher, ...change }, changeMinor: -redemption.amountMinor };
      }
      case 'adjust': {
        const change = adjust(voucher, amount ?? 100, at);
        return { voucher: { ...voucher, ...change }, changeMinor: change.remainingMinor - voucher.remainingMinor };
      }
      case 'cancel':
        return { voucher: { ...voucher, ...cancel(voucher, at) }, changeMinor: 0 };
      case 'wait':
        return { voucher, changeMinor: 0 };
    }
  };

  it('keeps the ledger sum equal to the remaining value, within 0 and the original value, and the status within the table', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        moves,
        fc.boolean(),
        fc.nat(6),
        fc.option(fc.nat(30)),
        (list, allowPartialRedemption, from, until) => {
          const at = (hour: number) => new Date(start + hour * 3_600_000);
          let voucher: Facts = {
            allowPartialRedemption,
            currency: 'GBP',
            holds: [],
            status: from > 0 ? 'pending' : 'active',
            activatesAt: at(from),
            expiresAt: until === null ? null : at(until),
            valueMinor: 100,
            remainingMinor: 100,
          };
          let ledger = 100;
          let hour = 0;
          for (const step of list) {
            const was = voucherStatus(voucher, at(hour));
            if (step.move === 'wait') hour += 2;
            try {
              const { voucher: next, changeMinor } = moved(voucher, step, at(hour));
              ledger += changeMinor;
              voucher = next;
            } catch (error) {
              expect(error).toMatchObject({ name: 'Refusal', kind: 'invalid' });
              continue;
            }
            const transition = `${was}>${voucherStatus(voucher, at(hour))}`;
            expect(allowed[step.move]).toContain(transition);
            seen.add(`${step.move} ${transition}`);
            expect(voucher.remainingMinor).toBe(ledger);
            expect(ledger).toBeGreaterThanOrEqual(0);
            expect(ledger).toBeLessThanOrEqual(100);
            if (voucher.status === 'redeemed') expect(ledger).toBe(0);
            if (voucher.status === 'partial') expect(ledger > 0 && ledger < 100).toBe(true);
          }
        },
      ),
      { numRuns: 500, seed: 20260310 },
    );
    // The run would prove nothing if every move were refused.
    for (const move of [
      'redeem active>partial',
      'redeem partial>redeemed',
      'adjust redeemed>partial',
      'cancel partial>cancelled',
    ]) {
      expect(seen).toContain(move);
    }
  });
});
