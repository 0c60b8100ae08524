import fc from 'fast-check';
import { giveToCard } from './progress.js';
import { beginRound, hasIssued, moveOverSteps, type StepExceptions, takeBackSteps } from './steps.js';

const step = (at: number, id = 'a') => ({ at, rewardTemplate: { id, title: id, active: true, expiryDays: null } });
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
    const taken = takeBackSteps(moveOverSteps(null, card.progression, 150, 50), [step(100)]);
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

  it('any walk issues each step once until it is taken back or a round begins', () => {
    const commands = fc.oneof(
      fc.record({ kind: fc.constantFrom('give', 'move', 'adjust'), to: fc.nat(30) }),
      fc.record({ kind: fc.constant('take back'), to: fc.nat(3) }),
    );
    const ats = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 4 });
    fc.assert(
      fc.property(ats, fc.array(commands, { maxLength: 30 }), (list, walk) => {
        const card = open(...list.map((at) => step(at)));
        const issued = new Set<number>();
        let [balance, exceptions]: [number, StepExceptions] = [0, null];
        for (const { kind, to } of walk) {
          if (kind === 'give' && to > 0) {
            const { steps, stepExceptions } = giveToCard(
              { stamps: 0, points: balance },
              card,
              'points',
              to,
              exceptions,
            );
            const due = list
              .filter((at) => at > balance && at <= balance + to && !issued.has(at))
              .toSorted((a, b) => a - b);
            expect(steps.map(({ at }) => at)).toEqual(due);
            for (const at of due) issued.add(at);
            [balance, exceptions] = [balance + to, stepExceptions];
          } else if (kind === 'move') {
            exceptions = moveOverSteps(exceptions, card.progression, balance, to);
            balance = to;
          } else if (kind === 'adjust' && to < balance) {
            issued.clear();
            [balance, exceptions] = [to, beginRound(card.progression, to)];
          } else if (kind === 'take back') {
            const at = [...issued][to];
            if (at !== undefined) exceptions = takeBackSteps(exceptions, [step(at)]);
            if (at !== undefined) issued.delete(at);
          }
          for (const at of list) expect(at <= balance !== hasIssued(exceptions, step(at))).toBe(issued.has(at));
        }
      }),
    );
  });
});
