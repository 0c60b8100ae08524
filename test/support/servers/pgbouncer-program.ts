import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../harness/api-process.js';
import { fetchDebianPackages } from './debian-packages.js';

const run = promisify(execFile);

/** How a PgBouncer of our own is started: the program, and what stands before its own arguments. */
export interface PgBouncerProgram {
  readonly file: string;
  readonly args: readonly string[];
  /** Who runs it, where that isn't us. */
  readonly as: { readonly uid?: number; readonly gid?: number };
  readonly version: string;
}

const cache = path.join(repository, '.cache', 'pgbouncer');
/** With the C library that it was built for, which its own loader takes from the folder. */
const packages = {
  release: 'trixie',
  names: [
    'pgbouncer',
    'libc6',
    'libcares2',
    'libevent-2.1-7t64',
    'libpam0g',
    'libssl3t64',
    'libsystemd0',
    'libaudit1',
    'libcap-ng0',
    'libcap2',
    'zlib1g',
    'libzstd1',
    'libgcc-s1',
  ],
};

/** The first one that keeps named prepared statements in transaction mode. */
const oldest = 1.21;

/** What is installed, where it is new enough, else Debian's package in the project's cache. */
export async function findPgBouncer(): Promise<PgBouncerProgram> {
  const installed = await tryOut({ file: 'pgbouncer', args: [] });
  if (installed && Number.parseFloat(installed.version) >= oldest) return installed;
  const failure = await fetchDebianPackages(cache, packages);
  const libraries = path.join(cache, 'root/usr/lib/x86_64-linux-gnu');
  const program = path.join(cache, 'root/usr/sbin/pgbouncer');
  const loader = path.join(libraries, 'ld-linux-x86-64.so.2');
  const fetched = await tryOut({ file: loader, args: ['--library-path', libraries, program] });
  if (fetched) return fetched;
  throw new Error(
    `PgBouncer ${oldest} or later is needed: none is installed (${installed?.version ?? 'not found'}), and Debian's package ` +
      `does not run here${failure ? `: ${failure}` : '.'}\nWhat to do: install pgbouncer ${oldest} or later.`,
  );
}

async function tryOut({ file, args }: Pick<PgBouncerProgram, 'file' | 'args'>): Promise<PgBouncerProgram | undefined> {
  for (const way of waysToRun(file, args)) {
    const answer = await run(way.file, [...way.args, '--version'], { ...way.as, timeout: 5_000 }).catch(
      () => undefined,
    );
    const version = /PgBouncer (\S+)/.exec(answer?.stdout ?? '')?.[1];
    if (version) return { ...way, version };
  }
  return undefined;
}

/** It refuses to run as root: then it is the user nobody's, or nobody in a user namespace where a folder is closed. */
function waysToRun(file: string, args: readonly string[]): Omit<PgBouncerProgram, 'version'>[] {
  if (process.getuid?.() !== 0) return [{ file, args, as: {} }];
  const namespace = ['--user', '--map-user=65534', '--map-group=65534', '--', file, ...args];
  const hasNamespaces = spawnSync('unshare', ['--user', 'true']).status === 0;
  return [
    { file, args, as: { uid: 65534, gid: 65534 } },
    ...(hasNamespaces ? [{ file: 'unshare', args: namespace, as: {} }] : []),
  ];
}
