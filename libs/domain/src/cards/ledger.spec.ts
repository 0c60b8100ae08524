import fc from 'fast-check';
import { emptyCard } from './card.js';
import { CardLedger } from './ledger.js';
import { type ExpiringPoints, groupKey } from './expiry/expiring-points.js';
import { type KnownLots, type LedgerCard, needsLots } from './ledger-facts.js';
import { expiryOfLot, type Lot } from './lots.js';

const start = Date.parse('2026-03-10T12:00:00.000Z');
const at = (ms: number): Date => new Date(start + ms);
const timeZone = 'Europe/London';
const points: LedgerCard = { ...emptyCard, type: 'points' };
const stamps: LedgerCard = { ...emptyCard, type: 'stamp' };
const forever = { expiresAt: null, inactiveMonths: null };
const until = (ms: number) => ({ expiresAt: at(ms), inactiveMonths: null });

/** A card that is stored between writes, as the database stores it. */
class StoredCard {
  lots = new Map<number, Lot>();
  readonly entries: CardLedger['entries'] = [];
  readonly usesOf = new Map<number, { lotNumber: number; quantity: number }[]>();

  constructor(public card: LedgerCard = points) {}

  /** With the lots that a write reads: what has expired, then in the order of use until they hold `uses`, and those that it names. */
  write(ms: number, change: (ledger: CardLedger) => void, uses = Infinity, named: readonly number[] = []): CardLedger {
    const expired = this.inOrder().filter(({ expiry }) => expiry <= at(ms).getTime());
    const settled = this.save(new CardLedger(this.card, this.known(expired), { now: at(ms), timeZone }), (ledger) =>
      ledger.expire(),
    );
    let held = 0;
    const first = this.inOrder().filter(({ lot }) => (held += lot.remaining) - lot.remaining < uses);
    const others = named.flatMap((number) => this.lots.get(number) ?? []);
    const known = this.known([...first, ...others.map((lot) => ({ lot }))]);
    const ledger = this.save(new CardLedger(this.card, known, { now: at(ms), timeZone }), change);
    ledger.entries.unshift(...settled.entries);
    return ledger;
  }

  private inOrder() {
    return [...this.lots.values()]
      .filter(({ remaining }) => remaining > 0)
      .map((lot) => ({ lot, expiry: expiryOfLot(lot, this.card.activeAt, timeZone)?.getTime() ?? Infinity }))
      .toSorted((a, b) => a.expiry - b.expiry || a.lot.number - b.lot.number || 0);
  }

  private known(lots: readonly { readonly lot: Lot }[]): KnownLots {
    const expiring = new Map<string, ExpiringPoints>();
    for (const { lot } of this.inOrder().filter(({ expiry }) => expiry < Infinity)) {
      const sum = (expiring.get(groupKey(lot))?.points ?? 0) + lot.remaining;
      const { expiresAt, inactiveMonths } = lot;
      const group = { expiresAt, inactiveMonths, points: sum, warnAt: null, warnedFor: null, warnedDays: null };
      expiring.set(groupKey(lot), group);
    }
    return { lots: lots.map(({ lot }) => lot), expiring: [...expiring.values()], held: null };
  }

  private save(ledger: CardLedger, change: (ledger: CardLedger) => void): CardLedger {
    change(ledger);
    for (const lot of ledger.lots.made) this.lots.set(lot.number, lot);
    for (const { number, lotNumber, quantity } of ledger.lots.uses) {
      const lot = this.lots.get(lotNumber);
      if (!lot) throw new Error(`no lot ${lotNumber}`);
      this.lots.set(lotNumber, { ...lot, remaining: lot.remaining - quantity });
      this.usesOf.set(number, [...(this.usesOf.get(number) ?? []), { lotNumber, quantity }]);
    }
    for (const [number, expiry] of ledger.lots.expiries) {
      const lot = this.lots.get(number);
      if (lot) this.lots.set(number, { ...lot, ...expiry });
    }
    this.entries.push(...ledger.entries);
    this.card = { ...ledger.after, type: this.card.type };
    return ledger;
  }
}

describe('a card ledger', () => {
  it('an earning is an entry and a lot of its number', () => {
    const ledger = new CardLedger({ ...points, points: 5, entryCount: 2, lotsTo: 2 }, null, { now: at(0), timeZone });
    expect(ledger.earn('give', 7, until(100))).toBe(3);
    expect(ledger.entries).toEqual([
      { number: 3, cause: 'give', change: 7, paidOwed: 0, balanceAfter: 12, createdAt: at(0) },
    ]);
    expect(ledger.lots.made).toMatchObject([{ number: 3, quantity: 7, remaining: 7, expiresAt: at(100) }]);
    expect(ledger.after).toMatchObject({ points: 12, stamps: 0, entryCount: 3, lotsTo: 3, expiryDue: at(100) });
  });

  it('stamps have no lots', () => {
    const ledger = new CardLedger(stamps, null, { now: at(0), timeZone });
    ledger.earn('give', 7, forever);
    ledger.use('complete', 5);
    expect([ledger.lots.made, ledger.lots.uses, ledger.after.stamps, ledger.after.lotsTo]).toEqual([[], [], 2, 0]);
  });

  it('the balance of a card of before is one lot, named as its newest entry', () => {
    const card = { ...points, points: 40, entryCount: 3 };
    const ledger = new CardLedger(card, null, { now: at(0), timeZone });
    ledger.use('spend', 15);
    expect(ledger.lots.made).toMatchObject([{ number: 3, quantity: 40 }]);
    expect(ledger.lots.uses).toEqual([{ number: 4, lotNumber: 3, quantity: 15 }]);
  });

  it.each([
    ['more', 50, [{ number: 7, quantity: 20 }], []],
    ['less', 10, [], [{ number: 7, lotNumber: 2, quantity: 20 }]],
  ])('a version without lots left %s than the lots hold: they follow the balance', (_, balance, lots, uses) => {
    const card = { ...points, points: balance, entryCount: 7, lotsTo: 5 };
    expect(needsLots(card, at(0))).toBe(true);
    const open = [{ number: 2, remaining: 30, ...forever, createdAt: at(0) }];
    const ledger = new CardLedger(card, { lots: open, expiring: [], held: 30 }, { now: at(0), timeZone });
    expect([ledger.lots.made, ledger.lots.uses]).toMatchObject([lots, uses]);
  });

  it('a debt is paid before anything counts, and an adjustment to more than 0 ends it', () => {
    const ledger = new CardLedger({ ...points, pointsOwed: 30 }, null, { now: at(0), timeZone });
    ledger.earn('give', 20, forever);
    ledger.earn('give', 20, forever);
    expect(ledger.entries).toMatchObject([
      { change: 0, paidOwed: 20, balanceAfter: 0 },
      { change: 10, paidOwed: 10, balanceAfter: 10 },
    ]);
    expect(ledger.lots.made).toMatchObject([{ number: 2, quantity: 10 }]);
    ledger.use('return', 10, { owing: 25 });
    expect(ledger.after).toMatchObject({ points: 0, pointsOwed: 25 });
    ledger.adjust(0, forever);
    expect(ledger.after).toMatchObject({ points: 0, pointsOwed: 25 });
    ledger.adjust(5, forever);
    expect(ledger.after).toMatchObject({ points: 5, pointsOwed: 0 });
  });

  it('a use takes what expires first, the oldest among equals, and what never expires last', () => {
    const stored = new StoredCard();
    stored.write(0, (ledger) => ledger.earn('give', 10, forever));
    stored.write(1, (ledger) => ledger.earn('give', 10, until(200)));
    stored.write(2, (ledger) => ledger.earn('give', 10, until(100)));
    stored.write(3, (ledger) => ledger.earn('give', 10, until(100)));
    const { uses } = stored.write(4, (ledger) => ledger.use('spend', 35)).lots;
    expect(uses.map(({ lotNumber, quantity }) => [lotNumber, quantity])).toEqual([
      [3, 10],
      [4, 10],
      [2, 10],
      [1, 5],
    ]);
  });

  it('a lot is there a millisecond before its expiry, and expired at the instant', () => {
    for (const [ms, left] of [
      [99, 10],
      [100, 0],
    ] as const) {
      const stored = new StoredCard();
      stored.write(0, (ledger) => ledger.earn('give', 10, until(100)));
      expect(needsLots(stored.card, at(ms))).toBe(left === 0);
      const ledger = stored.write(ms, (one) => expect(one.balance).toBe(left));
      expect(ledger.entries).toEqual(
        left > 0 ? [] : [{ number: 2, cause: 'expire', change: -10, paidOwed: 0, balanceAfter: 0, createdAt: at(100) }],
      );
    }
  });

  it('what expires at one instant is one entry, and the instants are in their order', () => {
    const stored = new StoredCard();
    for (const expiry of [300, 100, 300, 200]) stored.write(0, (ledger) => ledger.earn('give', 10, until(expiry)));
    const { entries } = stored.write(300, () => undefined);
    expect(entries).toMatchObject([
      { change: -10, createdAt: at(100) },
      { change: -10, createdAt: at(200) },
      { change: -20, createdAt: at(300) },
    ]);
  });

  it('points are given back to the lots that they came from; a lot that has expired meanwhile lives 7 more days', () => {
    const stored = new StoredCard();
    stored.write(0, (ledger) => ledger.earn('give', 10, until(100)));
    stored.write(1, (ledger) => ledger.earn('give', 10, until(1_000)));
    const number = stored.write(2, (ledger) => ledger.use('spend', 12)).lastEntry.number;
    const back = (one: CardLedger): number => one.giveBack(stored.usesOf.get(number) ?? [], { reverses: number });
    const ledger = stored.write(100, back, 0, [1, 2]);
    expect(stored.lots.get(1)).toMatchObject({ remaining: 10, expiresAt: at(100 + 7 * 86_400_000) });
    expect(stored.lots.get(2)).toMatchObject({ remaining: 10, expiresAt: at(1_000) });
    expect(ledger.lastEntry).toMatchObject({ cause: 'reverse', change: 12, reverses: number, balanceAfter: 20 });
    expect([...ledger.lots.expiries.keys()]).toEqual([1]);
  });

  it('a card of which nothing expired any more is due again when points come back to a lot that expires', () => {
    for (const [expiry, due] of [
      [until(100 * 86_400_000), at(3)],
      [{ expiresAt: null, inactiveMonths: 1 }, at(3)],
      [forever, null],
    ] as const) {
      const stored = new StoredCard();
      stored.write(0, (ledger) => ledger.earn('give', 10, expiry));
      const number = stored.write(1, (ledger) => ledger.use('spend', 10)).lastEntry.number;
      // The worker sets this on a card on which nothing expires any more.
      stored.card = { ...stored.card, expiryDue: null };
      stored.write(3, (one) => one.giveBack(stored.usesOf.get(number) ?? [], { reverses: number }), 0, [1]);
      expect(stored.card.expiryDue).toEqual(due);
    }
  });

  it('what is given back pays a debt first', () => {
    const stored = new StoredCard();
    stored.write(0, (ledger) => ledger.earn('give', 10, forever));
    const number = stored.write(1, (ledger) => ledger.use('spend', 10)).lastEntry.number;
    stored.write(2, (ledger) => ledger.use('return', 0, { owing: 4 }));
    const back = (ledger: CardLedger): number => ledger.giveBack(stored.usesOf.get(number) ?? [], {});
    const { lastEntry } = stored.write(3, back, 0, [1]);
    expect(lastEntry).toMatchObject({ change: 6, paidOwed: 4, balanceAfter: 6 });
    expect(stored.card.pointsOwed).toBe(0);
    expect(stored.lots.get(1)?.remaining).toBe(6);
  });

  it('lots of inactive cards expire at the end of the local day, so many months after the last earning or spending', () => {
    const stored = new StoredCard();
    const inactive = { expiresAt: null, inactiveMonths: 1 };
    stored.write(0, (ledger) => ledger.earn('give', 10, inactive));
    // A warning 30 days before is due first.
    expect(stored.card.expiryDue).toEqual(new Date('2026-03-11T22:59:59.999Z'));
    const day = 86_400_000;
    stored.write(20 * day, (ledger) => ledger.use('spend', 1));
    const end = Date.parse('2026-04-30T22:59:59.999Z') - start;
    stored.write(end - 1, (ledger) => expect(ledger.balance).toBe(9));
    stored.write(end, (ledger) => expect(ledger.balance).toBe(0));
  });
});

describe('a use of lots of which one kind is renewed by every spend', () => {
  const days = (count: number): number => count * 86_400_000;
  it.each(['spend', 'correct'] as const)('takes what expired first before it: %s', (cause) => {
    const stored = new StoredCard();
    stored.write(0, (ledger) => ledger.earn('give', 100, { expiresAt: null, inactiveMonths: 6 }));
    stored.write(0, (ledger) => ledger.earn('give', 100, until(days(214))));
    stored.write(days(61), (ledger) => ledger.use(cause, 50));
    expect([1, 2].map((number) => stored.lots.get(number)?.remaining)).toEqual([50, 100]);
  });
});

describe('a card ledger, compared with a model that has one row for each point', () => {
  interface Point {
    readonly lot: number;
    expiry: number;
    usedBy: number | null;
  }
  const command = fc.oneof(
    fc.record({
      kind: fc.constant('earn'),
      quantity: fc.integer({ min: 1, max: 12 }),
      lives: fc.option(fc.integer({ min: 1, max: 40 })),
    }),
    fc.record({ kind: fc.constant('spend'), quantity: fc.integer({ min: 1, max: 15 }), lives: fc.constant(null) }),
    fc.record({ kind: fc.constant('reverse'), quantity: fc.nat(10), lives: fc.constant(null) }),
    fc.record({ kind: fc.constant('owe'), quantity: fc.integer({ min: 1, max: 8 }), lives: fc.constant(null) }),
    fc.record({ kind: fc.constant('wait'), quantity: fc.integer({ min: 1, max: 25 }), lives: fc.constant(null) }),
  );

  const inUseOrder = (all: readonly Point[]): Point[] =>
    all.filter(({ usedBy }) => usedBy === null).toSorted((a, b) => a.expiry - b.expiry || a.lot - b.lot);

  it('any sequence of earning, spending, giving back, debts and time ends at the same balance in the same lots', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const stored = new StoredCard();
        const model: Point[] = [];
        const spends: number[] = [];
        let [ms, owed] = [0, 0];
        for (const { kind, quantity, lives } of commands) {
          if (kind === 'wait') ms += quantity;
          for (const point of model) if (point.usedBy === null && point.expiry <= ms) point.usedBy = -1;
          const held = inUseOrder(model);
          const before = stored.card.entryCount;
          const [reversed] = kind === 'reverse' ? spends.splice(quantity % Math.max(1, spends.length), 1) : [];
          const uses = kind === 'spend' || kind === 'owe' ? quantity : 0;
          const named = reversed === undefined ? [] : (stored.usesOf.get(reversed) ?? []).map((use) => use.lotNumber);
          const run = (ledger: CardLedger): void => {
            expect(ledger.balance).toBe(held.length);
            if (kind === 'earn') {
              const expiry = lives === null ? Infinity : ms + lives;
              const number = ledger.earn('give', quantity, lives === null ? forever : until(expiry));
              for (let one = Math.min(owed, quantity); one < quantity; one += 1)
                model.push({ lot: number, expiry, usedBy: null });
              owed = Math.max(0, owed - quantity);
            } else if (kind === 'spend' && quantity <= held.length) {
              const number = ledger.use('spend', quantity);
              for (const point of held.slice(0, quantity)) point.usedBy = number;
              spends.push(number);
            } else if (kind === 'owe') {
              const taken = Math.min(held.length, quantity);
              const number = ledger.use('return', taken, { owing: quantity - taken });
              for (const point of held.slice(0, taken)) point.usedBy = number;
              owed += quantity - taken;
            } else if (reversed !== undefined) {
              const number = reversed;
              const reversal = ledger.giveBack(stored.usesOf.get(number) ?? [], { reverses: number });
              const back = model.filter(({ usedBy }) => usedBy === number);
              const late = new Set(back.filter(({ expiry }) => expiry <= ms).map(({ lot }) => lot));
              for (const point of back) point.usedBy = null;
              for (const point of model)
                if (late.has(point.lot) && point.usedBy === null) point.expiry = ms + 7 * 86_400_000;
              for (const point of inUseOrder(model).slice(0, owed))
                if (owed > 0) {
                  point.usedBy = reversal;
                  owed -= 1;
                }
            }
          };
          stored.write(ms, run, uses, named);
          const entries = stored.entries.filter(({ number }) => number > before);
          expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => before + 1 + index));
          const left = inUseOrder(model);
          expect([stored.card.points, stored.card.pointsOwed]).toEqual([left.length, owed]);
          expect(stored.entries.reduce((sum, { change }) => sum + change, 0)).toBe(left.length);
          for (const [number, { remaining }] of stored.lots)
            expect(remaining).toBe(left.filter(({ lot }) => lot === number).length);
          const due = left.find(({ expiry }) => expiry < Infinity);
          // A warning may be due before, and what was due before may have been used.
          if (due) expect(stored.card.expiryDue?.getTime()).toBeLessThanOrEqual(start + due.expiry);
        }
      }),
      { numRuns: 300 },
    );
  });
});
