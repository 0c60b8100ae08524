import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../harness/free-port.js';
import { until } from '../harness/deadline.js';
import { findPgBouncer } from './pgbouncer-program.js';

const running = new Set<ChildProcess>();
// A test file that is cut off leaves no process behind.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** A PgBouncer of one test file's own, in transaction mode, with the settings that docs/operating.md names. */
export class PgBouncer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    /** The URL of the same database, but through this PgBouncer. */
    readonly url: string,
    readonly version: string,
    /** What it logged. */
    readonly output: readonly string[],
  ) {}

  static async before(databaseUrl: string, { serverConnections = 4 } = {}): Promise<PgBouncer> {
    const program = await findPgBouncer();
    const [port, target] = [await freePort(), new URL(databaseUrl)];
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-pgbouncer-'));
    fs.chmodSync(folder, 0o711);
    const settings = path.join(folder, 'pgbouncer.ini');
    fs.writeFileSync(settings, configuration(port, target, serverConnections));
    if (program.as.uid !== undefined) fs.chownSync(settings, program.as.uid, program.as.gid ?? program.as.uid);
    fs.chmodSync(settings, 0o600);
    const child = spawn(program.file, [...program.args, settings], {
      ...program.as,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(`${chunk}`));
    running.add(child);
    child.once('close', () => running.delete(child));
    const url = new URL(databaseUrl);
    url.port = String(port);
    const bouncer = new PgBouncer(child, folder, url.href, program.version, output);
    await until('PgBouncer answers', async () => {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${output.join('')}`);
      return bouncer.answers();
    });
    return bouncer;
  }

  async end(): Promise<void> {
    if (running.has(this.child)) {
      const ended = once(this.child, 'close');
      this.child.kill('SIGKILL');
      await ended;
    }
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client(this.url);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

const configuration = (
  port: number,
  { hostname, port: server, username, password }: URL,
  connections: number,
): string => `
[databases]
* = host=${hostname} port=${server} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
max_prepared_statements = 200
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options
`;
