import { requireCorrection, requireSpending, richestOf } from './correct.js';
import { maxBalance } from './progress.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const stampCard = { type: 'stamp', openEnded: false, numberOfStamps: 10 } as const;
const openCard = { type: 'points', openEnded: true, numberOfStamps: null } as const;
const sizedCard = { ...openCard, openEnded: false } as const;

describe('requireCorrection', () => {
  it.each([
    ['points down to 0', openCard, 'points', 5, 0, -5],
    ['points up to the highest balance', openCard, 'points', 0, 0, maxBalance],
    ['points beyond it by what pays a debt', openCard, 'points', 0, 7, maxBalance + 7],
    ['stamps up to one below full', stampCard, 'stamps', 4, 0, 5],
    ['stamps down to 0', stampCard, 'stamps', 4, 0, -4],
  ] as const)('allows %s', (_, definition, unit, balance, owed, change) =>
    expect(() => requireCorrection(definition, unit, { balance, owed }, change)).not.toThrow(),
  );

  it.each([
    ['points below 0', openCard, 'points', 5, -6, 'insufficient_balance'],
    ['points above the highest balance', openCard, 'points', 1, maxBalance, 'balance_too_large'],
    ['points of a card with a size', sizedCard, 'points', 5, 1, 'card_not_adjustable'],
    ['stamps of a points card', openCard, 'stamps', 5, 1, 'card_type_mismatch'],
    ['stamps that fill the card', stampCard, 'stamps', 4, 6, 'balance_too_large'],
    ['stamps below 0', stampCard, 'stamps', 4, -5, 'insufficient_balance'],
  ] as const)('refuses %s', (_, definition, unit, balance, change, reason) =>
    expect(() => requireCorrection(definition, unit, { balance, owed: 0 }, change)).toThrow(refused(reason)),
  );
});

describe('requireSpending', () => {
  it('allows as many points as there are', () => expect(() => requireSpending(openCard, 50, 50)).not.toThrow());

  it.each([
    ['more than there are', openCard, 'insufficient_points'],
    ['points of a card with a size', sizedCard, 'card_not_adjustable'],
    ['stamps', stampCard, 'card_not_adjustable'],
  ])('refuses %s', (_, definition, reason) =>
    expect(() => requireSpending(definition, 49, 50)).toThrow(refused(reason)),
  );
});

describe('richestOf', () => {
  it('is the card with the most points, the oldest among equals', () => {
    const cards = [
      { id: 'c', points: 5 },
      { id: 'b', points: 9 },
      { id: 'a', points: 9 },
    ];
    expect(richestOf(cards)).toEqual({ id: 'a', points: 9 });
    expect(richestOf([])).toBeUndefined();
  });
});
