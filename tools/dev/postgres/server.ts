import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverEnv, type Cluster } from './cluster.js';
import { keepLogBounded, openLog } from './log-file.js';
import { readPidFile, stopServer } from './stop.js';

export interface Server {
  readonly pid: number;
  /** Settles when the server has ended, for any reason. */
  readonly exited: Promise<void>;
}

const startDeadlineMs = 120_000;

/** The server could not have the port; another one may do. */
export class PortTaken extends Error {}

/** Starts the server and waits until it takes connections. Throws an error with the server's own last messages. */
export async function startServer(cluster: Cluster, port: number, signal?: AbortSignal): Promise<Server> {
  const { child, logStart } = spawnServer(cluster, port);
  const server = { pid: child.pid ?? 0, exited: exitOf(child) };
  const problem = await untilConnectable(cluster.dataDir, child, signal);
  if (!problem) {
    watchOver(server);
    keepLogBounded(cluster.logFile, server.exited);
    return server;
  }
  await stopServer(server.pid, server.exited);
  const output = fs.readFileSync(cluster.logFile, 'utf8').slice(logStart).trim().split('\n').slice(-8).join('\n');
  const message = `PostgreSQL did not start: ${problem}. The end of ${cluster.logFile}:\n${output}`;
  throw /could not bind/.test(output) ? new PortTaken(message) : new Error(message);
}

function spawnServer({ dataDir, logFile, binaries, account, fast }: Cluster, port: number) {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  // Tables grow from nothing here: until the next analyze, sessions keep the plans for few rows. (docs/decisions/0088)
  settings.push('shared_buffers=128MB', 'autovacuum_naptime=10s');
  // A failed statement's message, detail and text can hold codes and e-mails: the process that sent it logs what it may.
  settings.push('log_min_messages=log', 'log_min_error_statement=panic', 'log_error_verbosity=terse');
  if (fast) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const args = ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const { program, args: wrapped, options } = account.wrap(path.join(binaries.folder, 'postgres'), args);
  const { log, logStart } = openLog(logFile);
  // Into a file and not a pipe: if this process is killed, nothing would read the pipe. A session of its own keeps
  // Ctrl-C from stopping the database under the processes that still use it.
  const stdio: ['ignore', number, number] = ['ignore', log, log];
  const child = spawn(program, wrapped, { ...options, env: serverEnv(), cwd: '/', detached: true, stdio });
  fs.closeSync(log);
  child.unref();
  return { child, logStart };
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}

/** Nothing when the server takes connections, else what went wrong. The server itself writes its state to this file. */
async function untilConnectable(
  dataDir: string,
  child: ChildProcess,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const deadline = Date.now() + startDeadlineMs;
  while (Date.now() < deadline) {
    if (child.pid === undefined) return 'its program can not be run';
    if (child.exitCode !== null) return `it ended with ${child.exitCode}`;
    if (child.signalCode !== null) return `it was ended by ${child.signalCode}`;
    if (signal?.aborted) return 'it was interrupted';
    const { pid, state } = readPidFile(dataDir);
    if (pid === child.pid && state === 'ready') return undefined;
    await wait(10);
  }
  return `it was not ready after ${startDeadlineMs / 1000} seconds`;
}

/**
 * A shell that waits for the end of its input. That comes when we end, also when we are killed and can do nothing any
 * more, and then the shell stops the server.
 */
function watchOver({ pid, exited }: Server): void {
  const script = 'read -r line; kill -INT "$0"';
  const shell = spawn('sh', ['-c', script, String(pid)], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  // Without a shell the next start stops the server.
  shell.on('error', () => undefined);
  shell.unref();
  (shell.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  const endShell = (): boolean => shell.kill('SIGKILL');
  exited.then(endShell, endShell);
}
