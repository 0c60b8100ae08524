import { randomUUID } from 'node:crypto';
import type { WindowName } from '#domain/keys/limits.js';
import {
  addressSubject,
  type LimitStore,
  type Slot,
  type Subject,
  type Window,
} from '#persistence/rate-limits/limit-store.js';
import fc from 'fast-check';
import { onThisMachine } from '../../support/harness/deadline.js';
import { type OpenStore, openPostgresStores, openRedisStores } from '../../support/harness/stored-limits.js';
import { TestDatabase } from '../../support/servers/test-database.js';
import { isSoak } from '../../support/harness/soak.js';
import { TestRedis } from '../../support/servers/test-redis.js';
import { LimitModelState, stepsOnLimits } from '../../support/model/model-limits.js';

const connections = 4;
let database: TestDatabase;
let redis: TestRedis;
beforeAll(async () => {
  [database, redis] = await Promise.all([TestDatabase.create(), TestRedis.start()]);
});
afterAll(async () => {
  await Promise.all([database?.drop(), redis?.end()]);
});

const newSubject = (): Subject => ({ merchantId: randomUUID(), id: randomUUID() });
const windowOf = (name: WindowName, limit: number, windowMs: number): Window => ({ name, limit, windowMs });
/** A subject with a log as the first versions made it: PostgreSQL keeps its newest 128 stamps in the row. */
async function subjectWithLongLog(): Promise<Subject> {
  const subject = newSubject();
  await database.rows(
    `insert into limit_logs (merchant_id, subject, name, newest, ends_on)
     values ($1, $2, 'requests', array_fill(0::bigint, array[128]), current_date + 2)`,
    [subject.merchantId, subject.id],
  );
  return subject;
}
/** Counts with every other window and is never full: its stamps are the log of what was admitted. */
const log = windowOf('requestsPerDay', 10_000_000, 3_600_000);
const slotOf = (limit: number, leaseMs = 35_000): Slot => ({ lease: randomUUID(), limit, leaseMs });

/** Passes at this very moment of the process's clock, not a timer's tick later. */
async function at(moment: number): Promise<void> {
  const early = moment - performance.now() - 15;
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  while (performance.now() < moment) await new Promise((resolve) => setImmediate(resolve));
}

const soakTries = 300_000;

describe.each([
  ['PostgreSQL', () => openPostgresStores(database, connections), () => (isSoak ? soakTries : 8_000)],
  [
    'Redis',
    () => openRedisStores(redis, connections),
    () => {
      if (redis.isSlow) return 1_000;
      return isSoak ? soakTries : 30_000;
    },
  ],
] as const)('limits in %s', (name, open, triesOf) => {
  let opened: OpenStore;
  let store: LimitStore;
  let subject: Subject;
  beforeAll(async () => {
    opened = await open();
    const [first] = opened.stores;
    if (!first) throw new Error('No store.');
    store = first;
  });
  afterAll(() => opened?.close());
  beforeEach(() => {
    subject = newSubject();
  });

  it('where the clock was a day ahead, refuses for one window at most, and admits none too many', async () => {
    const minute = [windowOf('requestsPerMinute', 40, 60_000)];
    for (let n = 0; n < 40; n += 1) expect((await store.take(subject, minute)).admitted).toBe(true);
    await opened.held.age(subject, -86_400_000);
    expect((await store.take(subject, minute)).admitted).toBe(false);
    const { admitted, windows } = await store.take(subject, minute);
    expect([admitted, windows[0]?.used, (windows[0]?.freeInMs ?? 0) <= 60_000]).toEqual([false, 40, true]);
    await opened.held.age(subject, 60_001);
    expect((await store.take(subject, minute)).windows[0]?.used).toBe(1);
  });

  /** The store of another connection each time. */
  const storeAt = (turn: number): LimitStore => opened.stores[turn % connections] ?? store;

  it('under load over several connections, no window exceeds its limit and none refuses below it', async () => {
    const tries = triesOf();
    const subjects = Array.from({ length: 4 }, newSubject);
    const windows = [windowOf('requestsPerMinute', 20, 300), windowOf('orderCreationsPerMinute', 45, 1_000)];
    const storms = await Promise.all(
      subjects.map((one) => storm(opened.stores, one, windows, tries / subjects.length)),
    );
    const sum = { tries: 0, admitted: 0 };
    for (const [turn, one] of subjects.entries()) {
      const { refusals, admitted } = storms[turn] ?? { refusals: [], admitted: -1 };
      const stamps = await opened.held.stamps(one, log.name);
      expect(stamps).toHaveLength(admitted);
      expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
      for (const window of windows) {
        const most = maxWithin(stamps, window.windowMs * 1000);
        // Never more, and the storm was strong enough to fill it.
        expect([window.name, most]).toEqual([window.name, window.limit]);
      }
      expect(refusals.filter((refusal) => !isJustified(refusal, windows, stamps))).toEqual([]);
      sum.tries += refusals.length + admitted;
      sum.admitted += admitted;
    }
    process.stderr.write(
      `${name}: ${sum.tries} takes over ${connections} connections, ${sum.admitted} admitted; 0 over, 0 under.\n`,
    );
    expect(sum.tries).toBe(tries);
  });

  it('of 300 at once on a limit of 120 exactly 120 pass', async () => {
    const window = windowOf('requestsPerMinute', 120, 60_000);
    const verdicts = await Promise.all(
      Array.from({ length: 300 }, (_, turn) => storeAt(turn).take(subject, [window], slotOf(1_000))),
    );
    expect(verdicts.filter(({ admitted }) => admitted)).toHaveLength(120);
    const figures = verdicts.filter(({ admitted }) => admitted).map(({ windows }) => windows[0]?.used ?? 0);
    expect(figures.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, one) => one + 1));
    expect(await opened.held.leases(subject)).toHaveLength(120);
  });

  it('a request that one window refuses is counted in no other and takes no slot', async () => {
    const [open1, full, open2] = [
      windowOf('requestsPerMinute', 10, 60_000),
      windowOf('orderCreationsPerMinute', 2, 60_000),
      windowOf('requestsPerDay', 10, 86_400_000),
    ];
    for (let turn = 0; turn < 2; turn += 1) await store.take(subject, [open1, full, open2], slotOf(5));
    for (const order of [
      [open1, full, open2],
      [full, open1, open2],
      [open1, open2, full],
    ]) {
      const { admitted, windows } = await store.take(subject, order, slotOf(5));
      expect(admitted).toBe(false);
      expect(windows.map(({ used }) => used)).toEqual([2, 2, 2]);
    }
    const { admitted, windows } = await store.take(subject, [open1, open2], slotOf(5));
    expect([admitted, ...windows.map(({ used }) => used)]).toEqual([true, 3, 3]);
    expect(await opened.held.leases(subject)).toHaveLength(3);
  });

  it('a request that finds no slot is counted in no window', async () => {
    const window = windowOf('requestsPerMinute', 1_000, 60_000);
    const verdicts = await Promise.all(
      Array.from({ length: 80 }, (_, turn) => storeAt(turn).take(subject, [window], slotOf(10))),
    );
    expect(verdicts.filter(({ admitted }) => admitted)).toHaveLength(10);
    expect(await store.read(subject, [window])).toMatchObject([{ used: 10 }]);
  });

  it('a slot is freed once: freeing it again, or freeing an unknown slot, frees no other', async () => {
    const slots = Array.from({ length: 3 }, () => slotOf(3));
    for (const slot of slots) expect((await store.take(subject, [], slot)).admitted).toBe(true);
    expect((await store.take(subject, [], slotOf(3))).admitted).toBe(false);
    for (const lease of [slots[0]?.lease ?? '', slots[0]?.lease ?? '', randomUUID()])
      await store.release(subject, lease);
    expect((await store.take(subject, [], slotOf(3))).admitted).toBe(true);
    expect((await store.take(subject, [], slotOf(3))).admitted).toBe(false);
    await store.release(newSubject(), slots[1]?.lease ?? '');
    expect(await opened.held.leases(subject)).toHaveLength(3);
  });

  it('takes and frees at once from several connections never pass the number of slots', async () => {
    let [inFlight, most, passed] = [0, 0, 0];
    const client = async (turn: number): Promise<void> => {
      for (let round = 0; round < 12; round += 1) {
        const slot = slotOf(7);
        if (!(await storeAt(turn).take(subject, [], slot)).admitted) continue;
        passed += 1;
        inFlight += 1;
        most = Math.max(most, inFlight);
        await new Promise((resolve) => setImmediate(resolve));
        // Counted out before it is freed: while it frees, another may have it.
        inFlight -= 1;
        await storeAt(turn + 1).release(subject, slot.lease);
      }
    };
    await Promise.all(Array.from({ length: 40 }, (_, turn) => client(turn)));
    expect(most).toBeLessThanOrEqual(7);
    expect(passed).toBeGreaterThan(40);
    expect(await opened.held.leases(subject)).toEqual([]);
  });

  it('a slot that is never freed becomes free when its lease ends, and not before', async () => {
    const leaseMs = 400;
    // Another holder is there all the time: what has been idle as a whole may be forgotten as a whole.
    expect((await store.take(subject, [], slotOf(2))).admitted).toBe(true);
    const before = performance.now();
    expect((await store.take(subject, [], slotOf(2, leaseMs))).admitted).toBe(true);
    const taken = performance.now();
    let tries = 0;
    for (;;) {
      const { admitted } = await store.take(subject, [], slotOf(2, leaseMs));
      tries += 1;
      if (admitted) break;
      expect(performance.now() - taken).toBeLessThan(leaseMs + onThisMachine(2_000));
    }
    expect(performance.now() - before).toBeGreaterThanOrEqual(leaseMs);
    expect(tries).toBeGreaterThan(1);
  });

  it('counts the slots that are taken, on every connection, and none whose lease has ended', async () => {
    expect(await store.countSlots(subject)).toBe(0);
    const slots = Array.from({ length: 3 }, () => slotOf(3));
    for (const [turn, slot] of slots.entries()) {
      expect((await storeAt(turn).take(subject, [], slot)).admitted).toBe(true);
      expect(await storeAt(turn + 1).countSlots(subject)).toBe(turn + 1);
    }
    expect((await store.take(subject, [], slotOf(3))).admitted).toBe(false);
    expect(await store.countSlots({ ...subject, id: randomUUID() })).toBe(0);
    expect(await store.countSlots(subject)).toBe(3);
    await store.release(subject, slots[0]?.lease ?? '');
    expect(await store.countSlots(subject)).toBe(2);
    await opened.held.age(subject, 34_000);
    expect(await store.countSlots(subject)).toBe(2);
    await opened.held.age(subject, 1_000);
    expect(await store.countSlots(subject)).toBe(0);
  });

  it('a take at the moment that a refusal named passes, 200 of 200', async () => {
    const window = windowOf('requestsPerMinute', 3, 700);
    const results = await Promise.all(
      Array.from({ length: 200 }, async (_, turn) => {
        const one = newSubject();
        const own = storeAt(turn);
        let verdict = await own.take(one, [window]);
        while (verdict.admitted) {
          await at(performance.now() + (turn % 5) * 3);
          verdict = await own.take(one, [window]);
        }
        await at(performance.now() + (verdict.windows[0]?.freeInMs ?? 0));
        return (await own.take(one, [window])).admitted;
      }),
    );
    expect(results.filter((passed) => passed)).toHaveLength(200);
  });

  it('read returns the same figures as take, for every kind of limit', async () => {
    const windows = [windowOf('requestsPerMinute', 4, 60_000), windowOf('requestsPerDay', 10, 86_400_000)];
    expect(await store.read(subject, windows)).toEqual(
      windows.map(({ name: called, limit }) => ({ name: called, limit, used: 0, freeInMs: 0 })),
    );
    for (let turn = 0; turn < 6; turn += 1) {
      const told = await store.take(subject, windows);
      await opened.held.age(subject, 1_000);
      expect(aged(await store.read(subject, windows), 1_000)).toEqual(roundedTo(told.windows));
    }
  });

  it.each([
    ['the fourth oldest of eight', 8, 5, 4],
    ['the last of three', 3, 1, 3],
    ['the oldest of five', 5, 5, 1],
  ])('under a limit lowered below what is used, a unit is free when %s has left', async (_, used, lowered, leaves) => {
    const wide = windowOf('requestsPerMinute', 10, 60_000);
    for (let turn = 0; turn < used; turn += 1) {
      await store.take(subject, [wide]);
      await opened.held.age(subject, 1_000);
    }
    const low = { ...wide, limit: lowered };
    const { admitted, windows } = await store.take(subject, [low]);
    expect([admitted, windows[0]?.used]).toEqual([false, used]);
    const freeInSeconds = 60 - (used - leaves + 1);
    expect(Math.ceil((windows[0]?.freeInMs ?? 0) / 1000)).toBe(freeInSeconds);
    const [read] = await store.read(subject, [low]);
    expect([read?.used, Math.ceil((read?.freeInMs ?? 0) / 1000)]).toEqual([used, freeInSeconds]);
    await opened.held.age(subject, (freeInSeconds - 1) * 1000);
    expect((await store.take(subject, [low])).admitted).toBe(false);
    await opened.held.age(subject, 1_000);
    expect((await store.take(subject, [low])).admitted).toBe(true);
  });

  it('a limit raised above what is used admits at once', async () => {
    const low = windowOf('requestsPerMinute', 2, 60_000);
    for (let turn = 0; turn < 3; turn += 1) await store.take(subject, [low]);
    const { admitted, windows } = await store.take(subject, [{ ...low, limit: 3 }]);
    expect([admitted, windows[0]?.used]).toEqual([true, 3]);
  });

  it('a window that was idle is empty again', async () => {
    const windows = [windowOf('requestsPerMinute', 30, 60_000), windowOf('requestsPerDay', 100, 86_400_000)];
    for (let turn = 0; turn < 30; turn += 1) await store.take(subject, windows);
    await opened.held.age(subject, 60_000);
    expect(await store.read(subject, windows)).toMatchObject([{ used: 0, freeInMs: 0 }, { used: 30 }]);
    expect((await store.take(subject, windows)).windows.map(({ used }) => used)).toEqual([1, 31]);
    await opened.held.age(subject, 30 * 86_400_000);
    expect((await store.take(subject, windows)).windows.map(({ used }) => used)).toEqual([1, 1]);
  });

  it('subjects and windows of other names share nothing', async () => {
    const [one, other] = [windowOf('requestsPerMinute', 1, 60_000), windowOf('voucherPdfsPerMinute', 1, 60_000)];
    expect((await store.take(subject, [one])).admitted).toBe(true);
    expect((await store.take(subject, [other])).admitted).toBe(true);
    expect((await store.take({ ...subject, id: randomUUID() }, [one])).admitted).toBe(true);
    expect((await store.take({ ...subject, merchantId: randomUUID() }, [one])).admitted).toBe(true);
    expect((await store.take(subject, [one])).admitted).toBe(false);
  });

  it.each([
    ['an integration', newSubject],
    ['an integration with a log of the first versions', subjectWithLongLog],
    ['an address', () => addressSubject(randomUUID())],
  ])('windows of many hundred requests of %s have the same result as a plain list of timestamps', async (_, of) => {
    const state = new LimitModelState(storeAt, opened.held, await of());
    const limits = { requestsPerMinute: 400, requestsPerDay: 900 };
    const ask = async (kind: 'take' | 'read', times: number, changed: Partial<typeof limits> = {}): Promise<void> => {
      for (let turn = 0; turn < times; turn += 1)
        await state.do({ kind, limits: { ...limits, ...changed }, slots: 0, leaseMinutes: 1 });
    };
    const wait = (minutes: number): Promise<void> => state.do({ kind: 'wait', minutes });
    await ask('take', 150);
    await wait(1);
    await ask('take', 300);
    // The stamp that has to leave is the 10th newest, the 140th, the 200th: in the log, in a chunk.
    await ask('read', 1, { requestsPerMinute: 10, requestsPerDay: 200 });
    await ask('take', 1, { requestsPerMinute: 10 });
    await ask('read', 1, { requestsPerMinute: 140, requestsPerDay: 200 });
    await ask('take', 1, { requestsPerMinute: 140 });
    await ask('take', 1, { requestsPerDay: 200 });
    await wait(1_300);
    await ask('take', 402);
    await wait(2);
    await ask('take', 52);
    // The first 150 leave the day, and the next 300 a minute later.
    await wait(137);
    await ask('read', 1);
    await ask('take', 20);
    await wait(1);
    await ask('take', 3);
    await ask('take', 1, { requestsPerDay: 10 });
    await wait(3_000);
    await ask('take', 2);
  });

  it('any sequence of takes, reads, frees and hours has the same result as a plain list of timestamps', async () => {
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(stepsOnLimits(), async (sequence) => {
        const world = new LimitModelState(storeAt, opened.held, newSubject());
        for (const step of sequence) await world.do(step);
        steps += sequence.length;
      }),
      { numRuns: redis.isSlow && name === 'Redis' ? 15 : 60, endOnFailure: true },
    );
    expect(steps).toBeGreaterThan(100);
  });
});

const roundedTo = (states: readonly { used: number; freeInMs: number }[]): object[] => aged(states, 0);
const aged = (states: readonly { used: number; freeInMs: number }[], byMs: number): object[] =>
  states.map(({ used, freeInMs }) => ({ used, freeInSeconds: Math.ceil((freeInMs + byMs) / 1000) }));

interface SeenRefusal {
  /** Between these two moments, in microseconds of the machine's clock, the store judged it. */
  readonly from: number;
  readonly to: number;
  readonly freeInUs: readonly number[];
}

const clockUs = (): number => (performance.timeOrigin + performance.now()) * 1000;

/** Takes from all stores at once, each going on at once when it was answered. */
async function storm(
  stores: readonly LimitStore[],
  subject: Subject,
  windows: readonly Window[],
  tries: number,
): Promise<{ refusals: SeenRefusal[]; admitted: number }> {
  const refusals: SeenRefusal[] = [];
  let [asked, admitted] = [0, 0];
  const client = async (store: LimitStore): Promise<void> => {
    while (asked < tries) {
      asked += 1;
      const from = clockUs();
      const verdict = await store.take(subject, [...windows, log]);
      if (verdict.admitted) admitted += 1;
      else {
        const states = verdict.windows.slice(0, windows.length);
        const freeInUs = states.map(({ used, limit, freeInMs }) => (used >= limit ? Math.round(freeInMs * 1000) : -1));
        refusals.push({ from, to: clockUs(), freeInUs });
      }
    }
  };
  await Promise.all([...stores, ...stores].map(client));
  return { refusals, admitted };
}

/** The most stamps that any window of this length holds. It ends with a stamp, or it holds no more than one that does. */
function maxWithin(stamps: readonly number[], lengthUs: number): number {
  let [most, first] = [0, 0];
  for (const [place, stamp] of stamps.entries()) {
    while ((stamps[first] ?? 0) <= stamp - lengthUs) first += 1;
    most = Math.max(most, place - first + 1);
  }
  return most;
}

/**
 * Whether one of the windows was full when the store judged. The store doesn't say when that was, but the wait that it
 * named leads from the stamp that has to leave to that moment: it has to lie between question and answer.
 */
function isJustified(refusal: SeenRefusal, windows: readonly Window[], stamps: readonly number[]): boolean {
  const tolerance = 3_000;
  return windows.some((window, which) => {
    const freeInUs = refusal.freeInUs[which] ?? -1;
    if (freeInUs < 0) return false;
    const lengthUs = window.windowMs * 1000;
    const [from, to] = [refusal.from - tolerance, refusal.to + tolerance].map((us) => us - lengthUs + freeInUs);
    for (let place = firstAtOrAfter(stamps, from ?? 0); (stamps[place] ?? Infinity) <= (to ?? 0); place += 1) {
      const judgedAt = (stamps[place] ?? 0) + lengthUs - freeInUs;
      // From this stamp on, as many as the limit had come by then.
      if ((stamps[place + window.limit - 1] ?? Infinity) <= judgedAt) return true;
    }
    return false;
  });
}

function firstAtOrAfter(stamps: readonly number[], moment: number): number {
  let [low, high] = [0, stamps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stamps[middle] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
