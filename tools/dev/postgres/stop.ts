import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What the server of this data folder says about itself; it removes the file when it ends in order. */
export function readPidFile(dataDir: string): { pid: number; state: string } {
  try {
    const lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), state: (lines[7] ?? '').trim() };
  } catch {
    return { pid: 0, state: '' };
  }
}

/** Stops the server that a killed start left behind; two servers on one data folder would refuse each other. */
export async function stopLeftover(dataDir: string): Promise<void> {
  const { pid } = readPidFile(dataDir);
  if (!pid || !sendSignal(pid, 0)) return;
  const isOurs = () => commandLine(pid).includes(dataDir);
  if (!isOurs()) {
    // The number went to another process since: the server would take that one for itself.
    fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
    return;
  }
  await stopServer(pid, untilGone(isOurs));
  if (!isOurs()) return;
  throw new Error(`A PostgreSQL server left over in ${dataDir} does not stop. End it by hand: kill -9 ${pid}`);
}

async function untilGone(isThere: () => boolean): Promise<void> {
  for (let waited = 0; isThere() && waited < 30_000; waited += 20) await wait(20);
}

/** Politely first (it ends its connections and writes its data), then as after a power cut, which it survives too. */
export async function stopServer(pid: number, exited: Promise<void>): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ];
  for (const [signal, patienceMs] of steps) {
    if (pid === 0 || !sendSignal(pid, signal)) return;
    if (await endsWithin(exited, patienceMs)) return;
  }
}

async function endsWithin(exited: Promise<void>, patienceMs: number): Promise<boolean> {
  const timer = new AbortController();
  const late = wait(patienceMs, false, { signal: timer.signal }).catch(() => false);
  const isOver = await Promise.race([exited.then(() => true), late]);
  timer.abort();
  return isOver;
}

function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function commandLine(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    if (process.platform === 'linux') return '';
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
  }
}
