import { checkLog } from '../../../jest/clean-log.mjs';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { TcpProxy } from '../../support/servers/tcp-proxy.js';
import { backends, useWorkerService } from '../../support/harness/worker-service.js';
import type { WorkerProcess } from '../../support/harness/worker-process.js';

const trial = useWorkerService('Redis');
afterEach(() => {
  trial.now.mails.mood = 'takes';
  return trial.now.stopAll();
});

interface Readiness {
  readonly status: number;
  readonly body: { readonly checks?: object; readonly message?: string; readonly error?: string };
}

async function readiness(worker: WorkerProcess): Promise<Readiness> {
  const start = performance.now();
  const answer = await fetch(`${worker.url}/health/ready`);
  // Whoever asks must not wait for what hangs.
  expect(performance.now() - start).toBeLessThan(onThisMachine(8_000));
  return { status: answer.status, body: (await answer.json()) as Readiness['body'] };
}

const figuresOf = async (worker: WorkerProcess): Promise<string> => {
  const answer = await fetch(`${worker.url}/metrics`);
  expect(answer.status).toBe(200);
  return answer.text();
};

/** The value of the line that begins like this; undefined where there is none. */
async function figure(worker: WorkerProcess, begin: string): Promise<number | undefined> {
  const line = (await figuresOf(worker)).split('\n').find((each) => each.startsWith(`${begin} `));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
}

const whole = { database: 'up', queue: 'up', browser: 'up', smtp: 'up' };

/** It stays ready while that is so. */
const untilTold = (worker: WorkerProcess, checks: object): Promise<boolean> =>
  until(`The checks are ${JSON.stringify(checks)}`, async () => {
    const { status, body } = await readiness(worker);
    expect(status).toBe(200);
    return JSON.stringify(body) === JSON.stringify({ success: true, status: 'ready', checks });
  });

describe('the worker is ready', () => {
  // With one queue: the mail server is asked in the same way whatever the queue is in.
  it('also without the mail server, and tells of it', async () => {
    const { mails } = trial.now;
    mails.mood = 'hangs';
    const worker = await trial.now.startWorker('PostgreSQL');
    // The first question starts the browser, and waits for it.
    expect(await readiness(worker)).toEqual({
      status: 200,
      body: { success: true, status: 'ready', checks: { ...whole, smtp: 'unknown' } },
    });
    await untilTold(worker, { ...whole, smtp: 'down' });
    mails.mood = 'takes';
    await untilTold(worker, whole);
    await mails.stop();
    await untilTold(worker, { ...whole, smtp: 'down' });
    await mails.restart();
    await untilTold(worker, whole);
  });

  it.each(backends)('with database, queue (%s) and browser, not without one of them', async (backend) => {
    const { database, redis } = trial.now;
    const { proxy, url } = await TcpProxy.before(database.url);
    const worker = await trial.now.startWorker(backend, { DATABASE_URL: url });
    await until('It is ready', async () => (await readiness(worker)).status === 200);
    await untilTold(worker, whole);
    if (backend === 'Redis') {
      for (const [begin, end] of [
        [() => redis.kill(), () => redis.restart()],
        [() => redis.pauseProcess(), () => redis.resumeProcess()],
      ] as const) {
        await begin();
        expect((await readiness(worker)).body.message).toBe('Not reachable: queue.');
        expect(await figure(worker, 'job_queue_depth{kind="send_voucher_email"}')).toBeUndefined();
        expect(await figure(worker, 'staged_jobs_waiting')).toBe(0);
        await end();
        await until('The queue is back', async () => (await readiness(worker)).status === 200);
      }
    }
    proxy.refuse();
    expect((await readiness(worker)).body.message).toMatch(/^Not reachable: database(, queue)?\.$/);
    expect((await fetch(`${worker.url}/health/live`)).status).toBe(200);
    expect(await figure(worker, 'staged_jobs_waiting')).toBeNaN();
    proxy.pass();
    await until('The database is back', async () => (await readiness(worker)).status === 200);
    await trial.now.stopAll();
    await proxy.close();
  });

  it('not where the browser does not start, and stays live', async () => {
    const worker = await trial.now.startWorker('PostgreSQL', { PUPPETEER_EXECUTABLE_PATH: '/nowhere/chromium' });
    const tried = () => worker.process.output.includes('the PDF browser is not available');
    await until('It has tried', async () => {
      const { status, body } = await readiness(worker);
      expect([status, body.error, body.message]).toEqual([503, 'not_ready', 'Not reachable: browser.']);
      return tried();
    });
    expect((await readiness(worker)).status).toBe(503);
    expect((await fetch(`${worker.url}/health/live`)).status).toBe(200);
  });
});

it.each(backends)('its metrics show waiting jobs, their age and outcomes (%s)', async (backend) => {
  const { mails, database } = trial.now;
  const worker = await trial.now.startWorker(backend, { JOB_RETRY_SECONDS: '1,1' });
  expect(await figure(worker, 'mails_total{outcome="sent"}')).toBe(0);
  mails.hold('MAIL FROM', 'MAIL FROM', 'MAIL FROM', 'MAIL FROM');
  const asked = await trial.now.requestMails(6);
  await until('Four are on their way', () => mails.holding === 4);
  expect(await figure(worker, 'job_queue_depth{kind="send_voucher_email"}')).toBe(6);
  expect(await figure(worker, 'staged_jobs_waiting')).toBe(6);
  const waited = "update staged_jobs set next_attempt_at = now() - interval '90 seconds' where state = 'waiting'";
  await database.rows(waited);
  expect(await figure(worker, 'staged_jobs_oldest_seconds')).toBeGreaterThanOrEqual(90);
  expect(await figure(worker, 'voucher_pdf_render_seconds_count')).toBeGreaterThanOrEqual(4);
  mails.release();
  await trial.now.untilSent(asked);
  expect(await figure(worker, 'staged_jobs_oldest_seconds')).toBe(0);
  await until('All are counted', async () => (await figure(worker, 'mails_total{outcome="sent"}')) === 6);

  mails.mood = 550;
  const lost = await trial.now.requestMails(1);
  await until('It is dead', async () => (await trial.now.count(lost, "state = 'dead'")) === 1);
  mails.mood = 'takes';
  expect(await figure(worker, 'mails_total{outcome="failed"}')).toBe(3);
  expect(await figure(worker, 'staged_jobs_dead')).toBe(1);
  const outcomes = ['done', 'failed', 'dead'].map((outcome) =>
    figure(worker, `jobs_total{kind="send_voucher_email",outcome="${outcome}"}`),
  );
  expect(await Promise.all(outcomes)).toEqual([6, 2, 1]);
  const text = await figuresOf(worker);
  checkLog(text);
  for (const { voucherId } of asked) expect(text).not.toContain(voucherId);
  await database.rows("delete from staged_jobs where state = 'dead'");
});
