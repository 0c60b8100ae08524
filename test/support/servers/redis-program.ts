import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../harness/api-process.js';
import { fetchDebianPackages } from './debian-packages.js';

const run = promisify(execFile);

/** How a Redis of our own is started. */
export interface RedisProgram {
  readonly file: string;
  readonly args: (port: number) => readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** For the line that says which one the tests ran with. */
  readonly called: string;
  /** A few hundred scripts a second instead of thousands. */
  readonly slow: boolean;
}

const cache = path.join(repository, '.cache', 'redis');
const packages = ['redis-server', 'redis-tools', 'liblzf1', 'libjemalloc2', 'libatomic1', 'liblua5.1-0'];

/** Without a file of its own: nothing is kept, and two test files never share one. */
const serverArgs = (port: number): string[] => [
  '--port',
  String(port),
  '--bind',
  '127.0.0.1',
  '--save',
  '',
  '--appendonly',
  'no',
  '--maxmemory-policy',
  'noeviction',
  '--daemonize',
  'no',
];

/** What is installed, else Debian's packages in the project's cache, else the one written in JavaScript. */
export async function findRedisProgram(): Promise<RedisProgram> {
  return (await installed()) ?? (await fetched()) ?? inJavaScript();
}

async function versionOf(file: string, environment: Readonly<Record<string, string>>): Promise<string | undefined> {
  const env = { PATH: process.env['PATH'], ...environment };
  const answer = await run(file, ['--version'], { env, timeout: 5_000 }).catch(() => undefined);
  return answer && (/ v=(\S+)/.exec(answer.stdout)?.[1] ?? 'of an unknown version');
}

async function installed(): Promise<RedisProgram | undefined> {
  for (const name of ['redis-server', 'valkey-server']) {
    const version = await versionOf(name, {});
    if (!version) continue;
    return { file: name, args: serverArgs, environment: {}, called: `${name} ${version} of this machine`, slow: false };
  }
  return undefined;
}

async function fetched(): Promise<RedisProgram | undefined> {
  await fetchDebianPackages(cache, { names: packages });
  return inCache();
}

async function inCache(): Promise<RedisProgram | undefined> {
  const root = path.join(cache, 'root');
  const file = path.join(root, 'usr/bin/redis-server');
  if (!fs.existsSync(file)) return undefined;
  const libraries = path.join(root, 'usr/lib');
  const folders = fs.readdirSync(libraries).map((name) => path.join(libraries, name));
  const environment = { LD_LIBRARY_PATH: folders.join(':') };
  const version = await versionOf(file, environment);
  const called = `redis-server ${version} of Debian, in .cache/redis`;
  return version === undefined ? undefined : { file, args: serverArgs, environment, called, slow: false };
}

const inJavaScript = (): RedisProgram => ({
  file: process.execPath,
  args: (port) => [path.join(repository, 'node_modules/js-redis-server/dist/cli.js'), '--port', String(port)],
  environment: {},
  called: 'js-redis-server, since no redis-server is installed and none could be fetched with apt-get',
  slow: true,
});
