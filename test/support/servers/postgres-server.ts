import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../harness/free-port.js';
import { type RunningPostgres, startPostgres } from '../../../tools/dev/postgres.js';
import { NodeProcess } from '../harness/api-process.js';
import { until } from '../harness/deadline.js';
import type { Certificate } from './certificates.js';

const database = 'loyalty';

/**
 * A PostgreSQL server of one test file's own, which may crash. It survives kill -9 as a real one does: what it acknowledged
 * is with the operating system, which goes on living here, so it waits for its WAL but not for the disk.
 */
export class PostgresServer {
  private running: RunningPostgres | undefined;

  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** With a migrated database. */
  static async start(): Promise<PostgresServer> {
    const server = new PostgresServer(newFolder(), await freePort());
    await server.run(true);
    await server.sql(`create database ${database}`, 'postgres');
    const migration = NodeProcess.spawn('dist/programs/migrate.js', { DATABASE_URL: server.url });
    const { code } = await migration.ended;
    if (code !== 0) throw new Error(`The migrations failed:\n${migration.output}`);
    await server.halt();
    server.configure('fsync = off');
    await server.run();
    return server;
  }

  get url(): string {
    return this.urlOf(database);
  }

  private get dataDir(): string {
    const name = fs.readdirSync(this.folder).find((entry) => /^postgres-\d+$/.test(entry));
    return path.join(this.folder, name ?? 'postgres');
  }

  private urlOf(name: string): string {
    const password = fs.readFileSync(`${this.dataDir}.password`, 'utf8').trim();
    return `postgres://loyalty:${password}@127.0.0.1:${this.port}/${name}`;
  }

  /** Ends the server as by a power cut (SIGKILL), or by an immediate stop (SIGQUIT), which tells clients first. */
  async crash(signal: 'SIGKILL' | 'SIGQUIT' = 'SIGKILL'): Promise<void> {
    if (this.running) process.kill(this.running.pid, signal);
    await this.running?.exited;
    this.running = undefined;
  }

  /** On the same port. After a kill -9 its processes may take a moment to leave its shared memory. */
  async run(fast = false): Promise<void> {
    const options = { dataDir: path.join(this.folder, 'postgres'), port: this.port, fast };
    this.running = await until('PostgreSQL starts', () => startPostgres(options).catch(inUse));
  }

  async halt(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }

  async sql<Row extends pg.QueryResultRow>(text: string, on = database): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.urlOf(on), application_name: 'test' });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Gives it a certificate; connections with TLS that are opened from now on see it. */
  async useCertificate({ certificate, key }: Certificate): Promise<void> {
    const owner = fs.statSync(this.dataDir);
    for (const [name, content] of Object.entries({ 'server.crt': certificate, 'server.key': key })) {
      const file = path.join(this.dataDir, name);
      fs.writeFileSync(file, content, { mode: 0o600 });
      fs.chownSync(file, owner.uid, owner.gid);
    }
    await this.sql('alter system set ssl = on', 'postgres');
    await this.sql('select pg_reload_conf()', 'postgres');
  }

  /** Lines for its settings, which hold from the next start. */
  configure(...lines: readonly string[]): void {
    fs.appendFileSync(path.join(this.dataDir, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
  }

  /**
   * A standby of this server, from a copy of its data while it is halted. From then on each COMMIT here waits for it.
   * @param like the server that it takes the place of, whose data goes and whose port it keeps
   */
  async addStandby(like?: PostgresServer): Promise<PostgresServer> {
    await this.halt();
    const folder = like?.folder ?? newFolder();
    const standby = new PostgresServer(folder, like?.port ?? (await freePort()));
    fs.rmSync(standby.dataDir, { recursive: true, force: true });
    execFileSync('cp', ['-a', this.dataDir, `${this.dataDir}.password`, folder]);
    const password = new URL(this.url).password;
    const source = `host=127.0.0.1 port=${this.port} user=loyalty password=${password} application_name=standby`;
    standby.configure(`primary_conninfo = '${source}'`, `synchronous_standby_names = ''`);
    execFileSync('cp', ['-a', path.join(standby.dataDir, 'PG_VERSION'), path.join(standby.dataDir, 'standby.signal')]);
    this.configure(`synchronous_standby_names = 'standby'`);
    await this.run();
    await standby.run();
    await until('The standby follows', () => this.hasStandby());
    return standby;
  }

  /** Whether a synchronous standby follows. */
  async hasStandby(): Promise<boolean> {
    return (await this.sql(`select 1 from pg_stat_replication where sync_state = 'sync'`, 'postgres')).length === 1;
  }

  /** Makes a primary of a standby; settles when it takes writes. */
  async promote(): Promise<void> {
    await this.sql('select pg_promote(true)', 'postgres');
  }

  async remove(): Promise<void> {
    await this.halt();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Run by root, the server itself runs as nobody, who has to get in. */
function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `loyalty-test-${process.pid}-`));
  fs.chmodSync(folder, 0o711);
  return folder;
}

function inUse(error: Error): undefined {
  if (!/still in use|lock file/.test(error.message)) throw error;
}
