import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { removeLeftovers } from './private-folder.js';

const PREFIX = 'loyalty-browser-';

/**
 * A new home for one browser: profile, caches, temporary files. It stands in the system's temporary folder, which every
 * user can reach, belongs to whom the browser runs as, and names our process: what a killed one left is removed here.
 */
export async function makeProfile(user: number | undefined): Promise<string> {
  await removeLeftovers(os.tmpdir(), (name) => {
    return name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) || undefined : undefined;
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  if (user !== undefined) await chown(folder, user, user);
  return folder;
}

/** Last writes of processes that are just ending may come in between. */
export const removeProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
