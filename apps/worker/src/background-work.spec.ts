import { pino } from 'pino';
import { BackgroundWork } from './background-work.js';
import { RepeatedTask } from './repeated-task.js';

const log = pino({ enabled: false });

/** A worker of which one task is in a run that ends with `endRun`, and the stops that the others were asked for. */
function busyWorker() {
  let endRun: () => void = () => undefined;
  const run = new Promise<boolean>((resolve) => {
    endRun = () => resolve(false);
  });
  const asked: string[] = [];
  const part = (name: string, start: () => unknown) => ({ start, stop: () => void asked.push(name) });
  const idle = () => new RepeatedTask('idle', 'woken', log, async () => false);
  const many = () => [idle()];
  const queue = {
    start: () => undefined,
    close: async (tasks: Promise<unknown>) => {
      asked.push('queue');
      await tasks;
      asked.push('queue is unused');
    },
  };
  const work = new (BackgroundWork as unknown as new (...parts: unknown[]) => BackgroundWork)(
    { start: many },
    part('cleanup', many),
    { start: () => new RepeatedTask('slow', 10_000, log, () => run) },
    part('time', many),
    { start: idle },
    queue,
    { stopRecording: () => void asked.push('recording') },
    part('webhooks', many),
    part('proofs', idle),
    part('overviews', idle),
  );
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
  expect(asked.toSorted()).toEqual(['cleanup', 'overviews', 'proofs', 'queue', 'time', 'webhooks']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked.at(-1)).toBe('recording');
  endRun();
  await stopped;
  expect(asked.at(-1)).toBe('queue is unused');
});
