import fs from 'node:fs';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { freePort } from '../tools/dev/ports.js';
import { untilReady } from '../tools/dev/start/until-ready.js';
import type { OtherKind } from './operations.js';

export type ServerName = 'ours' | 'other';

export interface ServerSettings {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly pepper: string;
  readonly other: OtherKind;
  /** The folder of another built checkout. */
  readonly against: string | undefined;
  /** Where ours counts its limits. */
  readonly redisUrl: string | undefined;
}

export interface BenchProcess {
  readonly pid: number;
  /** For what `profile/profiled.ts` is asked. */
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

export interface BenchServer extends BenchProcess {
  readonly name: ServerName;
  readonly port: number;
}

const dist = path.join(import.meta.dirname, '..');
/** The program of the API in a built folder: its bundle, or the compiled file where there is no bundle. */
const apiOf = (folder: string): string =>
  ['programs/api.js', 'apps/api/src/main.js']
    .map((file) => path.join(folder, file))
    .find((file) => fs.existsSync(file)) ?? '';

function programOf(name: ServerName, { other, against = '' }: ServerSettings): string {
  if (name === 'ours') return apiOf(dist);
  if (other === 'checkout') return apiOf(path.join(path.resolve(against), 'dist'));
  return path.join(dist, other === 'unlimited' ? 'bench/unlimited/main.js' : 'bench/bare/main.js');
}

// Each process ends with the benchmark, also if that is killed, and can be profiled while it runs.
const preloaded = ['tools/dev/start/end-with-parent.js', 'bench/profile/profiled.js'];

const stopPatienceMs = 10_000;

/** Every request is counted and admitted: the benchmark measures requests that pass. */
const raisedLimits = {
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
  LIMIT_REQUESTS_PER_DAY: '1000000',
  LIMIT_ORDER_CREATIONS_PER_MINUTE: '1000000',
  LIMIT_VOUCHER_REDEMPTIONS_PER_MINUTE: '1000000',
  LIMIT_VOUCHER_PDFS_PER_MINUTE: '1000000',
  LIMIT_CONCURRENT_REQUESTS: '1000000',
};

/** Starts one process of our API, or of the other server, and waits until it answers. */
export async function startServer(name: ServerName, settings: ServerSettings): Promise<BenchServer> {
  const port = await freePort();
  const started = await startProcess(name, programOf(name, settings), port, {
    ...environmentOf(settings),
    PORT: String(port),
    REDIS_URL: (name === 'ours' && settings.redisUrl) || '',
    // A new Redis counts before the first round begins.
    REDIS_PAUSE_SECONDS: '1',
  });
  return { ...started, name, port };
}

/** Starts our worker. The load causes no e-mails. */
export async function startWorker(settings: ServerSettings): Promise<BenchProcess> {
  const port = await freePort();
  return startProcess('worker', path.join(dist, 'programs/worker.js'), port, {
    ...environmentOf(settings),
    WORKER_PORT: String(port),
    SMTP_URL: 'smtp://127.0.0.1:25',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    WEBHOOK_ALLOW_PRIVATE: '1',
  });
}

async function startProcess(
  name: string,
  program: string,
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<BenchProcess> {
  const imports = preloaded.flatMap((file) => ['--import', path.join(dist, file)]);
  const child = spawn(process.execPath, [...imports, program], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs);
    await exited;
    clearTimeout(timer);
  };
  const ended = exited.then(() => 'ended');
  const problem = await Promise.race([ended, untilReady(`http://127.0.0.1:${port}/health/live`)]);
  if (problem) {
    await stop();
    throw new Error(`The process "${name}" ${problem}.`);
  }
  return { pid: child.pid ?? 0, process: child, stop };
}

function environmentOf({ databaseUrl, poolSize, pepper }: ServerSettings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...raisedLimits,
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: String(poolSize),
    KEY_PEPPER: pepper,
    CURSOR_SECRET: 'a secret of the bench alone',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
}
