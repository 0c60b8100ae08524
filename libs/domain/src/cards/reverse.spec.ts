import type { CardEntryCause } from './card.js';
import { maxBalance } from './progress.js';
import { requireReversible, requireRoom, requireUnused, takeGiveBack } from './reverse.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const entry = (cause: CardEntryCause, reversedBy: number | null = null) => ({
  number: 1,
  cause,
  change: 5,
  paidOwed: 0,
  reversedBy,
});

describe('requireReversible', () => {
  it.each(['give', 'spend'] as const)('a %s can be reversed', (cause) =>
    expect(requireReversible(entry(cause))).toBe(cause),
  );

  it.each([
    ['order', 'use_return'],
    ['complete', 'not_reversible'],
    ['adjust', 'not_reversible'],
    ['correct', 'not_reversible'],
    ['return', 'not_reversible'],
    ['reverse', 'not_reversible'],
    ['expire', 'not_reversible'],
  ] as const)('an entry of the cause %s cannot: %s', (cause, reason) =>
    expect(() => requireReversible(entry(cause))).toThrow(refused(reason)),
  );

  it('none is reversed twice', () =>
    expect(() => requireReversible(entry('give', 2))).toThrow(refused('already_reversed')));
});

describe('takeGiveBack', () => {
  it.each([
    ['what moved the balance', { change: 5, paidOwed: 0 }, 8, { taken: 5, owing: 0 }],
    ['all of the balance', { change: 5, paidOwed: 0 }, 5, { taken: 5, owing: 0 }],
    ['what paid a debt is owed again', { change: 0, paidOwed: 5 }, 0, { taken: 0, owing: 5 }],
    ['what paid a debt, as far as the balance pays it', { change: 2, paidOwed: 5 }, 4, { taken: 4, owing: 3 }],
  ])('%s', (_, give, balance, expected) => expect(takeGiveBack(give, balance)).toEqual(expected));

  it('is refused where the balance does not have it any more', () =>
    expect(() => takeGiveBack({ change: 5, paidOwed: 0 }, 4)).toThrow(refused('insufficient_balance')));
});

describe('a spend', () => {
  it('is not given back for points that have bought a reward that was used', () => {
    expect(() => requireUnused([])).not.toThrow();
    expect(() => requireUnused([{ reward: {}, reason: 'redeemed' }])).toThrow(refused('reward_used'));
  });
});

describe('requireRoom', () => {
  const open = { numberOfStamps: null, openEnded: true, numberOfPoints: null };
  const sized = { ...open, openEnded: false, numberOfPoints: 10 };

  it.each([
    ['what fills a size ten times', sized, 109],
    ['any balance without a size', open, maxBalance],
  ])('takes %s', (_, size, balance) => expect(() => requireRoom(balance, size)).not.toThrow());

  it.each([
    ['what fills it once more', sized, 110],
    ['more than any card can hold', open, maxBalance + 1],
  ])('refuses %s', (_, size, balance) =>
    expect(() => requireRoom(balance, size)).toThrow(refused('balance_too_large')),
  );
});
