import fs from 'node:fs';
import path from 'node:path';
import { freePort } from './ports.js';
import { describeCluster, isMade, makeCluster, postgresUser, type Cluster } from './postgres/cluster.js';
import { PortTaken, startServer, type Server } from './postgres/server.js';
import { stopLeftover, stopServer } from './postgres/stop.js';

export interface PostgresOptions {
  /** The data folder without its version: `.data/postgres` becomes `.data/postgres-18`, since major versions can't share one. */
  readonly dataDir: string;
  /** Default: the port of the last start if it is free, otherwise any free port. */
  readonly port?: number;
  /** For tests: no fsync, so data is lost with the power. */
  readonly fast?: boolean;
  readonly log?: (line: string) => void;
  /** Aborts a start that takes long, such as recovery after a power failure. */
  readonly signal?: AbortSignal;
}

export interface RunningPostgres extends Server {
  readonly url: (database: string) => string;
  readonly port: number;
  readonly major: number;
  /** Where its programs come from. */
  readonly from: 'npm' | 'system';
  readonly runsAs: string;
  readonly dataDir: string;
  readonly logFile: string;
  readonly stop: () => Promise<void>;
}

const portAttempts = 5;

/**
 * Starts the embedded PostgreSQL on 127.0.0.1, with a generated password and Unicode collation. The first start creates the
 * data folder. A server that a killed start left behind is stopped first. The server ends with this process.
 * @throws Error that says what to do if it can't be started
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const cluster = describeCluster(options.dataDir, options.fast ?? false);
  const { dataDir, logFile, binaries, account } = cluster;
  if (!isMade(cluster)) {
    options.log?.(`Making a new PostgreSQL ${binaries.major} data folder.`);
    await makeCluster(cluster);
  }
  await stopLeftover(dataDir);
  const { server, port } = await startOnFreePort(cluster, options);
  const password = fs.readFileSync(cluster.passwordFile, 'utf8').trim();
  return {
    ...server,
    url: (database) => `postgres://${postgresUser}:${password}@127.0.0.1:${port}/${database}`,
    port,
    major: binaries.major,
    from: binaries.from,
    runsAs: account.name,
    dataDir,
    logFile,
    stop: () => stopServer(server.pid, server.exited),
  };
}

async function startOnFreePort(cluster: Cluster, { port: wanted, signal }: PostgresOptions) {
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted ?? (attempt === 1 ? await portOfLastStart(cluster.dataDir) : await freePort());
    try {
      return { server: await startServer(cluster, port, signal), port };
    } catch (error) {
      // Another program may have taken the port since it was checked.
      if (wanted !== undefined || attempt === portAttempts || !(error instanceof PortTaken)) throw error;
    }
  }
}

async function portOfLastStart(dataDir: string): Promise<number> {
  const optionsFile = path.join(dataDir, 'postmaster.opts');
  const last = fs.existsSync(optionsFile) ? /"-p" "(\d+)"/.exec(fs.readFileSync(optionsFile, 'utf8'))?.[1] : undefined;
  return freePort(Number(last ?? 0));
}
