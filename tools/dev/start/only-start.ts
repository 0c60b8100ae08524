import fs from 'node:fs';
import path from 'node:path';

export interface DataFolderLock {
  /** The previous start was killed: its processes may still be stopping. */
  readonly afterCrash: boolean;
  readonly release: () => void;
}

/**
 * Locks the data folder for one `npm start`: a second one would stop the database of the first one.
 * Throws an error that says what to do when the folder is taken.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const file = path.join(dataDir, 'start.lock');
  const afterCrash = !tryLock(file);
  if (afterCrash) takeOver(file, dataDir);
  return { afterCrash, release: () => fs.rmSync(file, { force: true }) };
}

function tryLock(file: string): boolean {
  try {
    fs.writeFileSync(file, identityOf(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renamed before it is removed, so that of two starts that find a dead one's lock only one takes it. */
function takeOver(file: string, dataDir: string): void {
  const holder = readOrNothing(file);
  const pid = Number(holder.split(' ')[0]);
  if (!pid || holder !== identityOf(pid)) {
    const aside = `${file}.${process.pid}`;
    if (renameIfThere(file, aside) && readOrNothing(aside) !== holder) fs.linkSync(aside, file);
    fs.rmSync(aside, { force: true });
    if (tryLock(file)) return;
  }
  throw new Error(
    `It runs already, with the data in ${dataDir} (process ${readOrNothing(file).split(' ')[0]}).\n` +
      'What to do: stop that one first, or give this one its own folder and ports: ' +
      'DATA_DIR=.data-2 PORT=3100 PORTAL_PORT=3101 npm start',
  );
}

function renameIfThere(from: string, to: string): boolean {
  try {
    fs.renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

function readOrNothing(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A process id with the start time of the process, because ids are reused. A space if there is no such process. */
function identityOf(pid: number): string {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  // After the name in brackets (which may hold anything): the state first, the start time as the 20th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (stat && fields[0] !== 'Z') return `${pid} ${fields[19]}`;
  return process.platform !== 'linux' && isAlive(pid) ? `${pid}` : ' ';
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
