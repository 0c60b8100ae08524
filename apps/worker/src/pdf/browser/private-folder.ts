import { chmod, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const WRITABLE_BY_OTHERS = 0o022;

/** Who we are; undefined where the system has no such thing. */
export const ownUser = (): number | undefined => process.getuid?.();

/**
 * The folder of this user below a cache folder that others may share: what is run from it must come from nobody else. It
 * is readable by all, because a browser that root starts runs as another user. Throws where others may write to it.
 */
export async function privateFolder(cacheDir: string): Promise<string> {
  const folder = path.join(path.resolve(cacheDir), `browser-${ownUser() ?? 'own'}`);
  const made = await mkdir(folder, { recursive: true, mode: 0o755 });
  if (made) await chmod(folder, 0o755);
  if (!(await isOurs(folder))) throw new Error(`${folder} must belong to the user of this process and to no one else.`);
  return folder;
}

/** Whether it is a real file or folder (no link) of ours which nobody else may change. */
export async function isOurs(entry: string): Promise<boolean> {
  const found = await lstat(entry);
  const real = found.isDirectory() || found.isFile();
  return real && found.uid === (ownUser() ?? found.uid) && (found.mode & WRITABLE_BY_OTHERS) === 0;
}

/** Removes what processes that are gone have left in a folder under names that `ownerOf` knows to read. */
export async function removeLeftovers(folder: string, ownerOf: (name: string) => number | undefined): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = ownerOf(name);
    if (owner === undefined || isAlive(owner)) continue;
    // Another user's is not ours to remove, and another process may be removing it right now.
    await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
