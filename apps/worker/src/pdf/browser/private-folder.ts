import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const writableByOthers = 0o022;

/** The user id of this process; undefined on systems without user ids. */
const ownUserId = (): number | undefined => process.getuid?.();

/**
 * This user's folder in a cache folder that may be shared. Programs are run from it, so no other user may write to it. It
 * is readable by all users, because a browser that root starts runs as another user.
 * @throws Error if others can write to it
 */
export async function privateFolder(cacheDir: string): Promise<string> {
  const folder = path.join(path.resolve(cacheDir), `browser-${ownUserId() ?? 'own'}`);
  const made = await mkdir(folder, { recursive: true, mode: 0o755 });
  if (made) await chmod(folder, 0o755);
  if (!(await isPrivate(folder)))
    throw new Error(`${folder} must belong to the user of this process and to no one else.`);
  return folder;
}

/** Whether it is a file or folder (no link) that belongs to this user and that no other user can change. */
export async function isPrivate(entry: string): Promise<boolean> {
  const found = await lstat(entry);
  const real = found.isDirectory() || found.isFile();
  return real && found.uid === (ownUserId() ?? found.uid) && (found.mode & writableByOthers) === 0;
}

/**
 * The mark of this process in the names of the entries that it makes. Its process id is not enough: after a restart of a
 * container the new process often has the id of the one that crashed.
 */
export const ownMark = `${process.pid}-${randomBytes(4).toString('hex')}`;

/** Removes entries of processes that no longer run. The first group of `named` is the mark in a name, with what follows. */
export async function removeLeftovers(folder: string, named: RegExp): Promise<void> {
  for (const name of await readdir(folder)) {
    const mark = named.exec(name)?.[1];
    if (mark === undefined || isOfRunningProcess(mark)) continue;
    // The entry may belong to another user, or another process may be removing it.
    await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isOfRunningProcess(mark: string): boolean {
  const pid = Number.parseInt(mark, 10);
  return pid === process.pid ? mark.startsWith(`${ownMark}-`) : isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
