import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Processor seconds, of the system as well as its own, that processes have used; undefined if the system does not provide it. */
export type CpuClock = () => number | undefined;

/** The clock of one process. */
export const cpuOfProcess =
  (pid: number): CpuClock =>
  () =>
    ticksOf(pid, ownFields);

/** The clock of PostgreSQL: its main process, the ones that work for it, and those of them that have ended. */
export const cpuOfPostgres =
  (pid: number): CpuClock =>
  () => {
    const children = childrenOf(pid).map((child) => ticksOf(child, ownFields) ?? 0);
    const main = ticksOf(pid, [...ownFields, ...endedChildrenFields]);
    return main === undefined ? undefined : children.reduce((sum, seconds) => sum + seconds, main);
  };

// proc_pid_stat(5), counted from the process's state, which follows its name: utime and stime, then cutime and cstime.
const ownFields = [11, 12];
const endedChildrenFields = [13, 14];

const ticksPerSecond = ((): number => {
  try {
    return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) || 100;
  } catch {
    return 100;
  }
})();

function ticksOf(pid: number, fields: readonly number[]): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.reduce((sum, field) => sum + Number(values[field]), 0) / ticksPerSecond;
  } catch {
    // Another system, or a process that has just ended.
    return undefined;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const text = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return [];
  }
}
