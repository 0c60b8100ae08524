// The processes that the test files of one Jest worker share (test/support/harness/shared-process.ts). Each has a file
// `<name>.json` with its pid and the path of its log.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkLog } from './clean-log.mjs';

const stopDeadlineMs = 15_000;

/** Asks all of them to end, waits for it, and checks what they logged until then. */
export async function stopSharedProcesses(folder) {
  const all = readAll(folder);
  for (const { pid } of all) signal(pid, 'SIGTERM');
  const deadline = Date.now() + stopDeadlineMs;
  while (all.some(({ pid }) => signal(pid, 0)) && Date.now() < deadline) await wait(20);
  const late = all.filter(({ pid }) => signal(pid, 'SIGKILL'));
  if (late.length > 0) throw new Error(`${late.length} shared processes did not end after SIGTERM.`);
  for (const { log } of all) checkLog(fs.readFileSync(log, 'utf8'));
}

/** For an interrupted run. */
export function killSharedProcesses(folder) {
  for (const { pid } of readAll(folder)) signal(pid, 'SIGKILL');
}

function readAll(folder) {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
}

/** Whether the process was there. */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
