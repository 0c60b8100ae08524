import { requireAdjustable, stepsAfterAdjustment } from './adjust-points.js';

const refused = expect.objectContaining({ kind: 'invalid', reason: 'card_not_adjustable' });

describe('requireAdjustable', () => {
  it('an open-ended points card is not refused', () =>
    expect(() => requireAdjustable({ type: 'points', openEnded: true })).not.toThrow());

  it.each([
    ['a stamp card', { type: 'stamp', openEnded: false }],
    ['a stamp card marked open-ended', { type: 'stamp', openEnded: true }],
    ['a points card with a size', { type: 'points', openEnded: false }],
  ] as const)('%s is refused', (_, definition) => expect(() => requireAdjustable(definition)).toThrow(refused));
});

describe('stepsAfterAdjustment', () => {
  const step = (at: number) => ({ at, rewardTemplate: { id: 'a', title: 'A', active: true, expiryDays: null } });
  const card = { progression: [step(10), step(20)], stepExceptions: ['20:a'] };

  it.each([
    ['to more: a step that has issued nothing on the way may issue later', 5, 30, ['10:a']],
    ['to the same: nothing changes', 5, 5, ['20:a']],
    ['to less: a new round, in which no step has issued', 30, 15, ['10:a']],
    ['to nothing: a new round', 30, 0, null],
  ] as const)('%s', (_, before, after, expected) =>
    expect(stepsAfterAdjustment(card, before, after)).toEqual(expected),
  );
});
