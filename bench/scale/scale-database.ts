import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type RunningPostgres, startPostgres } from '../../tools/dev/postgres.js';
import { createDatabase } from '../../tools/dev/start/database.js';

const migrate = path.join(import.meta.dirname, '..', '..', 'programs', 'migrate.js');

/** Filling needs memory for the indexes and few checkpoints; measuring needs the counters of each statement. */
const settings: Readonly<Record<string, string>> = {
  shared_preload_libraries: 'pg_stat_statements',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  track_io_timing: 'off',
};

/** One PostgreSQL for both merchants, each in a database of its own. */
export class ScaleServer {
  private constructor(
    private readonly folder: string,
    private server: RunningPostgres,
  ) {}

  /** Starts an empty server that does not wait for the disk, so that it is filled quickly. */
  static async start(): Promise<ScaleServer> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-scale-'));
    // If we are root, the server runs as another user, who must be able to enter its folder.
    fs.chmodSync(folder, 0o711);
    try {
      return new ScaleServer(folder, await startPostgres({ dataDir: path.join(folder, 'postgres'), fast: true }));
    } catch (error) {
      fs.rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  url(name: string): string {
    return this.server.url(name);
  }

  /** Makes a database with our schema. */
  async create(name: string): Promise<void> {
    await createDatabase(this.server.url('postgres'), name);
    await runMigrations(this.server.url(name));
  }

  /** Starts it again with the settings for measuring, as safe on power loss as in production. */
  async restart(): Promise<void> {
    const client = await connect(this.server.url('postgres'));
    for (const [name, value] of Object.entries(settings)) await client.query(`alter system set ${name} = '${value}'`);
    await client.query('checkpoint');
    await client.end();
    await this.server.stop();
    this.server = await startPostgres({ dataDir: path.join(this.folder, 'postgres') });
  }

  readonly stop = async (): Promise<void> => {
    await this.server.stop();
    fs.rmSync(this.folder, { recursive: true, force: true });
  };
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  // At the end the server may stop before the client, which is no error.
  client.on('error', () => undefined);
  await client.connect();
  return client;
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
