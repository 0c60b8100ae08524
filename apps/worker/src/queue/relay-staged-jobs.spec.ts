import type { Database } from '#persistence/database/database.js';
import type { Notifications } from '#persistence/database/notifications.js';
import type { Statement } from '#persistence/database/statement.js';
import { pino } from 'pino';
import type { WorkerSettings } from '../settings.js';
import { DatabaseContact } from './database-contact.js';
import type { JobQueue } from './job-queue.js';
import { JobRules } from './job-rules.js';
import { RelayStagedJobs } from './relay-staged-jobs.js';

const kind = 'render_voucher_pdf';

/** A relay whose database has due jobs of one kind, as many as `due` says, and what was asked of the database. */
function relay() {
  const state = {
    due: 0,
    searches: [] as string[][],
    claims: 0,
    releases: 0,
    added: 0,
    fails: false,
    isDown: false,
    takesDatabaseWithIt: false,
  };
  const search = (kinds: string[]) => {
    state.searches.push(kinds);
    return kinds.map((asked) => ({ kind: asked, merchants: asked === kind && state.due > 0 ? ['m'] : [], last: null }));
  };
  const db = {
    query: async (_: Statement<unknown>, [kinds]: readonly [string[]]) => search(kinds),
    execute: async ({ name }: Statement<unknown>) => {
      if (state.isDown) throw new Error('the database is away');
      if (name === 'release_jobs') state.releases += 1;
      if (name !== 'claim_jobs') return [];
      state.claims += 1;
      return Array.from({ length: state.due }, () => ({ id: 'j' }));
    },
  };
  const queue = {
    waiting: async () => 0,
    add: async (jobs: readonly unknown[]) => {
      if (state.fails) {
        // A server that has both, and ends.
        state.isDown = state.takesDatabaseWithIt;
        throw new Error('the queue is away');
      }
      state.due -= jobs.length;
      state.added += jobs.length;
    },
  };
  const listeners: ((kind: string) => void)[] = [];
  const made = new RelayStagedJobs(
    db as unknown as Database,
    queue as unknown as JobQueue,
    new DatabaseContact(),
    { on: (_: string, listener: () => void) => listeners.push(listener) } as unknown as Notifications,
    new JobRules({ retrySeconds: [1], takeOverSeconds: 1 } as unknown as WorkerSettings),
    pino({ level: 'silent' }),
  );
  return { made, state, notify: () => listeners.forEach((listener) => listener(kind)) };
}

const soon = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('one statement looks for the jobs of all kinds, ten times a second', async () => {
  const { made, state } = relay();
  const tasks = made.start();
  await soon(1_000);
  expect(state.searches.length).toBeGreaterThanOrEqual(9);
  expect(state.searches.length).toBeLessThanOrEqual(11);
  expect(state.searches.every((kinds) => kinds.length === tasks.length - 1)).toBe(true);
  expect(state.claims).toBe(0);
  await Promise.all(tasks.map((task) => task.stop()));
});

it('a job that is notified is handed over at once, and the search goes on at once', async () => {
  const { made, state, notify } = relay();
  const tasks = made.start();
  await soon();
  expect(state.searches).toHaveLength(1);
  state.due = 2;
  notify();
  await soon(10);
  expect(state.added).toBe(2);
  expect(state.searches).toHaveLength(3);
  await Promise.all(tasks.map((task) => task.stop()));
});

it('a queue that is away is tried again with a growing pause, while the other kinds are looked for', async () => {
  const { made, state } = relay();
  Object.assign(state, { due: 1, fails: true });
  const tasks = made.start();
  await soon(2_000);
  expect(state.claims).toBeGreaterThanOrEqual(3);
  expect(state.claims).toBeLessThanOrEqual(5);
  const [first, ...later] = state.searches;
  expect(first).toContain(kind);
  expect(later.length).toBeGreaterThan(15);
  expect(later.some((kinds) => kinds.includes(kind))).toBe(false);
  state.fails = false;
  await soon(5_000);
  expect(state.added).toBe(1);
  expect(state.searches.at(-1)).toContain(kind);
  await Promise.all(tasks.map((task) => task.stop()));
});

it('jobs that are claimed when queue and database go are released, and handed over, once the database is back', async () => {
  const { made, state } = relay();
  Object.assign(state, { due: 1, fails: true, takesDatabaseWithIt: true });
  const tasks = made.start();
  await soon(1_000);
  expect(state).toMatchObject({ isDown: true, releases: 0, claims: 1 });
  Object.assign(state, { fails: false, isDown: false });
  await soon(5_000);
  expect(state).toMatchObject({ releases: 1, claims: 2, added: 1 });
  await Promise.all(tasks.map((task) => task.stop()));
});
