import { Flushes } from './flushes.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Flushes whose first write waits until it is ended, and how many there were. */
function waitingFlushes() {
  const started = { writes: 0 };
  let end: (failure?: Error) => void = () => undefined;
  const first = new Promise<void>((resolve, reject) => {
    end = (failure) => (failure ? reject(failure) : resolve());
  });
  const flushes = new Flushes(() => {
    started.writes += 1;
    return started.writes === 1 ? first : Promise.resolve();
  });
  return { flushes, started, end };
}

it('while a write waits, no others queue up behind it; then they go on', async () => {
  const { flushes, started, end } = waitingFlushes();
  await jest.advanceTimersByTimeAsync(60_000);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(started.writes).toBe(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(started.writes).toBe(3);
  await flushes.stop();
});

it.each(['succeeds', 'fails'] as const)(
  'a stop writes once more after the write that runs, also when that %s',
  async (outcome) => {
    const { flushes, started, end } = waitingFlushes();
    await jest.advanceTimersByTimeAsync(1_000);
    const stopped = flushes.stop();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(started.writes).toBe(1);
    end(outcome === 'fails' ? new Error('the database is away') : undefined);
    await stopped;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(started.writes).toBe(2);
  },
);
