import fc from 'fast-check';
import type { ProgressionStep } from './card.js';
import { addToCard } from './progress.js';
import {
  addSteps,
  beginRound,
  hasIssued,
  moveOverSteps,
  type StepExceptions,
  takeBackSteps,
  withAddedSteps,
} from './steps.js';

const step = (at: number, id = 'a'): ProgressionStep => ({
  at,
  rewardTemplate: { id, title: id, active: true, expiryDays: null },
});
const open = (...progression: ReturnType<typeof step>[]) => ({
  type: 'points' as const,
  active: true,
  numberOfStamps: null,
  openEnded: true,
  numberOfPoints: null,
  progression,
});

describe('steps of a round', () => {
  it('a step that has issued does not issue again, however often the balance goes back and forth', () => {
    const card = open(step(100));
    let exceptions: StepExceptions = moveOverSteps(null, card.progression, 150, 50);
    expect(exceptions).toEqual(['100:a']);
    const again = addToCard({ stamps: 0, points: 50 }, card, 'points', 60, exceptions);
    expect([again.rewardTemplates, again.stepExceptions]).toEqual([[], null]);
    exceptions = moveOverSteps(again.stepExceptions, card.progression, 110, 0);
    expect(addToCard({ stamps: 0, points: 0 }, card, 'points', 100, exceptions).rewardTemplates).toEqual([]);
  });

  it('a step whose reward was taken back issues again, and one that a correction passed issues for the first time', () => {
    const card = open(step(100));
    const taken = takeBackSteps(moveOverSteps(null, card.progression, 150, 50), card.progression, card.progression);
    expect(taken).toBeNull();
    expect(addToCard({ stamps: 0, points: 50 }, card, 'points', 60, taken).rewardTemplates).toHaveLength(1);
    const passed = moveOverSteps(null, card.progression, 50, 150);
    expect(addToCard({ stamps: 0, points: 150 }, card, 'points', 60, passed).rewardTemplates).toEqual([]);
    const below = moveOverSteps(passed, card.progression, 150, 50);
    expect(addToCard({ stamps: 0, points: 50 }, card, 'points', 60, below).rewardTemplates).toHaveLength(1);
  });

  it('a stamp card that was taken back from does not issue again in this round, and does in the next one', () => {
    const card = { ...open(step(3), step(5)), type: 'stamp', openEnded: false, numberOfStamps: 5 } as const;
    const exceptions = moveOverSteps(null, card.progression, 4, 1);
    const { steps, stepExceptions } = addToCard({ stamps: 1, points: 0 }, card, 'stamps', 9, exceptions);
    expect([steps.map(({ at }) => at), stepExceptions]).toEqual([[5, 3, 5], null]);
  });

  it('any walk issues each step once until it is taken back or a round begins, equal steps too', () => {
    const commands = fc.oneof(
      fc.record({ kind: fc.constantFrom('give', 'move', 'adjust'), to: fc.nat(30) }),
      fc.record({ kind: fc.constant('take back'), to: fc.nat(3) }),
    );
    const ats = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 });
    const withEqual = ats.map((list) => [...list, ...list.slice(0, 2)]);
    fc.assert(
      fc.property(withEqual, fc.array(commands, { maxLength: 30 }), (list, walk) => {
        const card = open(...list.map((at) => step(at)));
        const { progression } = card;
        const issued = new Set<(typeof progression)[number]>();
        let [balance, exceptions]: [number, StepExceptions] = [0, null];
        for (const { kind, to } of walk) {
          if (kind === 'give' && to > 0) {
            const held = { stamps: 0, points: balance };
            const { steps, stepExceptions } = addToCard(held, card, 'points', to, exceptions);
            const due = progression
              .filter((each) => each.at > balance && each.at <= balance + to && !issued.has(each))
              .toSorted((a, b) => a.at - b.at);
            expect(steps.map((each) => progression.indexOf(each))).toEqual(
              due.map((each) => progression.indexOf(each)),
            );
            for (const each of due) issued.add(each);
            [balance, exceptions] = [balance + to, stepExceptions];
          } else if (kind === 'move') {
            exceptions = moveOverSteps(exceptions, progression, balance, to);
            balance = to;
          } else if (kind === 'adjust' && to < balance) {
            issued.clear();
            [balance, exceptions] = [to, beginRound(progression, to)];
          } else if (kind === 'take back') {
            const taken = [...issued].slice(to, to + 1);
            exceptions = takeBackSteps(exceptions, progression, taken);
            for (const each of taken) issued.delete(each);
          }
          for (const each of progression) {
            expect(each.at <= balance !== hasIssued(exceptions, progression, each)).toBe(issued.has(each));
          }
        }
      }),
    );
  });
});

describe('steps that are added to a card in use', () => {
  const held = { stamps: 0, points: 80, stepExceptions: null, stepsSeenToMs: 0 };

  it('keep their time, and the others are later than all before, also where the clock was set back', () => {
    const before = [step(10), { ...step(20), addedAtMs: 900 }, step(20)];
    expect(
      addSteps(before, [step(20), step(30), step(10), step(20)], 500).map(({ at, addedAtMs }) => [at, addedAtMs]),
    ).toEqual([
      [20, 900],
      [30, 901],
      [10, null],
      [20, null],
    ]);
    expect(addSteps([], [step(10)], 500).map(({ addedAtMs }) => addedAtMs)).toEqual([500]);
  });

  it('have not issued at or below the balance, and are noted once', () => {
    const progression = [step(10), { ...step(80), addedAtMs: 5 }, { ...step(81), addedAtMs: 7 }];
    const seen = withAddedSteps(held, progression);
    expect(seen).toEqual({ ...held, stepExceptions: ['80:a'], stepsSeenToMs: 7 });
    expect(withAddedSteps(seen, progression)).toBe(seen);
    expect(withAddedSteps(held, [step(10)])).toBe(held);
    expect(withAddedSteps({ ...held, stepExceptions: ['80:a'] }, progression)).toEqual(seen);
    expect(withAddedSteps({ ...held, points: 0, stamps: 79 }, progression).stepExceptions).toBeNull();
  });

  it('forget what one that was taken out and put in again had issued, or had not', () => {
    const again = [{ ...step(50), addedAtMs: 9 }];
    for (const points of [20, 60]) {
      const known = { ...held, points, stepExceptions: ['50:a', '70:b'], stepsSeenToMs: 5 };
      expect(withAddedSteps(known, again).stepExceptions).toEqual(points < 50 ? null : ['50:a']);
    }
  });

  it('one at a size that is now below the balance issues as the next give fills the card', () => {
    const progression = [step(2), { ...step(8, 'b'), addedAtMs: 5 }];
    const card = { ...open(...progression), type: 'stamp', openEnded: false, numberOfStamps: 8 } as const;
    const full = withAddedSteps({ ...held, points: 0, stamps: 9 }, progression);
    const { steps, stepExceptions } = addToCard(full, card, 'stamps', 1, full.stepExceptions);
    expect([steps.map(({ at }) => at), stepExceptions]).toEqual([[8, 2], null]);
  });

  it('any walk issues each step once, also where steps are added, taken out and inactive meanwhile', () => {
    const commands = fc.record({
      kind: fc.constantFrom('give', 'give', 'move', 'adjust', 'add', 'remove', 'switch'),
      to: fc.nat(30),
    });
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 40 }), (walk) => {
        let progression: ProgressionStep[] = [];
        let card: Omit<typeof held, 'stepExceptions'> & { stepExceptions: StepExceptions } = { ...held, points: 0 };
        // Each step is told by its place and by when it was added.
        const nameOf = ({ at, addedAtMs }: ProgressionStep): string => `${at} ${addedAtMs}`;
        const issued = new Set<string>();
        for (const [index, { kind, to }] of walk.entries()) {
          const active = progression.filter(({ rewardTemplate }) => rewardTemplate.active);
          const before = card.points;
          if (kind === 'add' && to > 0 && !progression.some(({ at }) => at === to)) {
            progression = addSteps(progression, [...progression, step(to)], index);
          } else if (kind === 'remove') {
            progression = addSteps(progression, progression.toSpliced(to % 4, 1), index);
          } else if (kind === 'switch') {
            progression = progression.map((each, place) =>
              place === to % 4 ? { ...each, rewardTemplate: { ...each.rewardTemplate, active: to % 2 === 0 } } : each,
            );
          } else if (kind === 'give' && to > 0) {
            card = withAddedSteps(card, progression);
            const { steps, stepExceptions } = addToCard(card, open(...progression), 'points', to, card.stepExceptions);
            const due = active
              .filter(({ at }) => at > before && at <= before + to)
              .filter((each) => !issued.has(nameOf(each)));
            expect(steps.map(nameOf)).toEqual(due.toSorted((a, b) => a.at - b.at).map(nameOf));
            for (const each of due) issued.add(nameOf(each));
            card = { ...card, points: before + to, stepExceptions };
          } else if (kind === 'move') {
            card = withAddedSteps(card, progression);
            card = { ...card, points: to, stepExceptions: moveOverSteps(card.stepExceptions, progression, before, to) };
          } else if (kind === 'adjust' && to < before) {
            issued.clear();
            card = { ...withAddedSteps(card, progression), points: to, stepExceptions: beginRound(progression, to) };
          }
          const { points, stepExceptions } = withAddedSteps(card, progression);
          for (const each of progression) {
            expect(each.at <= points !== hasIssued(stepExceptions, progression, each)).toBe(issued.has(nameOf(each)));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('one whose template is inactive has not issued where a give passes it, in a new round too', () => {
    const [inactive, active] = [{ ...step(2), rewardTemplate: { ...step(2).rewardTemplate, active: false } }, step(3)];
    const stamps = { ...open(inactive, active), type: 'stamp', openEnded: false, numberOfStamps: 5 } as const;
    const exceptionsAfter = (quantity: number) =>
      addToCard({ stamps: 0, points: 0 }, stamps, 'stamps', quantity).stepExceptions;
    expect([1, 2, 4, 5, 6, 8].map(exceptionsAfter)).toEqual([null, ['2:a'], ['2:a'], null, null, ['2:a']]);
  });
});
