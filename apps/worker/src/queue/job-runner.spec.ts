import type { Database } from '#persistence/database/database.js';
import type { Statement } from '#persistence/database/statement.js';
import { pino } from 'pino';
import type { WorkerMetrics } from '../health/metrics.js';
import type { JobProcessors } from '../jobs/job-processors.js';
import type { WorkerSettings } from '../settings.js';
import { JobRules } from './job-rules.js';
import { JobRunner } from './job-runner.js';

const data = { merchantId: '01900000-0000-7000-8000-000000000001', id: 'j', kind: 'send_voucher_email' } as const;

/** A runner whose database leases the job and then is away for two statements, and what it was asked. */
function runner(
  process: () => Promise<void>,
  job: { kind: string; attempts: number; failures: number } = { kind: data.kind, attempts: 1, failures: 0 },
) {
  const asked: string[] = [];
  const db = {
    execute: async ({ name }: Statement<unknown>) => {
      asked.push(name);
      if (name === 'lease_job') return [{ ...data, ...job, subjectId: 's', requestId: null, doneUpTo: null }];
      if (asked.length <= 3) throw new Error('the database is away');
      return [];
    },
  };
  const made = new JobRunner(
    db as unknown as Database,
    { byKind: { [job.kind]: { process } } } as unknown as JobProcessors,
    new JobRules({ retrySeconds: [1], takeOverSeconds: 1 } as unknown as WorkerSettings),
    { countJob: () => undefined } as unknown as WorkerMetrics,
    pino({ level: 'silent' }),
  );
  return { made, asked };
}

it.each([
  ['is done', () => Promise.resolve(), 'finish_job'],
  ['failed', () => Promise.reject(new Error('refused')), 'fail_job'],
])('the result of a job that %s is recorded once the database is back', async (_, process, statement) => {
  const { made, asked } = runner(process);
  await made.run(data);
  expect(asked).toEqual(['lease_job', statement, statement, statement]);
});

it('a process that ends does not wait for the database', async () => {
  const { made, asked } = runner(() => Promise.resolve());
  made.stopRecording();
  await expect(made.run(data)).rejects.toThrow('the database is away');
  expect(asked).toEqual(['lease_job', 'finish_job']);
});

it.each([
  [6, 0, 1],
  [7, 0, 0],
  [9, 3, 1],
  [10, 3, 0],
])(
  'at attempt %d, after %d failures, a job is tried %d times: its workers may end five times',
  async (attempts, failures, tries) => {
    const kind = 'send_password_reset';
    let tried = 0;
    const { made, asked } = runner(
      async () => {
        tried += 1;
      },
      { kind, attempts, failures },
    );
    await made.run({ ...data, kind });
    expect([tried, asked.at(-1)]).toEqual([tries, 'finish_job']);
  },
);

it.each([
  [5, 0, 'fail_job'],
  [7, 5, 'fail_job'],
  [7, 6, 'finish_job'],
])(
  'at attempt %d, after %d failures, a job that fails ends by %s: only failures count as such',
  async (attempts, failures, end) => {
    const kind = 'send_password_reset';
    const { made, asked } = runner(() => Promise.reject(new Error('refused')), { kind, attempts, failures });
    await made.run({ ...data, kind });
    expect(asked.at(-1)).toBe(end);
  },
);
