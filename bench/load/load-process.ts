import { fork } from 'node:child_process';
import path from 'node:path';
import type { SeededMerchant } from '../seed.js';
import type { LoadOrder, LoadResult } from './main.js';

export interface LoadProcess {
  readonly pid: number;
  readonly run: (order: LoadOrder) => Promise<LoadResult>;
  readonly stop: () => Promise<void>;
}

/** The process that sends the load: apart from the bench, and the same one for both servers. */
export function startLoad(merchants: readonly SeededMerchant[]): LoadProcess {
  const child = fork(path.join(import.meta.dirname, 'main.js'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.send({ merchants });
  return {
    pid: child.pid ?? 0,
    run: (order) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error('The load generator ended during a measurement.'));
        child.once('exit', ended);
        child.once('message', (result) => {
          child.off('exit', ended);
          resolve(result as LoadResult);
        });
        child.send(order);
      }),
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
