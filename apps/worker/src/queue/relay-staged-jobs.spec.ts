import type { Database } from '#persistence/database/database.js';
import type { Notifications } from '#persistence/database/notifications.js';
import { pino } from 'pino';
import type { WorkerSettings } from '../settings.js';
import { DatabaseContact } from './database-contact.js';
import type { JobQueue } from './job-queue.js';
import { JobRules } from './job-rules.js';
import { RelayStagedJobs } from './relay-staged-jobs.js';

/** A relay whose database has no job, and what it was asked for. */
function relay() {
  const asked: string[] = [];
  const db = {
    query: async (_: unknown, [kind]: readonly [string]) => {
      asked.push(kind);
      return [{ merchants: [], last: null }];
    },
  };
  const listeners: ((kind: string) => void)[] = [];
  const notifications = { on: (_: string, listener: (kind: string) => void) => listeners.push(listener) };
  const made = new RelayStagedJobs(
    db as unknown as Database,
    {} as JobQueue,
    new DatabaseContact(),
    notifications as unknown as Notifications,
    new JobRules({ retrySeconds: [1], takeOverSeconds: 1 } as unknown as WorkerSettings),
    pino({ level: 'silent' }),
  );
  return { made, asked, notify: (kind: string) => listeners.forEach((listener) => listener(kind)) };
}

afterEach(() => {
  jest.useRealTimers();
});

it('a kind that is notified is asked for at once, and no other', async () => {
  jest.useFakeTimers();
  const { made, asked, notify } = relay();
  const tasks = made.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked.splice(0)).toHaveLength(tasks.length);
  notify('render_voucher_pdf');
  notify('a kind of a newer version');
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['render_voucher_pdf']);
  await Promise.all(tasks.map((task) => task.stop()));
});
