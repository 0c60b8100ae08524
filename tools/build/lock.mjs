// One command at a time does what two would disturb each other in: installing the packages, building. Nothing but Node itself is used,
// since the packages may not be there yet.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const abandonedAfterMs = 5_000;
const surelyAbandonedAfterMs = 120_000;
const waitDeadlineMs = 15 * 60_000;

/**
 * Runs `work` while no other command holds the lock `file`, and waits for one that does, saying `waiting`. Where `isDone` becomes true
 * meanwhile, nothing is run. A command that was killed holds its lock for 5 s.
 */
export async function oneAtATime({ file, waiting, isDone = () => false }, work) {
  if (!(await lockUnlessDone(file, waiting, isDone))) return;
  const touching = setInterval(() => fs.utimes(file, new Date(), new Date(), () => {}), 1000);
  try {
    await work();
  } finally {
    clearInterval(touching);
    fs.rmSync(file, { force: true });
  }
}

/** True when this command has the lock; false when another one has done the work. */
async function lockUnlessDone(file, waiting, isDone) {
  const deadline = Date.now() + waitDeadlineMs;
  for (let waits = 0; Date.now() < deadline; waits += 1) {
    if (isDone()) return false;
    if (tryLock(file)) return true;
    removeAbandoned(file);
    if (waits === 1) console.log(waiting);
    await pause(300);
  }
  throw new Error(
    `Another command has held ${file} for too long. Stop it, delete that file and run this command again.`,
  );
}

function tryLock(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Renamed before it is removed, so that of two who find an abandoned lock only one takes it. */
function removeAbandoned(file) {
  const aside = `${file}.${process.pid}`;
  try {
    const holder = fs.readFileSync(file, 'utf8');
    if (!isAbandoned(file, holder)) return;
    fs.renameSync(file, aside);
    // A faster one's fresh lock instead of the abandoned one: give it back.
    if (fs.readFileSync(aside, 'utf8') !== holder) fs.linkSync(aside, file);
  } catch {
    // Another command was faster.
  }
  fs.rmSync(aside, { force: true });
}

/** Its command was killed: it touched the lock every second. A process that it started, and named in the lock, may still run. */
function isAbandoned(file, holder) {
  const silentMs = Date.now() - fs.statSync(file).mtimeMs;
  return silentMs > surelyAbandonedAfterMs || (silentMs > abandonedAfterMs && !isRunning(Number(holder)));
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
