import { spawnSync, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** How to run a PostgreSQL program, which refuses to run as root. */
export interface PostgresAccount {
  /** For people: "own user", "uid 65534", "user namespace". */
  readonly name: string;
  /** The owner that files for the server must have, when it isn't us. */
  readonly owner?: { readonly uid: number; readonly gid: number };
  readonly wrap: (program: string, args: string[]) => { program: string; args: string[]; options: SpawnOptions };
}

const nobodyId = 65534;
const namespaceArguments = ['--user', `--map-user=${nobodyId}`, `--map-group=${nobodyId}`];

/**
 * Chooses the account that runs the server on this data folder: our own; for root the user nobody; and if nobody can't reach
 * the folder (a closed home folder), a user namespace. A folder keeps its owner, so a later start chooses alike.
 */
export function chooseAccount(dataDir: string, binaries: string): PostgresAccount {
  if (process.getuid?.() !== 0) return ownAccount(dataDir);
  const owner = ownerOf(path.join(dataDir, 'PG_VERSION'));
  const server = path.join(binaries, 'postgres');
  const as = owner && owner.uid !== 0 ? owner : { uid: nobodyId, gid: nobodyId };
  if (owner?.uid !== 0 && othersMayEnter(path.dirname(dataDir)) && runs(server, as)) return otherAccount(as);
  const namespacesWork = spawnSync('unshare', [...namespaceArguments, '--', server, '--version']).status === 0;
  if (namespacesWork && (owner?.uid ?? 0) === 0) return namespaceAccount();
  throw new Error(
    [
      'PostgreSQL can not run as root, and no other way to run it was found.',
      `Tried: the user nobody (who must be able to enter ${path.dirname(dataDir)} and to run ${server}); ` +
        'a user namespace (not allowed here).',
      'What to do: put the project or DATA_DIR in a folder that others may enter (chmod o+x), or run as an ordinary ' +
        'user, or set DATABASE_URL to a PostgreSQL server.',
    ].join('\n'),
  );
}

function ownAccount(dataDir: string): PostgresAccount {
  // The password's file and not the folder itself: after a start as root that one may well be ours (nobody's).
  const owner = ownerOf(`${dataDir}.password`);
  if (owner && process.getuid && owner.uid !== process.getuid()) {
    throw new Error(
      `The data in ${dataDir} belongs to user ${owner.uid}: it was made by a start as root or as another user.\n` +
        'What to do: start as that user again, or choose another folder with DATA_DIR.',
    );
  }
  return { name: 'own user', wrap: (program, args) => ({ program, args, options: {} }) };
}

function otherAccount(owner: { uid: number; gid: number }): PostgresAccount {
  return { name: `uid ${owner.uid}`, owner, wrap: (program, args) => ({ program, args, options: owner }) };
}

/** In the namespace we are nobody, outside it the files stay root's. */
function namespaceAccount(): PostgresAccount {
  return {
    name: 'user namespace',
    wrap: (program, args) => ({
      program: 'unshare',
      args: [...namespaceArguments, '--', program, ...args],
      options: {},
    }),
  };
}

function ownerOf(file: string): { uid: number; gid: number } | undefined {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat && { uid: stat.uid, gid: stat.gid };
}

function othersMayEnter(folder: string): boolean {
  const mode = fs.statSync(folder, { throwIfNoEntry: false })?.mode;
  if (mode !== undefined && !(mode & 0o001)) return false;
  const parent = path.dirname(folder);
  return parent === folder || othersMayEnter(parent);
}

function runs(server: string, as: { uid: number; gid: number }): boolean {
  return spawnSync(server, ['--version'], { ...as, cwd: '/' }).status === 0;
}
