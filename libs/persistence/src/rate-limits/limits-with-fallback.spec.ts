import fc from 'fast-check';
import type { LimitStore, Slot, Subject, Verdict, Window } from './limit-store.js';
import { LimitsWithFallback } from './limits-with-fallback.js';

const limit = 5;
const windowMs = 60_000;
/** The defaults in production. */
const [timeoutMs, pauseMs] = [100, 65_000];
const stepMs = 500;
const subject: Subject = { merchantId: 'merchant', id: 'integration' };
const minute: Window = { name: 'requestsPerMinute', limit, windowMs };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Counts exactly, with the test's clock. */
class ModelStore implements LimitStore {
  protected stamps: number[] = [];

  async take(_: Subject, windows: readonly Window[]): Promise<Verdict> {
    const now = Date.now();
    this.stamps = this.stamps.filter((stamp) => stamp > now - windowMs);
    const admitted = this.stamps.length < limit;
    if (admitted) this.stamps.push(now);
    return { admitted, windows: windows.map(({ name }) => ({ name, limit, used: this.stamps.length, freeInMs: 0 })) };
  }

  async read() {
    return [];
  }
  async countSlots() {
    return 0;
  }
  async release(): Promise<void> {}
}

/** A Redis that may crash, restart empty, lose its data or stop answering. It decides whether it may count. */
class ModelRedis extends ModelStore {
  private since: number | undefined = 0;
  alive = true;
  silent = false;

  lose(): void {
    this.stamps = [];
    this.since = undefined;
  }

  /** The view of one process. */
  seenBy(isReached: () => boolean): { store: LimitStore; probe: () => Promise<void> } {
    const reached = async (): Promise<void> => {
      if (!this.alive || !isReached()) throw new Error('refused');
      if (this.silent) await new Promise(() => undefined);
    };
    const requireSettled = (): void => {
      if (this.since === undefined || this.since > Date.now()) throw new Error('UNSETTLED');
    };
    return {
      store: {
        read: () => this.read(),
        countSlots: () => this.countSlots(),
        release: () => this.release(),
        take: async (one, windows) => {
          await reached();
          requireSettled();
          return this.take(one, windows);
        },
      },
      probe: async () => {
        if (this.silent) throw new Error('late');
        await reached();
        this.since ??= Date.now() + pauseMs;
        requireSettled();
      },
    };
  }
}

type Trouble = 'cut off' | 'join' | 'kill' | 'start' | 'flush' | 'silence' | 'answer';
interface Step {
  readonly trouble: Trouble;
  readonly process: number;
  readonly waitSteps: number;
  /** The processes that receive requests meanwhile; all of them when absent. */
  readonly asked?: readonly number[];
}

const processes = 3;
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    trouble: fc.constantFrom<Trouble[]>(
      'cut off',
      'join',
      'join',
      'kill',
      'start',
      'start',
      'flush',
      'silence',
      'answer',
      'answer',
    ),
    process: fc.nat(processes - 1),
    waitSteps: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 100, max: 180 })),
  }),
  { minLength: 5, maxLength: 25 },
);

/**
 * Several processes that send two requests per second each, with one Redis and one PostgreSQL. Returns when requests
 * were admitted.
 */
async function run(sequence: readonly Step[], changes: string[] = []): Promise<number[]> {
  const redis = new ModelRedis();
  const postgres = new ModelStore();
  const cut = new Set<number>();
  const stores = Array.from({ length: processes }, (_, at) => {
    const { store, probe } = redis.seenBy(() => !cut.has(at));
    const onChange = (now: string): void => void changes.push(`${at} ${now}`);
    return new LimitsWithFallback({ first: store, second: postgres, probe, timeoutMs, pauseMs, onChange });
  });
  const admittedAt: number[] = [];
  for (const { trouble, process, waitSteps, asked } of sequence) {
    if (trouble === 'cut off') cut.add(process);
    if (trouble === 'join') cut.delete(process);
    if (trouble === 'kill') redis.alive = false;
    if (trouble === 'kill' || trouble === 'flush') redis.lose();
    if (trouble === 'start') redis.alive = true;
    if (trouble === 'silence') redis.silent = true;
    if (trouble === 'answer') redis.silent = false;
    for (let step = 0; step < waitSteps; step += 1) {
      const answers = stores
        .filter((_, at) => asked?.includes(at) ?? true)
        .map((store) =>
          store.take(subject, [minute]).then(({ admitted }) => {
            if (admitted) admittedAt.push(Date.now());
          }),
        );
      await jest.advanceTimersByTimeAsync(stepMs);
      await Promise.all(answers);
    }
  }
  for (const store of stores) store.stop();
  return admittedAt;
}

function maxInAMinute(stamps: readonly number[]): number {
  return Math.max(0, ...stamps.map((end) => stamps.filter((at) => at > end - windowMs && at <= end).length));
}

const wait = (seconds: number, trouble: Trouble = 'answer', process = 0): Step => ({
  trouble,
  process,
  waitSteps: (seconds * 1_000) / stepMs,
});

describe('limits with an unreliable Redis', () => {
  it('processes that switch at different times, and a Redis that restarts empty in between: never a third window', async () => {
    const sequence = [
      // The first process is disconnected alone, and would return nine seconds after the others have failed.
      { ...wait(1, 'cut off', 0), asked: [0] },
      { ...wait(50, 'join', 0), asked: [] },
      { ...wait(5), asked: [1, 2] },
      wait(3, 'kill'),
      wait(120, 'start'),
    ];
    const admitted = await run(sequence);
    expect(maxInAMinute(admitted)).toBe(2 * limit);
  });

  it('when Redis loses data and processes lose Redis, no minute admits more than twice the limit', async () => {
    let most = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const found = maxInAMinute(await run(sequence));
        most = Math.max(most, found);
        return found <= 2 * limit;
      }),
      { numRuns: 30, endOnFailure: true },
    );
    expect(most).toBe(2 * limit);
  });

  it('a process returns after a minute at the earliest, and switches stores at most once in that time', async () => {
    const changes: string[] = [];
    const flapping = Array.from({ length: 20 }, (_, turn) => wait(2.5, turn % 2 === 0 ? 'cut off' : 'join', 0));
    await run([...flapping, wait(12, 'join', 0)], changes);
    expect(changes).toEqual(['0 second']);
    changes.length = 0;
    await run([...flapping, wait(45, 'join', 0)], changes);
    expect(changes).toEqual(['0 second', '0 first']);
  });

  it('the probes of an unavailable Redis become less frequent', async () => {
    let probes = 0;
    const probe = () => Promise.reject(new Error(`${(probes += 1)}`));
    const refused = { ...new ModelStore(), take: () => Promise.reject(new Error('READONLY')) } as unknown as LimitStore;
    const store = new LimitsWithFallback({ first: refused, second: new ModelStore(), probe, timeoutMs, pauseMs });
    await store.take(subject, [minute]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(probes).toBeGreaterThan(100);
    expect(probes).toBeLessThan(170);
    store.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(probes).toBeLessThan(170);
  });

  it('a store that hung is left alone until the leases that it has begun late are over', async () => {
    let hangs = true;
    const first = { ...new ModelStore(), take: () => Promise.reject(new Error('late')) } as unknown as LimitStore;
    const changes: string[] = [];
    const onChange = (store: string) => changes.push(store);
    const probe = () => (hangs ? Promise.reject(new Error('late')) : Promise.resolve());
    const store = new LimitsWithFallback({ first, second: new ModelStore(), probe, timeoutMs, pauseMs, onChange });
    await store.take(subject, [minute]);
    await jest.advanceTimersByTimeAsync(60_000);
    hangs = false;
    await jest.advanceTimersByTimeAsync(35_000);
    expect(changes).toEqual(['second']);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(changes).toEqual(['second', 'first']);
    store.stop();
  });

  it('frees a slot that a late answer takes, and one that it took before the switch', async () => {
    const released: string[] = [];
    let answerLate: (verdict: Verdict) => void = () => undefined;
    const late = new Promise<Verdict>((resolve) => (answerLate = resolve));
    const answers = [new ModelStore().take(subject, [minute]), late];
    const first = {
      ...new ModelStore(),
      take: () => answers.shift(),
      release: async (_: Subject, lease: string) => void released.push(lease),
    } as unknown as LimitStore;
    const probe = () => Promise.reject(new Error('silent'));
    const store = new LimitsWithFallback({ first, second: new ModelStore(), probe, timeoutMs, pauseMs });
    const slot = (lease: string): Slot => ({ lease, limit, leaseMs: 35_000 });
    await store.take(subject, [minute], slot('early'));
    const taken = store.take(subject, [minute], slot('late'));
    await jest.advanceTimersByTimeAsync(timeoutMs + 1);
    expect((await taken).admitted).toBe(true);
    expect(released).toEqual([]);
    answerLate({ admitted: true, windows: [] });
    await store.release(subject, 'early');
    expect(released.toSorted()).toEqual(['early', 'late']);
    store.stop();
  });
});
