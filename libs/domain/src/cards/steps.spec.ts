import fc from 'fast-check';
import type { ProgressionStep } from './card.js';
import { giveToCard } from './progress.js';
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
    const again = giveToCard({ stamps: 0, points: 50 }, card, 'points', 60, exceptions);
    expect([again.rewardTemplates, again.stepExceptions]).toEqual([[], null]);
    exceptions = moveOverSteps(again.stepExceptions, card.progression, 110, 0);
    expect(giveToCard({ stamps: 0, points: 0 }, card, 'points', 100, exceptions).rewardTemplates).toEqual([]);
  });

  it('a step whose reward was taken back issues again, and one that a correction passed issues for the first time', () => {
    const card = open(step(100));
    const taken = takeBackSteps(moveOverSteps(null, card.progression, 150, 50), card.progression, card.progression);
    expect(taken).toBeNull();
    expect(giveToCard({ stamps: 0, points: 50 }, card, 'points', 60, taken).rewardTemplates).toHaveLength(1);
    const passed = moveOverSteps(null, card.progression, 50, 150);
    expect(giveToCard({ stamps: 0, points: 150 }, card, 'points', 60, passed).rewardTemplates).toEqual([]);
    const below = moveOverSteps(passed, card.progression, 150, 50);
    expect(giveToCard({ stamps: 0, points: 50 }, card, 'points', 60, below).rewardTemplates).toHaveLength(1);
  });

  it('a stamp card that was taken back from does not issue again in this round, and does in the next one', () => {
    const card = { ...open(step(3), step(5)), type: 'stamp', openEnded: false, numberOfStamps: 5 } as const;
    const exceptions = moveOverSteps(null, card.progression, 4, 1);
    const { steps, stepExceptions } = giveToCard({ stamps: 1, points: 0 }, card, 'stamps', 9, exceptions);
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
            const { steps, stepExceptions } = giveToCard(held, card, 'points', to, exceptions);
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
  const held = { stamps: 0, points: 80, stepExceptions: null, stepsSeen: 0 };

  it('keep their time, and the others are later than all before, also where the clock was set back', () => {
    const before = [step(10), { ...step(20), since: 900 }, step(20)];
    expect(addSteps(before, [step(20), step(30), step(10), step(20)], 500).map(({ at, since }) => [at, since])).toEqual(
      [
        [20, 900],
        [30, 901],
        [10, null],
        [20, null],
      ],
    );
    expect(addSteps([], [step(10)], 500).map(({ since }) => since)).toEqual([500]);
  });

  it('have not issued at or below the balance, and are noted once', () => {
    const progression = [step(10), { ...step(80), since: 5 }, { ...step(81), since: 7 }];
    const seen = withAddedSteps(held, progression);
    expect(seen).toEqual({ ...held, stepExceptions: ['80:a'], stepsSeen: 7 });
    expect(withAddedSteps(seen, progression)).toBe(seen);
    expect(withAddedSteps(held, [step(10)])).toBe(held);
    expect(withAddedSteps({ ...held, stepExceptions: ['80:a'] }, progression)).toEqual(seen);
    expect(withAddedSteps({ ...held, points: 0, stamps: 79 }, progression).stepExceptions).toBeNull();
  });

  it('one whose template is inactive has not issued where a give passes it, in a new round too', () => {
    const [inactive, active] = [{ ...step(2), rewardTemplate: { ...step(2).rewardTemplate, active: false } }, step(3)];
    const stamps = { ...open(inactive, active), type: 'stamp', openEnded: false, numberOfStamps: 5 } as const;
    const exceptionsAfter = (quantity: number) =>
      giveToCard({ stamps: 0, points: 0 }, stamps, 'stamps', quantity).stepExceptions;
    expect([1, 2, 4, 5, 6, 8].map(exceptionsAfter)).toEqual([null, ['2:a'], ['2:a'], null, null, ['2:a']]);
  });
});
