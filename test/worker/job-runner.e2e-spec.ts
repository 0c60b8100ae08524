import { pino } from 'pino';
import { nilUuid } from '#domain/ids.js';
import { createDataSource, type PooledDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import type { WorkerMetrics } from '#worker/health/metrics.js';
import type { JobProcessors } from '#worker/jobs/job-processors.js';
import { JobRules } from '#worker/queue/job-rules.js';
import { JobRunner } from '#worker/queue/job-runner.js';
import type { WorkerSettings } from '#worker/settings.js';
import { until } from '../support/harness/deadline.js';
import { useService } from '../support/harness/service.js';
import { Shop } from '../support/fixtures/shop.js';
import { TcpProxy } from '../support/servers/tcp-proxy.js';

const service = useService();
const kind = 'send_password_reset';

let shop: Shop;
let proxy: TcpProxy;
let source: PooledDataSource;
beforeAll(async () => {
  shop = await Shop.open(service.now);
  const behind = await TcpProxy.before(shop.database.url);
  ({ proxy } = behind);
  source = await createDataSource({ url: behind.url, poolSize: 2, applicationName: 'runner' }).initialize();
});
afterAll(async () => {
  await source.destroy();
  await proxy.close();
});

/** A job that was leased and has failed so often, whose work is given, and a runner whose database is behind the proxy. */
async function jobOf(work: () => Promise<void>, { attempts = 0, failures = 0 } = {}) {
  const { merchantId, database } = shop;
  const { id } = await shop.write((tx) => enqueueJob(tx, merchantId, kind, nilUuid));
  await database.rows('update staged_jobs set attempts = $2, failures = $3 where id = $1', [id, attempts, failures]);
  const log: string[] = [];
  const runner = new JobRunner(
    new Database(source),
    { byKind: { [kind]: { process: work } } } as unknown as JobProcessors,
    new JobRules({ retrySeconds: [1], takeOverSeconds: 1 } as unknown as WorkerSettings),
    { countJob: () => undefined } as unknown as WorkerMetrics,
    pino({ level: 'warn' }, { write: (line) => void log.push(line) }),
  );
  const stored = () =>
    database.row<{ state: string; failures: number; isLeased: boolean }>(
      'select state, failures, taken_until is not null as "isLeased" from staged_jobs where id = $1',
      [id],
    );
  return { runner, run: () => runner.run({ merchantId, id, kind }), stored, log };
}

it.each([
  ['is done', () => Promise.resolve(), { state: 'done', failures: 0 }],
  ['failed', () => Promise.reject(new Error('refused')), { state: 'waiting', failures: 1 }],
])('the result of a job that %s is recorded once the database is back', async (_, end, expected) => {
  const { run, stored, log } = await jobOf(() => {
    proxy.refuse();
    return end();
  });
  const running = run();
  await until('It cannot be recorded', () => log.some((line) => line.includes('could not be recorded, retrying')));
  expect(await stored()).toEqual({ state: 'waiting', failures: 0, isLeased: true });
  proxy.pass();
  await running;
  expect(await stored()).toEqual({ ...expected, isLeased: false });
});

it('a process that ends does not wait for the database', async () => {
  const { runner, run, stored } = await jobOf(async () => {
    proxy.refuse();
    runner.stopRecording();
  });
  await expect(run()).rejects.toMatchObject({ reason: 'database_unavailable' });
  proxy.pass();
  expect(await stored()).toEqual({ state: 'waiting', failures: 0, isLeased: true });
});

it.each([
  [6, 0, 1],
  [7, 0, 0],
  [9, 3, 1],
  [10, 3, 0],
])(
  'at attempt %d, after %d failures, a job is tried %d times: its workers may end five times',
  async (attempt, failures, tries) => {
    let tried = 0;
    const work = async (): Promise<void> => {
      tried += 1;
    };
    const { run, stored } = await jobOf(work, { attempts: attempt - 1, failures });
    await run();
    expect([tried, (await stored()).state]).toEqual([tries, 'done']);
  },
);

it.each([
  [5, 0, 'waiting'],
  [7, 5, 'waiting'],
  [7, 6, 'done'],
])(
  'at attempt %d, after %d failures, a job that fails is %s: only failures count as such',
  async (attempt, failures, state) => {
    const refused = () => Promise.reject(new Error('refused'));
    const { run, stored } = await jobOf(refused, { attempts: attempt - 1, failures });
    await run();
    expect((await stored()).state).toBe(state);
  },
);
