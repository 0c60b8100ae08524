import { pino } from 'pino';
import { BackgroundWork } from './background-work.js';
import type { JobQueue } from './queue/job-queue.js';
import type { JobRunner } from './queue/job-runner.js';
import { RepeatedTask } from './repeated-task.js';

const log = pino({ enabled: false });

/** A worker of which one task is in a run that ends with `endRun`, and the stops that the others were asked for. */
function busyWorker() {
  let endRun: () => void = () => undefined;
  const run = new Promise<boolean>((resolve) => {
    endRun = () => resolve(false);
  });
  const asked: string[] = [];
  const idle = () => [new RepeatedTask('idle', 'woken', log, async () => false)];
  const part = (name: string) => ({ start: idle, stop: () => void asked.push(name) });
  const queue = {
    start: () => undefined,
    close: async (tasks: Promise<unknown>) => {
      asked.push('queue');
      await tasks;
      asked.push('queue is unused');
    },
  };
  const parts = [
    { start: idle },
    part('cleanup'),
    { start: () => [new RepeatedTask('slow', 10_000, log, () => run)] },
    part('webhooks'),
  ];
  const runner = { stopRecording: () => void asked.push('recording') };
  const work = new BackgroundWork(parts, queue as unknown as JobQueue, runner as unknown as JobRunner);
  return { work, asked, endRun: () => endRun() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('no job and no webhook begins while a stopping worker waits for a task, and its jobs have 20 s to be recorded', async () => {
  const { work, asked, endRun } = busyWorker();
  work.start();
  await jest.advanceTimersByTimeAsync(0);
  const stopped = work.stop();
  await jest.advanceTimersByTimeAsync(19_000);
  expect(asked.toSorted()).toEqual(['cleanup', 'queue', 'webhooks']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked.at(-1)).toBe('recording');
  endRun();
  await stopped;
  expect(asked.at(-1)).toBe('queue is unused');
});
