import fc from 'fast-check';
import { fillingsOf, addToCard, maxBalance, type CardRules } from './progress.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const template = (id: string, active = true) => ({ id, title: id, active, expiryDays: null });
const step = (at: number, active = true, id = `at ${at}`) => ({ at, rewardTemplate: template(id, active) });

const stampCard = (numberOfStamps: number, ...progression: CardRules['progression']): CardRules => ({
  type: 'stamp',
  active: true,
  numberOfStamps,
  openEnded: false,
  numberOfPoints: null,
  progression,
});
const pointsCard = (numberOfPoints: number | null, ...progression: CardRules['progression']): CardRules => ({
  type: 'points',
  active: true,
  numberOfStamps: null,
  openEnded: numberOfPoints === null,
  numberOfPoints,
  progression,
});
const holding = (balance: number) => ({ stamps: balance, points: balance });
const give = (balance: number, rules: CardRules, quantity: number) => {
  const unit = rules.type === 'stamp' ? 'stamps' : 'points';
  const { balance: after, consumed, rewardTemplates } = addToCard(holding(balance), rules, unit, quantity);
  expect(fillingsOf(rules, consumed) * (rules.numberOfStamps ?? rules.numberOfPoints ?? 0)).toBe(consumed);
  return { balance: after, consumed, rewards: rewardTemplates.map((one) => one.id) };
};

describe('addToCard', () => {
  const ten = stampCard(10, step(5), step(10));
  it.each([
    ['below a threshold', 0, 4, { balance: 4, consumed: 0, rewards: [] }],
    ['reaching a threshold', 4, 1, { balance: 5, consumed: 0, rewards: ['at 5'] }],
    ['standing on a threshold', 5, 1, { balance: 6, consumed: 0, rewards: [] }],
    ['crossing a threshold', 3, 4, { balance: 7, consumed: 0, rewards: ['at 5'] }],
    ['filling the card', 9, 1, { balance: 0, consumed: 10, rewards: ['at 10'] }],
    ['filling it with some left over', 8, 5, { balance: 3, consumed: 10, rewards: ['at 10'] }],
    [
      'filling it several times',
      4,
      27,
      { balance: 1, consumed: 30, rewards: 'at 5,at 10,at 5,at 10,at 5,at 10'.split(',') },
    ],
  ])('%s: %d stamps and %d more', (_, balance, quantity, expected) =>
    expect(give(balance, ten, quantity)).toEqual(expected),
  );

  it('a points card with a size starts over like a stamp card', () => {
    expect(give(90, pointsCard(100, step(100)), 120)).toEqual({
      balance: 10,
      consumed: 200,
      rewards: ['at 100', 'at 100'],
    });
  });

  it('an open-ended points card never starts over and crosses each threshold once', () => {
    const open = pointsCard(null, step(500), step(100));
    expect(give(50, open, 1000)).toEqual({ balance: 1050, consumed: 0, rewards: ['at 100', 'at 500'] });
    expect(give(1050, open, 1000)).toEqual({ balance: 2050, consumed: 0, rewards: [] });
  });

  it('rewards are in the order of their thresholds, and equal thresholds in the order of the list', () => {
    const rules = stampCard(3, step(3), step(1, true, 'first'), step(1, true, 'second'));
    expect(give(0, rules, 4).rewards).toEqual(['first', 'second', 'at 3', 'first', 'second']);
  });

  it('a step whose template is inactive issues nothing', () => {
    expect(give(0, stampCard(10, step(5, false), step(10)), 10).rewards).toEqual(['at 10']);
  });

  it('a step beyond the size of a card that was made smaller is never reached', () => {
    expect(give(0, stampCard(10, step(15), step(0)), 40)).toEqual({ balance: 0, consumed: 40, rewards: [] });
  });

  it('a balance beyond the size of a card that was made smaller counts on in a later round', () => {
    expect(give(12, stampCard(10, step(3)), 1)).toEqual({ balance: 3, consumed: 10, rewards: ['at 3'] });
  });

  it.each([
    ['what it completes is issued', 8, [step(5)], 1, ['at 5'], 4],
    ['what lies on the way to full is not issued again', 8, [step(2), step(5)], 1, ['at 5', 'at 2'], 4],
    ['several full rounds are not lost, each issues', 14, [step(5)], 1, ['at 5', 'at 5', 'at 5'], 0],
    ['it stands right at the size', 5, [step(5)], 1, ['at 5'], 1],
  ])(
    'a card that was made smaller than its balance completes at its next give: %s',
    (_, held, steps, more, rewards, balance) => {
      expect(give(held, stampCard(5, ...steps), more)).toEqual({ balance, consumed: held + more - balance, rewards });
    },
  );

  it.each([
    ['stamps to a points card', pointsCard(100), 'stamps', 'card_type_mismatch'],
    ['points to a stamp card', stampCard(10), 'points', 'card_type_mismatch'],
    ['stamps to a card of an inactive definition', { ...stampCard(10), active: false }, 'stamps', 'card_inactive'],
    ['points to a card of an inactive definition', { ...pointsCard(null), active: false }, 'points', 'card_inactive'],
  ] as const)('giving %s is refused', (_, rules, unit, reason) =>
    expect(() => addToCard(holding(0), rules, unit, 1)).toThrow(refused(reason)),
  );

  it('1000 rewards at once are issued, 1001 refused', () => {
    const one = stampCard(1, step(1));
    expect(give(0, one, 1000).rewards).toHaveLength(1000);
    expect(() => give(0, one, 1001)).toThrow(refused('too_many_rewards'));
  });

  it('a refusal names the field, and the order where there is no field', () => {
    const messageOf = (quantity: number, by?: 'The order') => {
      try {
        return addToCard(holding(0), stampCard(1, step(1)), 'stamps', quantity, null, by);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect([messageOf(1001), messageOf(1001, 'The order'), messageOf(2 ** 53, 'The order')]).toEqual([
      'quantity would issue more than 1000 rewards at once.',
      'The order would issue more than 1000 rewards at once.',
      `The order would raise the balance of the card above its maximum, which is ${maxBalance.toLocaleString('en')}.`,
    ]);
  });

  // Step by step it would take minutes.
  it('ten billion units at once are computed at once', () => {
    expect(() => give(0, stampCard(1, step(1)), 1e10)).toThrow(refused('too_many_rewards'));
    expect(give(0, stampCard(1, step(1, false)), 1e10)).toEqual({ balance: 0, consumed: 1e10, rewards: [] });
    expect(give(1, stampCard(3), 1e10)).toEqual({ balance: 2, consumed: 1e10 - 1, rewards: [] });
  });

  it('a balance above the safe integers is refused', () => {
    const most = Math.floor(Number.MAX_SAFE_INTEGER / 2);
    expect(give(most - 1, pointsCard(null), 1).balance).toBe(most);
    expect(() => give(most, pointsCard(null), 1)).toThrow(refused('balance_too_large'));
  });

  it.each([stampCard(0), { ...stampCard(10), numberOfStamps: null }, { ...pointsCard(10), numberOfPoints: null }])(
    'a definition without a size that should have one is a fault of ours, not a refusal',
    (rules) => expect(() => give(0, rules, 1)).toThrow('must have a size'),
  );
});

describe('addToCard, compared with the simple model', () => {
  const steps = fc.array(
    fc.record({ at: fc.integer({ min: 1, max: 12 }), active: fc.boolean(), id: fc.string({ minLength: 1 }) }),
    { maxLength: 5 },
  );
  const size = fc.option(fc.integer({ min: 1, max: 12 }));
  const quantities = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });

  /**
   * A simple model: adds one unit at a time, issues the rewards at that balance, and restarts when the card is full.
   */
  const naive = (balance: number, rules: CardRules, quantity: number) => {
    const rewards: string[] = [];
    let now = balance;
    for (let given = 0; given < quantity; given++) {
      now += 1;
      for (const { at, rewardTemplate } of rules.progression) {
        if (at === now && rewardTemplate.active) rewards.push(rewardTemplate.id);
      }
      if (now === rules.numberOfPoints) now = 0;
    }
    return { balance: now, consumed: balance + quantity - now, rewards };
  };

  it('any sequence of gives issues the same rewards in the same order, and its ledger adds up to the balance', () => {
    fc.assert(
      fc.property(size, steps, quantities, (cardSize, list, gives) => {
        const fitting = list.filter(({ at }) => cardSize === null || at <= cardSize);
        const rules = pointsCard(cardSize, ...fitting.map(({ at, active, id }) => step(at, active, id)));
        let balance = 0;
        let ledger = 0;
        for (const quantity of gives) {
          const given = give(balance, rules, quantity);
          expect(given).toEqual(naive(balance, rules, quantity));
          ledger += quantity - given.consumed;
          balance = given.balance;
          expect(balance).toBe(ledger);
          if (cardSize !== null) expect(balance).toBeLessThan(cardSize);
        }
      }),
    );
  });

  it('one give of a sum equals its parts one after the other', () => {
    const rules = stampCard(7, step(2), step(7));
    fc.assert(
      fc.property(fc.nat(6), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (balance, a, b) => {
        const first = give(balance, rules, a);
        const second = give(first.balance, rules, b);
        const rewards = [...first.rewards, ...second.rewards];
        const consumed = first.consumed + second.consumed;
        expect(give(balance, rules, a + b)).toEqual({ balance: second.balance, consumed, rewards });
      }),
    );
  });
});
