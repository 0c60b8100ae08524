import { Writable } from 'node:stream';
import { Refusal } from '#domain/errors.js';
import { pino } from 'pino';
import { hourMs } from '#domain/time.js';
import { RepeatedTask } from './repeated-task.js';

const log = pino({ level: 'silent' });

/** A task of an hour's pause, whose runs end when the test says so. */
function task() {
  const ends: ((more: boolean) => void)[] = [];
  const made = new RepeatedTask('test', hourMs, log, () => new Promise((resolve) => ends.push(resolve)));
  const end = async (more = false): Promise<void> => {
    ends.at(-1)?.(more);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { made, end, runs: () => ends.length };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a task that is woken in its pause runs at once, and pauses again', async () => {
  const { made, end, runs } = task();
  await jest.advanceTimersByTimeAsync(0);
  await end();
  expect(runs()).toBe(1);
  made.wake();
  made.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(runs()).toBe(2);
  await end();
  await jest.advanceTimersByTimeAsync(hourMs - 1);
  expect(runs()).toBe(2);
});

it('a task that is woken while it runs may have missed something, and runs once more', async () => {
  const { made, end, runs } = task();
  await jest.advanceTimersByTimeAsync(0);
  made.wake();
  made.wake();
  expect(runs()).toBe(1);
  await end();
  expect(runs()).toBe(2);
  await end();
  expect(runs()).toBe(2);
});

it('a task that is stopped is not woken', async () => {
  const { made, end, runs } = task();
  await jest.advanceTimersByTimeAsync(0);
  await end();
  await made.stop();
  made.wake();
  await jest.advanceTimersByTimeAsync(hourMs);
  expect(runs()).toBe(1);
});

it('a task without an interval runs only when it is woken, and again after a failure', async () => {
  let runs = 0;
  const made = new RepeatedTask('test', 'woken', log, async () => {
    runs += 1;
    if (runs === 1) throw new Error('the first run fails');
    return false;
  });
  await jest.advanceTimersByTimeAsync(hourMs);
  expect(runs).toBe(0);
  made.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(runs).toBe(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(2);
  await jest.advanceTimersByTimeAsync(hourMs);
  expect(runs).toBe(2);
});

it.each([
  [
    Object.assign(new Refusal('unavailable', 'database_unavailable', 'Away.', 1), { cause: { code: '25006' } }),
    { reason: 'database_unavailable', cause: '25006' },
  ],
  [Object.assign(new Error('private'), { code: 'ECONNREFUSED' }), { reason: 'ECONNREFUSED' }],
  [new TypeError('private'), { reason: 'TypeError' }],
])('a failure is logged with its reason and cause, and not with its message: %s', async (error, expected) => {
  const lines: string[] = [];
  const written = new Writable({ write: (line, _, done) => (lines.push(String(line)), done()) });
  const made = new RepeatedTask('test', hourMs, pino(written), () => Promise.reject(error));
  await jest.advanceTimersByTimeAsync(0);
  await made.stop();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ task: 'test', failures: 1, ...expected });
  expect(lines.join('')).not.toContain('private');
});
