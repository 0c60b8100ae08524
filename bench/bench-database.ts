import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../tools/dev/postgres.js';
import { createDatabase } from '../tools/dev/start/database.js';

export interface BenchDatabase {
  readonly url: string;
  readonly port: number;
  /** The server's main process. */
  readonly pid: number;
  readonly version: string;
  /** Runs a statement of the bench itself. */
  readonly query: (text: string) => Promise<readonly Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
}

const databaseName = 'loyalty_bench';
const migrate = path.join(import.meta.dirname, '..', 'programs', 'migrate.js');

/** A PostgreSQL of our own in a new folder, as safe on power loss as in production, with the schema in it. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-bench-'));
  // If we are root, the server runs as another user, who must be able to enter its folder.
  fs.chmodSync(folder, 0o711);
  const removeFolder = () => fs.rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startPostgres({ dataDir: path.join(folder, 'postgres') });
    try {
      await createDatabase(server.url('postgres'), databaseName);
      const url = server.url(databaseName);
      await runMigrations(url);
      return await opened(url, server, async () => {
        await server.stop();
        removeFolder();
      });
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    removeFolder();
    throw error;
  }
}

async function opened(
  url: string,
  server: { readonly pid: number; readonly port: number },
  stop: () => Promise<void>,
): Promise<BenchDatabase> {
  const client = new pg.Client(url);
  // At the end the server stops before the client, which is no error.
  client.on('error', () => undefined);
  await client.connect();
  const query = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
  // The first change of a page after a checkpoint writes the whole page: a checkpoint would burden one server by chance.
  for (const setting of [`checkpoint_timeout = '1h'`, `max_wal_size = '8GB'`])
    await query(`alter system set ${setting}`);
  await query('select pg_reload_conf()');
  const [row] = await query('show server_version');
  return {
    url,
    port: server.port,
    pid: server.pid,
    version: String(row?.['server_version']),
    query,
    stop: async () => {
      await client.end();
      await stop();
    },
  };
}

function runMigrations(url: string): Promise<void> {
  const child = spawn(process.execPath, [migrate], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The migration failed.'))));
  });
}
