import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { chooseAccount, type PostgresAccount } from './account.js';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.js';

/** One data folder with what runs it. */
export interface Cluster {
  readonly dataDir: string;
  readonly passwordFile: string;
  readonly logFile: string;
  readonly binaries: PostgresBinaries;
  readonly account: PostgresAccount;
  readonly fast: boolean;
}

export const postgresUser = 'loyalty';

/** Throws an error that says what to do when no server can run on this folder. */
export function describeCluster(base: string, fast: boolean): Cluster {
  const binaries = findPostgresBinaries();
  const dataDir = `${path.resolve(base)}-${binaries.major}`;
  refuseOtherMajor(path.resolve(base), dataDir, binaries.major);
  fs.mkdirSync(path.dirname(dataDir), { recursive: true });
  const account = chooseAccount(dataDir, binaries.folder);
  return { dataDir, passwordFile: `${dataDir}.password`, logFile: `${dataDir}.log`, binaries, account, fast };
}

/** An empty database in place of existing data would look like a loss of data. */
function refuseOtherMajor(base: string, dataDir: string, major: number): void {
  const parent = path.dirname(base);
  if (fs.existsSync(dataDir) || !fs.existsSync(parent)) return;
  const start = `${path.basename(base)}-`;
  const other = fs.readdirSync(parent).find((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)));
  if (!other) return;
  throw new Error(
    `The data in ${path.join(parent, other)} needs its own version of PostgreSQL; the one found here is ${major}.\n` +
      'What to do: delete node_modules and start again to get the version that comes with the project, or move that ' +
      'folder away to begin with an empty database.',
  );
}

export function isMade(cluster: Cluster): boolean {
  return fs.existsSync(path.join(cluster.dataDir, 'PG_VERSION'));
}

/** Created under another name and renamed when complete: an interrupted start leaves no incomplete cluster. */
export async function makeCluster({ dataDir, passwordFile, binaries, account, fast }: Cluster): Promise<void> {
  const newDir = `${dataDir}.new`;
  const newPassword = `${passwordFile}.new`;
  fs.rmSync(newDir, { recursive: true, force: true });
  fs.rmSync(newPassword, { force: true });
  fs.mkdirSync(newDir, { mode: 0o700 });
  fs.writeFileSync(newPassword, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account.owner) for (const made of [newDir, newPassword]) fs.chownSync(made, account.owner.uid, account.owner.gid);
  const args = ['-D', newDir, '-U', postgresUser, '--auth=scram-sha-256', `--pwfile=${newPassword}`, '-E', 'UTF8'];
  // ICU's root locale folds the case of every alphabet; with the plain C locale 'Ärger' ILIKE '%ärg%' is false.
  args.push('--locale=C', '--locale-provider=icu', '--icu-locale=und', '--no-instructions');
  if (fast) args.push('--no-sync');
  await runInitdb(account.wrap(path.join(binaries.folder, 'initdb'), args));
  if (account.owner) fs.chownSync(newPassword, 0, 0);
  fs.renameSync(newPassword, passwordFile);
  fs.renameSync(newDir, dataDir);
}

function runInitdb({ program, args, options }: ReturnType<PostgresAccount['wrap']>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, env: serverEnv(), cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) return resolve();
      const end = `initdb ended with ${signal ?? code}`;
      reject(new Error(`PostgreSQL's data folder could not be made (${end}):\n${output.trim()}`));
    });
  });
}

/** Nothing of ours reaches the server but what it needs: PG* variables would change it, our secrets are not its own. */
export function serverEnv(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR } = process.env;
  return { PATH, ...(TMPDIR ? { TMPDIR } : {}), LC_ALL: 'C', TZ: 'UTC' };
}
