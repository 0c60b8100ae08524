import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ownMark, removeLeftovers } from './private-folder.js';

const prefix = 'loyalty-browser-';

/**
 * Creates a folder for the profile, caches and temporary files of one browser. It is in the system's temporary folder,
 * belongs to the browser's user, and has the worker's mark in its name. Folders of dead workers are removed.
 */
export async function makeProfile(user: number | undefined): Promise<string> {
  await removeLeftovers(os.tmpdir(), new RegExp(`^${prefix}(\\d+-.*)`));
  const folder = await mkdtemp(path.join(os.tmpdir(), `${prefix}${ownMark}-`));
  if (user !== undefined) await chown(folder, user, user);
  return folder;
}

/** Retries, because processes that are ending can still write files. */
export const removeProfile = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
